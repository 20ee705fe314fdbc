"""Equal edges are one object: a drawing that did not change has nothing to compare."""

from __future__ import annotations

import flet as ft

from companion.ui.kit import edges


def test_equal_edges_are_one_and_others_are_not() -> None:
    assert edges.edged(1.5, "#123456") is edges.edged(1.5, "#123456")
    assert edges.edged(1.5, "#123456") != edges.edged(2, "#123456")
    assert edges.edged(1.5, "#123456") != edges.edged(1.5, "#654321")
    assert edges.eased(120) is edges.eased(120)
    assert edges.eased(120) != edges.eased(240)


def test_a_line_runs_all_around_or_along_the_top() -> None:
    around, above = edges.edged(2, "#123456"), edges.topped(2, "#123456")
    line = ft.BorderSide(2, "#123456")
    assert (around.top, around.right, around.bottom, around.left) == (line, line, line, line)
    assert above.top == line
    assert above.bottom != line


def test_what_rises_from_below_is_round_above_alone() -> None:
    top = edges.TOP_ROUND
    assert (top.top_left, top.top_right, top.bottom_left, top.bottom_right) == (28, 28, 0, 0)
