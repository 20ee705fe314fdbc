"""An issue as its setup card says: number, map, limits, reminders, unlocks (SW-6, SW-7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import flet as ft
from pydantic import ValidationError

from companion import texts
from companion.games.singularity.packs import issue_map
from companion.games.singularity.packs.cards import FORMAT as CARDS_FORMAT
from companion.games.singularity.packs.cards import Collection
from companion.net.link import Refused
from companion.ui.documents import Documents
from companion.ui.games.singularity.editor import documents
from companion.ui.games.singularity.editor.documents import Document
from companion.ui.games.singularity.editor.fields import (
    Lines,
    NumberLine,
    OneOf,
    SomeOf,
    SwitchLine,
    TextLine,
)
from companion.ui.games.singularity.editor.work import GAME_ID
from companion.ui.kit.skin import Skin

Change = Callable[[str, object, str], None]
"""Field, value, and the touch that typing belongs to."""


class Known(NamedTuple):
    """What the library knows and an issue can name."""

    maps: tuple[tuple[str, str], ...] = ()
    enemies: tuple[tuple[str, str], ...] = ()
    cards: tuple[tuple[str, str], ...] = ()
    libraries: tuple[tuple[str, str], ...] = ()


def known_in(shelf: Documents) -> Known:
    """Maps by name; enemies and upgrade cards of all collections, each once."""
    maps = tuple((line.id, line.name) for line in shelf.lines(GAME_ID, issue_map.FORMAT))
    lines = shelf.lines(GAME_ID, CARDS_FORMAT)
    enemies: dict[str, str] = {}
    cards: dict[str, str] = {}
    for line in lines:
        try:
            found = Collection.model_validate(shelf.read(GAME_ID, CARDS_FORMAT, line.id))
        except (Refused, ValidationError):
            continue
        enemies |= {one.id: one.name for one in found.enemies if one.id not in enemies}
        cards |= {one.name: one.name for one in found.upgrades}
    libraries = tuple((line.id, line.name) for line in lines)
    return Known(maps, tuple(enemies.items()), tuple(cards.items()), libraries)


def _say(key: str) -> str:
    return texts.say(f"singularity-editor-{key}")


def IssueForm(
    skin: Skin, issue: Document, known: Known, change: Change, key: str, *, has_number: bool = True
) -> list[ft.Control]:
    """Everything of an issue card that the app reminds of."""
    limits = issue.get("limits")
    unlocks = dict(issue.get("unlocks") or {})
    none = ("", _say("no-map"), "")
    rows: list[ft.Control] = [
        TextLine(
            skin,
            _say("field-title"),
            str(issue.get("title", "")),
            lambda words: change("title", words, f"{key}-title"),
            longest=60,
            key=f"{key}-title",
        )
    ]
    if has_number:
        rows.append(
            NumberLine(
                skin,
                _say("field-number"),
                int(issue.get("number", 1)),
                lambda number: change("number", number, f"{key}-number"),
                1,
                99,
            )
        )
    maps = [none, *((one, name, "map") for one, name in known.maps)]
    rows.append(
        OneOf(
            skin,
            _say("field-map"),
            maps,
            str(issue.get("map") or ""),
            lambda one: change("map", one or None, ""),
        )
    )
    rows.append(
        SwitchLine(
            skin,
            _say("switch-limits"),
            limits is not None,
            lambda is_on: change("limits", {"threat": 20, "awareness": 10} if is_on else None, ""),
        )
    )
    if limits is not None:
        rows += [_limit(skin, dict(limits), name, change, key) for name in ("threat", "awareness")]
    for name in ("setup", "rules"):
        rows.append(
            Lines(
                skin,
                _say(f"field-issue-{name}"),
                [str(line) for line in issue.get(name, ())],
                partial(_lines, change, name),
                key=f"{key}-{name}",
            )
        )
    rows.append(
        SomeOf(
            skin,
            _say("field-enemies"),
            known.enemies,
            list(issue.get("enemies", ())),
            lambda one: change("enemies", documents.toggled(issue.get("enemies", ()), one), ""),
        )
    )
    for name, options in (("enemies", known.enemies), ("cards", known.cards)):
        rows.append(
            SomeOf(
                skin,
                _say(f"field-unlocks-{name}"),
                options,
                list(unlocks.get(name, ())),
                partial(_unlock, change, unlocks, name),
            )
        )
    return rows


def _lines(change: Change, name: str, lines: list[str], touch: str) -> None:
    change(name, lines, touch)


def _unlock(change: Change, unlocks: Document, name: str, one: str) -> None:
    change("unlocks", {**unlocks, name: documents.toggled(unlocks.get(name, ()), one)}, "")


def _limit(skin: Skin, limits: Document, name: str, change: Change, key: str) -> ft.Control:
    """One track's last space; 0 is no limit."""
    return NumberLine(
        skin,
        skin.say(f"singularity-track-{name}"),
        int(limits.get(name) or 0),
        lambda value: change("limits", {**limits, name: value or None}, f"{key}-limit-{name}"),
        0,
        200,
    )
