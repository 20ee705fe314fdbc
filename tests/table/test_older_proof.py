"""Proofs of older tables add up, or say what does not."""

from __future__ import annotations

from companion.kernel.chance import commitment, seed_from
from companion.kernel.game import Deal
from companion.table.older_proof import FORMAT, OlderProof, faults

SECRET = bytes(range(32))
CUTS = (3, 14)


def proof(**changes: object) -> OlderProof:
    told = {
        "format": FORMAT, "game": "pebble", "rules_version": 1, "seats": ("ann", "bo"),
        "names": {"ann": "Ann", "bo": "Bo"}, "commitment": commitment(SECRET), "phrase": "a b c",
        "secret": SECRET.hex(), "cuts": CUTS,
        "deals": (Deal.of(seed_from(SECRET, CUTS), "card", ("north", "south")),),
    }  # fmt: skip
    return OlderProof.model_validate({**told, **changes})


def test_an_honest_one_adds_up() -> None:
    assert faults(proof()) == ()


def test_every_forgery_is_named() -> None:
    assert faults(proof(commitment="0" * 64)) == ("verify-wrong-commitment",)
    order = ("south", "north") if proof().deals[0].order == ("north", "south") else ("north", "south")
    swapped = {"label": "card", "items": ("north", "south"), "order": order}
    assert faults(proof(deals=(swapped,))) == ("verify-wrong-deal",)
    fewer = proof(cuts=(3,), deals=())
    assert faults(fewer) == ("verify-wrong-cuts",)
