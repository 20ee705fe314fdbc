"""The end: won or lost, what threat grew from, how it grew (SW-36, SW-37, SW-40)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.ending import EndView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.campaign.saving import next_table, saved_words, use_saved
from companion.ui.games.singularity.draw.bars import CauseBars, HistoryPlot
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.dial import ThreatDial
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import CENTERED, Caption, Note, Panel, Spaced
from companion.ui.kit.buttons import Answers, ReasonButton, WideButton
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


def end_line(skin: Skin, view: SingularityView, cast: Cast, end: EndView) -> str:
    """Who or what did it, and when."""
    if said := reading.own_words(skin, cast, view, end):
        return said
    if end.enemy:
        return skin.say(
            "singularity-phone-end-enemy",
            enemy=cast.enemy_name(end.enemy),
            place=cast.space(end.place),
            round=end.round,
        )
    said = skin.say(f"singularity-ending-{end.ending.replace('_', '-')}")
    return f"{said} {skin.say('singularity-phone-end-round', round=end.round)}"


@component
def EndScreen(stage: Stage) -> ft.Control:
    """The dial once more, with every cause and every turn behind it; a story writes its result."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    saved = use_saved(stage)
    end = view.end
    to_log = partial(stage.open_sheet, "log")

    def again() -> None:
        if end is not None:
            stage.send(next_table(stage, end, saved)[1])

    goes = steady(again)
    if end is None:
        return ft.Container()
    dial, room = reading.dial(skin, view), inner_width(skin)
    size = min(room * 0.7, skin.height * 0.34)
    disc = ThreatDial(
        skin, dial.threat, dial.awareness, size, dial.label, words=dial.words, is_lost=dial.is_lost
    )
    body: list[ft.Control] = [
        ft.Row([disc], alignment=CENTERED),
        Note(skin, reading.track_words(skin, view, "awareness"), "sw-eye", tones(skin).amber),
        *_causes(skin, end, dial, room),
        *_history(skin, view, dial, room),
    ]
    if end.opens is not None:
        body.append(Note(skin, skin.say("singularity-phone-opens", n=end.opens), "flag", tones(skin).good))
    if words := saved_words(stage, saved):
        body.append(Note(skin, words, "save"))
    if stage.table.is_host:
        main = ReasonButton(skin, next_table(stage, end, saved)[0], goes, "flag")
        action = Answers(skin, skin.say("singularity-phone-log"), to_log, main, icon="list")
    else:
        action = WideButton(skin, skin.say("singularity-phone-see-log"), to_log, icon="list")
    return SeatPage(
        stage,
        title=reading.end_title(skin, end),
        subtitle=end_line(skin, view, cast, end),
        body=body,
        actions=[action],
        colour=tones(skin).good if end.result == "won" else tones(skin).red,
    )


def _causes(skin: Skin, end: EndView, dial: reading.Dial, room: float) -> list[ft.Control]:
    rows = reading.cause_rows(skin, end, "threat")
    if not rows:
        return []
    total = skin.say("singularity-phone-sum", n=dial.threat.value)
    bars = CauseBars(skin, rows, room - 28, skin.px(112), (dial.threat.limit or 0) // 2)
    return [Panel(skin, Spaced(skin, Caption(skin, skin.say("singularity-phone-grew"), total), bars))]


def _history(skin: Skin, view: SingularityView, dial: reading.Dial, room: float) -> list[ft.Control]:
    points = tuple((point.round, point.threat) for point in view.plot)
    if len(points) < 2:
        return []
    words = skin.say("singularity-phone-plot")
    plot = HistoryPlot(skin, points, dial.threat.limit, room - 28, skin.px(150), words)
    return [Panel(skin, Spaced(skin, Caption(skin, words), plot))]
