"""A secret deal: hold to look, who has looked, the meeting, cards that lie open."""

from __future__ import annotations

import flet as ft

from companion.games.toolbox.actions import DealAgain, Meet, Met, OpenRole, OpenRoles, PutAway, Seen
from companion.games.toolbox.views import DealView
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.card import Backs, RoleCard
from companion.ui.games.toolbox.tools.countdown import ring
from companion.ui.games.toolbox.tools.page import Page, who_waits
from companion.ui.games.toolbox.tools.twice import Twice
from companion.ui.kit.boxes import Caption, InRow
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose
from companion.ui.kit.layout import Card
from companion.ui.kit.picking import Pills
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.text import CENTER, Heading, Strong
from companion.ui.stage import Stage

OTHER_CARDS = "deal:again"
"""The form of a deal, for another line than that on the table (TB-45)."""


def deal(stage: Stage, pick: Choose) -> Page:
    """My card, or the table's: who has looked, and what lies open."""
    view = reading.game(stage)
    now = view.deal
    if now is None:
        return Page(stage.say("toolbox-tool-deal"))
    if now.meeting is not None:
        return _meeting(stage, now)
    strip = who_waits(stage, (seat for seat in view.seats if seat not in now.seen), "seen")
    line = now.line or view.my_line
    main, more = _actions(stage, now, pick)
    return Page(
        stage.say("toolbox-deal-mine" if not stage.is_shared else "toolbox-tool-deal"),
        _whose(stage) if not stage.is_shared else line or stage.say("toolbox-deal-hidden"),
        [*held(stage, now, "role"), *_fan(stage, now), *_open(stage, now), *_opening(stage)],
        main,
        more,
        notes=[strip],
        centre=True,
    )


def _whose(stage: Stage) -> str:
    """For whose eyes: on the page of a seat on paper somebody else holds the device."""
    if stage.me is not None and stage.is_typing:
        return stage.say("toolbox-deal-theirs", name=stage.me.name)
    return stage.say("toolbox-deal-yours")


def _fan(stage: Stage, now: DealView) -> list[ft.Control]:
    """On the table: as many backs as there are cards."""
    count = len(reading.game(stage).seats) + now.middle - len(now.opened)
    return [Backs(stage.skin, count)] if stage.is_shared and count else []


def held(stage: Stage, now: DealView, at: str) -> list[ft.Control]:
    """My card, while there is something to look at."""
    view = reading.game(stage)
    if stage.is_shared or at not in view.my_looks:
        return []
    names = tuple(role.name for role in now.roles)
    card = RoleCard.keyed(f"{now.number}-{at}")
    return [card(stage.skin, at, view.my_face, names, reading.seated(stage), stage.hold, stage.cover)]


def _meeting(stage: Stage, now: DealView) -> Page:
    """The narrator, the same for everybody."""
    view, skin = reading.game(stage), stage.skin
    words = Heading(skin, stage.say(view.spoken), 26 if skin.is_phone else 36, align=CENTER)
    strip = who_waits(stage, (seat for seat in view.seats if seat not in now.met), "met")
    met = [Send(skin, stage.say("toolbox-met-now"), reading.way(stage), Met(), icon="check")]
    return Page(
        stage.say("toolbox-phase-meeting"),
        stage.say("toolbox-meeting-line"),
        [words, *ring(stage, 0.5), *held(stage, now, "meeting")],
        met if reading.may(stage, "met") else [],
        notes=[strip] if now.meeting == now.lines else [],
        centre=True,
    )


def _open(stage: Stage, now: DealView) -> list[ft.Control]:
    """Cards that lie open."""
    if not now.opened:
        return []
    return [Caption(stage.skin, stage.say("toolbox-open-cards")), *open_cards(stage, now)]


def open_cards(stage: Stage, now: DealView) -> list[ft.Control]:
    """A line a card: whose it was."""
    skin = stage.skin

    def row(seat: str | None, role: str) -> ft.Control:
        line = stage.seat_line(seat) if seat else None
        mark = [SeatMark(skin, line.colour, skin.px(22))] if line else []
        name = reading.name(stage, seat) if seat else stage.say("toolbox-middle")
        words = ft.Container(Strong(skin, name, 18), expand=True)
        return Card(skin, InRow(skin, *mark, words, Strong(skin, role, 18)), padding=10)

    return [row(card.seat, card.role) for card in now.opened]


def _opening(stage: Stage) -> list[ft.Control]:
    """Cards that may be opened one by one."""
    skin, send = stage.skin, reading.way(stage)
    offered = reading.offered(stage, "open_role", "at")
    if not offered:
        return []
    people = [
        (at, stage.say("toolbox-middle") if at == "middle" else reading.name(stage, at), "") for at in offered
    ]
    return [
        Caption(skin, stage.say("toolbox-open-one")),
        Pills(skin, people, "", lambda at: send(OpenRole(at=at))),
    ]


def _actions(stage: Stage, now: DealView, pick: Choose) -> tuple[list[ft.Control], list[ft.Control]]:
    skin, send = stage.skin, reading.way(stage)
    main: list[ft.Control] = []
    more: list[ft.Control] = []
    if reading.may(stage, "seen"):
        main.append(Send(skin, stage.say("toolbox-seen-now"), send, Seen(), icon="check"))
    if not reading.leads(stage):
        return main, more
    if now.can_meet and not now.has_met:
        meet = stage.say("toolbox-meet")
        if main:
            more.append(SendQuietly(skin, meet, send, Meet(), icon="people"))
        else:
            main.append(Send(skin, meet, send, Meet(), icon="people"))
    if reading.may(stage, "open_roles"):
        more.append(SendQuietly(skin, stage.say("toolbox-open-all"), send, OpenRoles(), icon="tool-deal"))
    again, sure = stage.say("toolbox-deal-again"), stage.say("toolbox-deal-sure")
    more.append(Twice(skin, again, sure, send, DealAgain(), "shuffle"))
    others = stage.say("toolbox-deal-others")
    more.append(OutlineButton(skin, others, lambda: pick(OTHER_CARDS), icon="pencil", expand=True))
    more.append(SendQuietly(skin, stage.say("toolbox-put-away"), send, PutAway(tool="deal")))
    return main, more
