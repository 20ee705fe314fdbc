"""My plan as the screens of planning pass it around."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.games.emergent.my_views import MyPlan, PlanDc
from companion.games.emergent.plan import Plan
from companion.ui.games.emergent.phone.draft import dcs_of

Change = Callable[[Callable[[Plan], Plan]], None]


@dataclass(frozen=True)
class Planned:
    """What the table says of my plan, the plan as my fingers left it, and how to change it."""

    mine: MyPlan
    plan: Plan
    change: Change

    @property
    def dcs(self) -> tuple[PlanDc, ...]:
        """Every DC of the plan."""
        return dcs_of(self.mine, self.plan)

    def dcs_in(self, region: str) -> tuple[PlanDc, ...]:
        """Those of one region."""
        return tuple(dc for dc in self.dcs if dc.region == region)

    def cylinders_at(self, *places: str) -> int:
        """Cylinders planned at these regions or cities."""
        return sum(self.plan.marketing.get(place, 0) for place in places)
