"""Passing over empty fields finds every control that a walk through all fields finds."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from companion.net.findcontrols import busy_fields
from companion.ui import app
from tests.ui.frames import CannedHall, Guest
from tests.ui.phone import Phone


def everything(item: Any, seen: set[int]) -> Iterator[Any]:
    """Every dataclass in an object, through all of its fields, as Flet alone would walk."""
    if isinstance(item, (list, dict)):
        for inner in item.values() if isinstance(item, dict) else item:
            yield from everything(inner, seen)
    elif dataclasses.is_dataclass(item) and id(item) not in seen:
        seen.add(id(item))
        yield item
        for field in dataclasses.fields(item):
            if not field.metadata.get("skip", False):
                yield from everything(getattr(item, field.name), seen)


@pytest.mark.parametrize(
    "route", ["/", "/history", "/table/lobby", "/table/play", "/seat/lobby", "/seat/pass"]
)
async def test_nothing_is_passed_over(route: str) -> None:
    phone, hall = Phone(route, 430, 932), CannedHall()
    await phone.open(lambda page: app.main(page, hall, Guest(is_host=True)))
    found = list(everything(phone.page.views, set()))
    assert len(found) > 50, "a page full of controls"
    for item in found:
        busy = {field.name for field in busy_fields(item)}
        holding = {
            field.name
            for field in dataclasses.fields(item)
            if any(True for _ in everything(getattr(item, field.name), set()))
        }
        assert holding <= busy, f"{type(item).__name__} holds something in {holding - busy}"
        assert [field.name for field in dataclasses.fields(item) if field.name in busy] == [
            field.name for field in busy_fields(item)
        ], "in the order of Flet"
