"""The page of a shared screen: beside each other on a tablet, below each other where there is no room."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.kernel.action import Action
from companion.net.link import Frame
from companion.table.actions import ForTable
from companion.ui.kit.drawing import component
from companion.ui.kit.shared import (
    Beside,
    FootButton,
    Measures,
    Sentence,
    SharedPage,
    for_table,
    room,
    stacks,
)
from companion.ui.kit.skin import Skin, skin_for
from companion.ui.stage import Stage
from tests.ui.frames import table
from tests.ui.phone import Phone

TABLET = skin_for(1024, 768, motion=False)
LARGE = skin_for(1024, 768, motion=False, large_text=True)
PHONE = skin_for(390, 844, motion=False)


class Go(Action, do="go"):
    late: str | None = None


async def shown(skin: Skin, **more: Any) -> Phone:
    """A page with everything on it."""
    stage = Stage(Frame(1, table("playing", None), None, 0.0), skin, send=lambda _action: None)

    @component
    def Root() -> ft.Control:
        body = Beside(skin, [ft.Text("left side"), ft.Text("right side")], (3, 2), room(skin)[1])
        return SharedPage(
            skin,
            stage.tools,
            "Title",
            "Subtitle",
            body,
            emblem=ft.Text("emblem"),
            behind=[ft.Text("behind")],
            rail=ft.Text("rail"),
            right=ft.Text("pips"),
            notes=[ft.Text("a note", expand=True)],
            foot=[Sentence(skin, "One sentence."), FootButton(skin, "Go on", None, width=300)],
            **more,
        )

    async def main(page: ft.Page) -> None:
        page.render(Root)

    phone = Phone("/", skin.width, skin.height)
    await phone.open(main)
    return phone


@pytest.mark.parametrize("skin", [TABLET, LARGE, PHONE], ids=["tablet", "large", "phone"])
async def test_everything_has_its_place(skin: Skin) -> None:
    phone = await shown(skin)
    said = phone.texts()
    wanted = ["Title", "Subtitle", "behind", "rail", "pips", "left side", "right side", "a note"]
    assert set(wanted) | {"One sentence.", "Go on"} <= set(said)
    assert ("emblem" in said) is not skin.is_phone


@pytest.mark.parametrize("skin", [TABLET, LARGE, PHONE], ids=["tablet", "large", "phone"])
async def test_only_a_narrow_page_scrolls_and_its_foot_stays(skin: Skin) -> None:
    phone = await shown(skin)
    rolls = [one for one in phone.controls() if isinstance(one, ft.Column) and one.scroll]
    assert len(rolls) == int(stacks(skin))
    inside = {one.value for roll in rolls for one in below(roll) if isinstance(one, ft.Text)}
    if stacks(skin):
        assert {"Title", "pips", "rail", "left side", "a note"} <= inside
        assert not {"One sentence.", "Go on"} & inside


def below(control: Any) -> list[Any]:
    """All inside."""
    inner = [getattr(control, name, None) for name in ("_b", "content", "controls")]
    flat = [one for part in inner if part for one in (part if isinstance(part, list) else [part])]
    return [one for each in flat if isinstance(each, ft.BaseControl) for one in (each, *below(each))]


def test_a_game_may_stack_on_an_upright_tablet() -> None:
    upright = skin_for(800, 1100)
    assert not stacks(upright)
    assert stacks(upright, Measures(narrow=900))


def test_the_body_has_what_header_rail_and_foot_leave() -> None:
    width, height = room(TABLET)
    assert width == TABLET.width - 2 * TABLET.px(24)
    assert height == pytest.approx(768 - TABLET.px(14 + 16 + 58 + 12 + 56 + 12))
    assert room(TABLET, has_rail=True)[1] == pytest.approx(height - TABLET.px(62), abs=0.2)
    assert room(TABLET, has_foot=False)[1] == pytest.approx(height + TABLET.px(68), abs=0.2)
    assert room(skin_for(1000, 300))[1] >= 300 * 0.8


def test_the_host_speaks_for_the_table() -> None:
    sent: list[Action] = []
    for_table(sent.append, Go())
    assert sent == [ForTable(action={"do": "go"})]
