"""A document in the making: what is unsaved, what is at risk, what a name does to its past."""

from __future__ import annotations

from companion.ui.desk.bench import Bench
from companion.ui.desk.past import Past


def bench(now: str = "a", saved: str | None = "a") -> Bench[str]:
    return Bench(Past(now), saved)


def test_a_new_document_is_unsaved_but_nothing_is_at_risk_until_somebody_did_something() -> None:
    new = bench(saved=None)
    assert (new.is_changed, new.is_at_risk) == (True, False)
    assert new.do(lambda one: one + "b").is_at_risk


def test_back_at_what_is_saved_nothing_is_at_risk() -> None:
    touched = bench().do(lambda one: one + "b")
    assert touched.is_at_risk
    assert not touched.undo().is_at_risk
    assert not touched.do(lambda _: "a").is_changed
    assert touched.undo().redo().draft == "ab"


def test_a_draft_of_an_earlier_day_is_one_step_and_never_over_work_of_today() -> None:
    assert bench().taken_up("old").undo().draft == "a"
    busy = bench().do(lambda one: one + "b")
    assert busy.taken_up("old") is busy
    assert busy.undo().taken_up("old").draft == "a"


def test_the_id_of_a_saved_document_stays_whatever_is_undone() -> None:
    typed = Bench(Past(("", "One"))).do(lambda one: (one[0], "Two"))
    kept = typed.with_saved(("one", "Two"), lambda mine, theirs: (theirs[0], mine[1]))
    assert not kept.is_changed
    assert kept.undo().draft == ("one", "One")
