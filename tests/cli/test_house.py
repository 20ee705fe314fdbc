"""The host's own folder."""

from __future__ import annotations

from pathlib import Path

from companion.cli import house


def test_the_host_key_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    key = house.host_key(tmp_path).reveal()
    assert house.host_key(tmp_path).reveal() == key
    assert len(key) >= 20
    assert (tmp_path / "host.key").stat().st_mode & 0o777 == 0o600
    for broken in (b"", b"short", b"\xff\xfe\xfd" * 10):
        (tmp_path / "host.key").write_bytes(broken)
        assert len(house.host_key(tmp_path).reveal()) >= 20
    assert key not in repr(house.host_key(tmp_path))
