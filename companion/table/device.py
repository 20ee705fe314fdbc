"""An honest device at the deal: its own bits, one roster only, and every check made by itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.kernel.chance import opened_of, part_of, spoken
from companion.table.actions import Cut, OpenPart
from companion.table.checks import Shelf, faults
from companion.table.facts import Roster
from companion.table.memory import Memory
from companion.table.phrase import seal_words
from companion.table.rosters import digest_of
from companion.table.views import OpeningView, SealView

LEFT_OUT = frozenset({"no-part", "not-my-part", "other-table", "other-draw", "other-seal"})
"""Why a device has no part in a draw: it slept, or the host drew one for it. Nobody was shown two deals."""


class Distrust(Exception):  # noqa: N818
    """The device does not go on, and says why."""


@dataclass
class Device:
    """One seat's device. What it keeps should outlive its program."""

    table: str
    seat: str
    name: str
    luck: Callable[[int], bytes] = secrets.token_bytes
    kept: Memory | None = None
    opened: int = 0
    """The newest draw it ever opened at this table."""
    undealt: int = 0
    """Draws it opened that were never dealt."""
    _roster: Roster | None = field(default=None, repr=False)

    def commit(self, draw: int, seal: str, cut: int) -> Cut:
        """New bits for every seal; never for a draw that is not above all it has opened."""
        if draw <= self.opened:
            raise Distrust("old-draw")
        kept = self.kept
        if kept is None or (kept.seal, kept.cut) != (seal, cut) or kept.part is None:
            bits = self.luck(16).hex()
            part = part_of(seal, self.seat, cut, bits)
            self.kept = kept = Memory(
                seat=self.seat, table=self.table, draw=draw, seal=seal, cut=cut, bits=bits, part=part
            )
        return Cut(draw=draw, part=kept.part, opened=self.opened)

    def open(self, roster: Roster) -> OpenPart:
        """For one roster a draw, which names its table, draw and seal, its own name and its part."""
        kept = self.kept
        if kept is None or kept.cut is None or kept.bits is None:
            raise Distrust("no-part")
        for name in ("table", "draw", "seal"):
            if getattr(roster, name) != getattr(kept, name):
                raise Distrust(f"other-{name}")
        mine = [(one.name, one.by, one.part) for one in roster.seats if one.seat == self.seat]
        if mine != [(self.name, "phone", kept.part)]:
            raise Distrust("not-my-part")
        digest = digest_of(roster)
        if kept.roster not in (None, digest):
            raise Distrust("second-roster")
        if self.opened < roster.draw:
            self.opened, self.undealt = roster.draw, self.undealt + 1
        self.kept, self._roster = kept.model_copy(update={"roster": digest}), roster
        return OpenPart(draw=roster.draw, cut=kept.cut, bits=kept.bits)

    def took_part(self, draw: int) -> bool:
        """Whether it opened its part for this draw; of another one it knows nothing, and never ticks."""
        kept = self.kept
        return kept is not None and kept.draw == draw and kept.roster is not None

    def see(self, openings: tuple[OpeningView, ...], shuffles: dict[str, int], later: str = "") -> str:
        """All parts are open: check each, keep the words. The six words."""
        kept, roster = self.kept, self._roster
        if kept is None or roster is None or kept.roster is None:
            raise Distrust("no-part")
        for line, opening in zip(roster.seats, openings, strict=True):
            if part_of(roster.seal, line.seat, opening.cut, opening.bits) != line.part:
                raise Distrust(f"part {line.seat}")
        if kept.opened is None:
            opened = opened_of(kept.roster, [(one.cut, one.bits) for one in openings])
            kept = kept.model_copy(update={"opened": opened, "words": spoken(opened, seal_words())})
            self.undealt -= 1
        highest = {deck: max(count, kept.shuffles.get(deck, 0)) for deck, count in shuffles.items()}
        chains = kept.later if later in ("", *kept.later[-1:]) else (*kept.later, later)
        self.kept = kept.model_copy(update={"shuffles": kept.shuffles | highest, "later": chains})
        return kept.words or ""

    def check(self, proof: str | bytes, shelf: Shelf) -> tuple[str, ...]:
        """What does not fit in a proof: in itself, or with what this device has kept."""
        return faults(proof, shelf, memory=self.kept)

    def answer(self, seal: SealView, cut: int | None) -> Cut | OpenPart | None:
        """What it says to a state of the deal; None: nothing, or nothing new."""
        if seal.step == "opening" and seal.roster and self.seat in seal.missing:
            return self.open(seal.roster)
        if seal.step == "cutting" and cut is not None:
            return self.commit(seal.draw, seal.seal, cut)
        if seal.step in ("dealt", "open") and self._roster and self._roster.draw == seal.draw:
            self.see(seal.openings, seal.shuffles, seal.later)
        return None
