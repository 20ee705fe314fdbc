"""One way of correcting: a seat asks, the table answers, its own word counts at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

import pytest
from pydantic import ValidationError

from companion.kernel.action import Action, Rejection
from companion.kernel.proposals import (
    AnswerCorrection,
    Because,
    Correctable,
    CorrectableView,
    Corrections,
    Proposal,
)
from companion.kernel.refusals import Refusals
from companion.kernel.seat import Actor, Seat, Voice
from companion.kernel.view import Choice, LogLine

ANN, BO = Seat("ann"), Seat("bo")
REFUSALS = Refusals("skiff")


class Correct(Action, do="correct"):
    crates: int
    reason: Because = ""


@dataclass(frozen=True, slots=True)
class Skiff(Correctable[Correct]):
    game: ClassVar[str] = "skiff"
    crates: int
    is_storm: bool = False


class SkiffView(CorrectableView):
    correction: Correct | None = None


def corrected(state: Skiff, correct: Correct, by: Seat | None) -> Skiff:
    if correct.crates == state.crates:
        raise REFUSALS.refusal("nothing_to_correct", "p. 7")
    line = LogLine(
        code="skiff-log-corrected-crates", seat=by, facts={"n": correct.crates, "was": state.crates}
    )
    other = LogLine(code="skiff-log-trimmed")
    return replace(state, crates=correct.crates, log=(*state.log, line, other))


def check_now(state: Skiff, correct: Correct) -> None:
    if state.is_storm:
        raise REFUSALS.refusal("storm", "p. 8")


CORRECTIONS = Corrections(REFUSALS, "p. 7", corrected, check_now)
START = Skiff(3, log=(LogLine(code="skiff-log-begun"),))
FOUR = Correct(crates=4, reason="one lay under the sail")


def asked() -> Skiff:
    return CORRECTIONS.apply(START, ANN, FOUR)


def answered(state: Skiff, agree: bool) -> Skiff:
    return CORRECTIONS.apply(state, Voice.TABLE, AnswerCorrection(agree=agree))


def news(after: Skiff, before: Skiff) -> list[tuple[str, Seat | None]]:
    return [(line.code, line.seat) for line in after.log[len(before.log) :]]


def no(state: Skiff, actor: Actor, action: Correct | AnswerCorrection) -> Rejection:
    with pytest.raises(Rejection) as refused:
        CORRECTIONS.apply(state, actor, action)
    return refused.value


def test_the_tables_own_word_counts_at_once() -> None:
    after = CORRECTIONS.apply(START, Voice.TABLE, FOUR)
    assert (after.crates, after.proposal) == (4, None)
    assert news(after, START)[0] == ("skiff-log-corrected-crates", None)


def test_a_seat_asks_and_nothing_is_corrected_yet() -> None:
    state = asked()
    assert (state.crates, state.proposal) == (3, Proposal(FOUR, ANN))
    assert news(state, START) == [("skiff-log-correction-proposed", ANN)]
    assert state.log[-1].facts == {"reason": "one lay under the sail"}


def test_the_table_agrees() -> None:
    state = answered(asked(), agree=True)
    assert (state.crates, state.proposal) == (4, None)
    assert news(state, asked())[0] == ("skiff-log-corrected-crates", ANN)


def test_the_table_refuses() -> None:
    state = answered(asked(), agree=False)
    assert (state.crates, state.proposal) == (3, None)
    assert news(state, asked()) == [("skiff-log-correction-dropped", ANN)]


def test_what_no_longer_fits_is_said_as_such_and_changes_nothing() -> None:
    moved = replace(asked(), crates=4)
    state = answered(moved, agree=True)
    assert (state.crates, state.proposal) == (4, None)
    assert news(state, moved) == [("skiff-log-correction-late", ANN)]


def test_only_one_waits_at_a_time() -> None:
    refused = no(asked(), BO, Correct(crates=9))
    assert (refused.code, refused.facts) == ("skiff.correction_waits", {"by_seat": ANN})
    assert CORRECTIONS.apply(asked(), Voice.TABLE, Correct(crates=9)).proposal, "the table need not wait"


def test_what_cannot_be_corrected_is_not_even_proposed() -> None:
    assert no(START, ANN, Correct(crates=3)).code == "skiff.nothing_to_correct"


def test_only_the_table_answers_and_only_a_proposal() -> None:
    assert no(asked(), BO, AnswerCorrection(agree=True)).code == "skiff.table_only"
    assert no(START, Voice.TABLE, AnswerCorrection(agree=True)).code == "skiff.no_correction"
    assert no(START, Voice.TABLE, AnswerCorrection(agree=True)).reasons[0].rule == "p. 7"


@pytest.mark.parametrize("actor", [ANN, Voice.TABLE])
def test_what_has_to_be_waited_for_leaves_a_proposal_waiting(actor: Actor) -> None:
    assert no(replace(START, is_storm=True), actor, FOUR).code == "skiff.storm"
    stormy = replace(asked(), is_storm=True)
    assert no(stormy, Voice.TABLE, AnswerCorrection(agree=True)).code == "skiff.storm"
    assert CORRECTIONS.told(stormy) == ()
    assert answered(stormy, agree=False).proposal is None, "a no can always be said"
    assert answered(replace(stormy, is_storm=False), agree=True).crates == 4


def test_told_is_what_the_log_will_say_of_it_and_nothing_else() -> None:
    assert [line.code for line in CORRECTIONS.told(asked())] == ["skiff-log-corrected-crates"]
    assert CORRECTIONS.told(asked()) == answered(asked(), agree=True).log[2:3]
    assert CORRECTIONS.told(START) == ()
    assert CORRECTIONS.told(replace(asked(), crates=4)) == (), "it no longer fits"


def test_everybody_sees_what_waits() -> None:
    view = SkiffView(phase="sail", **CORRECTIONS.shown(asked()))
    assert (view.correction, view.correction_by) == (FOUR, ANN)
    assert view.correction_said == CORRECTIONS.told(asked())
    calm = SkiffView(phase="sail", **CORRECTIONS.shown(START))
    assert (calm.correction, calm.correction_by, calm.correction_said) == (None, None, ())


def test_it_is_offered_with_all_of_its_fields_while_nothing_waits() -> None:
    assert CORRECTIONS.offered(START, Correct) == (Choice(do="correct", free=("crates", "reason")),)
    assert CORRECTIONS.offered(asked(), Correct) == ()


def test_where_the_book_lets_everybody_correct_nobody_has_to_agree() -> None:
    at_once = Corrections(REFUSALS, "p. 7", corrected, check_now, at_once=True)
    after = at_once.apply(START, ANN, FOUR)
    assert (after.crates, after.proposal) == (4, None)
    assert news(after, START)[0] == ("skiff-log-corrected-crates", ANN)
    with pytest.raises(Rejection, match=r"skiff\.storm"):
        at_once.apply(replace(START, is_storm=True), ANN, FOUR)


def test_a_reason_is_short_and_tidy() -> None:
    assert Correct(crates=1, reason="  a gull \n").reason == "a gull"
    with pytest.raises(ValidationError):
        Correct(crates=1, reason="x" * 121)


def test_a_correction_is_told_before_anybody_asks_for_it() -> None:
    lines = CORRECTIONS.foretold(START, ANN, FOUR)
    assert [(line.code, line.seat) for line in lines] == [("skiff-log-corrected-crates", ANN)]
    assert CORRECTIONS.foretold(START, Voice.TABLE, FOUR)[0].seat is None


@pytest.mark.parametrize(
    ("state", "actor", "correct", "code"),
    [
        pytest.param(START, ANN, Correct(crates=3), "skiff.nothing_to_correct", id="nothing changes"),
        pytest.param(replace(START, is_storm=True), ANN, FOUR, "skiff.storm", id="not now"),
        pytest.param(asked(), BO, Correct(crates=5), "skiff.correction_waits", id="another one waits"),
    ],
)
def test_what_stands_against_a_correction_is_told_too(
    state: Skiff, actor: Actor, correct: Correct, code: str
) -> None:
    with pytest.raises(Rejection) as no:
        CORRECTIONS.foretold(state, actor, correct)
    assert no.value.code == code


def test_the_table_may_put_right_what_somebody_asks_for() -> None:
    assert CORRECTIONS.foretold(asked(), Voice.TABLE, Correct(crates=5))
