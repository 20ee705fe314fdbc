"""A raw Flet client: speaks the protocol of a Flet page over its socket and keeps every byte it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

REGISTER, PATCH, EVENT, UPDATE, INVOKE, CRASHED = 1, 2, 3, 4, 5, 6
PATIENCE = 30.0


class FletClient:
    """One browser page, as far as the host can tell."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.bytes = b""
        """Everything that was sent to this page."""
        self.messages: list[Any] = []
        self._controls: dict[int, dict[str, Any]] = {}
        self._heard = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def register(self, route: str, session: str = "", *, is_web: bool = True) -> None:
        """What a page says first; one that starts again brings the session it had."""
        page = {
            "route": route,
            "width": 390,
            "height": 844,
            "platform": "android",
            "platform_brightness": "dark",
            "web": is_web,
            "pwa": False,
            "wasm": False,
            "test": False,
            "multi_view": False,
            "media": {"padding": {}, "view_padding": {}, "view_insets": {}, "device_pixel_ratio": 1},
        }
        await self.send(REGISTER, {"session_id": session, "page_name": "", "page": page})

    async def send(self, action: int, body: dict[str, Any]) -> None:
        """One message of the protocol."""
        await self._connection.send(b"\x00" + msgpack.packb([action, body]))

    async def pong(self) -> None:
        """Wait until the host has read what was sent: a ping comes back after it."""
        await (await self._connection.ping())

    async def send_raw(self, data: bytes | str) -> None:
        """Anything at all."""
        await self._connection.send(data)

    async def _read(self) -> None:
        try:
            async for data in self._connection:
                assert isinstance(data, bytes)
                self.bytes += data
                action, body = msgpack.unpackb(data[1:], strict_map_key=False)
                self.messages.append((action, body))
                for control in _controls(body):
                    self._controls.setdefault(control["_i"], {}).update(control)
                if action == INVOKE:
                    answer = {"control_id": body["control_id"], "call_id": body["call_id"]}
                    await self.send(INVOKE, {**answer, "result": None, "error": None})
                self._heard.set()
        except ConnectionClosed:
            pass
        finally:
            self._heard.set()

    @property
    def session(self) -> str:
        """The session this page keeps for when it starts again."""
        kept: str = next(body["session_id"] for action, body in self.messages if action == REGISTER)
        return kept

    async def show(self, is_seen: bool) -> None:
        """The page goes behind another one, or is seen again."""
        await self.event(1, "app_lifecycle_state_change", {"state": "show" if is_seen else "hide"})

    @property
    def is_closed(self) -> bool:
        """Whether the host has hung up."""
        return self._reading.done()

    def texts(self) -> set[str]:
        """Every word that was ever sent to be read."""
        return {
            str(value)
            for _, body in self.messages
            for word in _dicts(body)
            for name, value in word.items()
            if name in ("value", "label", "text", "tooltip", "semantics_label") and isinstance(value, str)
        }

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something has arrived."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                assert not self.is_closed, "the host hung up"
                self._heard.clear()
                await self._heard.wait()

    async def shows(self, text: str) -> None:
        """Wait for a text that contains this."""
        await self.until(lambda: any(text in one for one in self.texts()))

    def control(self, text: str, event: str) -> int:
        """The newest control with this text in it that takes this event."""
        found = [
            number
            for number, control in self._controls.items()
            if control.get(event)
            and any(text in str(word) for part in _dicts(control) for word in part.values())
        ]
        assert found, f"nothing that takes {event} shows {text!r}; there is: {sorted(self.texts())}"
        return max(found)

    async def event(self, control: int, name: str, data: Any = None) -> None:
        """A finger does something to a control."""
        await self.send(EVENT, {"target": control, "name": name, "data": data})

    async def tap(self, text: str) -> None:
        """Tap what shows this text."""
        for event in ("on_tap", "on_click"):
            try:
                number = self.control(text, event)
            except AssertionError:
                continue
            await self.event(number, event.removeprefix("on_"))
            return
        raise AssertionError(f"nothing to tap shows {text!r}; there is: {sorted(self.texts())}")

    async def write(self, label: str, text: str) -> None:
        """Type into the field of this label."""
        number = self.control(label, "on_change")
        await self.send(UPDATE, {"id": number, "props": {"value": text}})
        await self.event(number, "change", text)
        await self.pong()

    async def close(self) -> None:
        """Leave the page."""
        await self._connection.close()
        await self._reading


def _dicts(body: Any) -> Iterator[dict[str, Any]]:
    """Every mapping inside a message."""
    if isinstance(body, dict):
        yield body
        for inner in body.values():
            yield from _dicts(inner)
    elif isinstance(body, (list, tuple)):
        for inner in body:
            yield from _dicts(inner)


def _controls(body: Any) -> Iterator[dict[str, Any]]:
    return (part for part in _dicts(body) if isinstance(part.get("_i"), int))


@asynccontextmanager
async def page(
    address: str,
    route: str,
    token: str = "",
    *,
    host_key: str = "",
    organiser_key: str = "",
    origin: str = "",
    session: str = "",
    is_web: bool = True,
) -> AsyncIterator[FletClient]:
    """A page at this route, with the cookies of a device."""
    cookies = [f"companion_device={token}"] if token else []
    cookies += [f"companion_host={host_key}"] if host_key else []
    cookies += [f"companion_organiser={organiser_key}"] if organiser_key else []
    headers = {"cookie": "; ".join(cookies)} if cookies else {}
    headers |= {"origin": origin} if origin else {}
    connection = await connect(f"ws://{address}/ws", max_size=None, additional_headers=headers)
    client = FletClient(connection)
    try:
        await client.register(route, session, is_web=is_web)
        yield client
    finally:
        await client.close()
