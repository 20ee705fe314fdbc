"""My plan as the screens of planning pass it around."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums import accounts, costs
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.views.mine import MyPlan, PlanDc, Pool
from companion.games.emergent.views.results import Money
from companion.ui.kit.drawing import Tap

Change = Callable[[Callable[[Plan], Plan]], None]
NO_LIMIT: Final = 99
"""Pieces of a kind where a house rule lets any marker count (A14)."""


@dataclass(frozen=True)
class Planned:
    """What the table says of my plan, the plan as my fingers left it, and how to change it."""

    mine: MyPlan
    plan: Plan
    change: Change
    flush: Tap
    """Send what my fingers changed last; before sealing."""
    rules: HouseRules

    @cached_property
    def dcs(self) -> tuple[PlanDc, ...]:
        """Every DC of the plan."""
        return accounts.plan_dcs(self.plan, self._standing)

    @cached_property
    def money(self) -> Money:
        """The money bar of the plan as my fingers left it: the rules' own sum, before the table says it."""
        if self.plan == self.mine.plan:
            return self.mine.money
        return accounts.money(self.mine.money.cash, costs.bill(self.plan, self._standing, self.rules))

    @cached_property
    def pool(self) -> Pool:
        """What it leaves in the box, by the same sum: a quick finger cannot take more than there is."""
        shown = self.mine.pool
        if self.plan == self.mine.plan or shown.cubes is None:
            return shown
        return Pool(**costs.pool(self.plan, self._standing, self.rules))

    @property
    def _standing(self) -> list[Dc]:
        """On the board at the start of the round (ET-8)."""
        return [Dc(dc.id, dc.size, dc.region) for dc in self.mine.dcs if not dc.is_new]

    def dcs_in(self, region: str) -> tuple[PlanDc, ...]:
        """Those of one region."""
        return tuple(dc for dc in self.dcs if dc.region == region)

    def cylinders_at(self, *places: str) -> int:
        """Cylinders planned at these regions or cities."""
        return sum(self.plan.marketing.get(place, 0) for place in places)
