"""The library: boards, decks and cards that people type once and keep."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any

from companion.kernel.action import Reason, Rejection
from companion.kernel.frozen import frozen
from companion.kernel.game import AnyGame
from companion.net import documents
from companion.net.packs import Pack, PackOption, Packs, pack_options, slug

MOST_DOCUMENTS = 2000
"""Of one game: nobody types more, and a phone cannot fill the host's disk."""

InUse = Callable[[], Iterable[tuple[str, dict[str, Any]]]]
"""Game and house rules of every table that is not finished."""


@frozen
class PackLine:
    """A document of the library, in a few words."""

    game: str
    format: str
    id: str
    name: str
    source: str = ""
    is_shipped: bool = False
    """Came with the app: it is never overwritten, only copied."""
    is_in_use: bool = False
    """A table that is not finished plays with it."""
    is_secret: bool = False
    """Players must not know it beforehand: only the host opens it, and nobody while it is in use."""

    @property
    def is_locked(self) -> bool:
        """Whether nobody may look into it now."""
        return self.is_secret and self.is_in_use


class Library:
    """All documents of all games on this host. A format belongs to one game; ids are equal across formats."""

    def __init__(self, games: tuple[AnyGame, ...], packs: Packs, in_use: InUse = tuple) -> None:
        self._games = {game.card.id: game for game in games}
        self._options = {game.card.id: pack_options(game.options) for game in games}
        self._packs, self._in_use = packs, in_use

    def formats(self) -> dict[str, str]:
        """Every format, and the game it belongs to."""
        return {name: game_id for game_id, game in self._games.items() for name in game.packs}

    def format_of(self, game_id: str, slugged: str) -> str:
        """The format that is written so in links; rejects one this game does not have."""
        for name in self._game(game_id).packs:
            if slug(name) == slugged:
                return name
        raise Rejection("library.unknown")

    def secret_formats(self, game_id: str) -> frozenset[str]:
        """Formats whose content the players of a table must not see."""
        options = self._options[self._game(game_id).card.id].values()
        return frozenset(option.format for option in options if option.is_secret)

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        """The documents of a game, or those of one format, in the order of their names."""
        secret, used = self.secret_formats(game_id), self._used(game_id)
        made = []
        for pack in self._all(game_id):
            if format not in (None, pack.format):
                continue
            is_used, is_secret = used.has(pack), pack.format in secret
            source = "" if is_used and is_secret else str(pack.document.get("source", ""))
            made.append(
                PackLine(
                    game_id, pack.format, pack.id, pack.name, source, pack.is_shipped, is_used, is_secret
                )
            )
        return tuple(made)

    def line(self, game_id: str, format: str, id: str) -> PackLine:  # noqa: A002
        """One document in a few words; rejects one that is not there."""
        for line in self.lines(game_id, format):
            if line.id == id:
                return line
        raise Rejection("library.unknown")

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        """A copy of a document. Rejects a secret one while an unfinished table plays with it."""
        line = self.line(game_id, format, id)
        if line.is_locked:
            raise Rejection("library.in_use", name=line.name)
        pack = self._pack(game_id, format, id)
        return {"format": pack.format, "id": pack.id, **deepcopy(pack.document)}

    def save(self, game_id: str, document: dict[str, Any]) -> None:
        """Keep a document, new or changed; durable when it returns. Rejects with every fault at once."""
        if found := self.faults(game_id, document):
            raise Rejection.of(found)
        kind, word, packs = document["format"], document["id"], self._all(game_id)
        old = next((pack for pack in packs if (pack.format, pack.id) == (kind, word)), None)
        if old and old.is_shipped:
            raise Rejection("library.shipped", name=old.name)
        if old is None and len(packs) >= MOST_DOCUMENTS:
            raise Rejection("library.full", most=MOST_DOCUMENTS)
        file = self._own(game_id) / f"{slug(kind)}--{word}.json"
        documents.write(file, documents.as_text(document))
        if old and old.file != file:
            old.file.unlink(missing_ok=True)

    def faults(self, game_id: str, document: Any) -> tuple[Reason, ...]:
        """Everything that keeps a document out: its envelope first, then what the game says about it."""
        packs = self._game(game_id).packs
        kind = document.get("format") if isinstance(document, dict) else None
        if not isinstance(kind, str) or kind not in packs:
            return (Reason("library.unknown_format", facts={"formats": tuple(sorted(packs))}),)
        return (*documents.envelope_faults(document), *packs[kind](document))

    def remove(self, game_id: str, format: str, id: str) -> None:  # noqa: A002
        """Forget a document. Rejects a shipped one; tables that play with it have a copy of their own."""
        pack = self._pack(game_id, format, id)
        if pack.is_shipped:
            raise Rejection("library.shipped_stays", name=pack.name)
        try:
            pack.file.unlink(missing_ok=True)
        except OSError as error:
            raise Rejection("library.not_saved", problem=error.strerror or "") from None

    def free_id(self, game_id: str, format: str, base: str) -> str:  # noqa: A002
        """An id nobody has yet, made from a name: `harbour-13`, `harbour-13-2`, …"""
        taken = {pack.id for pack in self._all(game_id) if pack.format == format}
        word = documents.id_from(base)
        if word not in taken:
            return word
        return next(one for number in count(2) if (one := f"{word}-{number}") not in taken)

    def taken_in(self, text: str) -> tuple[str, dict[str, Any]]:
        """The game and the document in a text somebody brought, checked with every fault, not yet saved."""
        document = documents.document_of(text)
        kind = document.get("format")
        game_id = self.formats().get(kind) if isinstance(kind, str) else None
        if game_id is None:
            raise Rejection("library.unknown_format", formats=tuple(sorted(self.formats())))
        if found := self.faults(game_id, document):
            raise Rejection.of(found)
        return game_id, document

    def filled_in(self, game_id: str, options: dict[str, Any]) -> dict[str, Any]:
        """House rules in which packs named by their id are filled in, each of the format its field takes.

        A pack that is named may bring other house rules along, such as an issue its map; what is given wins.
        """
        made = dict(options)
        for name, option in self._options.get(game_id, {}).items():
            value = options.get(name)
            if isinstance(value, str):
                made[name] = self._filled(game_id, option, value)
                made = {**self._brought(game_id, name, made[name]), **made}
            elif isinstance(value, (list, tuple)):
                made[name] = [
                    self._filled(game_id, option, one) if isinstance(one, str) else one for one in value
                ]
        return made

    def begun(self, game_id: str, options: dict[str, Any]) -> dict[str, Any]:
        """House rules of a new table, filled in. What it cannot do without is there from the start:

        the newest document people typed themselves, else the usual one that came with the app.
        """
        needed = {
            name: self._usual(game_id, option)
            for name, option in self._options.get(game_id, {}).items()
            if option.usual and not options.get(name)
        }
        return self.filled_in(game_id, {**options, **needed})

    def _usual(self, game_id: str, option: PackOption) -> str:
        own = [pack for pack in self._all(game_id) if pack.format == option.format and not pack.is_shipped]
        return max(own, key=lambda pack: pack.file.stat().st_mtime_ns).id if own else option.usual

    def _brought(self, game_id: str, name: str, document: dict[str, Any]) -> dict[str, Any]:
        """What a document brings along as the game's `brings` says, as far as the library has it."""
        brings = getattr(self._game(game_id).options, "brings", None)
        made: dict[str, Any] = {}
        for other, value in (brings(name, document) if brings else {}).items():
            option = self._options[game_id].get(other)
            if option is None or value is None:
                made[other] = value
            elif any((pack.format, pack.id) == (option.format, value) for pack in self._all(game_id)):
                made[other] = self._filled(game_id, option, value)
        return made

    def _filled(self, game_id: str, option: PackOption, word: str) -> dict[str, Any]:
        """The document for a table. A secret one with faults is refused here, where nothing of it is said."""
        try:
            pack = self._pack(game_id, option.format, word)
        except Rejection:
            raise Rejection("library.no_such_pack", pack=word[:60]) from None
        if option.is_secret and self._game(game_id).packs[option.format](pack.document):
            raise Rejection("library.faulty", name=pack.name)
        return deepcopy(pack.document)

    def _game(self, game_id: str) -> AnyGame:
        if game_id not in self._games:
            raise Rejection("table.no_such_game", game=game_id[:40])
        return self._games[game_id]

    def _all(self, game_id: str) -> tuple[Pack, ...]:
        formats = tuple(self._game(game_id).packs)
        found = self._packs.of(game_id, usual=next(iter(formats), ""))
        return tuple(pack for pack in found if pack.format in formats)

    def _pack(self, game_id: str, kind: str, word: str) -> Pack:
        for pack in self._all(game_id):
            if (pack.format, pack.id) == (kind, word):
                return pack
        raise Rejection("library.unknown")

    def _own(self, game_id: str) -> Path:
        folder = self._packs.own_folder(game_id)
        if folder is None:
            raise Rejection("library.not_saved", problem="no folder")
        return folder

    def _used(self, game_id: str) -> _Used:
        """Every pack that some unfinished table of this game plays with."""
        used = _Used()
        for game, options in self._in_use():
            for name, option in self._options[game_id].items() if game == game_id else ():
                value = options.get(name)
                for one in value if isinstance(value, (list, tuple)) else (value,):
                    if isinstance(one, dict):
                        used.add(option, one)
        return used


class _Used:
    """Packs in use: by their id, and secret ones also by their content, which their copies have too."""

    def __init__(self) -> None:
        self._ids: set[tuple[str, str]] = set()
        self._contents: dict[str, tuple[PackOption, set[str]]] = {}

    def add(self, option: PackOption, document: dict[str, Any]) -> None:
        """A table plays with this."""
        self._ids.add((option.format, str(document.get("id"))))
        if option.is_secret:
            self._contents.setdefault(option.format, (option, set()))[1].add(option.content(document))

    def has(self, pack: Pack) -> bool:
        """Whether it is one of them, or the same as one of them."""
        if (pack.format, pack.id) in self._ids:
            return True
        option, contents = self._contents.get(pack.format, (None, set[str]()))
        return option is not None and option.content(pack.document) in contents
