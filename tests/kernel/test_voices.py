"""Who may say what."""

from __future__ import annotations

import pytest

from companion.kernel.action import Action, Rejection, TimeUp
from companion.kernel.refusals import Refusals
from companion.kernel.seat import Actor, Seat, Voice
from companion.kernel.voices import Voices


class Bid(Action, do="bid"):
    """A number that is said aloud."""


class Agree(Action, do="agree"):
    """Yes."""


class Close(Action, do="close"):
    """No more of it."""


ANN, BO = Seat("ann"), Seat("bo")
ZERO = TimeUp(name="countdown", serial=1)
VOICES = Voices(
    Refusals("skiff"), (Agree, Close), "p. 1", "p. 2", "p. 3", only_table=(Close,), only_rule="p. 4"
)


@pytest.mark.parametrize(
    ("actor", "action"),
    [(ANN, Bid()), (ANN, Agree()), (Voice.TABLE, Agree()), (Voice.TABLE, Close()), (Voice.CLOCK, ZERO)],
)
def test_everybody_says_what_is_theirs(actor: Actor, action: Action) -> None:
    VOICES.check((ANN,), actor, action)


@pytest.mark.parametrize(
    ("actor", "action", "code", "rule"),
    [
        (ANN, ZERO, "clock_only", "p. 1"),
        (Voice.TABLE, ZERO, "clock_only", "p. 1"),
        (Voice.CLOCK, Bid(), "clock_only", "p. 1"),
        (Voice.TABLE, Bid(), "not_for_table", "p. 2"),
        (BO, Bid(), "unknown_seat", "p. 3"),
        (ANN, Close(), "table_only", "p. 4"),
    ],
)
def test_nobody_says_what_is_others(actor: Actor, action: Action, code: str, rule: str) -> None:
    with pytest.raises(Rejection) as no:
        VOICES.check((ANN,), actor, action)
    assert (no.value.code, no.value.reasons[0].rule) == (f"skiff.{code}", rule)


def test_where_no_clock_runs_not_even_the_clock_says_so() -> None:
    still = Voices(Refusals("raft"), (), "p. 1", "p. 2", "p. 3", has_clock=False, unknown="stranger")
    with pytest.raises(Rejection, match=r"raft\.clock_only"):
        still.check((ANN,), Voice.CLOCK, ZERO)
    with pytest.raises(Rejection, match=r"raft\.stranger"):
        still.check((ANN,), BO, Bid())
