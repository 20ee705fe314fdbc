"""A finished game's deals, for anybody to recheck: `companion verify FILE`, or a dozen lines of Python."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from companion.kernel.action import Rejection
from companion.kernel.chance import commitment, seed_from, shuffled
from companion.table.table import Table
from companion.table.views import DealView

FORMAT = "companion-proof/1"


class Proof(BaseModel):
    """Everything needed to recompute the deals. Nothing that stays secret for ever is in it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

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
    deals: tuple[DealView, ...]


def proof(table: Table) -> dict[str, Any]:
    """The proof of a game that is over; rejects while secrets are still secret."""
    seal = table.seal()
    if seal.secret is None:
        raise Rejection("table.not_over")
    made = Proof(
        format=FORMAT,
        game=table.game.card.id,
        rules_version=table.opening.rules_version,
        seats=table.setting.seats,
        names=table.setting.names,
        commitment=seal.commitment,
        phrase=seal.phrase,
        secret=seal.secret,
        cuts=seal.cuts,
        given=seal.given,
        deals=seal.deals,
    )
    return made.model_dump(mode="json")


def faults(checked: Proof) -> tuple[str, ...]:
    """Text ids of everything that does not fit; empty when the deal was fair."""
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
