"""The end: won or lost, what threat grew from, how it grew (SW-36, SW-37, SW-40)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.views.ending import EndView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.campaign.saving import Saved, next_table, saved_words, use_saved
from companion.ui.games.singularity.draw import (
    Caption,
    CauseBars,
    HistoryPlot,
    Note,
    Panel,
    RedButton,
    Spaced,
    ThreatDial,
    tones,
)
from companion.ui.games.singularity.endwords import end_title, own_words
from companion.ui.games.singularity.phone.page import Page, inner_width
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage


def end_line(stage: Stage, end: EndView) -> str:
    """Who or what did it, and when."""
    view = reading.game(stage)
    if said := own_words(stage, end):
        return said
    if end.enemy:
        return stage.say(
            "singularity-phone-end-enemy",
            enemy=reading.enemy_name(view, end.enemy),
            place=reading.space_name(view, end.place),
            round=end.round,
        )
    said = stage.say(f"singularity-ending-{end.ending.replace('_', '-')}")
    return f"{said} {stage.say('singularity-phone-end-round', round=end.round)}"


@component
def TheEnd(stage: Stage) -> ft.Control:
    """The dial once more, with every cause and every turn behind it; a story writes its result."""
    view, skin = reading.game(stage), stage.skin
    saved = use_saved(stage)
    end = view.end
    if end is None:
        return ft.Container()
    room = inner_width(skin)
    threat = reading.track_line(view, "threat")
    rows = reading.cause_rows(skin, end, "threat")
    size = min(room * 0.7, skin.height * 0.34)
    body: list[ft.Control] = [
        ft.Row(
            [
                ThreatDial(
                    skin,
                    threat,
                    reading.track_line(view, "awareness"),
                    size,
                    label=reading.dial_label(stage),
                    words=reading.dial_words(stage),
                    is_lost=end.ending == "threat",
                )
            ],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        Note(skin, reading.track_words(stage, "awareness"), "sw-eye", tones(skin).amber),
    ]
    if rows:
        most = (threat.limit or 0) // 2
        bars = CauseBars(skin, rows, width=room - 28, label_width=skin.px(112), most=most)
        title = Caption(
            skin, skin.say("singularity-phone-grew"), skin.say("singularity-phone-sum", n=threat.value)
        )
        body.append(Panel(skin, Spaced(skin, title, bars)))
    points = [(point.round, point.threat) for point in view.plot]
    if len(points) > 1:
        words = skin.say("singularity-phone-plot")
        plot = HistoryPlot(skin, points, threat.limit, room - 28, skin.px(150), label=words)
        body.append(Panel(skin, Spaced(skin, Caption(skin, words), plot)))
    if end.opens is not None:
        body.append(Note(skin, skin.say("singularity-phone-opens", n=end.opens), "flag", tones(skin).good))
    if words := saved_words(stage, saved):
        body.append(Note(skin, words, "save"))
    return Page(
        stage,
        title=end_title(skin, end),
        subtitle=end_line(stage, end),
        body=body,
        actions=[ft.Row([_log(stage), *_again(stage, end, saved)], spacing=10)],
        colour=tones(skin).good if end.result == "won" else tones(skin).red,
    )


def _log(stage: Stage) -> ft.Control:
    is_alone = not stage.table.is_host
    words = stage.say("singularity-phone-see-log" if is_alone else "singularity-phone-log")
    open_log = partial(stage.open_sheet, "log")
    return OutlineButton(stage.skin, words, open_log, icon="list", expand=is_alone, height=56)


def _again(stage: Stage, end: EndView, saved: Saved | None) -> list[ft.Control]:
    """A host's phone goes on: the next issue of a story, or the same seats again."""
    if not stage.table.is_host:
        return []
    words, action = next_table(stage, end, saved)
    return [RedButton(stage.skin, words, lambda: stage.send(action), icon="flag", expand=1)]
