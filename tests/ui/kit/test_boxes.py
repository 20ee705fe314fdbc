"""Boxes: what a screen reader is told, what a tap does, and what selected looks like."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.boxes import Caption, Labelled, Panel
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone, labels, of_kind, on

SKIN = skin_for(390, 844, motion=False)


async def test_a_group_in_capitals_is_read_out_as_a_word() -> None:
    phone = await alone(lambda: Caption(SKIN, "Agents", "3 of 4"))
    assert "AGENTS" in phone.texts()
    assert labels(phone) == ["Agents"]


async def test_a_box_with_a_label_says_it_once_and_is_tapped_whole() -> None:
    taps: list[str] = []

    def draw() -> ft.Control:
        inside = ft.Text("Hand Gun, 300")
        return Panel(
            SKIN, inside, on_click=lambda: taps.append("taken"), label="Take Hand Gun", selected=True
        )

    phone = await alone(draw)
    await phone.tap("Take Hand Gun")
    assert taps == ["taken"]
    assert on(phone) == ["Take Hand Gun"]
    (around,) = [one for one in of_kind(phone, ft.Semantics) if one.exclude_semantics]
    assert isinstance(around.content, ft.Text)


async def test_selected_is_a_thicker_line_and_never_moves_what_is_inside() -> None:
    """So that people who see no colours see it."""
    sizes = []
    for is_on in (False, True):
        box = Panel(SKIN, ft.Text("x"), selected=is_on)
        assert isinstance(box, ft.Container)
        assert isinstance(box.border, ft.Border)
        assert isinstance(box.padding, (int, float))
        sizes.append((box.border.left.width, box.border.left.width + box.padding))
    assert sizes[1][0] > sizes[0][0]
    assert sizes[1][1] == sizes[0][1]


async def test_news_are_read_out_and_a_drawing_says_what_it_shows() -> None:
    phone = await alone(
        lambda: ft.Column([Panel(SKIN, ft.Text("Won"), is_live=True), Labelled(ft.Text("▮▮"), "Two of five")])
    )
    live, drawing = of_kind(phone, ft.Semantics)
    assert (live.live_region, drawing.label, drawing.exclude_semantics) == (True, "Two of five", True)
