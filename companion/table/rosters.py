"""What a roster binds before anybody opens: house rules, packs and seats; and what follows once all have."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from companion.kernel.chance import Head, Line, Seed, opened_of, pack_digest, roster_of, seed_of
from companion.table.facts import Roster, Started


class Pack(NamedTuple):
    """A document that is played with, as JSON text."""

    option: str
    text: str


class House(NamedTuple):
    """House rules for a roster: their text, in which a pack is a number, and the packs."""

    options: str
    packs: tuple[Pack, ...]

    def digests(self, secret: str) -> list[tuple[str, str]]:
        """The packs, bound and yet unreadable."""
        return [(pack.option, pack_digest(secret, pack.option, pack.text)) for pack in self.packs]


def house(options: dict[str, Any]) -> House:
    """House rules as they are bound; whatever is a document is one of the packs."""
    told, packs = dict(options), list[Pack]()
    for name, value in options.items():
        if isinstance(value, dict):
            told[name] = {"pack": len(packs)}
            packs.append(Pack(name, _compact(value)))
    return House(_compact(told), tuple(packs))


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def digest_of(roster: Roster) -> str:
    """The hash of a roster."""
    head = Head(roster.table, roster.game, roster.rules, roster.draw)
    lines = [Line(one.seat, one.name, one.by, one.part) for one in roster.seats]
    return roster_of(head, roster.seal, roster.options, roster.stock, lines)


def opened_by(started: Started) -> str:
    """What the six words of a started game stand for."""
    if started.roster is None:
        raise ValueError("an older table has no roster")
    return opened_of(digest_of(started.roster), list(zip(started.cuts, started.bits, strict=True)))


def seed_by(started: Started) -> Seed:
    """What all its shuffles follow from."""
    return seed_of(started.secret, opened_by(started))
