"""The host's own folder: its journal, its key, its packs."""

from __future__ import annotations

import os
import re
import secrets
from pathlib import Path

from companion.net.visitor import HostKey

KEY = re.compile(r"[\w-]{16,64}", re.ASCII)


def journal_file(data: Path) -> Path:
    """Where the journals are."""
    return data / "journal.sqlite"


def packs_folder(data: Path) -> Path:
    """The table's own boards and cities, one folder a game."""
    return data / "packs"


def host_key(data: Path) -> HostKey:
    """The key of the private host link: made once, so that the link stays valid; only its owner reads it."""
    file = data / "host.key"
    known = file.read_text(encoding="utf-8", errors="replace").strip() if file.exists() else ""
    if KEY.fullmatch(known):
        return HostKey(known)
    data.mkdir(parents=True, exist_ok=True)
    key, fresh = secrets.token_urlsafe(18), data / "host.key.new"
    fresh.unlink(missing_ok=True)
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as new:
        new.write(key)
    fresh.replace(file)  # whole or not at all, should the power go
    return HostKey(key)
