"""What an installed app remembers on its device: its secret, its person's name, and the seat it has."""

from __future__ import annotations

import hmac
import os
from hashlib import sha256
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.net.visitor import new_token

HERE = ""
"""The address of a table that this very device hosts: its port and its network may be others next time."""


class KeptSeat(BaseModel):
    """Where to go when the app is opened again."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    address: str
    table: str
    seat: str
    title: str = ""
    """What is played there."""


class Device(BaseModel):
    """This device, and what it did last."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    secret: str = Field(default_factory=new_token, pattern=r"[0-9a-f]{32}", repr=False)
    name: str = ""
    seat: KeptSeat | None = None
    is_hosting: bool = False
    """Whether it hosted when it was seen last: then it hosts again."""

    def token(self, address: str) -> str:
        """By what one host knows this device; with it nobody can be this device at another one."""
        return hmac.new(self.secret.encode(), address.encode(), sha256).hexdigest()[:32]


def read(data: Path) -> Device:
    """What is remembered; a new device when nothing is, or nothing that can be read."""
    try:
        return Device.model_validate_json(_file(data).read_bytes())
    except (OSError, ValidationError):
        device = Device()
        keep(data, device)
        return device


def keep(data: Path, device: Device) -> None:
    """Remember it, for this person alone: whoever has the secret has the seat."""
    data.mkdir(parents=True, exist_ok=True)
    fresh = _file(data).with_suffix(".new")
    fresh.unlink(missing_ok=True)
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as new:
        new.write(device.model_dump_json())
    fresh.replace(_file(data))


def _file(data: Path) -> Path:
    return data / "device.json"
