"""An answer to a control that has gone ends its call, not the connection."""

from __future__ import annotations

import asyncio

import flet as ft
import msgpack
from flet.messaging.protocol import MessageAction

from companion.net.lateanswers import let_late_answers_go
from tests.ui.phone import Phone


async def test_the_field_was_gone_before_it_had_the_cursor() -> None:
    """It used to raise where the socket is read, and the page came up anew under typing fingers."""
    let_late_answers_go()
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
    phone.session.handle_invoke_method_results(body["control_id"], body["call_id"], None, None)
    await asked
    phone.session.handle_invoke_method_results(body["control_id"], body["call_id"], None, None)
