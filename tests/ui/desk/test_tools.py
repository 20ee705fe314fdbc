"""What the finger holds at a desk."""

from __future__ import annotations

import flet as ft

from companion.ui.desk.tools import ToolHint, ToolTile, Workbench
from companion.ui.kit.skin import skin_for

PHONE, TABLET = skin_for(390, 844), skin_for(1024, 768)


def test_a_tile_says_whether_it_is_in_hand_and_takes_a_tap() -> None:
    for is_on in (False, True):
        taken: list[str] = []
        tile = ToolTile(
            PHONE, ft.Text("x"), "Wall", lambda taken=taken: taken.append("wall"), is_on=is_on, width=74
        )
        assert isinstance(tile, ft.Semantics)
        assert (tile.label, tile.selected) == ("Wall", is_on)
        face = tile.content
        assert isinstance(face, ft.Container)
        assert face.on_click is not None


def test_the_hint_is_read_out_when_it_changes() -> None:
    hint = ToolHint(PHONE, "Tap a space")
    assert isinstance(hint, ft.Semantics)
    assert hint.live_region


def test_a_phone_has_one_below_the_other_and_a_tablet_side_by_side() -> None:
    tools, hint, work, form = ft.Text("tools"), ft.Text("hint"), ft.Container(width=300), ft.Text("form")
    assert Workbench(PHONE, tools, hint, work, [form]) == [tools, hint, work, form]
    wide = Workbench(TABLET, tools, hint, work, [form])
    assert isinstance(wide, ft.Row)
    middle = wide.controls[1]
    assert isinstance(middle, ft.Column)
    assert (middle.controls, middle.width) == ([work, hint], 300)
