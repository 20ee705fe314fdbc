"""An answer to a control that has gone ends its call, not the connection."""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.messaging.protocol import MessageAction

from tests.net.flet.alone import only
from tests.ui.phone import Phone


async def asked_and_gone() -> tuple[Phone, asyncio.Task[Any], tuple[int, str]]:
    """A field is asked to take the cursor, and is gone before the phone answers: the call it answers."""
    phone = Phone("/", 390, 844)
    field = ft.TextField(label="Gone soon")

    async def main(page: ft.Page) -> None:
        page.add(field)

    await phone.open(main)
    asked = asyncio.create_task(field.focus())  # type: ignore[arg-type]
    await phone.settle()
    calls = [msgpack.unpackb(frame, strict_map_key=False) for frame in phone.wire.frames[1:]]
    body = next(body for action, body in calls if action == MessageAction.INVOKE_METHOD.value)
    phone.page.clean()
    await phone.settle()
    return phone, asked, (body["control_id"], body["call_id"])


async def test_the_field_was_gone_before_it_had_the_cursor() -> None:
    """It used to raise where the socket is read, and the page came up anew under typing fingers."""
    phone, asked, call = await asked_and_gone()
    phone.session.handle_invoke_method_results(*call, None, None)
    await asked
    phone.session.handle_invoke_method_results(*call, None, None)


async def test_flet_alone_would_hang_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet bears a late answer, and `lateanswers` can go."""
    only(monkeypatch)
    phone, asked, call = await asked_and_gone()
    with pytest.raises(RuntimeError, match="not registered"):
        phone.session.handle_invoke_method_results(*call, None, None)
    asked.cancel()
