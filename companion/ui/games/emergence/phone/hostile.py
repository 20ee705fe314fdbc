"""Hack, spy, terminate: whom, what it gives, and why not (EM-21, EM-27..36)."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.games.emergence.actions import EndTurn, Hack, Spy, Terminate
from companion.games.emergence.views import Target
from companion.games.emergence.words import COSTS, HostileAction
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.marks import Token
from companion.ui.games.emergence.phone.exchange import Exchanging
from companion.ui.games.emergence.phone.steps import TurnSteps
from companion.ui.games.emergence.phone.targets import HandAfter, TargetCard, offer
from companion.ui.kit.boxes import IconTile, InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose, component, part, steady
from companion.ui.kit.notices import Banner
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Segments
from companion.ui.kit.sending import Send, SendQuietly, Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Muted
from companion.ui.stage import Stage

ATTACKS: dict[HostileAction, type[Hack] | type[Spy] | type[Terminate]] = {
    "hack": Hack,
    "spy": Spy,
    "terminate": Terminate,
}


@component
def Attack(stage: Stage) -> ft.Control:
    """Whom? Legal targets first; the exchange and skipping beside it."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    legal = [target.seat for target in view.my_targets if not target.why]
    picked, pick = ft.use_state(str(legal[0]) if len(legal) == 1 else "")
    answer, set_answer = ft.use_state("")
    instead, set_instead = ft.use_state("")

    def choose(seat: str) -> None:
        pick(seat)
        set_answer("")

    chose, answered, exchange = steady(choose), steady(set_answer), steady(set_instead)
    mine = reading.mine(stage)
    action = cast("HostileAction", mine.action)
    if instead:
        return Exchanging(stage, action, instead, exchange)
    targets = sorted(view.my_targets, key=lambda target: bool(target.why))
    found = {one.person.seat: one for one in reading.operatives(stage)}
    target = next((one for one in targets if one.seat == picked and not one.why), None)
    body: list[ft.Control] = [
        TurnSteps(skin, 1, colour),
        _Head(skin, action, mine.knowledge or 0, colour),
    ]
    for one in targets:
        why = reading.reasons(skin, one.why, stage.names)
        words = why or offer(skin, action, found[one.seat].line, mine, is_attested=view.mode == "attested")
        card = TargetCard.keyed(one.seat)
        body.append(card(skin, action, found[one.seat], words, not why, one.seat == picked, colour, chose))
    if target and target.is_empty_handed:
        body.append(Banner(skin, "", skin.say("emergence-target-empty", n=COSTS[action])))
    notes: list[ft.Control] = []
    if target and view.mode == "attested":
        asked = "emergence-hostile-same" if action == "spy" else "emergence-hostile-adjacent"
        name = found[target.seat].person.name
        no = skin.say("emergence-hostile-not-there", name=name)
        notes.append(_Question(skin, skin.say(asked, name=name), no, answer, colour, answered))
    elif target:
        notes.append(HandAfter(skin, action, mine, found[target.seat].line))
    is_ready = target is not None and (view.mode != "attested" or answer == "yes")
    made = _made(view.mode, action, target) if is_ready and target else None
    label = _label(stage, action, target)
    beside = _Beside(skin, reading.may(view, "exchange"), exchange, stage.send)
    return SeatPage(
        stage,
        body=body,
        notes=notes,
        actions=[beside, Send(skin, label, stage.send, made, colour, "knowledge")],
        spacing=10,
    )


def _made(mode: str, action: HostileAction, target: Target) -> Hack | Spy | Terminate:
    where: dict[str, bool] = {}
    if mode == "attested":
        where = {"same_tile": True} if action == "spy" else {"adjacent": True}
    return ATTACKS[action](target=target.seat, **where)


def _label(stage: Stage, action: HostileAction, target: Target | None) -> str:
    if target is None:
        anybody = any(not one.why for one in reading.game(stage).my_targets)
        return stage.say("emergence-hostile-pick" if anybody else "emergence-hostile-nobody")
    return stage.say(
        "emergence-hostile-button",
        action=reading.action_word(stage.skin, action),
        name=reading.name(stage, target.seat),
        n=COSTS[action],
    )


@part
def _Head(skin: Skin, action: HostileAction, held: int, colour: str) -> ft.Control:
    """What I do, what it costs, what I hold."""
    costs = [
        Muted(skin, skin.say("emergence-act-cost", n=COSTS[action])),
        Token(skin, 18),
        Muted(skin, skin.say("emergence-act-hold", n=held)),
    ]
    words = Stacked(
        skin,
        Heading(skin, skin.say(f"emergence-act-title-{action}"), 28),
        ft.Row(list(costs), spacing=5, wrap=True),
        expand=True,
    )
    return InRow(skin, IconTile(skin, action, colour, 56, is_filled=True), words, gap=14)


@part
def _Question(skin: Skin, asked: str, no: str, answer: str, colour: str, put: Choose) -> ft.Control:
    """Attested mode: where do the two stand?"""
    options = [("yes", skin.say("emergence-yes"), "check"), ("no", skin.say("emergence-no"), "cross")]
    lines: list[ft.Control] = [Body(skin, asked), Segments(skin, options, answer, put, colour=colour)]
    if answer == "no":
        lines.append(Muted(skin, no))
    return Panel(skin, Spaced(skin, *lines, gap=8))


@part
def _Beside(skin: Skin, may: bool, choose: Choose, send: Way) -> ft.Control:
    """The exchange of EM-21, and letting the action go."""
    exchange = OutlineButton(
        skin,
        skin.say("emergence-act-exchange"),
        partial(choose, "choose") if may else None,
        icon="swap",
        disabled=not may,
        expand=True,
    )
    skip = SendQuietly(skin, skin.say("emergence-act-skip"), send, EndTurn(), fits=True)
    return InRow(skin, exchange, skip, gap=8)
