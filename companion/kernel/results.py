"""How a game went, in figures that can be held against other tables of the same game. Public facts only."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.kernel.view import LogLine, View


class Measure(View):
    """Something that is counted for every place, round by round."""

    name: str
    """Its words are the text `<game>-measure-<name>`; `.total` says what the sum of a table is."""
    unit: Literal["money", "count"] = "count"
    kind: Literal["level", "sum"] = "sum"
    """`level`: each figure is how it stands then. `sum`: each is what was added in that round."""
    best: Literal["most", "fewest"] = "most"
    start: dict[str, int] = Field(default_factory=dict)
    rounds: tuple[dict[str, int], ...]
    """Place → figure, after each round that is closed."""

    def of(self, place: str) -> int:
        """How a place stands now."""
        if self.kind == "sum":
            return sum(figures.get(place, 0) for figures in self.rounds)
        known = (*([self.start] if self.start else []), *self.rounds)
        return next((figures[place] for figures in reversed(known) if place in figures), 0)


class Results(View):
    """One table's game so far."""

    round: int
    """How many rounds are closed."""
    is_over: bool
    places: tuple[str, ...]
    """Seats; names of people on a pad without seats."""
    names: dict[str, str] = Field(default_factory=dict)
    """Of places that are no seats."""
    winners: tuple[str, ...] = ()
    measures: tuple[Measure, ...]
    findings: tuple[LogLine, ...] = ()
    """What is worth talking about; `<game>-finding-…`."""
