"""Facts as they stand in journals, old ones too."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import ValidationError

from companion.kernel.seat import Seat
from companion.table.facts import FACTS, AnyFact, CameBack, CutMade, Freed, Led, Left, Sealed, Started


def test_every_fact_has_a_tag_of_its_own() -> None:
    tags = [fact.model_fields["is_"].default for fact in get_args(AnyFact)]
    assert "" not in tags
    assert len(set(tags)) == len(tags)


def test_a_tag_stands_first_and_says_which_fact_it_is() -> None:
    assert Left(seat=Seat("ann")).model_dump_json() == '{"is_":"left","seat":"ann"}'
    assert FACTS.validate_python({"is_": "led", "device": "", "on": True}) == Led(device="", on=True)


def test_what_older_journals_say_is_still_read() -> None:
    assert FACTS.validate_python({"is_": "cut_made", "seat": "ann", "at": 7}) == CutMade(
        seat=Seat("ann"), at=7
    )
    back = FACTS.validate_python({"is_": "came_back", "seat": "ann", "device": "d"})
    assert isinstance(back, CameBack)
    assert back.phone == "", "nobody said yet which phone it was"
    freed = FACTS.validate_python({"is_": "freed", "seat": "ann"})
    assert isinstance(freed, Freed)
    assert not freed.agreed
    started = FACTS.validate_python({"is_": "started", "cuts": [1], "given": []})
    assert isinstance(started, Started)
    assert (started.draw, started.roster) == (0, None)


@pytest.mark.parametrize(
    "said",
    [{"is_": "sealed", "draw": 1}, {"is_": "sealed", "draw": 1, "seal": "s", "more": 1}, {"is_": "won"}],
)
def test_nothing_unknown_is_read(said: dict[str, object]) -> None:
    assert Sealed(draw=1, seal="s").is_ == "sealed"
    with pytest.raises(ValidationError):
        FACTS.validate_python(said)
