"""What is mine: one line for the peek bar, and the block at the top of the sheet."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.board import MemberLine
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.correction import door
from companion.ui.games.singularity.draw.bars import HistoryPlot, TrackFigure, signed
from companion.ui.games.singularity.draw.board import MapLegend
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.dial import TrackValue
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.games.singularity.draw.tokens import MemberTile
from companion.ui.games.singularity.phone.maps import PhoneMap
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import BETWEEN, START, Panel, Spaced
from companion.ui.kit.drawing import component, part
from companion.ui.kit.layout import SIDE
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, SectionTitle, Strong
from companion.ui.reading import may
from companion.ui.stage import Stage

LEGEND = ("hazard", "cache", "token", "start", "end")
CHANGES = 4
"""The last changes of the tracks that the sheet shows; the log has them all."""
WIDEST = 560
"""A sheet is never wider."""


def peek_facts(stage: Stage) -> tuple[TrackValue, TrackValue, int | None]:
    """Both tracks, and the cards in my hand."""
    view = reading.game(stage)
    return reading.track_value(view, "threat"), reading.track_value(view, "awareness"), view.my_hand


@component
def peek(stage: Stage) -> ft.Control:
    """My line under the main button."""
    return PeekLine(stage.skin, *peek_facts(stage))


@part
def PeekLine(skin: Skin, threat: TrackValue, awareness: TrackValue, hand: int | None) -> ft.Control:
    """Both tracks, and the cards in my hand."""
    found = tones(skin)

    def figure(icon: str, value: int, limit: int | None, colour: str, said: str) -> ft.Control:
        return TrackFigure(skin, icon, value, f"/ {limit}" if limit else "", colour, said, step=20)

    rows = [
        figure(ICONS["threat"], *threat, found.red, reading.value_words(skin, "threat", threat)),
        figure(
            ICONS["awareness"], *awareness, found.amber, reading.value_words(skin, "awareness", awareness)
        ),
    ]
    if hand is not None:
        said = skin.say("singularity-phone-in-hand", n=hand)
        rows.append(figure(ICONS["card"], hand, None, skin.palette.text, said))
    return ft.Row(list(rows), alignment=BETWEEN, wrap=skin.large_text, spacing=10)


@component
def pieces(stage: Stage) -> ft.Control:
    """My member, the map as it stands, the team, and the way to put things right."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    rows: list[ft.Control] = [MyMember(skin, cast, reading.mine(stage))]
    width = min(skin.width, WIDEST) - 2 * SIDE
    scene = scene_of(skin, view, cast)
    if scene is not None:
        legend = tuple((word, skin.say(f"singularity-draw-{word}")) for word in LEGEND)
        rows += [
            SectionTitle(skin, scene.board.name),
            PhoneMap(skin, scene, 0.4, width=width),
            MapLegend(skin, legend),
        ]
    elif view.groups:
        rows.append(SectionTitle(skin, skin.say("singularity-phone-groups")))
        rows += [
            Muted(skin, f"{one.size} × {cast.enemy_name(one.enemy, one.size)} · {one.place}", 15)
            for one in view.groups
        ]
    if may(view, "correct"):
        rows.append(door(stage))
    rows += _history(skin, view, cast, width)
    return Spaced(skin, *rows, gap=12)


@part
def MyMember(skin: Skin, cast: Cast, mine: MemberLine) -> ft.Control:
    """My card and what I carry."""
    lines = []
    if mine.character and mine.character.ability:
        lines.append(mine.character.ability)
    if mine.place:
        lines.append(skin.say("singularity-phone-stands", place=cast.space(mine.place)))
    if mine.deck is not None and mine.discard is not None:
        lines.append(skin.say("singularity-phone-piles", deck=mine.deck, discard=mine.discard))
    if cards := (*mine.carried, *mine.gained):
        lines.append(skin.say("singularity-phone-gained", cards=", ".join(cards)))
    title = Strong(skin, cast.who(mine.seat), 20)
    words = Spaced(skin, title, *(Muted(skin, line, 15) for line in lines), gap=4)
    tile = MemberTile(skin, cast.colour(mine.seat), skin.px(48))
    row = ft.Row([tile, ft.Container(words, expand=True)], spacing=14, vertical_alignment=START)
    return Panel(skin, row)


def _history(skin: Skin, view: SingularityView, cast: Cast, width: float) -> list[ft.Control]:
    """How Threat grew turn by turn, and the last changes with their causes (SW-4)."""
    rows: list[ft.Control] = []
    points = tuple((point.round, point.threat) for point in view.plot)
    if len(points) > 1:
        words = skin.say("singularity-phone-plot")
        limit = reading.track_value(view, "threat").limit
        plot = HistoryPlot(skin, points, limit, width - 28, skin.px(110), words)
        rows += [SectionTitle(skin, words), Panel(skin, plot)]
    for change in reversed(view.changes[-CHANGES:]):
        said = reading.change_words(skin, cast, change)
        rows.append(Muted(skin, f"{signed(change.amount)}  {said}", 15))
    return rows
