"""Something that happens after a while, unless the moment passes first."""

from __future__ import annotations

import asyncio

import flet as ft

from companion.ui.kit.drawing import Tap, component, effect


def Ticker(moment: str, seconds: float | None, act: Tap) -> ft.Control:
    """Calls `act` once after `seconds`; another moment forgets the one before. Takes no room."""
    if seconds is None:
        return ft.Container(width=0, height=0)
    return _Ticking.keyed(f"tick-{moment}")(seconds, act)


@component
def _Ticking(seconds: float, act: Tap) -> ft.Control:
    async def wait() -> None:
        await asyncio.sleep(seconds)
        act()

    effect(wait, [])
    return ft.Container(width=0, height=0)
