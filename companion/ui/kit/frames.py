"""Pictures that move in steps."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable

import flet as ft

from companion.ui.kit.drawing import effect
from companion.ui.kit.skin import Skin


def use_frames(skin: Skin, total: int, seconds: float, moment: Hashable) -> int:
    """From none to `total`, so many seconds each, anew every moment; at once without motion. A hook."""
    shown, show = ft.use_state(0 if skin.motion else total)

    async def play() -> None:
        for at in range(total + 1) if skin.motion else (total,):
            show(at)
            if at < total:
                await asyncio.sleep(seconds)

    effect(play, [moment])
    return min(shown, total)


def use_arrival(moves: bool, wait: float = 0.05) -> bool:
    """Whether it is where it goes: a moment after it was first drawn, so that it is seen to move. A hook."""
    is_there, arrive = ft.use_state(not moves)

    async def go() -> None:
        if moves:
            await asyncio.sleep(wait)
            arrive(True)

    effect(go, [])
    return is_there
