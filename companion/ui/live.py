"""The newest stage of one session, and the places of its page that follow it by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import flet as ft

from companion.ui.kit.drawing import effect
from companion.ui.stage import Stage

F = TypeVar("F")


class Live(Protocol):
    """What a session knows of its table, from frame to frame. Belongs to that session alone."""

    @property
    def stage(self) -> Stage:
        """Now."""
        ...

    def follow(self, heard: Callable[[], bool], *, is_page: bool) -> None:
        """Tell `heard` of every newer stage; it says whether it is drawn again.

        A page is told first, and what stands on it not at all when the page is drawn again with all of it.
        """
        ...

    def unfollow(self, heard: Callable[[], bool]) -> None:
        """Never again."""
        ...


def use_facts(live: Live, read: Callable[[Stage], F], *, is_page: bool = False) -> F:
    """What `read` makes of the newest stage. A hook: drawn again when that changes, and not before."""
    _, bump = ft.use_state(0)
    drawn: Any = ft.use_ref(None)
    facts = read(live.stage)
    drawn.current = (read, facts)

    def heard() -> bool:
        newest, known = drawn.current
        is_news = newest(live.stage) != known
        if is_news:
            bump(lambda count: count + 1)
        return bool(is_news)

    kept = ft.use_callback(heard, [])
    effect(lambda: live.follow(kept, is_page=is_page), [], lambda: live.unfollow(kept))
    return facts


def use_stage(live: Live) -> Stage:
    """The newest stage, for a screen that reads off it what it shows. A hook."""
    use_facts(live, seen)
    return live.stage


def seen(stage: Stage) -> tuple[object, ...]:
    """All that can be seen of a stage, whatever the time is."""
    return (stage.skin, stage.settings, stage.toast, stage.frame.view, stage.frame.table)
