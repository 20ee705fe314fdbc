"""What a roster binds: house rules and packs, apart from each other, and then everybody's part."""

from __future__ import annotations

import pytest

from companion.kernel.seat import Seat
from companion.table.facts import Roster, RosterSeat, Started
from companion.table.rosters import digest_of, house, opened_by, seed_by

BOARD = {"id": "five-bays", "name": "Five Bays"}


def roster(**changes: object) -> Roster:
    told = {
        "seal": "ab", "table": "t", "game": "pebble", "rules": 1, "draw": 1, "options": "{}", "stock": "cd",
        "seats": (RosterSeat(seat=Seat("ann"), name="Ann", by="phone", part="ef"),),
    }  # fmt: skip
    return Roster.model_validate({**told, **changes})


def test_a_document_is_a_pack_and_the_rules_name_it_by_its_number() -> None:
    found = house({"quick": True, "board": BOARD, "ties": "split", "deck": {"id": "d"}})
    assert found.options == '{"quick":true,"board":{"pack":0},"ties":"split","deck":{"pack":1}}'
    assert [pack.option for pack in found.packs] == ["board", "deck"]
    assert found.packs[0].text == '{"id":"five-bays","name":"Five Bays"}'


def test_a_pack_is_bound_and_cannot_be_read_off_its_digest() -> None:
    found = house({"board": BOARD})
    ((option, digest),) = found.digests("01" * 32)
    assert option == "board"
    assert len(digest) == 64
    assert found.digests("02" * 32) != [(option, digest)], "who knows the board does not know it is this one"


@pytest.mark.parametrize(
    "change", [{"seal": "ac"}, {"table": "u"}, {"draw": 2}, {"options": '{"quick":true}'}, {"stock": "ce"}]
)
def test_another_roster_has_another_digest(change: dict[str, object]) -> None:
    assert digest_of(roster()) == digest_of(roster())
    assert digest_of(roster(**change)) != digest_of(roster())


def test_the_seed_follows_from_the_roster_the_numbers_and_the_bits() -> None:
    def dealt(cut: int, bits: str, secret: str = "01" * 32) -> Started:
        return Started(cuts=(cut,), given=(), draw=1, secret=secret, bits=(bits,), roster=roster())

    seeds = {
        seed_by(one) for one in (dealt(3, "00"), dealt(4, "00"), dealt(3, "01"), dealt(3, "00", "02" * 32))
    }
    assert len(seeds) == 4
    assert opened_by(dealt(3, "00")) == opened_by(dealt(3, "00", "02" * 32)), (
        "words tell nothing of the secret"
    )


def test_a_table_of_old_has_no_roster() -> None:
    with pytest.raises(ValueError, match="older table"):
        opened_by(Started(cuts=(3,), given=()))
