"""Tables on this network, announced and found by multicast DNS, where zeroconf (an extra) is there."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any

from companion.kernel.frozen import frozen
from companion.net.invitation import local_name
from companion.net.multicast import listening

logger = logging.getLogger(__name__)

SERVICE = "_companion._tcp.local."
ANSWER_MS = 3000
"""How long the details of a table may take."""


@frozen
class Heard:
    """A table that was heard of."""

    code: str
    game: str
    address: str


@contextmanager
def _in_silence() -> Iterator[None]:
    """A network that went away, or a name that is none, ends no host: its tables are only not found."""
    from zeroconf import Error  # noqa: PLC0415 - an extra

    try:
        yield
    except (Error, OSError, RuntimeError, ValueError) as error:
        logger.info("the network was not told, or not understood: %s", type(error).__name__)


class Announcer:
    """Tells the network of every open table of one host, under the address phones use."""

    def __init__(self, ip: str, port: int, *, is_secure: bool = False) -> None:
        self._ip, self._port, self._is_secure = ip, port, is_secure
        self._network: Any = None
        self._hearing = ExitStack()
        self._told: dict[str, Any] = {}

    @property
    def names(self) -> frozenset[str]:
        """The names that lead to this host now, such as `companion-wren.local`."""
        return frozenset(local_name(code) for code in self._told)

    async def open(self) -> bool:
        """Join the multicast group; False where there is none, no zeroconf, or no address but a name."""
        try:
            ipaddress.ip_address(self._ip)
            from zeroconf import IPVersion  # noqa: PLC0415 - an extra
            from zeroconf.asyncio import AsyncZeroconf  # noqa: PLC0415

            self._network = AsyncZeroconf(interfaces=[self._ip], ip_version=IPVersion.V4Only)
            self._hearing.enter_context(listening())
        except (ImportError, OSError, RuntimeError, ValueError) as error:
            logger.info("tables are not announced: %s", error)
            return False
        return True

    async def tell(self, tables: Mapping[str, str]) -> None:
        """These tables, code and game, are open; whatever else was told is over."""
        if self._network is None:
            return
        for code in [code for code in self._told if code not in tables]:
            with _in_silence():
                await (await self._network.async_unregister_service(self._told.pop(code)))
        for code in [code for code in tables if code not in self._told]:
            with _in_silence():  # the next time, perhaps
                info = self._service(code, tables[code])
                await self._network.async_register_service(info, allow_name_change=True)
                self._told[code] = info

    def _service(self, code: str, game: str) -> Any:
        from zeroconf.asyncio import AsyncServiceInfo  # noqa: PLC0415

        return AsyncServiceInfo(
            SERVICE,
            f"companion-{code.lower()}.{SERVICE}",
            port=self._port,
            addresses=[socket.inet_aton(self._ip)],
            server=f"{local_name(code)}.",
            properties={"code": code, "game": game, "tls": "1" if self._is_secure else "0"},
        )

    async def close(self) -> None:
        """Say that all of them are over."""
        if self._network is not None:
            await self.tell({})
            with _in_silence():
                await self._network.async_close()
            self._network = None
            self._hearing.close()


async def tables(interfaces: list[str] | None = None) -> AsyncIterator[tuple[Heard, ...]]:
    """All tables heard of, again at every change; nothing ever where there is no zeroconf."""
    try:
        from zeroconf import IPVersion, ServiceStateChange  # noqa: PLC0415 - an extra
        from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf  # noqa: PLC0415

        chosen: dict[str, Any] = {"interfaces": interfaces} if interfaces else {}
        network = AsyncZeroconf(ip_version=IPVersion.V4Only, **chosen)
    except (ImportError, OSError, RuntimeError) as error:
        logger.info("nobody listens for tables: %s", error)
        return
    news: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()

    def heard(zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        del zeroconf, service_type
        news.put_nowait((name, state_change is not ServiceStateChange.Removed))

    browser = AsyncServiceBrowser(network.zeroconf, [SERVICE], handlers=[heard])
    found: dict[str, Heard] = {}
    hearing = ExitStack()
    hearing.enter_context(listening())
    try:
        while True:
            name, is_there = await news.get()
            found.pop(name, None)
            with _in_silence():  # anybody may announce any name
                info = AsyncServiceInfo(SERVICE, name)
                is_told = is_there and await info.async_request(network.zeroconf, ANSWER_MS)
                if is_told and (one := _read(info)):
                    found[name] = one
            yield tuple(sorted(found.values(), key=lambda one: one.code))
    finally:
        with _in_silence():
            await browser.async_cancel()
            await network.async_close()
        hearing.close()


def _read(info: Any) -> Heard | None:
    """A table out of what was announced; None for something that is not ours."""
    told, addresses = info.decoded_properties, info.parsed_addresses()
    code, game = told.get("code") or "", told.get("game") or ""
    if not (addresses and code.isalnum() and len(code) <= 12):
        return None
    scheme = "https" if told.get("tls") == "1" else "http"
    return Heard(code, game[:40], f"{scheme}://{addresses[0]}:{info.port}")
