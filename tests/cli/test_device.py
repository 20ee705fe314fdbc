"""The device remembers its token and its seat, for its owner alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cli import device
from companion.cli.device import Device, KeptSeat
from companion.net.visitor import kept_token


def test_a_device_is_made_once(tmp_path: Path) -> None:
    first = device.read(tmp_path / "new")
    assert device.read(tmp_path / "new") == first
    assert (tmp_path / "new" / "device.json").stat().st_mode & 0o777 == 0o600
    seat = KeptSeat(address="http://10.0.0.1:8550", table="ab", seat="ann")
    device.keep(tmp_path / "new", first.model_copy(update={"name": "Ann", "seat": seat}))
    assert first.secret not in repr(first)
    assert device.read(tmp_path / "new") == Device(secret=first.secret, name="Ann", seat=seat)


@pytest.mark.parametrize("broken", [b"", b"{", b'{"secret": "short"}', b"\xff\xfe"])
def test_what_cannot_be_read_is_a_new_device(tmp_path: Path, broken: bytes) -> None:
    (tmp_path / "device.json").write_bytes(broken)
    assert len(device.read(tmp_path).secret) == 32


def test_every_host_knows_it_by_another_token() -> None:
    """One token for all of them let each host sit at the others' tables in this person's name."""
    mine, other = Device(), Device()
    tokens = [mine.token("http://10.0.0.1:8550"), mine.token("http://10.0.0.2:8550"), mine.token(device.HERE)]
    assert len({*tokens, mine.secret, other.token("http://10.0.0.1:8550")}) == 5
    assert all(kept_token(token) == token for token in tokens), "what hosts take"
    assert mine.token("http://10.0.0.1:8550") == tokens[0], "the same seat the next evening"
