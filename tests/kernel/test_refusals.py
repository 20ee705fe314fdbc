"""How a game says no: its own prefix, the rule of the phase, the field of what was typed."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from pydantic import BaseModel

from companion.kernel.action import Action, Reason, Rejection
from companion.kernel.refusals import Refusals, refuse_faults, twice

SKIFF = Refusals("skiff", {"bid": "p. 4", "over": "p. 9"})


class Bid(Action, do="bid"):
    """A number that is said aloud."""


@dataclass
class Match:
    phase: str


class Crate(BaseModel):
    weight: int


class Hold(BaseModel):
    crates: tuple[Crate, ...]


def test_a_code_wears_the_name_of_its_game() -> None:
    assert SKIFF.why("not_held", "p. 4", cargo=3) == Reason("skiff.not_held", "p. 4", {"cargo": 3})
    assert SKIFF.refusal("not_held", "p. 4", cargo=3).reasons == (SKIFF.why("not_held", "p. 4", cargo=3),)


def test_a_wrong_phase_names_the_phase_the_request_and_the_rule() -> None:
    no = SKIFF.wrong_phase(Match("over"), Bid())
    assert no.reasons == (Reason("skiff.wrong_phase", "p. 9", {"phase": "over", "action": "bid"}),)
    raft = Refusals("raft", {"bid": "p. 4"}, "wrong_step")
    assert raft.wrong_phase(Match("bid"), Bid()).code == "raft.wrong_step", "a game's own word for a phase"


def test_a_reason_finds_its_field_from_the_inside_out() -> None:
    too_heavy = SKIFF.why("too_heavy", "p. 5")
    assert too_heavy.field == ""
    assert too_heavy.at("weight").field == "weight"
    assert too_heavy.at("weight").at("crates", 2).field == "crates.2.weight"
    assert too_heavy.at("").field == ""
    assert too_heavy.at("weight").facts == too_heavy.facts, "the field is no fact: it never leaves the host"


def test_what_is_misshapen_stands_at_its_field() -> None:
    check = SKIFF.checker(Hold, "p. 2", lambda hold: ())
    (fault,) = check({"crates": [{"weight": 1}, {"weight": "much"}]})
    assert (fault.code, fault.rule, fault.field) == ("skiff.bad_pack", "p. 2", "crates.1.weight")
    assert fault.facts["where"] == "crates.1.weight"
    (whole,) = check("no document")
    assert (whole.field, whole.facts["where"]) == ("", "pack")


def test_a_document_of_the_right_shape_is_read_by_the_game() -> None:
    def faults(hold: Hold) -> tuple[Reason, ...]:
        return tuple(
            SKIFF.why("too_heavy", "p. 5").at("crates", at, "weight")
            for at, crate in enumerate(hold.crates)
            if crate.weight > 9
        )

    check = SKIFF.checker(Hold, "p. 2", faults)
    assert check({"crates": [{"weight": 9}]}) == ()
    assert [fault.field for fault in check({"crates": [{"weight": 10}, {"weight": 1}, {"weight": 11}]})] == [
        "crates.0.weight",
        "crates.2.weight",
    ]


def test_every_fault_is_said_at_once_or_nothing() -> None:
    refuse_faults(())
    reasons = (SKIFF.why("first", "p. 1"), SKIFF.why("second", "p. 2"))
    with pytest.raises(Rejection) as no:
        refuse_faults(iter(reasons))
    assert no.value.reasons == reasons


def test_what_stands_there_twice() -> None:
    assert twice("abcabda") == ("a", "b")
    assert twice([("a", 1), ("b", 1)]) == ()
