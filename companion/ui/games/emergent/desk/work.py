"""What every part of the board editor gets."""

from __future__ import annotations

from collections.abc import Callable

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.desk.bench import Bench
from companion.ui.games.emergent.desk.checks import Found
from companion.ui.games.emergent.desk.draft import BoardDraft
from companion.ui.games.emergent.desk.room import Room
from companion.ui.kit.skin import Skin


@frozen
class Work:
    """The bench as it is now, what the checks say, and the way to do something."""

    skin: Skin
    bench: Bench
    found: tuple[Found, ...]
    room: Room
    act: Callable[[Callable[[Bench], Bench]], None]
    """Do something to the bench as it will be then."""

    @property
    def draft(self) -> BoardDraft:
        """The board as it is now."""
        return self.bench.draft

    @property
    def faults(self) -> tuple[Found, ...]:
        """What keeps the board from being saved."""
        return tuple(one for one in self.found if one.standing == "fault")

    @property
    def bad_regions(self) -> frozenset[int]:
        """Regions that a fault is about. One without any link yet is not wrong, it is only not done."""
        linked = {key for link in self.draft.links for key in link}
        return frozenset(
            key
            for one in self.faults
            for key in one.regions
            if not one.cities and (key in linked or not one.is_about_reach)
        )

    @property
    def loose_regions(self) -> frozenset[int]:
        """Regions without any link, once the linking has begun."""
        linked = {key for link in self.draft.links for key in link}
        return frozenset(one.key for one in self.draft.regions if linked and one.key not in linked)

    @property
    def bad_ranks(self) -> frozenset[int]:
        """Cities whose rank is the fault."""
        return frozenset(key for one in self.faults for key in one.cities if "rank" in one.reason.code)

    @property
    def bad_cities(self) -> frozenset[int]:
        """Cities that a fault is about."""
        return frozenset(key for one in self.faults for key in one.cities)
