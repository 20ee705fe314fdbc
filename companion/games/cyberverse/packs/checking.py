"""Whether a typed card can be what is printed, in words."""

from __future__ import annotations

from typing import Final

from companion.games.cyberverse.packs.cards import (
    AgentSheet,
    AmbushCard,
    Card,
    CardLibrary,
    CombatToken,
    DistrictCard,
    EventCard,
    GearCard,
    HenchmanCard,
    ImplantCard,
    InvestigationCard,
    MissionSpec,
    StoryCard,
    SupportCard,
    VehicleCard,
    WeaponCard,
    card_key,
)
from companion.games.cyberverse.words import (
    ATTACK_EFFECTS,
    CAPS,
    DEFENSE_EFFECTS,
    DISTRICTS,
    FEATURES,
    REFUSALS,
)
from companion.kernel.action import Reason
from companion.kernel.refusals import twice

LOWEST_PRICE, HIGHEST_PRICE = 100, 9900
MOST_ZONES: Final = 9
DIGIT: Final = range(10)
"""What a token or a printed bonus may be."""
why = REFUSALS.why


def hundreds(amount: int, rule: str = "CV-4", field: str = "") -> list[Reason]:  # CV-4
    """Whole hundreds only."""
    return [why("hundreds", rule, amount=amount).at(field)] if amount % 100 else []


def faults(card: Card, news_slots: int | None = None) -> tuple[Reason, ...]:
    """Everything about this card that cannot be, each with its rule. A track length bounds durations."""
    match card:
        case AgentSheet():
            return tuple(_sheet(card))
        case WeaponCard() | ImplantCard() | GearCard() | VehicleCard():
            return tuple(_supply(card))
        case SupportCard(cost=cost, teammates=teammates):
            return (*_amount("cost", cost, "CV-29"), *_digit("teammates", teammates, "CV-29"))
        case EventCard():
            return tuple(_event(card, news_slots))
        case InvestigationCard(missions=missions):
            found = [] if missions else [why("no_missions", "CV-12").at("missions")]
            inside = ((at, fault) for at, mission in enumerate(missions) for fault in _mission(mission))
            return (*found, *(fault.at("missions", at) for at, fault in inside))
        case StoryCard():
            return tuple(_story(card))
        case HenchmanCard(attack=attack, defense=defense, health=health):
            found = [*_digit("attack", attack, "CV-63"), *_digit("defense", defense, "CV-64")]
            return (*found, *([] if health >= 1 else [why("health", "CV-72", health=health).at("health")]))
        case AmbushCard(health=health, cash=cash):
            return (*_digit("health", health, "CV-47"), *_amount("cash", cash, "CV-47"))
        case DistrictCard():
            return tuple(_district(card))
        case _:
            return ()


def _sheet(sheet: AgentSheet) -> list[Reason]:
    """Features within their caps, health and initiative from 1, a salary in hundreds."""
    found = [
        why("feature_range", "CV-7", feature=feature, cap=CAPS[feature]).at(feature)
        for feature in FEATURES
        if not 0 <= sheet.printed(feature) <= CAPS[feature]
    ]
    if sheet.health < 1:
        found.append(why("health", "CV-7", health=sheet.health).at("health"))
    if sheet.initiative < 1:
        found.append(why("initiative", "CV-7", initiative=sheet.initiative).at("initiative"))
    return found + _amount("salary", sheet.salary, "CV-7")


def _amount(field: str, amount: int, rule: str) -> list[Reason]:
    """Not negative, in hundreds."""
    return [why("negative", rule, amount=amount).at(field)] if amount < 0 else hundreds(amount, rule, field)


def _digit(field: str, number: int, rule: str) -> list[Reason]:
    return [] if number in DIGIT else [why("printed_range", rule, field=field, number=number).at(field)]


def _supply(card: WeaponCard | ImplantCard | GearCard | VehicleCard) -> list[Reason]:
    """A price from 100 to 9900 in hundreds, and printed digits."""
    found = hundreds(card.price, "CV-26", "price")
    if not LOWEST_PRICE <= card.price <= HIGHEST_PRICE:
        found = [why("price", "CV-26", price=card.price).at("price")]
    match card:
        case WeaponCard(bonus=bonus):
            found += _digit("bonus", bonus, "CV-63")
        case GearCard(defense=defense):
            found += _digit("defense", defense, "CV-64")
        case VehicleCard(movement=movement):
            found += _digit("movement", movement, "CV-14")
        case _:
            pass
    return found


