"""Where the shipped files and the table's own files are."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

_PACKAGE = Path(__file__).parent


def assets() -> Path:
    """The shipped fonts, icons, texts and packs: inside the wheel, or beside the package in a checkout."""
    inside = _PACKAGE / "assets"
    return inside if inside.is_dir() else _PACKAGE.parent / "assets"


def data() -> Path:
    """Where journals and the host's key live unless `--data` says otherwise."""
    given = os.environ.get("FLET_APP_STORAGE_DATA")  # an installed app has a folder of its own
    return Path(given) if given else user_data_path("tabletop-companion", appauthor=False)


def cache() -> Path:
    """Packed copies of the web client, for every host on this machine; may be deleted at any time."""
    given = os.environ.get("FLET_APP_STORAGE_CACHE")
    return Path(given) / "client" if given else user_cache_path("tabletop-companion", appauthor=False)
