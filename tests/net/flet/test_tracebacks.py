"""What crashed is nobody's business but the host's."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest

from tests.net.flet.alone import only
from tests.ui.phone import Phone

SECRET = "plum-jam"


async def sent_after_a_crash() -> bytes:
    """Everything that a phone is sent whose tap crashes in a handler that guards nothing."""
    phone = Phone("/", 390, 844)

    def crash() -> None:
        raise RuntimeError(f"the secret is {SECRET}")

    unguarded: Callable[[], None] = crash
    button = ft.Button(content=ft.Text("Tap"), on_click=unguarded)

    async def main(page: ft.Page) -> None:
        page.add(button)

    await phone.open(main)
    await phone.session.dispatch_event(button._i, "click", None)
    await phone.settle()
    return b"".join(phone.wire.frames)


async def test_a_phone_is_told_nothing_of_a_crash(caplog: pytest.LogCaptureFixture) -> None:
    sent = await sent_after_a_crash()
    assert SECRET.encode() not in sent
    assert b"Traceback" not in sent
    assert "was kept from the phone" in caplog.text


async def test_the_log_is_told_the_kind_of_a_crash_and_none_of_its_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    await sent_after_a_crash()
    assert "Unhandled error in 'on_click' handler: RuntimeError" in caplog.text
    assert SECRET not in caplog.text


async def test_flet_alone_would_send_and_log_the_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """When this fails, Flet keeps a crash to itself, and `tracebacks` can go."""
    only(monkeypatch)
    sent = await sent_after_a_crash()
    assert SECRET.encode() in sent
    assert b"Traceback" in sent
    assert SECRET in caplog.text
