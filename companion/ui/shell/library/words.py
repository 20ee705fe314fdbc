"""What documents and their kinds are called."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from companion.net.library import PackLine
from companion.net.packs import slug
from companion.ui.front import HostFront
from companion.ui.kit.skin import Skin


def kind(skin: Skin, game_id: str, pack_format: str, *, plural: bool = False) -> str:
    """What a document of this format is called: `City`, `Cities`; its format when no text says."""
    text = f"{game_id}-format-{slug(pack_format)}"
    if not skin.language.has(text):
        return pack_format
    return (skin.say(text, "plural") if plural else "") or skin.say(text)


def title(hall: HostFront, game_id: str) -> str:
    """What a game is called."""
    return next((str(game.card.title) for game in hall.games if game.card.id == game_id), game_id)


def detail(skin: Skin, hall: HostFront, line: PackLine) -> str:
    """Where a document comes from and what is special about it, in one line."""
    place = (line.game, line.format, line.id)
    marks = [
        skin.say("library-mark-shipped") if line.is_shipped else "",
        line.source,
        skin.say("library-mark-locked" if line.is_locked else "library-mark-used") if line.is_in_use else "",
        skin.say("library-mark-shared") if hall.exchange.shared(place) else "",
    ]
    return " · ".join(mark for mark in marks if mark)


def route(game_id: str, pack_format: str, word: str = "", **asked: str) -> str:
    """Where a document is opened; without a word, where a new one is begun."""
    path = f"/library/{game_id}/{slug(pack_format)}{f'/{word}' if word else ''}"
    return f"{path}?{'&'.join(f'{name}={quote(value)}' for name, value in asked.items())}" if asked else path


def label_of(document: dict[str, Any]) -> str:
    """Where a document keeps its name; empty for one that has nothing but its id."""
    return next((label for label in ("name", "title") if label in document), "")


def named(document: dict[str, Any], word: str, name: str) -> dict[str, Any]:
    """The same document under another id and name."""
    label = label_of(document)
    return {**document, "id": word, **({label: name} if label else {})}


def name_of(document: dict[str, Any]) -> str:
    """What a document is called."""
    return str(document.get("name") or document.get("title") or document.get("id", ""))
