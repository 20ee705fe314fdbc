"""Cards that people type at a table are kept: next time they are tapped, not typed (SW-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft
from pydantic import ValidationError

from companion.games.singularity.packs.cards import FORMAT, Character, Collection, EnemyCard, UpgradeCard
from companion.net.link import Refused
from companion.ui.stage import Stage

GAME_ID: Final = "singularity"
OWN: Final = "our-cards"
"""The collection that is begun by itself."""


def kept_in(stage: Stage) -> str:
    """The collection that new cards go into: the one this table plays with if it is ours, else our own."""
    chosen = stage.table.options.get("library", "")
    lines = stage.library.lines(GAME_ID, FORMAT)
    ours = (line.id for line in lines if chosen in (line.id, line.name) and not line.is_shipped)
    return next(ours, OWN)


def collected(stage: Stage) -> Collection:
    """What has been typed so far; an empty collection at the first time."""
    name = kept_in(stage)
    try:
        return Collection.model_validate(stage.library.read(GAME_ID, FORMAT, name))
    except (Refused, ValidationError):
        return Collection(id=name, name=stage.say("singularity-phone-collection"))


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
    before = collected(stage)
    after = before.model_copy(
        update={
            "enemies": tuple({one.id: one for one in (*before.enemies, *enemies)}.values()),
            "characters": tuple({one.id: one for one in (*before.characters, *characters)}.values()),
            "upgrades": tuple({one.name.casefold(): one for one in (*before.upgrades, *upgrades)}.values()),
        }
    )
    if after == before:
        return
    try:
        stage.library.save(GAME_ID, after.model_dump(mode="json", exclude_none=True))
    except Refused:
        return


def known_upgrades(cards: Sequence[UpgradeCard], ours: Collection) -> tuple[UpgradeCard, ...]:
    """The cards of this table's library, then those typed at other tables."""
    names = {card.name.casefold() for card in cards}
    return (*cards, *(card for card in ours.upgrades if card.name.casefold() not in names))


def use_collected(stage: Stage) -> Collection:
    """What had been typed when this page was opened. A hook."""
    return ft.use_memo(lambda: collected(stage), [stage.table.id])
