"""The end: dial as hero, causes as bars that sum to its number, both tracks turn by turn (SW-36..40)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.ending import EndView
from companion.games.singularity.views.tracks import PlotPoint
from companion.games.singularity.words import Track
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.campaign import keeping
from companion.ui.games.singularity.campaign.saving import next_table, saved_words, use_saved
from companion.ui.games.singularity.draw.bars import CauseBars, HistoryPlot
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.reading import Cast, Dial
from companion.ui.games.singularity.shared.page import IssuePage, head_of
from companion.ui.games.singularity.shared.plot import AwarenessPlot
from companion.ui.games.singularity.shared.tracks import AwarenessLine, BigDial
from companion.ui.kit.boxes import CENTERED, MIDDLE, Caption, Panel, Stacked
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, part
from companion.ui.kit.shared import USUAL, Beside, FootButton, Sentence, Side, room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Muted
from companion.ui.stage import Stage

SHARES = (44, 56)
"""How much of the width the dial's half and the rest take."""
MOST_BARS = 6


def reason_words(skin: Skin, view: SingularityView, cast: Cast, end: EndView) -> str:
    """How it ended, in one sentence, with who did it and where."""
    if own := reading.own_words(skin, cast, view, end):
        said = own
    elif end.ending == "end_reached":
        said = skin.say("singularity-shared-end-won", n=len(view.seats))
    elif end.enemy and end.ending in ("threat", "awareness"):
        said = skin.say(
            f"singularity-shared-end-{end.ending}-by",
            enemy=cast.enemy_name(end.enemy),
            where=end.place or "",
            placed="yes" if end.place else "no",
            n=end.round,
        )
    elif end.cause and end.ending in ("threat", "awareness"):
        cause = reading.cause_words(skin, end.cause)
        said = skin.say(f"singularity-shared-end-{end.ending}", cause=cause, n=end.round)
    else:
        said = skin.say(f"singularity-ending-{end.ending.replace('_', '-')}")
    if end.opens:
        said = f"{said} {skin.say('singularity-shared-opens', n=end.opens)}"
    return said


@component
def EndScene(stage: Stage) -> ft.Control:
    """Same layout for both ends; a loss fills the ring."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    saved = use_saved(stage)
    end = view.end
    if end is None:
        return ft.Container()
    dial, is_won = reading.dial(skin, view), end.result == "won"
    ink = tones(skin).good if is_won else tones(skin).red
    column = Side(
        skin,
        [
            Heading(skin, reading.end_title(skin, end), 42, colour=ink, bold=True, lines=2),
            Body(skin, reason_words(skin, view, cast, end), colour=skin.palette.muted),
            CauseBox(skin, end, dial),
            HistoryBox(skin, view.plot, dial),
        ],
    )
    note = saved_words(stage, saved) or skin.say("singularity-shared-over")
    log = skin.say("singularity-shared-see-log")
    foot: list[ft.Control] = [
        Sentence(skin, note, "sw-card" if is_won else "undo"),
        OutlineButton(skin, log, partial(stage.open_sheet, "log"), icon="log", height=56),
    ]
    if stage.table.is_host:
        words, action = next_table(stage, end, saved)
        if saved is not None and saved.campaign_id:
            page, route = skin.say("singularity-shared-campaign"), keeping.route(saved.campaign_id)
            foot.append(OutlineButton(skin, page, partial(stage.go, route), icon="rules", height=56))
        foot.append(FootButton(skin, words, partial(stage.send, action), icon="flag", width=240))
    detail = skin.say("singularity-shared-length", rounds=end.round, turns=end.turns)
    body = Beside(skin, [LastDial(skin, dial), column], SHARES, room(skin)[1])
    return IssuePage(skin, stage.tools, head_of(stage, subtitle=detail), body, foot=foot)


def _wide(skin: Skin, at: int) -> float:
    """The width of one of the two halves."""
    width, _ = room(skin)
    return width if stacks(skin) else (width - skin.px(USUAL.gap)) * SHARES[at] / sum(SHARES)


@part
def LastDial(skin: Skin, dial: Dial) -> ft.Control:
    """Where both tracks ended."""
    tall = room(skin)[1] - skin.size(20) * 2.6
    disc = BigDial(skin, dial, min(_wide(skin, 0) * 0.96, tall))
    return ft.Column(
        [disc, AwarenessLine(skin, dial.awareness, 20)],
        spacing=skin.px(10),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
    )


@part
def CauseBox(skin: Skin, end: EndView, dial: Dial) -> ft.Control:
    """What the track that ended it grew from; the bars sum to the number in the dial."""
    name: Track = "awareness" if end.ending == "awareness" else "threat"
    track = dial.awareness if name == "awareness" else dial.threat
    rows = reading.cause_rows(skin, end, name)[:MOST_BARS]
    total = skin.say("singularity-shared-sum", n=track.value)
    caption = Caption(skin, skin.say(f"singularity-shared-grew-{name}"), total)
    inner = _wide(skin, 1) - skin.px(32)
    bars: ft.Control = (
        CauseBars(skin, rows, inner, inner * 0.34, (track.limit or 0) // 2)
        if rows
        else Muted(skin, skin.say("singularity-shared-no-change"), 15)
    )
    return Panel(skin, Stacked(skin, caption, bars, gap=10))


@part
def HistoryBox(skin: Skin, plot: tuple[PlotPoint, ...], dial: Dial) -> ft.Control:
    """Threat and Awareness after every turn."""
    inner, tall = _wide(skin, 1) - skin.px(32), min(skin.px(130), room(skin)[1] * 0.22)

    def label(track: str, values: tuple[int, ...]) -> str:
        what = skin.say(f"singularity-track-{track}")
        return skin.say("singularity-shared-plot", what=what, values=", ".join(map(str, values)))

    points = tuple((point.round, point.threat) for point in plot)
    threat = label("threat", tuple(point.threat for point in plot))
    seen = tuple(point.awareness for point in plot)
    rows: list[ft.Control] = [
        Caption(skin, skin.say("singularity-shared-threat-turns")),
        HistoryPlot(skin, points, dial.threat.limit, inner, tall, threat),
        Caption(skin, skin.say("singularity-shared-awareness-turns")),
        AwarenessPlot(skin, seen, dial.awareness.limit, inner, skin.px(40), label=label("awareness", seen)),
    ]
    return Panel(skin, Stacked(skin, *rows, gap=6))
