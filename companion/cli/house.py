"""The host's own folder: its journal, its key, its cache, its packs."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from companion.net.visitor import HostKey


def journal_file(data: Path) -> Path:
    """Where the journals are."""
    return data / "journal.sqlite"


def cache_folder(data: Path) -> Path:
    """Packed copies of the web client; may be deleted at any time."""
    return data / "cache"


def packs_folder(data: Path) -> Path:
    """The table's own boards and cities, one folder a game."""
    return data / "packs"


def host_key(data: Path) -> HostKey:
    """The key of the private host link: made once, so that the link stays valid; only its owner reads it."""
    file = data / "host.key"
    if not file.exists():
        data.mkdir(parents=True, exist_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as new:
            new.write(secrets.token_urlsafe(18))
    return HostKey(file.read_text(encoding="ascii").strip())
