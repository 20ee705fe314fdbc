"""Choose at once: sealed on the phone, check marks on the table, all open together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.toolbox.actions import (
    AskAgain,
    OpenQuestion,
    PutAway,
    Reopen,
    Seal,
    SetShow,
)
from companion.games.toolbox.views import QuestionView
from companion.kernel.action import Action
from companion.kernel.view import Choice
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.scenes import Scene
from companion.ui.games.toolbox.tools.answers import opened
from companion.ui.games.toolbox.tools.countdown import besides, ring, steering
from companion.ui.games.toolbox.tools.page import Page, who_waits
from companion.ui.games.toolbox.tools.papers import papers
from companion.ui.kit.boxes import CENTERED, Aside, Caption, Note, Spaced
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.dial import Dial
from companion.ui.kit.drawing import component, part
from companion.ui.kit.picking import Pick, Pills
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.text import CENTER, Muted
from companion.ui.stage import Stage

DIAL = 24
"""So many numbers fit on a dial."""
Offer = tuple[str, str, str]
"""What is sent, how it is called, the colour of a seat."""


def choose(stage: Stage) -> Page:
    """The question, and how far everybody is."""
    view = reading.game(stage)
    now = view.question
    if now is None:
        return Page(stage.say("toolbox-tool-choose"))
    title = now.spec.ask or stage.say("toolbox-tool-choose")
    line = stage.say(f"toolbox-ask-show-{now.spec.show}-line")
    if now.opened:
        main, more = _after(stage)
        counting, others = steering(stage), besides(stage)
        body = [*ring(stage, 0.5), *opened(stage, now)]
        return Page(
            title, line, body, counting or main, [*others, *(main if counting else []), *more], wide=True
        )
    strip = who_waits(stage, (seat for seat in now.asked if seat not in now.ready), "ready")
    warn = [Note(stage.skin, stage.say("toolbox-differs"), "info")] if now.differs_by_one else []
    return Page(
        title,
        line,
        [
            *ring(stage, 0.7 if stage.is_shared else 0.4),
            *warn,
            *_closed(stage, now),
            *_mine(stage),
            *papers(stage, now),
            *_showing(stage, now.spec.show),
        ],
        steering(stage),
        [*_open(stage), *besides(stage)],
        notes=[strip],
        centre=stage.is_shared,
        wide=True,
    )


def _closed(stage: Stage, now: QuestionView) -> list[ft.Control]:
    """On the table: envelopes, and what everybody chooses from."""
    if not stage.is_shared:
        return []
    skin = stage.skin
    words = skin.language.listed(reading.word(stage, one) for one in now.offered)
    told = (
        stage.say("toolbox-choose-from", names=words)
        if words
        else stage.say("toolbox-choose-between", low=now.low, high=now.high)
    )
    scene = [] if stage.table.timer else [ft.Row([Scene(skin, "choose", skin.px(250))], alignment=CENTERED)]
    return [*scene, Muted(skin, told, 18, align=CENTER)]


def _showing(stage: Stage, show: str) -> list[ft.Control]:
    """What opens can be chosen anew until somebody has sealed (TB-49)."""
    offered = reading.offered(stage, "set_show", "show")
    if not offered:
        return []
    told = tuple((one, stage.say(f"toolbox-ask-show-{one}"), "") for one in offered)
    return [Showing(stage.skin, told, show, reading.way(stage))]


@part
def Showing(
    skin: Skin, told: tuple[tuple[str, str, str], ...], show: str, send: Callable[[Action], None]
) -> ft.Control:
    """Names, totals or only what won."""

    def pick(one: str) -> None:
        send(SetShow.model_validate({"show": one}))

    return Spaced(skin, Caption(skin, skin.say("toolbox-ask-show")), Pills(skin, told, show, pick), gap=6)


def _mine(stage: Stage) -> list[ft.Control]:
    """What I choose; what is sealed can be replaced unnoticed."""
    choice = next((one for one in reading.choices(stage) if one.do == "seal"), None)
    if stage.is_shared or stage.is_typing or choice is None:
        return []
    view = reading.game(stage)
    lines = {place.id: place for place in reading.seated(stage)}
    offers = tuple(
        (word, reading.word(stage, word), lines[word].colour if word in lines else "")
        for word in map(str, choice.one_of.get("choice", ()))
    )
    number = view.question.number if view.question else 0
    sealing = Sealing.keyed(f"{number}-{view.my_choice}")
    return [sealing(stage.skin, choice, offers, view.my_choice, reading.way(stage))]


@component
def Sealing(
    skin: Skin, choice: Choice, offers: tuple[Offer, ...], sealed: Any, send: Callable[[Any], None]
) -> ft.Control:
    """Pick, then seal; a seal on my phone says that it is done."""
    low, high = choice.between.get("choice", (0, 0))
    picked, pick = ft.use_state(sealed if sealed is not None else (None if offers else low))
    if offers:
        own: ft.Control = Spaced(skin, *(_offer(skin, one, picked, pick) for one in offers), gap=8)
    elif high - low <= DIAL:
        own = Dial(skin, int(picked or low), low, high, skin.look.accent, pick)
    else:
        own = StepRow(skin, skin.say("toolbox-my-number"), int(picked or low), low, high, pick)
    words = {value: word for value, word, _ in offers}.get(str(picked), str(picked))
    label = skin.say("toolbox-seal-first") if picked is None else skin.say("toolbox-seal", choice=words)
    if sealed is not None:
        label = skin.say("toolbox-is-sealed" if picked == sealed else "toolbox-replace", choice=words)
    off = picked is None or picked == sealed
    button = MainButton(skin, label, lambda: send(Seal(choice=picked)), icon="envelope-lock", disabled=off)
    told = skin.say("toolbox-sealed" if sealed is not None else "toolbox-may-reopen")
    return Spaced(skin, own, button, Aside(skin, told), gap=14)


def _offer(skin: Skin, offer: Offer, picked: Any, pick: Callable[[Any], None]) -> ft.Control:
    value, word, colour = offer
    mark = SeatMark(skin, colour, skin.px(24)) if colour else None
    return Pick(skin, word, "", partial(pick, value), lead=mark, selected=value == picked)


def _open(stage: Stage) -> list[ft.Control]:
    """Lead opens, or puts it away; who sealed may take it out again."""
    skin, send = stage.skin, reading.way(stage)
    more: list[ft.Control] = []
    if reading.may(stage, "reopen"):
        more.append(SendQuietly(skin, stage.say("toolbox-reopen"), send, Reopen(), icon="envelope-open"))
    if reading.may(stage, "open_question"):
        more.append(SendQuietly(skin, stage.say("toolbox-open-now"), send, OpenQuestion(), icon="check"))
    if reading.leads(stage):
        more.append(SendQuietly(skin, stage.say("toolbox-put-away"), send, PutAway(tool="choose")))
    return more


def _after(stage: Stage) -> tuple[list[ft.Control], list[ft.Control]]:
    """Once more, or among the tied."""
    skin, send = stage.skin, reading.way(stage)
    if not reading.leads(stage):
        return [], []
    away = SendQuietly(skin, stage.say("toolbox-put-away"), send, PutAway(tool="choose"))
    again = stage.say("toolbox-again")
    if reading.offered(stage, "ask_again", "among_tied"):
        tied = Send(skin, stage.say("toolbox-among"), send, AskAgain(among_tied=True), icon="swap")
        return [tied], [SendQuietly(skin, again, send, AskAgain(), icon="refresh"), away]
    return [Send(skin, again, send, AskAgain(), icon="refresh")], [away]
