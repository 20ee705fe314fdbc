"""Cards that people type at a table are kept: next time they are tapped, not typed (SW-1)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import flet as ft
from pydantic import ValidationError

from companion.games.singularity.packs.cards import FORMAT, Character, Collection, EnemyCard, UpgradeCard
from companion.net.link import Refused
from companion.ui.documents import Keeping, Reading
from companion.ui.stage import Stage

GAME_ID: Final = "singularity"
OWN: Final = "our-cards"
"""The collection that is begun by itself."""


def kept_in(library: Reading, chosen: str) -> str:
    """The collection that new cards go into: the one a table plays with if it is ours, else our own."""
    lines = library.lines(GAME_ID, FORMAT)
    ours = (line.id for line in lines if chosen in (line.id, line.name) and not line.is_shipped)
    return next(ours, OWN)


def collected(stage: Stage) -> Collection:
    """What has been typed so far; an empty collection at the first time."""
    return _read(stage.library, *_facts(stage))


def _facts(stage: Stage) -> tuple[str, str]:
    """The collection that this table plays with, and what a new one is called."""
    return stage.table.options.get("library", ""), stage.say("singularity-phone-collection")


def _read(library: Reading, chosen: str, first_name: str) -> Collection:
    name = kept_in(library, chosen)
    try:
        return Collection.model_validate(library.read(GAME_ID, FORMAT, name))
    except (Refused, ValidationError):
        return Collection(id=name, name=first_name)


def keep(
    stage: Stage,
    *,
    enemies: Sequence[EnemyCard] = (),
    characters: Sequence[Character] = (),
    upgrades: Sequence[UpgradeCard] = (),
) -> None:
    """Put cards into the collection; one that is known by its id or name is replaced.

    A card is on the table already when this is called, so a library that cannot be written stops nothing.
    """
    chosen, first_name = _facts(stage)

    def put(library: Keeping) -> None:
        with suppress(Refused):
            before = _read(library, chosen, first_name)
            after = _with(before, enemies, characters, upgrades)
            if after != before:
                library.save(GAME_ID, after.model_dump(mode="json", exclude_none=True))

    stage.library.together(put)


def _with(
    before: Collection,
    enemies: Sequence[EnemyCard],
    characters: Sequence[Character],
    upgrades: Sequence[UpgradeCard],
) -> Collection:
    return before.model_copy(
        update={
            "enemies": tuple({one.id: one for one in (*before.enemies, *enemies)}.values()),
            "characters": tuple({one.id: one for one in (*before.characters, *characters)}.values()),
            "upgrades": tuple({one.name.casefold(): one for one in (*before.upgrades, *upgrades)}.values()),
        }
    )


def known_upgrades(cards: Sequence[UpgradeCard], ours: Collection) -> tuple[UpgradeCard, ...]:
    """The cards of this table's library, then those typed at other tables."""
    names = {card.name.casefold() for card in cards}
    return (*cards, *(card for card in ours.upgrades if card.name.casefold() not in names))


def use_collected(stage: Stage) -> Collection:
    """What had been typed when this page was opened. A hook."""
    return ft.use_memo(lambda: collected(stage), [stage.table.id])
