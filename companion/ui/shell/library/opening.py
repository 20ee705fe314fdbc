"""One document: in the editor its game brings, or read line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import flet as ft

from companion.kernel.action import Rejection
from companion.kernel.frozen import frozen
from companion.net.link import Refused, refused
from companion.ui.front import HostFront
from companion.ui.kit.boxes import Stacked
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.deskpage import DeskPage
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, SectionTitle, Words
from companion.ui.shell.library import words
from companion.ui.shell.library.sheets import Export
from companion.ui.stage import Desk, GameScreens

MOST_LETTERS = 4000
"""Of one entry; the file has the rest."""


@frozen
class Wanted:
    """What a route asks for: a document that is kept; with a name a copy of it; without a word a new one."""

    game_id: str
    slugged: str
    word: str
    name: str


@component
def DocumentScreen(
    desk: Desk, hall: HostFront, screens_of: Callable[[str], GameScreens], wanted: Wanted
) -> ft.Control:
    """Its editor, or its page to read."""
    game_id, word = wanted.game_id, wanted.word

    def begin() -> tuple[dict[str, Any], str, Refused | None]:
        try:
            return *_document(desk, hall, screens_of, wanted), None
        except Refused as no:
            return {}, "", no

    opened = cast("Any", ft.use_ref(cast("Any", begin))).current
    document, pack_format, no = cast("tuple[dict[str, Any], str, Refused | None]", opened)
    if no is not None:
        return DeskPage(desk, no.title, body=[Body(desk.skin, no.say)], on_back=lambda: desk.go("/library"))
    screens = screens_of(game_id)
    is_shipped = any(
        line.is_shipped for line in desk.library.lines(game_id, pack_format) if line.id == document["id"]
    )
    editor = screens.editors.get(pack_format)
    if editor is not None and not is_shipped:
        return editor(desk, document)
    copy = words.route(
        game_id, pack_format, word, copy=desk.skin.say("library-copy-of", name=words.name_of(document))
    )
    reader = screens.readers.get(pack_format)
    shown = reader(desk, document) if reader else entry_cards(desk, document)
    return ReadScreen(desk, game_id, pack_format, document, copy if editor else "", shown)


def _document(
    desk: Desk, hall: HostFront, screens_of: Callable[[str], GameScreens], wanted: Wanted
) -> tuple[dict[str, Any], str]:
    """The document and its format. Raises `Refused`."""
    game_id, word, name = wanted.game_id, wanted.word, wanted.name
    pack_format = hall.exchange.format_of(game_id, wanted.slugged)
    blank = screens_of(game_id).blanks.get(pack_format)
    if word:
        document = desk.library.read(game_id, pack_format, word)
    elif blank:
        document = {"format": pack_format, **blank()}
    else:
        raise refused(Rejection("library.unknown"), {})
    if not word or name:
        name = name.strip() or words.kind(desk.skin, game_id, pack_format)
        document = words.named(document, desk.library.free_id(game_id, pack_format, name), name)
    return document, pack_format


def entry_cards(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """Every entry of a document as it is written."""
    skin = desk.skin
    return [
        Card(
            skin,
            Stacked(
                skin, SectionTitle(skin, label), Words(skin, value, 16, family=TEXT_500, selectable=True)
            ),
            padding=14,
        )
        for label, value in entries(skin, document)
    ]


def ReadScreen(
    desk: Desk,
    game_id: str,
    pack_format: str,
    document: dict[str, Any],
    copy: str,
    shown: list[ft.Control],
) -> ft.Control:
    """A document to look at and to save as a file; what came with the app is changed in a copy."""
    skin = desk.skin
    change = [
        MainButton(
            skin, skin.say("library-copy-and-edit"), lambda: desk.go(copy), colour="#EEF2F6", icon="copy"
        )
    ]
    note = [Muted(skin, skin.say("library-shipped-note"), 15)] if copy else []
    return DeskPage(
        desk,
        words.name_of(document),
        subtitle=words.kind(skin, game_id, pack_format),
        on_back=lambda: desk.go("/library"),
        body=[*note, *shown],
        actions=[Export(desk, (game_id, pack_format, str(document["id"]))), *(change if copy else [])],
    )


def entries(skin: Skin, document: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each entry and its value in words; the envelope is shown elsewhere."""
    for label, value in document.items():
        if label in ("format", "name", "title"):
            continue
        said = in_lines(skin, value)
        yield label, said if len(said) <= MOST_LETTERS else f"{said[:MOST_LETTERS]} …"


def in_lines(skin: Skin, value: Any) -> str:
    """A value as lines: one a part of a list or a mapping, `a: 1, b: 2` inside of them."""
    if isinstance(value, dict):
        return "\n".join(f"{label}: {_in_a_line(skin, inner)}" for label, inner in value.items()) or "–"
    if isinstance(value, list):
        return "\n".join(_in_a_line(skin, one) for one in value) or "–"
    return _in_a_line(skin, value)


def _in_a_line(skin: Skin, value: Any) -> str:
    match value:
        case dict():
            return ", ".join(f"{label}: {_in_a_line(skin, inner)}" for label, inner in value.items())
        case list():
            return ", ".join(_in_a_line(skin, one) for one in value)
        case bool():
            return skin.say("library-yes" if value else "library-no")
        case None:
            return "–"
        case _:
            return str(value)
