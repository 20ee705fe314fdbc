"""Steps back and forth."""

from __future__ import annotations

from companion.ui.desk.past import MOST, Past


def test_what_changes_nothing_is_no_step() -> None:
    past = Past("a").then("b")
    assert past.then("b") is past
    assert Past("a").undo() == Past("a")
    assert Past("a").redo() == Past("a")


def test_one_touch_is_one_step_until_it_is_undone() -> None:
    typed = Past("").then("A", "name").then("An", "name").then("Ann", "name")
    assert typed.undo().now == ""
    assert typed.then("Ann!", "title").undo().now == "Ann"
    again = typed.undo().then("B", "name")
    assert (again.now, again.undo().now, again.can_redo) == ("B", "", False)


def test_a_new_step_forgets_what_was_undone() -> None:
    past = Past(1).then(2).then(3).undo()
    assert (past.now, past.can_redo, past.redo().now) == (2, True, 3)
    assert not past.then(9).can_redo


def test_memory_has_an_end_and_keeps_the_newest() -> None:
    past = Past(0)
    for number in range(1, MOST + 10):
        past = past.then(number)
    for _ in range(MOST):
        past = past.undo()
    assert past.now == 9
    assert not past.can_undo


def test_a_change_of_all_steps_is_no_step() -> None:
    past = Past(1).then(2).then(3).undo().each(lambda one: one * 10)
    assert (past.undo().now, past.now, past.redo().now) == (10, 20, 30)
