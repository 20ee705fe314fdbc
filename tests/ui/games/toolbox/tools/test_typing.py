"""Scores as they are typed: what stands in a field of the open row."""

from __future__ import annotations

import flet as ft

from tests.ui.games.toolbox.test_setup import tablet_of, view
from tests.ui.games.toolbox.test_tools import act, lead, write


async def test_what_others_typed_stands_in_the_fields_of_the_open_row() -> None:
    table, tablet = await tablet_of(3)
    pad = {"rows": [{"id": "row-1", "name": "Round 1"}], "end": {"by": "never"}, "typed": "open"}
    await lead(table, do="start_pad", pad=pad)
    await tablet.settle()
    await write(tablet, "Ann", "4")
    await act(table, "bo", do="type_scores", row="row-1", values={"bo": 7})
    await tablet.settle()
    stands = {one.label: one.value for one in tablet.controls() if isinstance(one, ft.TextField)}
    assert stands == {"Ann": "4", "Bo": "7", "Cleo": ""}
    await tablet.tap("Close Round 1")
    now = view(table).pad
    assert now is not None
    assert now.totals == {"ann": 4, "bo": 7, "cleo": 0}
