"""What is mine: one line for the peek bar, and the block at the top of the sheet."""

from __future__ import annotations

import flet as ft

from companion.ui.games.singularity import reading
from companion.ui.games.singularity.correction import CorrectionDoor
from companion.ui.games.singularity.draw import (
    ICONS,
    HistoryPlot,
    MapBoard,
    MapFrame,
    MapLegend,
    MemberTile,
    Panel,
    Spaced,
    TrackFigure,
    signed,
    tones,
)
from companion.ui.games.singularity.phone.tracks import change_words
from companion.ui.kit.layout import SIDE
from companion.ui.kit.text import Muted, SectionTitle, Strong
from companion.ui.stage import Stage

LEGEND = ("hazard", "cache", "token", "start", "end")
CHANGES = 4
"""The last changes of the tracks that the sheet shows; the log has them all."""


def peek(stage: Stage) -> ft.Control:
    """Both tracks, and the cards in my hand."""
    view, skin = reading.game(stage), stage.skin
    found = tones(skin)
    threat, awareness = reading.track_line(view, "threat"), reading.track_line(view, "awareness")

    def of(limit: int | None) -> str:
        return f"/ {limit}" if limit else ""

    parts: list[ft.Control] = [
        TrackFigure(
            skin,
            ICONS["threat"],
            threat.value,
            of(threat.limit),
            found.red,
            reading.track_words(stage, "threat"),
            step=20,
        ),
        TrackFigure(
            skin,
            ICONS["awareness"],
            awareness.value,
            of(awareness.limit),
            found.amber,
            reading.track_words(stage, "awareness"),
            step=20,
        ),
    ]
    if view.my_hand is not None:
        said = skin.say("singularity-phone-in-hand", n=view.my_hand)
        parts.append(TrackFigure(skin, ICONS["card"], view.my_hand, "", skin.palette.text, said, step=20))
    return ft.Row(parts, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=skin.large_text, spacing=10)


def _character(stage: Stage) -> ft.Control:
    """My card and what I carry."""
    mine, skin, view = reading.mine(stage), stage.skin, reading.game(stage)
    rows: list[ft.Control] = [Strong(skin, reading.who(stage, mine.seat), 20)]
    if mine.character and mine.character.ability:
        rows.append(Muted(skin, mine.character.ability, 15))
    if mine.place:
        rows.append(
            Muted(skin, skin.say("singularity-phone-stands", place=reading.space_name(view, mine.place)), 15)
        )
    if mine.deck is not None and mine.discard is not None:
        rows.append(
            Muted(skin, skin.say("singularity-phone-piles", deck=mine.deck, discard=mine.discard), 15)
        )
    cards = (*mine.carried, *mine.gained)
    if cards:
        rows.append(Muted(skin, skin.say("singularity-phone-gained", cards=", ".join(cards)), 15))
    words = Spaced(skin, *rows, gap=4)
    words.expand = True
    tile = MemberTile(skin, reading.tint_name(stage, mine.seat), skin.px(48))
    return Panel(skin, ft.Row([tile, words], spacing=14, vertical_alignment=ft.CrossAxisAlignment.START))


def _history(stage: Stage) -> list[ft.Control]:
    """How Threat grew turn by turn, and the last changes with their causes (SW-4)."""
    view, skin = reading.game(stage), stage.skin
    rows: list[ft.Control] = []
    points = [(point.round, point.threat) for point in view.plot]
    if len(points) > 1:
        words = skin.say("singularity-phone-plot")
        wide = min(skin.width, 560) - 2 * SIDE - 28
        limit = reading.track_line(view, "threat").limit
        plot = HistoryPlot(skin, points, limit, wide, skin.px(110), label=words)
        rows += [SectionTitle(skin, words), Panel(skin, plot)]
    for change in reversed(view.changes[-CHANGES:]):
        rows.append(Muted(skin, f"{signed(change.amount)}  {change_words(stage, change)}", 15))
    return rows


def pieces(stage: Stage) -> ft.Control:
    """My member, the map as it stands, the team, and the way to put things right."""
    view, skin = reading.game(stage), stage.skin
    rows: list[ft.Control] = [_character(stage)]
    if view.map is not None:
        board = MapBoard(
            skin,
            view.map,
            reading.marks(stage),
            min(skin.width, 560) - 2 * SIDE - 18,
            skin.height * 0.4,
            label=skin.say("singularity-draw-map"),
            diagonal=view.house.diagonal,
        )
        legend = MapLegend(skin, {word: skin.say(f"singularity-draw-{word}") for word in LEGEND})
        rows += [SectionTitle(skin, view.map.name), MapFrame(skin, board, padding=8), legend]
    elif view.groups:
        rows.append(SectionTitle(skin, skin.say("singularity-phone-groups")))
        rows += [
            Muted(
                skin,
                f"{group.size} × {reading.enemy_name(view, group.enemy, group.size)} · {group.place}",
                15,
            )
            for group in view.groups
        ]
    if reading.may(view, "correct"):
        rows.append(CorrectionDoor(stage))
    rows += _history(stage)
    return Spaced(skin, *rows, gap=12)
