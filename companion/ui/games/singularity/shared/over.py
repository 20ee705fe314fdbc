"""The end: dial as hero, causes as bars that sum to its number, both tracks turn by turn (SW-36..40)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.sums.previews import track
from companion.games.singularity.views.ending import EndView
from companion.games.singularity.words import Track
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.campaign import keeping
from companion.ui.games.singularity.campaign.saving import Saved, next_table, saved_words, use_saved
from companion.ui.games.singularity.draw import Caption, CauseBars, HistoryPlot, Panel, tones
from companion.ui.games.singularity.endwords import end_title, own_words
from companion.ui.games.singularity.shared.page import (
    GAP,
    GoButton,
    Sentence,
    SharedPage,
    issue_title,
    look,
    may_act,
    room,
    spot,
)
from companion.ui.games.singularity.shared.plot import AwarenessPlot
from companion.ui.games.singularity.shared.tracks import AwarenessLine, Dial
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.text import Body, Heading, Muted
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH
HERO = 0.44
"""How much of the width the dial's half takes."""
MOST_BARS = 6


def reason_words(stage: Stage, end: EndView) -> str:
    """How it ended, in one sentence, with who did it and where."""
    view = reading.game(stage)
    if own := own_words(stage, end):
        said = own
    elif end.ending == "end_reached":
        said = stage.say("singularity-shared-end-won", n=len(view.seats))
    elif end.enemy and end.ending in ("threat", "awareness"):
        where = spot(end.place) if end.place else ""
        said = stage.say(
            f"singularity-shared-end-{end.ending}-by",
            enemy=reading.enemy_name(view, end.enemy),
            where=where,
            placed="yes" if where else "no",
            n=end.round,
        )
    elif end.cause and end.ending in ("threat", "awareness"):
        cause = reading.sum_words(stage.skin, end.cause)
        said = stage.say(f"singularity-shared-end-{end.ending}", cause=cause, n=end.round)
    else:
        said = stage.say(f"singularity-ending-{end.ending.replace('_', '-')}")
    if end.opens:
        said = f"{said} {stage.say('singularity-shared-opens', n=end.opens)}"
    return said


@component
def TheEnd(stage: Stage) -> ft.Control:
    """Same layout for both ends; a loss fills the ring."""
    view, skin = reading.game(stage), look(stage)
    saved = use_saved(stage)
    end = view.end
    if end is None:
        return ft.Container()
    width, height = room(skin)
    left, right = width * HERO, width * (1 - HERO) - skin.px(GAP)
    paint = tones(skin)
    is_won = end.result == "won"
    hero = ft.Column(
        [
            Dial(stage, min(left * 0.96, height - skin.size(20) * 2.6), reading.dial_words(stage)),
            AwarenessLine(stage, 20),
        ],
        spacing=skin.px(10),
        width=left,
        height=height,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    title = Heading(
        skin,
        end_title(stage.skin, end),
        42,
        colour=paint.good if is_won else paint.red,
        bold=True,
        lines=2,
    )
    words = Body(skin, reason_words(stage, end), colour=skin.palette.muted)
    column = ft.Column(
        [title, words, Causes(stage, end, right), History(stage, right, height)],
        spacing=skin.px(10),
        width=right,
        height=height,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=_STRETCH,
    )
    body = ft.Row([hero, column], spacing=skin.px(GAP), vertical_alignment=ft.CrossAxisAlignment.START)
    note = saved_words(stage, saved) or stage.say("singularity-shared-over")
    foot: list[ft.Control] = [Sentence(skin, note, "undo" if not is_won else "sw-card")]
    log = stage.say("singularity-shared-see-log")
    foot.append(OutlineButton(skin, log, lambda: stage.open_sheet("log"), icon="log", height=56))
    if may_act(stage):
        foot += _next(stage, end, saved)
    detail = stage.say("singularity-shared-length", rounds=end.round, turns=end.turns)
    return SharedPage(stage, issue_title(stage), body, detail=detail, foot=foot)


def _next(stage: Stage, end: EndView, saved: Saved | None) -> list[ft.Control]:
    """The campaign page in a story, and the same seats at its next issue; else the same table again."""
    skin = look(stage)
    words, action = next_table(stage, end, saved)
    go = GoButton(skin, words, lambda: stage.send(action), icon="flag", width=240)
    if saved is None or not saved.campaign_id:
        return [go]
    page = stage.say("singularity-shared-campaign")
    route = keeping.route(saved.campaign_id)
    return [OutlineButton(skin, page, lambda: stage.go(route), icon="rules", height=56), go]


def Causes(stage: Stage, end: EndView, width: float) -> ft.Control:
    """What the track that ended it grew from; the bars sum to the number in the dial."""
    view, skin = reading.game(stage), look(stage)
    name: Track = "awareness" if end.ending == "awareness" else "threat"
    rows = reading.cause_rows(stage.skin, end, name)
    total = track(view, name).value
    caption = Caption(
        skin,
        stage.say(f"singularity-shared-grew-{name}"),
        stage.say("singularity-shared-sum", n=total),
    )
    inner = width - skin.px(32)
    most = track(view, name).limit or 0
    bars: ft.Control = (
        CauseBars(skin, rows[:MOST_BARS], width=inner, label_width=inner * 0.34, most=most // 2)
        if rows
        else Muted(skin, stage.say("singularity-shared-no-change"), 15)
    )
    return Panel(skin, ft.Column([caption, bars], spacing=skin.px(10), tight=True))


def History(stage: Stage, width: float, height: float) -> ft.Control:
    """Threat and Awareness after every turn."""
    view, skin = reading.game(stage), look(stage)
    inner = width - skin.px(32)
    threat, awareness = track(view, "threat"), track(view, "awareness")
    spoken = ", ".join(str(point.threat) for point in view.plot)
    heard = ", ".join(str(point.awareness) for point in view.plot)
    rows: list[ft.Control] = [
        Caption(skin, stage.say("singularity-shared-threat-turns")),
        HistoryPlot(
            skin,
            [(point.round, point.threat) for point in view.plot],
            threat.limit,
            inner,
            min(skin.px(130), height * 0.22),
            label=stage.say(
                "singularity-shared-plot", what=stage.say("singularity-track-threat"), values=spoken
            ),
        ),
        Caption(skin, stage.say("singularity-shared-awareness-turns")),
        AwarenessPlot(
            skin,
            [point.awareness for point in view.plot],
            awareness.limit,
            inner,
            skin.px(40),
            label=stage.say(
                "singularity-shared-plot", what=stage.say("singularity-track-awareness"), values=heard
            ),
        ),
    ]
    return Panel(skin, ft.Column(rows, spacing=skin.px(6), tight=True))
