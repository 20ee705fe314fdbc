"""A host in this very process: found again by the next start, in plain HTTP and with a certificate."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager, closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from companion.cli import hosted as hosted_module
from companion.cli import house
from companion.cli.claim import Claim, Claimed
from companion.cli.hosted import Beside, Certificate, Hosted, listen
from companion.net import finding
from companion.net.finding import Heard
from companion.net.lan import Address
from tests.net.house import PATIENCE

NAME = "companion-table.example"
LOOP = Address("127.0.0.1", "lo", "loop")


@asynccontextmanager
async def hosting(data: Path, chosen: Address, tls: Certificate | None = None) -> AsyncIterator[Hosted]:
    """A host of this folder, open to this machine."""
    with listen(0, LOOP) as listening:
        hosted = Hosted(Claim(data), listening, chosen, tls)
        await hosted.open()
        try:
            yield hosted
        finally:
            hosted.stop()
            await hosted.ended()


def certificate(folder: Path) -> Certificate:
    """One that nobody has signed, for another name than this machine's."""
    cert, key = folder / "table.pem", folder / "table.key"
    made = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -out {cert} -keyout {key}"
    subprocess.run(made.split(), check=True, capture_output=True)
    return cert, key


async def test_the_next_start_finds_it_and_its_folder_is_free_when_it_has_ended(tmp_path: Path) -> None:
    async with hosting(tmp_path, LOOP) as hosted:
        link = await asyncio.to_thread(house.running_link, tmp_path)
        assert link == f"http://127.0.0.1:{hosted.port}/host/{hosted.key}"
        with pytest.raises(Claimed):
            Claim(tmp_path)
    Claim(tmp_path).release()
    assert await asyncio.to_thread(house.running_link, tmp_path) == ""


@pytest.mark.skipif(shutil.which("openssl") is None, reason="nobody here makes a certificate")
async def test_one_with_a_certificate_is_found_under_the_name_of_its_certificate(tmp_path: Path) -> None:
    async with hosting(tmp_path, Address(NAME, "", "home"), certificate(tmp_path)) as hosted:
        link = await asyncio.to_thread(house.running_link, tmp_path)
        assert b'"code"' not in await Beside(hosted).file("/library.json"), "its own window reads it too"
        assert link == hosted.private_link == f"https://{NAME}:{hosted.port}/host/{hosted.key}"


async def test_open_tables_are_announced_and_shown_under_their_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On this machine alone; what an app then lists is `tests/sessions/test_app.py`."""
    monkeypatch.setattr(hosted_module, "ANNOUNCED", frozenset({"loop"}))
    async with hosting(tmp_path, LOOP) as hosted, aclosing(finding.tables([LOOP.ip])) as heard:
        table = hosted.hall.newest_open()
        assert table is not None
        code = table.opening.code
        async with asyncio.timeout(PATIENCE):
            assert await anext(
                found async for found in heard if Heard(code, table.game.card.id, hosted.address) in found
            )
        name = f"companion-{code.lower()}.local:{hosted.port}"
        assert hosted.front.named(code) == name
        assert hosted.named_link(table) == f"http://{name}/j/{code}"
        assert await asyncio.to_thread(answers_to, hosted.port, name) == 200
    assert hosted.front.named(code) == ""


def answers_to(port: int, name: str) -> int:
    """How a host answers who calls it by this name."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as asked:
        asked.request("GET", "/j", headers={"Host": name})
        return asked.getresponse().status
