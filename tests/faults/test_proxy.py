"""Two hosts behind HAProxy as docs/haproxy.cfg says: one address for all, whoever of them lives."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.faults.evening import Evening, in_database
from tests.faults.hosts import ForkedHost, Forker, free_port
from tests.faults.proxy import Proxy
from tests.faults.test_kill import compare, reachable
from tests.store.server import Server

pytestmark = pytest.mark.faults
PAGE = {"accept": "text/html"}


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.close()


async def test_a_phone_knows_one_address_and_keeps_its_seat_when_a_host_dies(
    server: Server, tmp_path: Path
) -> None:
    ports, forker = (free_port(), free_port()), Forker()
    proxy = Proxy(tmp_path, free_port(), ports)
    public = f"http://{proxy.address}"
    hosts = [
        ForkedHost(
            tmp_path / slot, port, "--store", server.address, "--slot", slot, "--public", public,
            "--proxy", "127.0.0.1", forker=forker,
        )
        for slot, port in zip("ab", ports, strict=True)
    ]  # fmt: skip
    for host in hosts:
        host.start()
    proxy.start()
    try:
        for address in (*(f"127.0.0.1:{port}" for port in ports), proxy.address):
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                await reachable(http)
        playing = Evening(hosts[0], ports[0])
        await playing.begin()
        for client in playing.clients:
            client.hosts = (proxy.address,)
        async with httpx.AsyncClient(base_url=public) as phone:
            where = (await phone.get(f"/where/{playing.table}")).json()
            assert where["go"] == f"{public}/n/a"
            for _ in range(4):  # whoever is asked, in turn
                page = await phone.get(f"/seat/{playing.table}", headers=PAGE, follow_redirects=True)
                assert (page.status_code, page.url.path) == (200, f"/n/a/seat/{playing.table}")
            hosts[0].kill()
            await playing.until_acknowledged(10)
            compare(in_database(server), playing.clients)
            assert {client.address for client in playing.clients} == {f"{proxy.address}/n/b"}
            page = await phone.get(f"/n/a/seat/{playing.table}", headers=PAGE, follow_redirects=True)
            assert (page.status_code, page.url.path) == (200, f"/n/b/seat/{playing.table}")
        await playing.end()
        hosts[0].start()
    finally:
        proxy.close()
        for host in hosts:
            host.kill()
        forker.close()
