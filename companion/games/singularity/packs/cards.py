"""What a table types in once from its cards: enemies, characters, upgrade cards.

Rules: SW-1, SW-15..17, SW-23.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.singularity.packs.parts import DocumentId, Source, Title, fault
from companion.games.singularity.words import REFUSALS, CardKind, Icon, TokenKind
from companion.kernel.action import Reason
from companion.kernel.part import Part
from companion.kernel.refusals import twice
from companion.kernel.shown import shown

FORMAT = "singularity-library/1"
EnemyId = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,23}$")]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Note = Annotated[str, Field(max_length=240)]
Printed = Annotated[int, Field(ge=0, le=30)]


class EnemyCard(Part):
    """One enemy card, as printed."""

    id: EnemyId
    name: Name
    plural: Annotated[str, Field(max_length=40)] = ""
    kind: TokenKind = "common"
    icon: Icon = "other"
    threat: Printed = Field(json_schema_extra=shown(start=2))
    """What a group in range adds (SW-23)."""
    range: Printed = Field(json_schema_extra=shown(start=1))
    move: Printed = Field(json_schema_extra=shown(start=1))
    damage: Annotated[int, Field(ge=1, le=30)] = 1
    """Hits that one miniature needs within a turn (SW-16)."""
    health: Annotated[int, Field(ge=1, le=99)] | None = Field(
        default=None, json_schema_extra=shown("ask", example=3)
    )
    """Health tracked by the cards laid beside it (SW-17); None: miniatures fall to `damage`."""
    ignores_walls: bool = Field(default=False, json_schema_extra=shown("chip", group="flags"))
    by_hand: bool = Field(default=False, json_schema_extra=shown("chip", group="flags"))
    """Its card has move instructions of its own: the table says where it goes (SW-27, A28)."""
    setup: Note = ""
    moves: Note = ""


class Character(Part):
    """A team member's card. `deck` counts the starting deck, when the table wants piles counted."""

    id: EnemyId
    name: Name
    ability: Note = ""
    deck: Annotated[int, Field(ge=0, le=99)] | None = Field(
        default=None, json_schema_extra=shown("ask", example=10)
    )


class UpgradeCard(Part):
    """A card of the upgrade deck, as far as the app needs it."""

    name: Name
    kind: CardKind = "utility"
    value: Annotated[int, Field(ge=0, le=30)] | None = Field(
        default=None, json_schema_extra=shown("ask", example=1)
    )
    text: Note = ""


class Collection(Part):
    """A collection of cards. Names the table has typed in serve every issue."""

    format: Literal["singularity-library/1"] = "singularity-library/1"
    id: DocumentId
    name: Title
    source: Source = "typed at the table"
    enemies: Annotated[tuple[EnemyCard, ...], Field(max_length=60)] = ()
    characters: Annotated[tuple[Character, ...], Field(max_length=30)] = ()
    upgrades: Annotated[tuple[UpgradeCard, ...], Field(max_length=200)] = ()


def faults(library: Collection) -> tuple[Reason, ...]:
    """Ids and names stand once each, and something is in it at all."""
    found = []
    if enemies := twice(enemy.id for enemy in library.enemies):
        found.append(fault("enemy_twice", "enemies", "SW-20", enemies=enemies))
    if characters := twice(one.id for one in library.characters):
        found.append(fault("character_twice", "characters", "SW-2", characters=characters))
    if cards := twice(card.name.casefold() for card in library.upgrades):
        found.append(fault("card_twice", "upgrades", "SW-33", cards=cards))
    if not (library.enemies or library.characters or library.upgrades):
        found.append(fault("empty_library", "enemies", "SW-1"))
    return tuple(found)


check = REFUSALS.checker(Collection, "SW-5", faults)
"""Every fault of a library as it was typed."""
