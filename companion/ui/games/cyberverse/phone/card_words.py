"""What is printed on a card, in one line and one icon."""

from __future__ import annotations

from companion import texts
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
from companion.ui.games.cyberverse.draw.cash import money, signed
from companion.ui.games.cyberverse.draw.signs import feature_word, word

ICONS = {"agent": "person", "investigation": "cv-analysis", "brawl": "cv-combat", "district": "map"}


def card_icon(kind: str) -> str:
    """The icon of a kind of card."""
    return ICONS.get(kind, f"cv-{kind}")


def card_line(card: Card) -> str:
    """What is printed, in one line."""
    match card:
        case WeaponCard() | ImplantCard() | GearCard() | VehicleCard():
            return _supply(card)
        case AgentSheet() | SupportCard() | HenchmanCard():
            return _people(card)
        case EventCard() | InvestigationCard() | StoryCard():
            return _stories(card)
        case AmbushCard() | BrawlCard() | DistrictCard():
            return _places(card)


def _supply(card: WeaponCard | ImplantCard | GearCard | VehicleCard) -> str:
    match card:
        case WeaponCard():
            parts = [word("weapon", card.type), signed(card.bonus)]
            parts += [texts.say("cyberverse-phone-f-expert").lower()] if card.expert else []
            return " · ".join([*parts, *(word("effect", one) for one in card.effects)])
        case ImplantCard():
            return f"+1 {feature_word(card.feature)}"
        case GearCard():
            return texts.say("cyberverse-phone-line-gear", n=signed(card.defense))
        case VehicleCard():
            parts = [f"{signed(card.movement)} {feature_word('movement')}"] if card.movement else []
            parts += [texts.say("cyberverse-phone-line-stops")] if card.stops_ambush else []
            return " · ".join(parts)


def _people(card: AgentSheet | SupportCard | HenchmanCard) -> str:
    match card:
        case AgentSheet():
            return texts.say(
                "cyberverse-phone-line-agent",
                numbers=" · ".join(
                    f"{texts.say(f'cyberverse-draw-short-{one}')} {card.printed(one)}" for one in FEATURES
                ),
                health=card.health,
                salary=money(card.salary),
            )
        case SupportCard():
            return card.effect or texts.say("cyberverse-phone-line-support", n=card.teammates)
        case HenchmanCard():
            return texts.say(
                "cyberverse-phone-line-henchman", attack=card.attack, defense=card.defense, n=card.health
            )


def _stories(card: EventCard | InvestigationCard | StoryCard) -> str:
    match card:
        case EventCard():
            return event_line(card)
        case InvestigationCard():
            colour = word("colour", card.colour)
            return texts.say("cyberverse-phone-line-investigation", colour=colour, n=len(card.missions))
        case StoryCard():
            colours = texts.listed(tuple(word("colour", one) for one in card.colours))
            return texts.say("cyberverse-phone-line-story", n=card.vp, colours=colours)


def event_line(card: EventCard) -> str:
    """How long, and what it does."""
    has = "yes" if card.effect else "no"
    return texts.say("cyberverse-phone-line-event", n=card.duration, effect=card.effect, has=has)


def _places(card: AmbushCard | BrawlCard | DistrictCard) -> str:
    match card:
        case AmbushCard():
            parts = [word("status", one) for one in card.statuses]
            parts += [texts.say("cyberverse-phone-line-lose", n=card.health)] if card.health else []
            parts += [money(-card.cash)] if card.cash else []
            return " · ".join(parts)
        case BrawlCard():
            colour = word("brawl", card.colour)
            return texts.say("cyberverse-phone-line-brawl", colour=colour, n=len(card.henchmen))
        case DistrictCard():
            return texts.say("cyberverse-phone-line-district", side=card.side, n=card.zones)
