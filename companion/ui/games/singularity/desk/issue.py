"""An issue card as a form of its model, with what the library knows to choose from (SW-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import flet as ft
from pydantic import ValidationError

from companion.games.singularity.packs import issue_map
from companion.games.singularity.packs.campaign import Issue, Limits, Unlocks
from companion.games.singularity.packs.cards import FORMAT as CARDS_FORMAT
from companion.games.singularity.packs.cards import Collection
from companion.net.link import Refused
from companion.ui.documents import Documents
from companion.ui.forms.drafts import Fault
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import Form, Put
from companion.ui.forms.lines import Option, lines_of, worded_at
from companion.ui.forms.nested import record
from companion.ui.forms.rows import KIT
from companion.ui.games.singularity.desk.collection import GAME_ID
from companion.ui.games.singularity.desk.documents import Document
from companion.ui.kit.drawing import effect
from companion.ui.kit.skin import Skin

WORDS: Final = worded_at("singularity-issue")
FIELDS: Final = fields_of(Issue, but=("id", "title", "source"))
"""Title and origin are what every document says of itself."""
IN_STORY: Final = fields_of(Issue, but=("id", "source", "number"))
"""An issue of a campaign: its place is its number."""
MANNER: Final = KIT.but(
    limits=record(fields_of(Limits), worded_at("singularity-track"), lambda: KIT),
    unlocks=record(fields_of(Unlocks), worded_at("singularity-unlocks"), lambda: KIT),
)


class Known(NamedTuple):
    """What the library knows and an issue can name."""

    maps: tuple[Option, ...] = ()
    enemies: tuple[Option, ...] = ()
    cards: tuple[Option, ...] = ()
    libraries: tuple[Option, ...] = ()


def known_in(shelf: Documents) -> Known:
    """Maps by name; enemies and upgrade cards of all collections, each once."""
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
    return Known(
        tuple(Option(line.id, line.name, "map") for line in shelf.lines(GAME_ID, issue_map.FORMAT)),
        tuple(Option(*one) for one in enemies.items()),
        tuple(Option(*one) for one in cards.items()),
        tuple(Option(line.id, line.name, "books") for line in lines),
    )


def use_known(shelf: Documents) -> Known:
    """The same, read once the page is there. A hook."""
    known, set_known = ft.use_state(Known())

    async def look() -> None:
        set_known(known_in(shelf))

    effect(look, [])
    return known


def IssueFields(
    skin: Skin,
    issue: Document,
    known: Known,
    put: Put,
    of: str,
    faults: Sequence[Fault] = (),
    *,
    in_story: bool = False,
) -> ft.Control:
    """Everything of an issue card that the app reminds of."""
    no_map = Option(None, skin.say("singularity-issue-no-map"))
    options: dict[str, Any] = {
        "map": (no_map, *known.maps),
        "enemies": known.enemies,
        "unlocks.enemies": known.enemies,
        "unlocks.cards": known.cards,
    }
    fields = IN_STORY if in_story else FIELDS
    lines = lines_of(skin.language, fields, WORDS, issue, faults=faults, options=options)
    return Form(skin, lines, issue, put, MANNER, of=of)
