"""One part or component on a page of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.kit.drawing import component
from tests.ui.phone import Phone


async def alone(draw: Callable[[], ft.Control], width: float = 390, height: float = 844) -> Phone:
    """A phone that shows nothing else; `draw` may use hooks."""

    async def main(page: ft.Page) -> None:
        page.render(component(draw))

    phone = Phone("/", width, height)
    await phone.open(main)
    return phone


def labels(phone: Phone) -> list[str]:
    """What a screen reader is told instead of the words."""
    return [one.label for one in phone.controls() if isinstance(one, ft.Semantics) and one.label]


def on(phone: Phone) -> list[str]:
    """The words of what is selected."""
    chosen = [one for one in phone.controls() if isinstance(one, ft.Semantics) and one.selected]
    return [phone._words(one).strip() for one in chosen]


def of_kind(phone: Phone, kind: type[Any]) -> list[Any]:
    """All controls of a kind."""
    return [one for one in phone.controls() if isinstance(one, kind)]
