"""Documents on their way: shared with another host by a key, or brought by a browser as a file."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field

from companion.net.packs import slug

Place = tuple[str, str, str]
"""Game, format and id of a document."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Shares:
    """Keys that fetch one document each, until the host closes them or stops. Short, to be typed by hand."""

    _keys: dict[Place, str] = field(default_factory=dict)

    def open(self, place: Place) -> str:
        """The key of a document; the same one as long as it is shared."""
        return self._keys.setdefault(place, new_key())

    def key(self, place: Place) -> str:
        """The key under which a document is shared now; empty when it is not."""
        return self._keys.get(place, "")

    def close(self, place: Place) -> None:
        """Its link is dead from now on."""
        self._keys.pop(place, None)

    def place(self, offered: str) -> Place | None:
        """What a key fetches; compared without telling how much of it was right."""
        wanted = offered.lower().encode()
        fits = [place for place, key in self._keys.items() if hmac.compare_digest(key.encode(), wanted)]
        return fits[0] if fits else None


def new_key() -> str:
    """59 bits in letters nobody mistakes for each other: `h7k2-m9qx-t4wb`."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(3))


def path_of(place: Place) -> str:
    """Where a document can be fetched as a file."""
    game_id, kind, word = place
    return f"/library/{game_id}/{slug(kind)}/{word}.json"


@dataclass(frozen=True)
class Tray:
    """Where a browser puts a file for the screen that asked for it."""

    most: int = 16
    """Tickets that are kept; the oldest goes first, because nobody may come for it."""
    _files: OrderedDict[str, bytes | None] = field(default_factory=OrderedDict)

    def ticket(self) -> str:
        """A word that takes one file."""
        word = secrets.token_urlsafe(18)
        self._files[word] = None
        while len(self._files) > self.most:
            self._files.popitem(last=False)
        return word

    def put(self, ticket: str, content: bytes) -> bool:
        """Lay a file down; False for a ticket that nobody asked for, or that was used."""
        if ticket not in self._files or self._files[ticket] is not None:
            return False
        self._files[ticket] = content
        return True

    def take(self, ticket: str) -> bytes | None:
        """Pick the file up, once."""
        return self._files.pop(ticket, None)
