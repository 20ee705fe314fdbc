"""What only the owner sees: the open plan, its sums and faults, choices to be made."""

from __future__ import annotations

from companion.games.emergent.actions.plan import Discs, Plan
from companion.games.emergent.views.results import DcLine, Money, Note, OfCity
from companion.games.emergent.words import Size
from companion.kernel.view import View


class Fault(Note):  # ET-14
    """What is wrong with my plan: a code with its facts, and where."""

    region: str | None = None
    dc: str | None = None
    city: str | None = None


class Pool(View):  # ET-13
    """My pieces that this plan leaves in the box; None: no limit by house rule (A14)."""

    small: int | None
    large: int | None
    cubes: int | None
    cylinders: int | None


class PlanDc(View):
    """A DC in my plan: standing, being built or being sold."""

    id: str
    size: Size
    region: str
    cubes: int
    capacity: int
    operating: int
    price: int
    """What building it costs, or what selling it brings."""
    is_new: bool = False
    is_sold: bool = False


class Reach(View):  # ET-19, ET-27
    """How far my cubes are from a city, and what a unit sold there leaves."""

    city: str
    distance: int | None
    """From my nearest DC with cubes in this plan; None: no cubes."""
    transport: int | None
    net: int | None
    """$5 less the transport."""
    cylinders: int


class EstimateCase(View):
    """One end of the estimate."""

    units: int
    income: int
    transport: int
    cash: int
    """After this round: what the plan leaves, plus income, less transport and operating costs."""


class Estimate(View):  # ET-5
    """For the owner only: what this plan would sell if nobody else played. It knows no card.

    First in every city, the firm would sell all first tiers. Of the predicted total that is everything if
    only first tiers count, and about half of it if all three tiers count (A2): hence two ends.
    """

    predicted: int | None
    """For all cities together; None: nothing is printed for this round, and the two ends are unknown."""
    cubes: int
    low: EstimateCase | None
    """Half of the predicted total, or all cubes if they are fewer, each to the city farthest from it."""
    high: EstimateCase | None
    """All of the predicted total, or all cubes if they are fewer, each to the city nearest to it."""
    operating: int
    running_costs: int
    """Cubes, cylinders and operating costs of this round; building is not among them."""
    break_even: int | None
    """Units, sold to their nearest cities, that pay for the running costs; None: not even all cubes do."""
    reach: tuple[Reach, ...]
    """Every city, by rank."""


class MyPlan(View):  # ET-7, ET-12..14
    """My plan while it is open before me; the sealed one is not shown."""

    plan: Plan
    money: Money
    pool: Pool
    dcs: tuple[PlanDc, ...]
    faults: tuple[Fault, ...]
    """In the order of the rules; empty: legal."""
    warnings: tuple[Note, ...] = ()
    next_id: str
    """A free id for the next DC I build."""
    estimate: Estimate | None = None


class MyDiscs(View):  # FP-2
    """My placement in Fast Play while it is open before me."""

    placement: dict[str, Discs]
    small_left: int
    large_left: int
    faults: tuple[Fault, ...]
    earns: dict[str, int]
    """Cubes this placement would earn, by region (FP-4)."""
    total: int


class ShipFrom(View):  # ET-25
    """One of my DCs that could ship."""

    dc: str
    size: Size
    region: str
    cubes: int
    distance: int
    price: int
    """Transport per unit."""
    proposed: int
    route: tuple[str, ...]
    """Regions from the DC to the city, both included."""


class MyShipping(OfCity):
    """`shipping=owner_choice`: my demand in the city that is being served, nearest first filled in."""

    tier: int
    units: int
    """At most so many; never more than I have."""
    dcs: tuple[ShipFrom, ...]
    """Those with cubes, nearest first."""
    chosen: dict[str, int] | None = None
    """What I said already; it may be changed until the last one has chosen."""


class MySelling(View):
    """I cannot pay the running costs: which DCs go (A10)."""

    short: int
    """How much is missing."""
    dcs: tuple[DcLine, ...]
    proposal: tuple[str, ...]
    """Least value, fewest DCs, oldest."""
    chosen: tuple[str, ...] = ()
    """What I have said already; it may be changed until the round is closed."""


class MyAllocation(View):
    """`product_allocation=at_placement`: my cubes and where they may go (A9)."""

    cubes: int
    dcs: tuple[DcLine, ...]
