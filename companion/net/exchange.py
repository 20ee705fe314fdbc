"""How documents come to this host and leave it, with refusals in words. For the host's own screens."""

from __future__ import annotations

from typing import Any

from companion.net import fetching
from companion.net.hall import Hall
from companion.net.library import PackLine
from companion.net.librarycard import in_words
from companion.net.shares import Place


class Exchange:
    """Files, share links, and what others share."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def formats(self, game_id: str) -> tuple[str, ...]:
        """The formats of a game, in its own order."""
        return tuple(name for name, game in self._hall.library.formats().items() if game == game_id)

    def format_of(self, game_id: str, slugged: str) -> str:
        """The format that is written so in links. Raises `Refused`."""
        with in_words():
            return self._hall.library.format_of(game_id, slugged)

    def share(self, place: Place) -> str:
        """A link that fetches one document, until the share is closed. Raises `Refused`."""
        with in_words():
            self._hall.library.read(*place)
            self._hall.shares.open(place)
        return self.shared(place)

    def shared(self, place: Place) -> str:
        """The link under which a document is shared now; empty when it is not."""
        key = self._hall.shares.key(place)
        return f"{self._hall.address}/s/{key}" if key else ""

    def unshare(self, place: Place) -> None:
        """Its link is dead from now on."""
        self._hall.shares.close(place)

    async def fetched(self, link: str) -> str:
        """The text that another host on this network shares. Raises `Refused`."""
        with in_words():
            return await fetching.fetched(link)

    def taken_in(self, text: str) -> tuple[str, dict[str, Any]]:
        """The game and the document in a text, checked but not kept. Raises `Refused` with every fault."""
        with in_words():
            return self._hall.library.taken_in(text)

    def here(self, place: Place) -> PackLine | None:
        """The document of this format and id that is here already."""
        game_id, kind, word = place
        return next((line for line in self._hall.library.lines(game_id, kind) if line.id == word), None)

    def file_ticket(self) -> str:
        """Where a browser may lay down one file for this screen."""
        return self._hall.tray.ticket()

    def file_text(self, ticket: str) -> str:
        """What was laid down there; empty when nothing came."""
        return (self._hall.tray.take(ticket) or b"").decode(errors="replace")
