"""Games of Emergent that were really played, stopped at every public screen, and a booth to show them in."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import flet as ft

from companion.games.emergent import GAME
from companion.games.emergent.actions import (
    ConfirmCards,
    Correct,
    EnterCard,
    MakePlan,
    MoneyRight,
    NoCard,
    Placed,
    PlaceDiscs,
    Ready,
    Tick,
    Walk,
)
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.views import EmergentView
from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.net.link import Frame
from companion.table.views import SeatLine, TableView, TimerView
from companion.ui.documents import NO_DOCUMENTS
from companion.ui.games.emergent.draw.colours import LOOKS
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Stage
from tests.ui.games.emergent.shared_plans import DISCS, PLANS, pack, plan
from tests.ui.phone import Phone

SEATS = tuple(map(Seat, ("ann", "bo", "cy", "dee")))
NAMES = ("Ann", "Bo", "Cy", "Dee")
LONG_NAMES = ("Annabel of the Green Hill", "Bo", "Christopher-Maximilian", "Eve-Marie van den Broeck")
COLOURS = ("red", "blue", "yellow", "green")
LINK = "http://192.168.1.20:8550/j/KITE#kd83hJx92ks81"


@dataclass
class Playing:
    """A game in progress and the public views on the way."""

    options: dict[str, Any]
    seats: tuple[Seat, ...] = SEATS
    views: dict[str, EmergentView] = field(default_factory=dict)
    state: Any = None

    def __post_init__(self) -> None:
        made = GAME.options.model_validate(self.options)
        self.state = GAME.setup(made, self.seats, b"\x07" * 32)  # type: ignore[arg-type]

    @property
    def view(self) -> EmergentView:
        """What the shared screen sees."""
        return GAME.view(self.state, None)

    def do(self, who: str, action: Action) -> None:
        """One action."""
        self.state = GAME.apply(self.state, Seat(who), action)  # type: ignore[arg-type]

    def keep(self, name: str) -> None:
        """Remember the screen of this moment."""
        self.views[name] = self.view

    def plan_all(self, number: int) -> None:
        """Everybody plans and seals; the first two are kept on the way."""
        self.keep(f"plan-{number}")
        for at, seat in enumerate(self.seats):
            self.do(seat, MakePlan(plan=PLANS[number - 1][seat]))
            self.do(seat, Ready())
            if at == 1:
                self.keep(f"ready-{number}")

    def place_all(self, number: int) -> None:
        """Ticks, then all on the board."""
        self.keep(f"open-{number}")
        for seat in self.seats[:2]:
            for line in self.view.plans[self.seats.index(seat)].pieces[:2]:
                self.do(seat, Tick(line=line.id))
        self.keep(f"ticks-{number}")
        for seat in self.seats:
            self.do(seat, Placed())

    def type_all(self, number: int) -> None:
        """The deck's cards, typed by the third seat and checked by the fourth."""
        cards = pack("nine-coasts-deck")["rounds"][number - 1]["cards"]
        self.keep(f"cards-{number}")
        for at, card in enumerate(cards):
            self.do(self.seats[-2], EnterCard(city=card["city"], tiers=tuple(card["tiers"])))
            if at == 3:
                self.do(self.seats[-2], NoCard(city="brinewell"))
                self.keep(f"typing-{number}")
        self.do(self.seats[-2], NoCard())
        self.keep(f"typed-{number}")
        self.do(self.seats[-1], ConfirmCards())

    def sell_all(self, number: int) -> None:
        """Through all cities to the money."""
        count = self.view.market.count if self.view.market else 0
        for at in range(count):
            self.keep(f"city-{number}-{at}")
            self.do(self.seats[0], Walk(to=at + 1))
        self.keep(f"settle-{number}")
        for seat in self.seats:
            self.do(seat, MoneyRight())

    def to_the_money(self) -> None:
        """From the reveal to the settlement, with one card."""
        for seat in self.seats:
            self.do(seat, Placed())
        self.do(self.seats[0], EnterCard(city="kestrel", tiers=(2, 1, 1)))
        self.do(self.seats[0], NoCard())
        self.do(self.seats[1], ConfirmCards())
        self.do(self.seats[0], Walk(to=1))

    def round(self, number: int) -> None:
        """A whole round."""
        self.plan_all(number)
        self.place_all(number)
        self.type_all(number)
        self.sell_all(number)


def full(seats: tuple[Seat, ...] = SEATS, **options: Any) -> Playing:
    """A table of the full game on the nine-region board."""
    return Playing({"board": pack("nine-coasts"), **options}, seats)


@cache
def full_views() -> dict[str, EmergentView]:
    """The public screens of a whole game of four."""
    playing = full()
    for number in range(1, 5):
        playing.round(number)
    playing.keep("over")
    return playing.views


