"""What is said: a rejection is a code with facts, an action takes nothing unknown."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from companion.kernel.action import Reason, Rejection, TimeUp


def test_a_rejection_carries_a_code_and_facts_and_no_sentence() -> None:
    no = Rejection("skiff.not_held", "p. 4", cargo=3)
    assert (no.code, no.facts, no.reasons) == (
        "skiff.not_held",
        {"cargo": 3},
        (Reason("skiff.not_held", "p. 4", {"cargo": 3}),),
    )
    assert str(no) == "skiff.not_held"


def test_a_rejection_of_several_reasons_keeps_their_order() -> None:
    reasons = (Reason("skiff.first", "p. 1", {"n": 1}), Reason("skiff.second", "p. 2"))
    no = Rejection.of(iter(reasons))
    assert (no.reasons, no.code, no.facts) == (reasons, "skiff.first", {"n": 1})


def test_an_action_takes_nothing_unknown() -> None:
    with pytest.raises(ValidationError):
        TimeUp.model_validate({"name": "countdown", "serial": 1, "seat": "ann"})
