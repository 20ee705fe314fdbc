"""Every moment a phone of Emergent can be in, reached by real play."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.emergent.actions import (
    Allocate,
    Correct,
    Counted,
    EnterCard,
    Lay,
    MakePlan,
    NoCard,
    Placed,
    PlaceDiscs,
    Ready,
    Ship,
    StartTimer,
    Tick,
    Walk,
)
from companion.games.emergent.actions.plan import Discs, Lot
from companion.kernel.seat import Seat
from companion.table.views import TimerView
from tests.ui.games.emergent.phone_kit import Booth, Table
from tests.ui.games.emergent.phone_plans import PLANS, pack, plan

BROKEN = plan(
    "b4:large:harrow b5:large:harrow b6:large:ridge b7:small:ridge",
    "b1",
    "b1:2 b2:5 b3:6 b4:10 b5:10 b6:8",
    "delta:3 midvale:1 ridge:1",
)
"""Faults of four kinds: a DC that is sold, one that is too full, no city, too dear."""


def third_round() -> Table:
    """Two rounds are over."""
    return Table().round(1).round(2)


def planning() -> Booth:
    """Bo's plan of round 3 is open, Ann has sealed."""
    table = third_round()
    table.do("ann", MakePlan(plan=PLANS[2]["ann"]))
    table.do("ann", Ready())
    table.do("bo", MakePlan(plan=PLANS[2]["bo"]))
    return Booth(table)


def first_plan() -> Booth:
    """Nothing is planned yet."""
    return Booth(Table())


def faults() -> Booth:
    """A plan that cannot be sealed."""
    booth = planning()
    booth.answer(MakePlan(plan=BROKEN))
    return booth


def sealed() -> Booth:
    """Bo waits."""
    booth = planning()
    booth.answer(Ready())
    return booth


def timed() -> Booth:
    """The leader's timer runs on the leader's phone."""
    table = third_round()
    table.do("ann", StartTimer(seconds=120))
    table.timer = TimerView(name="plan", seconds=120, left=100, ends=None)
    return Booth(table, "ann")


def learning() -> Booth:
    """Two learn."""
    return Booth(Table(2, learning_variant=True))


def by_city() -> Booth:
    """Cylinders stand in cities."""
    booth = Booth(Table(marketing_scope="city"))
    booth.answer(MakePlan(plan=plan("b1:small:delta", cubes="b1:5", posts="port-lumen:2 low-quay:1")))
    return booth


def _bought(seat: str) -> MakePlan:
    made = PLANS[0][seat]
    return MakePlan(plan=made.model_copy(update={"products": {}, "cubes": sum(made.products.values())}))


def buying() -> Booth:
    """Only the number of cubes is planned."""
    booth = Booth(Table(product_allocation="at_placement"))
    booth.answer(_bought("bo"))
    return booth


def allocating() -> Booth:
    """Bo's turn to put cubes into DCs."""
    table = Table(product_allocation="at_placement")
    for seat in table.seats:
        table.do(seat, _bought(seat))
        table.do(seat, Ready())
    table.do("ann", Allocate(products={"a1": 6}))
    return Booth(table)


def placing() -> Booth:
    """Three lines are on the board."""
    table = third_round().plans(3)
    for line in table.view("bo").plans[1].pieces[:3]:
        table.do("bo", Tick(line=line.id))
    return Booth(table)


def placed() -> Booth:
    """Bo is done, the others are not."""
    booth = placing()
    booth.answer(Placed())
    return booth


def cards() -> Booth:
    """Some cards are typed."""
    table = third_round().plans(3).placed()
    for card in pack("nine-coasts-deck")["rounds"][2]["cards"][:3]:
        table.do("dee", EnterCard(city=card["city"], tiers=tuple(card["tiers"])))
    table.do("bo", NoCard(city="ostholm"))
    return Booth(table)


