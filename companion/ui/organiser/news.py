"""A page that follows all tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import flet as ft

from companion.ui.front import OrganiserFront
from companion.ui.kit.drawing import Tap, effect, steady

T = TypeVar("T")

PACE = 0.25
"""Seconds between two looks at tables that change all the time."""
LOOK = 10.0
"""Seconds after which they are read anew though nothing was heard: somebody has become slow."""


def use_news(organiser: OrganiserFront, read: Callable[[], T]) -> tuple[T, Tap]:
    """What is read, again at every news; and a way to read at once. A hook."""
    known, change = ft.use_state(read())
    newest = steady(read)

    async def follow() -> None:
        news = asyncio.Event()
        leave = organiser.follow(news.set)
        try:
            await organiser.begin()
            while True:
                change(newest())
                await asyncio.sleep(PACE)
                with suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), LOOK)
                news.clear()
        finally:
            leave()

    effect(follow, [])
    return known, steady(lambda: change(newest()))