@cache
def fast_views() -> dict[str, EmergentView]:
    """The public screens of Fast Play."""
    playing = Playing({"board": pack("nine-coasts"), "mode": "fast_play"})
    for number, discs in enumerate(DISCS, 1):
        playing.keep(f"fast-{number}")
        for seat in SEATS:
            made = {region: Discs(small=small, large=large) for region, (small, large) in discs[seat].items()}
            playing.do(seat, PlaceDiscs(placement=made))
            playing.do(seat, Ready())
        playing.keep(f"award-{number}")
        for seat in SEATS:
            playing.do(seat, Placed())
    playing.keep("fast-over")
    return playing.views


@cache
def other_views() -> dict[str, EmergentView]:
    """Rarer moments: hidden cash, cubes put in later, the learning variant, a correction, no money."""
    hidden = full(cash_visibility="owner", shipping="owner_choice")
    hidden.plan_all(1)
    hidden.place_all(1)
    hidden.type_all(1)
    hidden.keep("ships")
    learning = full(SEATS[:2], learning_variant=True)
    learning.keep("learning")
    learning.do("bo", Correct(seat=Seat("bo"), cash=90, reason="paid twice"))
    learning.keep("correction")
    later = full(SEATS[:2], product_allocation="at_placement")
    for seat in later.seats:
        later.do(seat, MakePlan(plan=plan("x1:large:delta").model_copy(update={"cubes": 7})))
        later.do(seat, Ready())
    later.keep("allocate")
    return {
        **hidden.views,
        **learning.views,
        **later.views,
        **poor_views(),
        **private_views(),
    }


def poor_views() -> dict[str, EmergentView]:
    """Somebody cannot pay: everything is spent on DCs, and nothing is sold (A10)."""
    views = {}
    many = " ".join([f"a{at}:large:ridge" for at in range(3)] + [f"s{at}:small:ridge" for at in range(5)])
    for rule in ("forced_sale", "forgive", "debt"):
        playing = full(SEATS[:2], unpaid_operating=rule)
        playing.do("ann", MakePlan(plan=plan(many)))
        playing.do("bo", MakePlan(plan=plan("b1:small:delta", cubes="b1:5")))
        for seat in playing.seats:
            playing.do(seat, Ready())
        playing.to_the_money()
        playing.keep(f"poor-{rule}")
        views |= playing.views
    return views


def private_views() -> dict[str, EmergentView]:
    """A settlement whose balances only their owners see, with cylinders that stand in cities (A3, A17)."""
    playing = full(SEATS[:2], cash_visibility="owner", marketing_scope="city")
    for seat in playing.seats:
        playing.do(seat, MakePlan(plan=plan("x1:large:delta", cubes="x1:7", posts="port-lumen:2")))
        playing.do(seat, Ready())
    playing.keep("in-cities")
    playing.to_the_money()
    playing.keep("private")
    return playing.views


def table(view: EmergentView, *, is_host: bool, names: tuple[str, ...], **changes: Any) -> TableView:
    """The table around a view."""
    known: dict[str, Any] = {
        "id": "t1",
        "game": "emergent",
        "title": "Emergent",
        "code": "KITE",
        "stage": "over" if view.phase == "over" else "playing",
        "seats": tuple(
            SeatLine(seat=seat, name=names[at], colour=COLOURS[at], presence="here")
            for at, seat in enumerate(SEATS)
            if seat in view.seats
        ),
        "places": (2, 4),
        "options": {},
        "is_host": is_host,
        "join_link": LINK,
    }
    return TableView.model_validate({**known, **changes})


@dataclass
class Booth:
    """One screen on a device, and what it said."""

    view: EmergentView
    draw: Any
    size: tuple[float, float] = (1920, 1080)
    is_host: bool = True
    leads: bool = False
    me: str | None = None
    names: tuple[str, ...] = NAMES
    timer: TimerView | None = None
    skin: dict[str, Any] = field(default_factory=dict)
    library: Any = NO_DOCUMENTS
    sent: list[Action] = field(default_factory=list)

    def stage(self) -> Stage:
        """What the screen gets."""
        ways = {"leads": self.leads, "timer": self.timer, "my_seat": self.me}
        known = table(self.view, is_host=self.is_host, names=self.names, **ways)
        return Stage(
            frame=Frame(1, known, self.view, 100.0),
            skin=skin_for(*self.size, is_seat=self.me is not None, **{"motion": False, **self.skin}).dressed(
                LOOKS
            ),
            send=self.sent.append,
            is_shared=self.me is None,
            names={line.seat: line.name for line in known.seats},
            library=self.library,
        )

    async def open(self) -> Phone:
        """Draw it."""
        booth = self

        @component
        def Root() -> ft.Control:
            made: ft.Control = booth.draw(booth.stage())
            return made

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = Phone("/", *self.size)
        await phone.open(main)
        return phone
