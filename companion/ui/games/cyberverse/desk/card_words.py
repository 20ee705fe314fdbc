"""What is printed on a card, in one line and one icon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import flet as ft

from companion.games.cyberverse.packs.cards import (
    AgentSheet,
    AmbushCard,
    BrawlCard,
    Card,
    DistrictCard,
    EventCard,
    GearCard,
    HenchmanCard,
    ImplantCard,
    InvestigationCard,
    StoryCard,
    SupportCard,
    VehicleCard,
    WeaponCard,
)
from companion.games.cyberverse.words import FEATURES
from companion.texts import Language
from companion.ui.games.cyberverse.draw.cash import money, signed
from companion.ui.games.cyberverse.draw.signs import feature_word, word
from companion.ui.kit.boxes import IconTile
from companion.ui.kit.picking import Pick
from companion.ui.kit.skin import Skin

C = TypeVar("C", bound=Card)
ICONS = {"agent": "person", "investigation": "cv-analysis", "brawl": "cv-combat", "district": "map"}


def card_icon(kind: str) -> str:
    """The icon of a kind of card."""
    return ICONS.get(kind, f"cv-{kind}")


def card_picks(skin: Skin, cards: Sequence[C], take: Callable[[C], None]) -> list[ft.Control]:
    """Known cards, a tap each."""
    return [
        Pick(
            skin,
            card.name,
            card_line(skin.language, card),
            partial(take, card),
            lead=IconTile(skin, card_icon(card.kind)),
        )
        for card in cards
    ]


def card_line(says: Language, card: Card) -> str:
    """What is printed, in one line."""
    match card:
        case WeaponCard() | ImplantCard() | GearCard() | VehicleCard():
            return _supply(says, card)
        case AgentSheet() | SupportCard() | HenchmanCard():
            return _people(says, card)
        case EventCard() | InvestigationCard() | StoryCard():
            return _stories(says, card)
        case AmbushCard() | BrawlCard() | DistrictCard():
            return _places(says, card)


def _supply(says: Language, card: WeaponCard | ImplantCard | GearCard | VehicleCard) -> str:
    match card:
        case WeaponCard():
            parts = [word(says, "weapon", card.type), signed(card.bonus)]
            parts += [says.say("cyberverse-phone-f-expert").lower()] if card.expert else []
            return " · ".join([*parts, *(word(says, "effect", one) for one in card.effects)])
        case ImplantCard():
            return f"+1 {feature_word(says, card.feature)}"
        case GearCard():
            return says.say("cyberverse-phone-line-gear", n=signed(card.defense))
        case VehicleCard():
            parts = [f"{signed(card.movement)} {feature_word(says, 'movement')}"] if card.movement else []
            parts += [says.say("cyberverse-phone-line-stops")] if card.stops_ambush else []
            return " · ".join(parts)


def _people(says: Language, card: AgentSheet | SupportCard | HenchmanCard) -> str:
    match card:
        case AgentSheet():
            return says.say(
                "cyberverse-phone-line-agent",
                numbers=" · ".join(
                    f"{says.say(f'cyberverse-draw-short-{one}')} {card.printed(one)}" for one in FEATURES
                ),
                health=card.health,
                salary=money(says, card.salary),
            )
        case SupportCard():
            return card.effect or says.say("cyberverse-phone-line-support", n=card.teammates)
        case HenchmanCard():
            return says.say(
                "cyberverse-phone-line-henchman", attack=card.attack, defense=card.defense, n=card.health
            )


def _stories(says: Language, card: EventCard | InvestigationCard | StoryCard) -> str:
    match card:
        case EventCard():
            return event_line(says, card)
        case InvestigationCard():
            colour = word(says, "colour", card.colour)
            return says.say("cyberverse-phone-line-investigation", colour=colour, n=len(card.missions))
        case StoryCard():
            colours = says.listed(tuple(word(says, "colour", one) for one in card.colours))
            return says.say("cyberverse-phone-line-story", n=card.vp, colours=colours)


def event_line(says: Language, card: EventCard) -> str:
    """How long, and what it does."""
    has = "yes" if card.effect else "no"
    return says.say("cyberverse-phone-line-event", n=card.duration, effect=card.effect, has=has)


def _places(says: Language, card: AmbushCard | BrawlCard | DistrictCard) -> str:
    match card:
        case AmbushCard():
            parts = [word(says, "status", one) for one in card.statuses]
            parts += [says.say("cyberverse-phone-line-lose", n=card.health)] if card.health else []
            parts += [money(says, -card.cash)] if card.cash else []
            return " · ".join(parts)
        case BrawlCard():
            colour = word(says, "brawl", card.colour)
            return says.say("cyberverse-phone-line-brawl", colour=colour, n=len(card.henchmen))
        case DistrictCard():
            return says.say("cyberverse-phone-line-district", side=card.side, n=card.zones)
