"""The host's own folder."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from companion.cli import house
from tests.net.house import KEY, House, serving


def test_the_host_key_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    key = house.host_key(tmp_path).reveal()
    assert house.host_key(tmp_path).reveal() == key
    assert len(key) >= 20
    assert (tmp_path / "host.key").stat().st_mode & 0o777 == 0o600
    for broken in (b"", b"short", b"\xff\xfe\xfd" * 10):
        (tmp_path / "host.key").write_bytes(broken)
        assert len(house.host_key(tmp_path).reveal()) >= 20
    assert key not in repr(house.host_key(tmp_path))


async def test_a_second_start_finds_the_host_that_runs(tmp_path: Path) -> None:
    served = House()
    (tmp_path / "host.key").write_text(KEY)
    assert house.running_link(tmp_path) == ""
    async with serving(served) as address:
        port = int(address.rpartition(":")[2])
        house.note_running(tmp_path, port)
        link = await asyncio.to_thread(house.running_link, tmp_path)
        assert link == f"http://127.0.0.1:{port}/host/{KEY}"
        (tmp_path / "host.key").write_text("somebody-elses-key")
        assert await asyncio.to_thread(house.running_link, tmp_path) == ""
        (tmp_path / "host.key").write_text(KEY)
    assert await asyncio.to_thread(house.running_link, tmp_path) == "", "it was killed: nobody answers"
    house.note_running(tmp_path, port, "https://table.example:8550")
    assert await asyncio.to_thread(house.running_link, tmp_path) == ""
    house.forget_running(tmp_path)
    assert list(tmp_path.iterdir()) == [tmp_path / "host.key"]


@pytest.mark.skipif(os.name != "posix", reason="folders of other systems have no such modes")
def test_the_folder_is_closed_to_everybody_else(tmp_path: Path) -> None:
    made, shared, ours = tmp_path / "a" / "data", tmp_path / "shared", tmp_path / "ours"
    for folder in (shared, ours):
        folder.mkdir(mode=0o755)
    (ours / "host.key").write_text("x" * 20)
    for folder in (made, shared, ours):
        house.make_private(folder)
    assert [folder.stat().st_mode & 0o777 for folder in (made, shared, ours)] == [0o700, 0o755, 0o700]
