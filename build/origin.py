"""The addresses in the wheel: where this checkout was cloned from. Hatchling asks at every build.

The house has no address of its own, so whoever publishes a copy has theirs in it without a change. A path, a
name of one's own network, and whatever stands before an @ are nobody's business and stay at home.
"""

from __future__ import annotations

import ipaddress
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

NAME, PATH = r"(?P<host>[\w-]+(?:\.[\w-]+)+)", r"(?P<path>[\w./~-]+)"
PLACES = (
    re.compile(rf"(?:https?|ssh)://(?:[^/@\s]*@)?{NAME}(?P<port>:\d+)?/{PATH}", re.ASCII),
    re.compile(rf"(?:[^/@\s]*@)?{NAME}(?P<port>):{PATH}", re.ASCII),
)
"""`https://example.org/some/companion.git` · `git@example.org:some/companion.git`"""
HOMELY = (".local", ".localhost", ".lan", ".home", ".internal", ".arpa", ".test")


class Origin(MetadataHookInterface):
    """`[tool.hatch.metadata.hooks.custom]`"""

    def update(self, metadata: dict[str, Any]) -> None:
        """Nothing is added where nothing is known."""
        metadata["urls"] = urls_of(origin_of(Path(self.root)))


def origin_of(root: Path) -> str:
    """What git knows of this very folder; a folder inside of somebody else's checkout has none."""
    if not (root / ".git").exists():
        return ""
    command = ["git", "-C", str(root), "config", "remote.origin.url"]
    try:
        told = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    except OSError:
        return ""
    return told.stdout.strip()


def urls_of(origin: str) -> dict[str, str]:
    """For people: a page to look at, and the words to begin with."""
    place = next((found for one in PLACES if (found := one.fullmatch(origin))), None)
    if place is None or _is_homely(place["host"].lower()):
        return {}
    port = place["port"] or "" if origin.startswith("http") else ""
    scheme = "http" if origin.startswith("http:") else "https"
    home = f"{scheme}://{place['host']}{port}/{place['path'].strip('/').removesuffix('.git')}"
    return {"Homepage": home, "Source": home, "Documentation": f"{home}#readme"}


def _is_homely(host: str) -> bool:
    """Whether a name means something at home only."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.endswith(HOMELY)
    return True
