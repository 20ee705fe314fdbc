"""Who begins, and what is drawn from a bag or a deck."""

from __future__ import annotations

from companion.games.toolbox.sums.refusals import refusal, same
from companion.kernel.chance import Seed, shuffled
from companion.kernel.frozen import frozen

MOST_KINDS, MOST_PIECES, MOST_AT_ONCE = 60, 200, 20
FEWEST_PLACES = 2


@frozen
class Bag:
    """What is in it at a filling: kinds with their numbers, and whether a piece seen goes back."""

    id: str
    items: tuple[tuple[str, int], ...]
    goes_back: bool = False

    @property
    def pieces(self) -> tuple[str, ...]:
        """Every piece, kind by kind."""
        return tuple(name for name, count in self.items for _ in range(count))

    def left(self, drawn: int) -> int:
        """How many are in it after so many draws of this filling."""
        return len(self.pieces) if self.goes_back else len(self.pieces) - drawn


def begins(seed: Seed, number: int, places: tuple[str, ...]) -> tuple[str, ...]:
    """The order in which the places begin; its first is the one who begins (TB-79)."""
    if len(places) < FEWEST_PLACES:
        raise refusal("too_few_seats", "TB-79", need=FEWEST_PLACES, seats=len(places))
    return shuffled(seed, f"begin/{number}", places)


def check_bag(bag: Bag) -> None:
    """TB-82."""
    names = [name for name, _ in bag.items]
    is_doubled = any(same(one, other) for at, one in enumerate(names) for other in names[:at])
    is_good = (
        1 <= len(names) <= MOST_KINDS
        and all(name.strip() for name in names)
        and all(count >= 1 for _, count in bag.items)
        and sum(count for _, count in bag.items) <= MOST_PIECES
    )
    if is_doubled or not is_good:
        raise refusal("bad_bag", "TB-82")


def draw(bag: Bag, seed: Seed, filling: int, drawn: int, count: int) -> tuple[str, ...]:
    """The next pieces after `drawn` of this filling (TB-83)."""
    if not 1 <= count <= MOST_AT_ONCE:
        raise refusal("bad_count", "TB-83", count=MOST_AT_ONCE)
    if bag.goes_back:
        return tuple(
            shuffled(seed, label, bag.pieces)[0]
            for label in (
                f"bag/{bag.id}/{filling}/{number}" for number in range(drawn + 1, drawn + count + 1)
            )
        )
    if count > bag.left(drawn):
        raise refusal("bag_empty", "TB-83", left=bag.left(drawn))
    return shuffled(seed, f"bag/{bag.id}/{filling}", bag.pieces)[drawn : drawn + count]