def _event(card: EventCard, news_slots: int | None) -> list[Reason]:
    """A duration of the track, henchmen only with their district, a reward in hundreds."""
    found = []
    if card.duration < 1 or (news_slots is not None and card.duration > news_slots):
        slots = news_slots or MOST_ZONES
        found.append(why("duration", "CV-22", duration=card.duration, slots=slots).at("duration"))
    if card.district is not None and card.district not in DISTRICTS:
        found.append(why("no_district", "CV-12", district=card.district).at("district"))
    if card.henchmen and card.district is None:
        found.append(why("henchmen_where", "CV-23").at("district"))
    return found + _amount("reward", card.reward, "CV-24")


def _mission(mission: MissionSpec) -> list[Reason]:
    """A district, an XP token of 1 or 2, at least one test, at most three influence tokens."""
    found = []
    if mission.district not in DISTRICTS:
        found.append(why("no_district", "CV-12", district=mission.district).at("district"))
    if mission.xp not in (None, 1, 2):
        found.append(why("xp_token", "CV-12", face=mission.xp or 0).at("xp"))
    if mission.kind == "test" and not mission.tests:
        found.append(why("no_test", "CV-12").at("tests"))
    if mission.kind == "influence" and not 1 <= mission.tokens <= 3:
        found.append(why("mission_tokens", "CV-12", tokens=mission.tokens).at("tokens"))
    return found + _amount("reward", mission.reward, "CV-12")


def _story(card: StoryCard) -> list[Reason]:
    """One to three colours, and points that are not negative."""
    found = []
    if not 1 <= len(card.colours) <= 3:
        found.append(why("story_colours", "CV-12", count=len(card.colours)).at("colours"))
    if card.vp < 0:
        found.append(why("negative", "CV-12", amount=card.vp).at("vp"))
    return found


def _district(card: DistrictCard) -> list[Reason]:
    """One to nine zones, and nothing outside of them."""
    if not 1 <= card.zones <= MOST_ZONES:
        return [why("zones", "CV-6", zones=card.zones).at("zones")]
    named = {zone: "walls" for two in card.walls for zone in two}
    named |= {zone: "links" for two in card.links for zone in two}
    named |= {spot.zone: "spots" for spot in card.spots}
    wrong = sorted(zone for zone in named if not 1 <= zone <= card.zones)
    return [why("no_zone", "CV-6", zone=zone, zones=card.zones).at(named[zone]) for zone in wrong]


def token_faults(token: CombatToken) -> tuple[Reason, ...]:
    """Values 0 to 9, effects the rules know."""
    found = [
        why("token_range", "CV-54", number=number).at(field)
        for field, number in (("attack", token.attack), ("defense", token.defense))
        if number not in DIGIT
    ]
    if token.attack_effect not in (None, *ATTACK_EFFECTS):
        found.append(why("unknown_effect", "CV-54", effect=token.attack_effect or "").at("attack_effect"))
    if token.defense_effect not in (None, *DEFENSE_EFFECTS):
        found.append(why("unknown_effect", "CV-54", effect=token.defense_effect or "").at("defense_effect"))
    return tuple(found)


def half_typed(name: str, still: tuple[str, ...], at: int) -> Reason:
    """A card of a collection in the making that cannot be read yet: what is still to say, in words."""
    return why("card_lacks", "CV-1", card=name, items=still).at("cards", at)


def library_faults(library: CardLibrary) -> tuple[Reason, ...]:
    """Cards typed twice, and cards that cannot be."""
    doubled = [
        why("card_twice", "CV-1", card=name, kind=kind).at("cards")
        for kind, name in twice(card_key(card) for card in library.cards)
    ]
    wrong = [
        why("bad_card", fault.rule, card=card.name, problem=fault.code.removeprefix("cyberverse.")).at(
            "cards", at, fault.field
        )
        for at, card in enumerate(library.cards)
        for fault in faults(card)
    ]
    return (*doubled, *wrong)


check = REFUSALS.checker(CardLibrary, "CV-1", library_faults)
"""Every fault of a card library as it was typed: what is misshapen, or else what cannot be printed so."""
