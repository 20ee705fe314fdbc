"""Phones of Emergent with the real rules behind them: a table that is played, and a booth for a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import flet as ft

from companion import texts
from companion.games.emergent import GAME
from companion.games.emergent.actions import (
    Allocate,
    ConfirmCards,
    EnterCard,
    MakePlan,
    MoneyRight,
    NoCard,
    Placed,
    PlaceDiscs,
    Ready,
    SellOff,
    Ship,
    Walk,
)
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.views import EmergentView
from companion.kernel.action import Action, Rejection
from companion.kernel.seat import Seat, Voice
from companion.net.link import Frame, Refused
from companion.table.actions import ForTable
from companion.table.views import SeatLine, TableView, TimerView
from companion.ui.games.emergent.draw.colours import LOOKS
from companion.ui.games.emergent.guide import header
from companion.ui.games.emergent.phone.seat import seat as seat_screen
from companion.ui.games.emergent.pieces import peek, pieces
from companion.ui.kit.drawing import component
from companion.ui.kit.headers import PeekBar, PhoneHeader
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Stage
from tests.ui.games.emergent.phone_plans import DISCS, PLANS, pack
from tests.ui.phone import Phone

SEATS = tuple(map(Seat, ("ann", "bo", "cy", "dee")))
NAMES = {"ann": "Ann", "bo": "Bo", "cy": "Cy", "dee": "Dee"}
LONG_NAMES = {
    "ann": "Annabel of the Green Hill",
    "bo": "Bo",
    "cy": "Christopher-Maximilian",
    "dee": "Eve-Marie van den Broeck",
}
COLOURS = ("red", "blue", "yellow", "green")


class Table:
    """A game that is really played."""

    def __init__(self, count: int = 4, **options: Any) -> None:
        self.seats = SEATS[:count]
        made = GAME.options.model_validate({"board": pack("nine-coasts"), **options})
        self.state: Any = GAME.setup(made, self.seats, b"\x07" * 32)
        self.timer: TimerView | None = None

    def view(self, seat: str | None = None) -> EmergentView:
        """What a seat sees."""
        return GAME.view(self.state, Seat(seat) if seat else None)

    def do(self, who: str, action: Action) -> None:
        """One action; `@table` is the host's word."""
        actor = Voice.TABLE if who == "@table" else Seat(who)
        self.state = GAME.apply(self.state, actor, action)  # type: ignore[arg-type]

    def plans(self, number: int, *, but: str = "") -> Table:
        """Everybody plans and seals, all but one."""
        for seat in self.seats:
            if seat != but:
                self.do(seat, MakePlan(plan=PLANS[number - 1][seat]))
                self.do(seat, Ready())
        return self

    def plans_by_city(self) -> Table:
        """`marketing_scope=city`: everybody seals an empty plan and is past it."""
        for seat in self.seats:
            self.do(seat, Ready())
        return self

    def placed(self) -> Table:
        """Everything is on the board; cubes go into DCs first where the house rule says so."""
        while self.view().phase == "allocate":
            seat = self.view().waiting_for[0]
            mine = self.view(seat).my_allocation
            left, products = (mine.cubes if mine else 0), {}
            for dc in mine.dcs if mine else ():
                products[dc.id] = min(left, 5)
                left -= products[dc.id]
            self.do(seat, Allocate(products=products))
        for seat in self.seats:
            self.do(seat, Placed())
        return self

    def typed(self, number: int, *, confirmed: bool = True) -> Table:
        """The shipped deck's cards, typed by the last seat and compared by the first."""
        for card in pack("nine-coasts-deck")["rounds"][number - 1]["cards"]:
            self.do(self.seats[-1], EnterCard(city=card["city"], tiers=tuple(card["tiers"])))
        self.do(self.seats[-1], NoCard())
        if confirmed:
            self.do(self.seats[0], ConfirmCards())
        return self

    def sold(self) -> Table:
        """Every city is served; who may choose ships as proposed."""
        while (view := self.view()).market and view.phase == "market":
            for seat in view.market.waiting_for:  # type: ignore[union-attr]
                if mine := self.view(seat).my_shipping:
                    units = {line.dc: line.proposed for line in mine.dcs if line.proposed}
                    self.do(seat, Ship(city=mine.city, units=units))
            market = self.view().market
            if market and market.at < len(market.cities):
                self.do(self.seats[0], Walk(to=market.at + 1))
        return self

    def closed(self) -> Table:
        """Everybody agrees with the money, after forced sales."""
        for seat in self.seats:
            if (mine := self.view(seat).my_selling) and not mine.chosen:
                self.do(seat, SellOff(dcs=mine.proposal))
        for seat in self.seats:
            self.do(seat, MoneyRight())
        return self

    def round(self, number: int) -> Table:
        """A whole round."""
        return self.plans(number).placed().typed(number).sold().closed()

    def discs(self, *, but: str = "") -> Table:
        """Fast Play: everybody places and seals."""
        for seat in self.seats:
            if seat != but:
                placing = DISCS[seat].items()
                made = {region: Discs(small=few, large=big) for region, (few, big) in placing}
                self.do(seat, PlaceDiscs(placement=made))
                self.do(seat, Ready())
        return self