def comparing() -> Booth:
    """All cards are in; Dee typed, Bo compares."""
    return Booth(third_round().plans(3).placed().typed(3, confirmed=False))


def city() -> Booth:
    """Port Lumen: Bo is first, Ann and Cy are level."""
    table = third_round().plans(3).placed().typed(3)
    table.do("ann", Walk(to=2))
    return Booth(table)


def tied() -> Booth:
    """The same city on Ann's phone."""
    booth = city()
    return Booth(booth.table, "ann")


def shipping() -> Booth:
    """Bo chooses which DCs ship."""
    return Booth(Table(shipping="owner_choice").plans(1).placed().typed(1))


def shipped() -> Booth:
    """Bo has chosen, others have not."""
    booth = shipping()
    mine = booth.view.my_shipping
    assert mine is not None
    booth.answer(Ship(city=mine.city, units={line.dc: line.proposed for line in mine.dcs if line.proposed}))
    return booth


def ledger() -> Booth:
    """The money of round 3."""
    return Booth(third_round().plans(3).placed().typed(3).sold())


def broke() -> Booth:
    """Bo cannot pay the running costs."""
    table = Table()
    dear = "x1:large:ridge x2:large:ridge x3:small:dunes x4:small:dunes x5:small:delta x6:small:delta"
    for seat in table.seats:
        made = plan(dear, cubes="x1:5 x2:5") if seat == "bo" else PLANS[0][seat]
        table.do(seat, MakePlan(plan=made))
        table.do(seat, Ready())
    return Booth(table.placed().typed(1).sold())


def over() -> Booth:
    """Four rounds are over."""
    return Booth(third_round().round(3).round(4), is_host=True)


def fast() -> Booth:
    """Fast Play, round 2: one small disc in the hand."""
    table = Table(mode="fast_play").discs()
    for seat in table.seats:
        table.do(seat, Placed())
    booth = Booth(table)
    discs = {"northmark": Discs(small=1, large=1), "midvale": Discs(small=1), "delta": Discs(large=1)}
    booth.answer(PlaceDiscs(placement=discs))
    return booth


def fast_sealed() -> Booth:
    """Fast Play: Bo waits."""
    return Booth(Table(mode="fast_play").discs(but="cy"))


def award() -> Booth:
    """Fast Play: cubes for discs."""
    return Booth(Table(mode="fast_play").discs())


def fast_over() -> Booth:
    """Fast Play: scored."""
    table = Table(mode="fast_play")
    for _ in range(3):
        table.discs()
        for seat in table.seats:
            table.do(seat, Placed())
    return Booth(table, "dee")


def proposed() -> Booth:
    """Cy says that the board is different; Bo hosts."""
    booth = planning()
    booth.table.do("cy", Correct(seat=Seat("cy"), cash=90, reason="paid twice"))
    return Booth(booth.table, is_host=True)


def hidden_cash() -> Booth:
    """Cash is the owner's business."""
    return Booth(Table(cash_visibility="owner").plans(1).placed().typed(1).sold())


def board() -> Booth:
    """Only the market: a region holds too much, another is counted (ET-42)."""
    table = Table(use="market")
    lots = {Seat("bo"): Lot(small=1, cubes=7), Seat("cy"): Lot(large=1, cubes=3)}
    table.do("bo", Lay(region="midvale", lots=lots))
    table.do("bo", Counted(region="skerry"))
    return Booth(table)


def one_round() -> Booth:
    """One round alone: money is typed too (ET-47)."""
    return Booth(Table(use="round", marketing_scope="city"))


SCENES: dict[str, Callable[[], Booth]] = {
    made.__name__: made
    for made in (
        planning, first_plan, faults, sealed, timed, learning, by_city, buying, allocating, placing, placed,
        cards, comparing, city, tied, shipping, shipped, ledger, broke, over, fast, fast_sealed, award,
        fast_over, proposed, hidden_cash, board, one_round,
    )
}  # fmt: skip
