"""Proofs of games that were dealt before every phone had a part in it: they add up, and prove little.

A forger could name labels, items and orders in such a file as suited them; three words are soon forged too.
"""

from __future__ import annotations

from typing import Any

from pydantic import Field

from companion.kernel.chance import commitment, seed_from, shuffled
from companion.kernel.game import AnyGame, Deal
from companion.kernel.part import Part
from companion.table.journal import Opening
from companion.table.setting import Setting
from companion.table.views import SealView

FORMAT = "companion-proof/1"


class OlderProof(Part):
    """What such a file says."""

    format: str = Field(pattern=f"^{FORMAT}$")
    game: str
    rules_version: int
    seats: tuple[str, ...]
    names: dict[str, str]
    commitment: str = Field(pattern=r"^[0-9a-f]{64}$")
    phrase: str
    secret: str = Field(pattern=r"^[0-9a-f]{64}$")
    cuts: tuple[int, ...]
    given: tuple[str, ...] = ()
    deals: tuple[Deal, ...]


def proof(game: AnyGame, opening: Opening, setting: Setting, seal: SealView) -> dict[str, Any]:
    """The proof of a game that an older table dealt; its deal is open."""
    made = OlderProof(
        format=FORMAT,
        game=game.card.id,
        rules_version=opening.rules_version,
        seats=setting.seats,
        names=setting.names,
        commitment=seal.seal,
        phrase=seal.words,
        secret=seal.secret or "",
        cuts=setting.cuts,
        given=setting.given,
        deals=seal.deals,
    )
    return made.model_dump(mode="json")


def faults(checked: OlderProof) -> tuple[str, ...]:
    """Text ids of everything that does not fit; empty when it adds up."""
    found = []
    secret = bytes.fromhex(checked.secret)
    if commitment(secret) != checked.commitment:
        found.append("verify-wrong-commitment")
    if len(checked.cuts) != len(checked.seats):
        found.append("verify-wrong-cuts")
    seed = seed_from(secret, checked.cuts)
    found += [
        "verify-wrong-deal" for deal in checked.deals if shuffled(seed, deal.label, deal.items) != deal.order
    ]
    return tuple(found)
