"""How proofs are forged: a list that fills as modules add to it, and ways to make things fit again."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any, NamedTuple

from companion.kernel.chance import (
    Deck,
    Head,
    Line,
    opened_of,
    pack_digest,
    part_of,
    roster_of,
    seal_of,
    spoken,
    stock_of,
)
from companion.table.phrase import seal_words

Forged = dict[str, Any]
Forge = Callable[[Forged], str | None]


class Forgery(NamedTuple):
    """`is_noted`: somebody wrote the good deal's words down."""

    make: Forge
    fault: str
    is_noted: bool

    def of(self, good: Forged) -> tuple[str, str]:
        """The forged file, and the words to check it with."""
        proof = copy.deepcopy(good)
        text = self.make(proof) or json.dumps(proof, ensure_ascii=False)
        return text, good["words"] if self.is_noted else ""


FORGERIES: list[Forgery] = []


def forgery(fault: str, *, is_noted: bool = True) -> Callable[[Forge], Forge]:
    def add(make: Forge) -> Forge:
        FORGERIES.append(Forgery(make, fault, is_noted))
        return make

    return add


# --- how a forger makes things fit again ---


def resealed(p: Forged) -> Forged:
    p["seal"] = seal_of(Head(p["table"], p["game"], p["rules"], p["draw"]), p["secret"])
    return p


def reparted(p: Forged) -> Forged:
    for s in p["seats"]:
        s["part"] = part_of(p["seal"], s["seat"], s["cut"], s["bits"])
    return p


def repacked(p: Forged) -> Forged:
    for pack in p["packs"]:
        pack["digest"] = pack_digest(p["secret"], pack["option"], pack["text"])
    return p


def rerostered(p: Forged) -> Forged:
    decks = [Deck(d["deck"], tuple(d["items"]), d["start"], d["once"]) for d in p["decks"]]
    stock = stock_of(p["secret"], decks, [(pack["option"], pack["digest"]) for pack in p["packs"]])
    lines = [Line(s["seat"], s["name"], s["by"], s["part"]) for s in p["seats"]]
    head = Head(p["table"], p["game"], p["rules"], p["draw"])
    p["roster"] = roster_of(head, p["seal"], p["options"], stock, lines)
    return p


def reworded(p: Forged) -> Forged:
    opened = opened_of(p["roster"], [(s["cut"], s["bits"]) for s in p["seats"]])
    p["words"] = spoken(opened, seal_words())
    return p


def whole(p: Forged) -> Forged:
    """As a patient forger does it: everything in the file fits together again."""
    return reworded(rerostered(repacked(reparted(resealed(p)))))


def seat(p: Forged, name: str) -> Forged:
    return next(s for s in p["seats"] if s["seat"] == name)
