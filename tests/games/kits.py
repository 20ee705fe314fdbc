"""What the contract tests need to know about a game: how to fill in rich choices, and its other worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat, Viewer
from companion.kernel.view import Choice

Pick = Callable[[Sequence[Any]], Any]
Accepts = Callable[[dict[str, Any]], bool]

SEATS = tuple(
    Seat(name) for name in ("ann", "bo", "cy", "dee", "eli", "fay", "gus", "hal", "ida", "jo", "kim", "lea")
)


@dataclass(frozen=True, eq=False)
class Kit:
    """One game's part in the contract."""

    game: AnyGame
    tables: Mapping[str, tuple[int, Any]]
    """House rules to test, by name: how many seats, which options."""
    fill: Callable[[Choice, Any, Pick, Accepts], dict[str, Any]]
    """Values for the `free` fields of a choice that the rules would accept."""
    redeal: Callable[[Any, Viewer, Pick], Any]
    """Another state that this viewer must not be able to tell from the true one."""
    flip: Callable[[Any, Seat], Any]
    """A state in which this seat holds another card, and all public facts are the same."""
    weights: Mapping[str, int] = field(default_factory=dict)
    """How eagerly random play takes a kind of choice; 20 unless told."""
    public_sums: tuple[str, ...] = ()
    """Actions that count others' hidden holdings on purpose, such as the contents of a real box."""
    leanings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By field: the words random play likes best, so that it gets somewhere."""
    gifts: Callable[[Any], Sequence[dict[str, Any]]] = lambda _view: ()
    """What the table does, once, on seeing this public view, so that random play soon meets every rule."""
    needed: frozenset[str] = frozenset()
    """Fields of the view that a borrower sees though not everybody does: they cannot act without them."""
    answers: Callable[[Any, Pick], dict[str, Any] | None] = lambda _view, _pick: None
    """What the table says on seeing this public view, if anything."""
    finishing: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The same for play that is to end."""

    def eager(self) -> Kit:
        """For play that is to end: nobody corrects anything, everybody gets on with it."""
        weights = {**self.weights, "correct": 0, "end_turn": 1}
        return replace(self, leanings=self.finishing, weights=weights, gifts=lambda _view: ())
