"""What a device keeps of the deal it takes part in, and where a proof tells otherwise."""

from __future__ import annotations

from pydantic import Field

from companion.kernel.chance import later_of
from companion.kernel.part import Part
from companion.table.proof import Proof


class Memory(Part):
    """What a device kept of the deal it took part in; whatever it did not see stays None."""

    seat: str
    table: str | None = None
    draw: int | None = None
    seal: str | None = None
    cut: int | None = None
    bits: str | None = None
    part: str | None = None
    roster: str | None = None
    opened: str | None = None
    words: str | None = None
    shuffles: dict[str, int] = Field(default_factory=dict)
    """The highest counts it saw."""
    later: tuple[str, ...] = ()
    """The chains of later decks that it saw, in order."""


def forgotten(proof: Proof, memory: Memory) -> tuple[str, ...]:
    """Where the file tells otherwise than this device remembers."""
    mine = next((seat.model_dump() for seat in proof.seats if seat.seat == memory.seat), {})
    told = {**proof.model_dump(exclude={"seats", "shuffles", "later"}), "opened": proof.opened, **mine}
    kept = memory.model_dump(exclude={"seat", "shuffles", "later"}, exclude_none=True)
    low = (deck for deck, count in memory.shuffles.items() if proof.shuffles.get(deck, 0) < count)
    wrong = (name for name, value in kept.items() if told.get(name) != value)
    lost = () if _has_grown(memory.later, _chains(proof)) else ("later",)
    return tuple(f"memory {name}" for name in (*wrong, *low, *lost))


def _chains(proof: Proof) -> list[str]:
    """The chain of later decks after none of them, after the first, and so on."""
    chains = [""]
    for one in proof.later:
        chains.append(later_of(chains[-1], one.deck, one.items))
    return chains


def _has_grown(seen: tuple[str, ...], chains: list[str]) -> bool:
    """Whether everything that was seen is there, in that order."""
    left = iter(chains)
    return all(chain in left for chain in seen)
