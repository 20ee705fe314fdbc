"""Invented cards for random play and tests."""

from __future__ import annotations

from typing import Any

from companion.games.cyberverse.packs.cards import (
    AgentSheet,
    EventCard,
    GearCard,
    HenchmanCard,
    ImplantCard,
    InvestigationCard,
    MissionSpec,
    StoryCard,
    SupportCard,
    TestSpec,
    VehicleCard,
    WeaponCard,
)
from companion.games.cyberverse.words import COLOURS, DISTRICTS, FEATURES, TURN_PHASES, WEAPON_EFFECTS
from tests.games.kits import Pick

HENCHMEN = (
    HenchmanCard(name="Marauder", attack=2, defense=1, health=1),
    HenchmanCard(name="Killer", attack=3, defense=2, health=2, attack_type="ranged"),
    HenchmanCard(name="Thug", attack=1, defense=0, health=1),
)


def sheet(name: str = "Vex", **values: Any) -> AgentSheet:
    """An agent with middling values."""
    plain = {"health": 4, "movement": 2, "analysis": 2, "hacking": 2, "reputation": 1, "combat": 3}
    return AgentSheet(name=name, **{**plain, "initiative": 5, "salary": 300, **values})


def any_sheet(pick: Pick) -> AgentSheet:
    """Any agent; names are many."""
    return sheet(
        f"Agent {pick(range(500))}",
        face=pick(("front", "back")),
        health=pick(range(2, 6)),
        movement=pick(range(1, 6)),
        analysis=pick(range(6)),
        hacking=pick(range(6)),
        reputation=pick(range(4)),
        combat=pick(range(6)),
        initiative=pick(range(1, 31)),
        salary=pick((0, 100, 100, 200, 300, 400)),
    )


def any_supply(pick: Pick, kind: str = "") -> Any:
    """Any token of the four stores."""
    price = pick((100, 100, 200, 300, 500))
    match kind or pick(("weapon", "weapon", "implant", "gear", "vehicle")):
        case "weapon":
            effects = tuple({pick(WEAPON_EFFECTS), pick(WEAPON_EFFECTS)})
            return WeaponCard(
                name=f"Weapon {pick(range(9))}",
                price=price,
                bonus=pick(range(5)),
                type=pick(("close", "ranged")),
                expert=pick((False, False, True)),
                effects=effects if pick((True, False)) else (),
            )
        case "implant":
            return ImplantCard(name=f"Implant {pick(range(9))}", price=price, feature=pick(FEATURES))
        case "gear":
            return GearCard(name=f"Gear {pick(range(9))}", price=price, defense=pick(range(4)))
        case _:
            return VehicleCard(name=f"Van {pick(range(9))}", price=price, movement=pick(range(3)))


def any_support(pick: Pick) -> SupportCard:
    """Any support card."""
    return SupportCard(
        name=f"Friend {pick(range(9))}",
        phase=pick((None, *TURN_PHASES)),
        teammates=pick(range(1, 4)),
        effect=pick(("", "One more card.")),
    )


def any_event(pick: Pick, slots: int) -> EventCard:
    """Any event, often with henchmen."""
    names = tuple(card.name for card in HENCHMEN)
    return EventCard(
        name=f"Event {pick(range(30))}",
        duration=pick(range(1, slots + 1)),
        district=pick(DISTRICTS),
        henchmen=tuple(pick(names) for _ in range(pick(range(3)))),
        effect=pick(("", "Hacking −1.")),
        phase=pick((None, *TURN_PHASES)),
        reward=pick((0, 100, 200)),
    )


def any_story(pick: Pick, name: str) -> StoryCard:
    """A short story."""
    return StoryCard(name=name, vp=pick(range(1, 9)), colours=(pick(COLOURS),))


def any_investigation(pick: Pick, colour: Any, held: tuple[int, ...]) -> InvestigationCard:
    """One easy mission, where random play likes to go, or where influence lies."""
    kind = pick((*["test"] * 9, "influence", "hack", "combat"))
    district = pick((held if kind == "influence" else ()) or (2, 3))
    tests = tuple(
        TestSpec(feature=pick(FEATURES), threshold=pick((-3, -2, 0))) for _ in range(pick((1, 1, 2)))
    )
    mission = MissionSpec(
        name=f"Mission {pick(range(9))}",
        district=district,
        kind=kind,
        tests=tests if kind == "test" else (),
        reward=pick((0, 100, 200)),
        xp=pick((None, 1, 2)),
    )
    return InvestigationCard(name=f"File {pick(range(99))}", colour=colour, missions=(mission,))
