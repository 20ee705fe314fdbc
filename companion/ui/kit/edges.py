"""Edges, corners and the time of a change. Nobody changes them: equals are one, and compared at once."""

from __future__ import annotations

from functools import lru_cache

import flet as ft


@lru_cache(512)
def edged(width: float, colour: str) -> ft.Border:
    """A line all around."""
    return ft.Border.all(width, colour)


@lru_cache(512)
def topped(width: float, colour: str) -> ft.Border:
    """A line along the top."""
    return ft.Border.only(top=ft.BorderSide(width, colour))


@lru_cache(64)
def eased(milliseconds: int) -> ft.Animation:
    """How a box changes its look."""
    return ft.Animation(milliseconds, ft.AnimationCurve.EASE_OUT)


TOP_ROUND = ft.BorderRadius.only(top_left=28, top_right=28)
"""What rises from the lower edge."""
