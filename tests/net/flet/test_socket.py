"""The socket of the Flet pages: who comes is known at the handshake, who goes is let go."""

from __future__ import annotations

import flet as ft
import pytest
from flet.messaging.session import Session
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from companion.net.flet import socket as ours
from companion.net.flet.aside import SESSION_SECONDS, STRANGER_SECONDS
from companion.net.flet.socket import Pages, sessions
from companion.net.visitor import HostKey, Visitor, current, device_of
from companion.ui.kit.drawing import component, guarded
from tests.net.flet.client import page
from tests.net.flet.scripted import REGISTERS, Script
from tests.net.house import KEY, House, serving

TOKEN = "a1" * 16


@component
def Here() -> ft.Control:
    """A page that asks who is there when it is drawn, and when it is tapped."""
    told, tell = ft.use_state("")
    tap = ft.Button(content=ft.Text("Who?"), on_click=guarded(lambda: tell(f"tap {_who(current.get())}")))
    return ft.Column([ft.Text(f"drawn {_who(current.get())}"), tap, *([ft.Text(told)] if told else [])])


def _who(visitor: Visitor) -> str:
    return f"{visitor.device} {visitor.is_host}"


async def draw(new: ft.Page) -> None:
    new.render(Here)


@pytest.mark.parametrize(("key", "is_host"), [(KEY, True), ("another", False), ("", False)])
async def test_the_cookies_of_the_handshake_say_who_it_is(key: str, is_host: bool) -> None:
    who = f"{device_of(TOKEN)} {is_host}"
    async with serving(House(main=draw)) as address, page(address, "/", TOKEN, host_key=key) as client:
        await client.shows(f"drawn {who}")
        await client.tap("Who?")
        await client.shows(f"tap {who}")


async def test_another_sites_page_is_turned_away() -> None:
    async with serving(House(main=draw)) as address:
        for origin in ("http://evil.example", "null", f"http://{address}.evil.example"):
            with pytest.raises(InvalidStatus):
                async with page(address, "/", TOKEN, origin=origin):
                    pass
        async with page(address, "/", TOKEN, origin=f"http://{address}") as client:
            await client.shows("drawn")


async def test_flet_keeps_nothing_of_a_page_that_went() -> None:
    async with serving(House(main=draw)) as address:
        before = len(_kept())
        for _ in range(3):
            async with page(address, "/", TOKEN) as client:
                await client.shows("drawn")
        assert len(_kept()) == before + 1, "one for all pages of this host"


def _kept() -> dict[object, object]:
    """What Flet keeps for every `main`."""
    kept: dict[object, object] = app_manager._FletAppManager__pubsubhubs
    return kept


@pytest.mark.parametrize("breaks", [False, True])
async def test_a_session_whose_phone_went_is_put_aside(breaks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "LAST_WORDS_SECONDS", 0)
    begun: list[Session] = []

    async def main(new: ft.Page) -> None:
        begun.append(new.session)

    async with sessions():
        await Pages(main, HostKey(KEY), bool).serve(Script(REGISTERS, breaks=breaks).socket(WebSocket))
    assert begun[0].connection is None


async def test_a_phone_that_never_said_who_it_is_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "LAST_WORDS_SECONDS", 0)
    async with sessions():
        await Pages(draw, HostKey(KEY), bool).serve(Script().socket(WebSocket))


async def test_a_seats_session_waits_longer_than_a_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "LAST_WORDS_SECONDS", 0)
    begun: list[Session] = []

    async def main(new: ft.Page) -> None:
        begun.append(new.session)

    async with sessions():
        for sits in (False, True):
            pages = Pages(main, HostKey(KEY), lambda _device, sits=sits: sits)  # type: ignore[misc]
            await pages.serve(Script(REGISTERS).socket(WebSocket))
    stranger, seat = begun
    assert stranger.expires_at
    assert seat.expires_at
    assert (seat.expires_at - stranger.expires_at).total_seconds() > SESSION_SECONDS - STRANGER_SECONDS - 60
