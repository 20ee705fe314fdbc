"""No frame is written out in words, whoever keeps a log."""

from __future__ import annotations

import logging

import flet as ft
import pytest
from flet.messaging.protocol import Message, MessageAction

from tests.net.flet.alone import only
from tests.net.flet.client import page
from tests.net.house import House, serving

SECRET = "plum-jam"


class Body:
    """What stands in a frame; counts how often it is put into words."""

    written = 0

    def __repr__(self) -> str:
        Body.written += 1
        return SECRET


async def written_out() -> int:
    """How often the body of one frame is put into words while it is sent and nobody keeps Flet's log."""
    Body.written = 0
    assert not logging.getLogger("flet_transport").isEnabledFor(logging.DEBUG)

    async def draw(new: ft.Page) -> None:
        # Flet's own msgpack refuses this body after it was logged: nothing is sent.
        with pytest.raises(TypeError):
            new.session.connection.send_message(Message(MessageAction.PATCH_CONTROL, Body()))
        new.add(ft.Text("Sent"))

    async with serving(House(main=draw)) as address, page(address, "/") as client:
        await client.shows("Sent")
    return Body.written


def test_a_frame_is_named_and_not_told() -> None:
    assert repr(Message(MessageAction.PATCH_CONTROL, Body())) == "<PATCH_CONTROL>"


async def test_a_frame_is_sent_without_being_written_out() -> None:
    assert await written_out() == 0


async def test_flet_alone_would_write_out_every_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet writes its log only where somebody keeps it, and `unwritten` can go."""
    only(monkeypatch)
    assert await written_out() > 0