@dataclass
class Booth:
    """One seat's phone at a table. What it says is really done; a refusal becomes its toast."""

    table: Table
    me: str = "bo"
    size: tuple[float, float] = (390, 844)
    is_host: bool = False
    shows: str = "seat"
    """`seat`, or the `pieces` sheet, or any screen as a callable in `draw`."""
    draw: Callable[[Stage], ft.Control] | None = None
    names: dict[str, str] = field(default_factory=lambda: NAMES)
    away: tuple[str, ...] = ()
    paper: tuple[str, ...] = ()
    skin: dict[str, Any] = field(default_factory=dict)
    answers: bool = True
    """False: the table is slow and shows nothing back yet."""
    sent: list[Action] = field(default_factory=list)
    toast: Refused | None = None
    redraw: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        self.view = self.table.view(self.me)

    def send(self, action: Action) -> None:
        """As a link would."""
        self.sent.append(action)
        if self.answers:
            self.answer(action)
            self.redraw()

    def answer(self, action: Action) -> None:
        """The table's word about it."""
        self.toast = None
        who = self.me
        if isinstance(action, ForTable):
            who, action = "@table", GAME.actions.validate_python(action.action)  # type: ignore[assignment]
        try:
            self.table.do(who, action)
        except Rejection as refused:
            said = texts.rejection(refused, self.names)
            self.toast = Refused(texts.say(texts.text_id(refused.code), "title"), said, refused.reasons)
        self.view = self.table.view(self.me)

    def stage(self) -> Stage:
        """What the screens get."""
        seats = tuple(
            SeatLine(
                seat=seat,
                name=self.names[seat],
                colour=COLOURS[at],
                presence="away" if seat in self.away else "paper" if seat in self.paper else "here",
            )
            for at, seat in enumerate(self.table.seats)
        )
        known = TableView(
            id="t1",
            game="emergent",
            title="Emergent",
            code="KITE",
            stage="over" if self.view.phase == "over" else "playing",
            seats=seats,
            places=(2, 4),
            options={},
            timer=self.table.timer,
            my_seat=Seat(self.me),
            my_seats=(Seat(self.me),),
            is_host=self.is_host,
        )
        return Stage(
            frame=Frame(1, known, self.view, 100.0),
            skin=skin_for(*self.size, is_seat=True, **{"motion": False, **self.skin}).dressed(LOOKS),
            send=self.send,
            toast=self.toast,
            names=self.names,
        )

    def page(self, stage: Stage) -> ft.Control:
        """The whole phone as the shell puts it together."""
        if self.draw is not None:
            return self.draw(stage)
        if self.shows == "pieces":
            return pieces(stage)
        head = PhoneHeader(stage.skin, stage.me.name, stage.me.colour, *header(stage))
        bar = PeekBar(stage.skin, peek(stage), lambda: None, more="More")
        return ft.Column([head, ft.Container(seat_screen(stage), expand=True), bar], spacing=0, expand=True)

    async def open(self) -> BoothPhone:
        """Draw it."""
        booth = self

        @component
        def Root() -> ft.Control:
            _, bump = ft.use_state(0)
            booth.redraw = lambda: bump(lambda count: count + 1)
            return booth.page(booth.stage())

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = BoothPhone("/", *self.size)
        await phone.open(main)
        return phone


class BoothPhone(Phone):
    """A phone that can also write into fields."""

    async def write(self, label: str, text: str) -> None:
        """Type into the field of this label, as the client would report it."""
        field = next(one for one in self.controls() if isinstance(one, ft.TextField) and one.label == label)
        self.session.apply_patch(field._i, {"value": text})
        await self.session.dispatch_event(field._i, "change", None)
        await self.settle()

    def says(self, words: str) -> bool:
        """Whether these words stand anywhere on the page."""
        return any(words in text for text in self.texts())
