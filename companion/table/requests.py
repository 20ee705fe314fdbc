"""What a connection asks for: read, checked, and handed on to the game or to the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_args

from pydantic import ValidationError

from companion.kernel.action import Action, Rejection
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat, Voice
from companion.table import business
from companion.table.actions import (
    TABLE_ACTIONS,
    Admit,
    AnswerLoan,
    AnswerTakeback,
    CallOrganiser,
    CarryOn,
    Checked,
    Cover,
    Cut,
    Dismiss,
    DrawAgain,
    EndTable,
    Foretell,
    ForTable,
    FreeSeat,
    HostAction,
    LeadAction,
    LeaveSeat,
    LendSeat,
    LetLead,
    Look,
    OpenDeal,
    OpenPart,
    PlayAgain,
    Rename,
    SeatHere,
    SetOptions,
    Start,
    TableAction,
    TakeBack,
)
from companion.table.course import Course
from companion.table.cutting import Cutting
from companion.table.facts import Called, Led, LookedFor, PlayedAgain, Sat
from companion.table.knocks import Knocks
from companion.table.lending import Lending
from companion.table.presence import LOOK_SECONDS, Watcher
from companion.table.record import Stamp
from companion.table.resends import speaker
from companion.table.setting import EVERY_SCREEN, Setting, settle, sign_of
from companion.table.surroundings import Surroundings

TABLE_TAGS = frozenset(model.model_fields["do"].default for model in get_args(TableAction))
HOST_ACTIONS: tuple[type[Action], ...] = get_args(HostAction)
WHEN_ENDED = (CarryOn, Checked, Cover, Dismiss, OpenDeal, PlayAgain)
"""What may still be said at a table that was ended."""
OWN_WORDS = (OpenPart, Checked, AnswerTakeback, AnswerLoan, LeaveSeat, Rename)
"""What a device of the seat itself says."""
LEAD_ACTIONS: tuple[type[Action], ...] = get_args(LeadAction)


@dataclass(eq=False)
class Requests:
    """Everything that can be asked for at one table. Whoever calls has the turn."""

    game: AnyGame
    around: Surroundings
    knocks: Knocks
    lending: Lending
    course: Course
    cutting: Cutting
    play_again: Callable[[dict[str, Any]], Awaitable[str]] | None
    """The same seats at a next table, some house rules changed; its id."""

    @property
    def _setting(self) -> Setting:
        return self.course.record.setting

    async def act(self, watcher: Watcher, said: dict[str, Any], sent: int, seat: Seat | None) -> None:
        """Do what a connection asks for this seat, or did already under this number."""
        if watcher.closed:
            raise Rejection(watcher.closed)
        if seat is not None:
            watcher.check_holds(seat, self._setting)
        action = self._parsed(said)
        words = {"seat": seat, **action.model_dump(mode="json")}
        stamp = Stamp(speaker(watcher.device, watcher.seat), sent)
        resends = self.course.record.resends
        if sent and resends.is_known(stamp.device, sent, words):
            return
        if _is_table_business(said):
            await self.table_act(watcher, seat, action, stamp)
        elif seat is None:
            raise Rejection("table.needs_a_seat")
        else:
            await self.course.play(seat, action, stamp)
            place = self._setting.place(seat)
            if place.lent_to:
                is_borrower = watcher.device not in place.devices
                self.lending.loans.hear(seat, action, is_borrower=is_borrower)
        resends.note(stamp.device, sent, words)

    def _parsed(self, said: dict[str, Any]) -> Action:
        actions = TABLE_ACTIONS if _is_table_business(said) else self.game.actions
        try:
            return actions.validate_python(said)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"])[:60]
            raise Rejection("table.bad_action", field=where or "do", problem=first["type"]) from None

    async def table_act(  # noqa: C901 - one case an action
        self, watcher: Watcher, seat: Seat | None, action: Action, stamp: Stamp
    ) -> None:
        """An action of the table."""
        stage = self.course.record.stage
        self._check_may(watcher, action)
        if seat is not None and _is_own_word(action):
            self._check_own(watcher, seat, action)
        if stage == "closed" and not isinstance(action, WHEN_ENDED):
            raise Rejection("table.ended")
        if isinstance(action, Start):
            self._setting.orders.check_rest()
            self._setting.orders.check_gate(0, 1)
        match action:
            case Cut() | OpenPart() | Checked() | Start() | DrawAgain() | OpenDeal():
                await self.cutting.act(watcher, seat, action, stamp)
            case Look(at=at):
                await self._look(watcher, seat, at, stamp)
            case Cover():
                watcher.cover()
            case Foretell(action=said):
                self._foretell(watcher, seat, said)
            case Dismiss():
                self.course.showing.stumbled = False
                self.course.showing.publish()
            case Admit(knock=knock, let_in=let_in):
                await self._admit(knock, let_in=let_in)
            case ForTable(action=said):
                if _is_table_business(said):
                    raise Rejection("table.bad_action", field="action.do", problem="union_tag_invalid")
                await self.course.play(Voice.TABLE, self._parsed(said), stamp)
            case TakeBack(steps=moves, number=number):
                await self._take_back(moves, number)
            case AnswerTakeback(agree=agree):
                await self._answer_takeback(seat, agree=agree)
            case PlayAgain(options=options):
                await self._play_again(options)
            case LendSeat(seat=other, to=to) if to is not None:
                await self.lending.ask(watcher, other, action, stamp)
            case FreeSeat(seat=other):
                await self.lending.ask(watcher, other, action, stamp)
            case AnswerLoan(agree=agree, look=look):
                await self.lending.answer(seat, agree=agree, look=look)
            case LeaveSeat():
                await self._decide(seat, action, stamp, "table.left")
            case EndTable() | CarryOn():
                if stage == "over":
                    raise Rejection("table.over")
                if self.course.record.is_deal_open and self._setting.next_table is None:
                    raise Rejection("table.deal_is_open")
                await self._decide(seat or self._setting.seat_of(watcher.device), action, stamp)
            case CallOrganiser(on=on):
                await self._call(watcher, seat, stamp, on=on)
            case SeatHere(names=names):
                await self._seat_here(watcher.device, names)
            case LetLead(screen=sign, on=on):
                await self._let_lead(sign, stamp, on=on)
            case SetOptions(options=options):
                filled = self.around.filled_in(self.game.card.id, options)
                await self._decide(seat, SetOptions(options=filled), stamp)
            case _:
                await self._decide(seat, action, stamp)

    def _check_may(self, watcher: Watcher, action: Action) -> None:
        """Rejects host business from others; who leads may say what concerns all, and deal with everybody."""
        if not isinstance(action, HOST_ACTIONS) or watcher.hosts(self._setting):
            return
        is_over_seats = isinstance(action, Start) and bool(action.without)
        if not isinstance(action, LEAD_ACTIONS) or is_over_seats or not watcher.leads(self._setting):
            raise Rejection("table.host_only")

    def _check_own(self, watcher: Watcher, seat: Seat, action: Action) -> None:
        """Rejects whoever borrows the seat, or types for it: this is said by a device of its own."""
        is_typed = self._setting.place(seat).is_paper and watcher.hosts(self._setting)
        may_be_typed = isinstance(action, (LeaveSeat, Rename)) and is_typed
        if watcher.device not in self._setting.place(seat).devices and not may_be_typed:
            raise Rejection("table.not_your_seat")

    async def _seat_here(self, device: str, names: tuple[str, ...]) -> None:
        """All of them, or nobody; colours as they come."""
        if not device:
            raise Rejection("table.no_device")
        setting, facts = self._setting, list[Sat]()
        for name in names:
            taken = {place.colour for place in setting.places}
            free = (colour for colour in self.game.card.colours if colour not in taken)
            facts.append(business.sit(self.game, setting, device, name, next(free, ""), None))
            setting = settle(setting, facts[-1])
        for fact in facts:
            await self.course.settle(fact)

    async def _let_lead(self, sign: str, stamp: Stamp, *, on: bool) -> None:
        """The host's word for the screen with this sign, or the house rule for all of them."""
        if not sign:
            await self.course.settle(Led(device=EVERY_SCREEN, on=on), stamp)
            return
        known = {*self.course.presence.screens(), *self._setting.leading}
        found = [device for device in known if sign_of(device) == sign]
        if len(found) != 1:
            raise Rejection("table.no_such_screen", screen=sign)
        await self.course.settle(Led(device=found[0], on=on), stamp)

    async def _call(self, watcher: Watcher, seat: Seat | None, stamp: Stamp, *, on: bool) -> None:
        """Whoever sits here or leads may call for help; a screen that only shows the table may not."""
        if seat is None and not watcher.leads(self._setting):
            raise Rejection("table.needs_a_seat")
        if on != self._setting.orders.is_calling:
            await self.course.settle(Called(on=on, seat=seat), stamp)

    async def _decide(self, seat: Seat | None, action: Action, stamp: Stamp, why: str = "") -> None:
        await self.course.settle(business.decide(self.game, self._setting, seat, action), stamp, why)

    async def _look(self, watcher: Watcher, seat: Seat | None, at: str, stamp: Stamp) -> None:
        play = self.course.record.play
        if seat is None or seat != watcher.seat or play is None or play.look(seat, at) is None:
            raise Rejection("table.nothing_to_look_at")
        if not self.course.showing.may_hold(watcher, seat, at):
            raise Rejection("table.nothing_to_look_at")
        if seat in self._setting.on_paper and not self._setting.is_borrowed(watcher.device, seat):
            await self.course.settle(LookedFor(seat=seat), stamp)
        look = watcher.look(at)
        self.around.alarm.set(LOOK_SECONDS, lambda: watcher.cover(look))

    def _foretell(self, watcher: Watcher, seat: Seat | None, said: dict[str, Any] | None) -> None:
        action = self._parsed(said) if said else None
        if isinstance(action, ForTable):
            if not watcher.leads(self._setting) or _is_table_business(action.action):
                raise Rejection("table.host_only")
            watcher.foretell(Voice.TABLE, self._parsed(action.action))
        elif seat is None and action is not None:
            raise Rejection("table.needs_a_seat")
        else:
            watcher.foretell(seat or Voice.TABLE, action)

    async def _admit(self, knock_id: str, *, let_in: bool) -> None:
        knock, setting = self.knocks.unanswered(knock_id), self._setting
        if let_in and knock.seat:
            is_alive = self.course.presence.is_alive(setting.place(knock.seat))
            await self.course.settle(business.come_back(setting, knock.device, knock.seat, is_alive=is_alive))
        elif let_in:
            sat = business.sit(self.game, setting, knock.device, knock.name, knock.colour, knock.after)
            await self.course.settle(sat)
            knock.seat = sat.seat
        knock.answer = "in" if let_in else "no"
        self.course.showing.publish()

    async def _play_again(self, options: dict[str, Any]) -> None:
        if self.course.record.stage not in ("over", "closed") or self.play_again is None:
            raise Rejection("table.not_over")
        if self._setting.next_table is None:
            await self.course.settle(PlayedAgain(table=await self.play_again(options)))

    async def _take_back(self, moves: int, number: int | None) -> None:
        fact = self.course.takebacks.ask(moves, number)
        if fact:
            await self.course.settle(fact)
        else:
            self.course.showing.publish("warn")

    async def _answer_takeback(self, seat: Seat | None, *, agree: bool) -> None:
        if agree and (fact := self.course.takebacks.agree(seat)):
            await self.course.settle(fact)
            return
        if agree:
            self.course.showing.publish()
        else:
            await self.course.settle(self.course.takebacks.refuse(seat))


def _is_own_word(action: Action) -> bool:
    """Whether nobody may say this for somebody else, as they may dial its number."""
    if isinstance(action, Cut):
        return action.part is not None
    return isinstance(action, OWN_WORDS)


def _is_table_business(said: dict[str, Any]) -> bool:
    """Whether this is an action of the table and not of the game."""
    tag = said.get("do")
    return isinstance(tag, str) and tag in TABLE_TAGS
