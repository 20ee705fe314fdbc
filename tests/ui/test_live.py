"""A place of a page follows the table by itself, and is drawn again only when its facts changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from companion.net.link import Frame
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import skin_for
from companion.ui.live import seen, use_facts
from companion.ui.stage import Stage
from tests.ui.alone import alone
from tests.ui.frames import choices, table


def stage(now: float = 0.0, **changes: Any) -> Stage:
    return Stage(Frame(1, table("playing", "dev", **changes), choices(), now), skin_for(390, 844), print)


class Heard:
    """A session whose table the test moves on."""

    def __init__(self) -> None:
        self.stage = stage()
        self.following: list[Callable[[], bool]] = []

    def follow(self, heard: Callable[[], bool], *, is_page: bool) -> None:
        assert not is_page
        self.following.append(heard)

    def unfollow(self, heard: Callable[[], bool]) -> None:
        self.following.remove(heard)

    def move(self, newest: Stage) -> list[bool]:
        self.stage = newest
        return [one() for one in self.following]


async def test_other_facts_draw_nothing_and_it_says_so() -> None:
    heard = Heard()
    drawn: list[str] = []
    keep: list[Any] = []

    @component
    def Code() -> ft.Control:
        code = use_facts(heard, lambda one: one.table.code)
        drawn.append(code)
        return ft.Text(code)

    def draw() -> ft.Control:
        shows, show = ft.use_state(True)
        keep.append(show)
        return Code() if shows else ft.Text("gone")

    phone = await alone(draw)
    assert heard.move(stage(title="Another")) == [False]
    assert heard.move(stage(code="LYNX")) == [True]
    await phone.settle()
    assert (drawn, phone.texts()) == (["KITE", "LYNX"], ["LYNX"])
    keep[0](False)
    await phone.settle()
    assert heard.following == [], "what is gone is told nothing"


def test_the_time_alone_is_nothing_to_see() -> None:
    assert seen(stage(0.0)) == seen(stage(99.0))
    assert seen(stage()) != seen(stage(code="LYNX"))
    assert seen(stage()) != seen(replace(stage(), skin=skin_for(1920, 1080)))
