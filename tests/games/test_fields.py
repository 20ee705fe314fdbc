"""A fault of a typed document finds its field, also inside of a list: a form can show it there."""

from __future__ import annotations

from typing import Any

import pytest

from companion import games
from companion.games.toolbox.packs.kit import Kit, faults

CITY: dict[str, Any] = {
    "format": "emergence-city/1",
    "id": "small",
    "name": "Small",
    "tiles": [
        {"id": "s", "kind": "start"},
        {"id": "c", "kind": "compile"},
        {"id": "d", "kind": "dark_blue"},
        {"id": "a", "kind": "assimilate"},
    ],
    "adjacency": [["s", "d"], ["d", "c"], ["d", "a"]],
}
BOARD: dict[str, Any] = {
    "format": "emergent-board-pack/1",
    "id": "small",
    "title": "Small",
    "regions": [{"id": "n", "name": "North"}, {"id": "s", "name": "South"}],
    "adjacency": [["n", "s"]],
    "cities": [{"id": "h", "name": "Harbour", "region": "n", "rank": 1}],
}
DECK: dict[str, Any] = {
    "format": "emergent-demand-deck/1",
    "id": "small",
    "board": "small",
    "rounds": [{"round": number, "cards": [{"city": "h", "tiers": [3, 2, 1]}]} for number in range(1, 5)],
}
CARDS: dict[str, Any] = {"format": "cyberverse-cards/1", "id": "small", "name": "Small", "cards": []}
WEAPON = {"kind": "weapon", "name": "Saw", "price": 300, "type": "close"}
CASE = {"kind": "investigation", "name": "Case", "colour": "red"}
MISSION = {"district": 1, "kind": "combat"}
MAP: dict[str, Any] = {
    "format": "singularity-map/1",
    "id": "small",
    "name": "Small",
    "spaces": [{"id": "a", "x": 0, "y": 0}, {"id": "b", "x": 1, "y": 0}],
    "start": "a",
    "end": "b",
}
CAMPAIGN: dict[str, Any] = {
    "format": "singularity-campaign/1",
    "id": "small",
    "name": "Small",
    "issues": [{"id": "one", "number": 1, "title": "One"}],
}
LIBRARY: dict[str, Any] = {
    "format": "singularity-library/1",
    "id": "small",
    "name": "Small",
    "upgrades": [{"name": "Rope"}],
}


@pytest.mark.parametrize(
    ("document", "changes", "code", "field"),
    [
        (CITY, {"adjacency": [["s", "d"], ["d", "c"], ["d", "a"], ["a", "d"]]}, "pair_twice", "adjacency"),
        (CITY, {"adjacency": [["s", "d"], ["d", "c"]]}, "tile_unreachable", "adjacency"),
        (
            CITY,
            {"adjacency": None, "hex": {"s": (0, 0), "d": (1, 0), "c": (2, 0), "a": (9, 9)}},
            "tile_unreachable",
            "hex",
        ),
        (
            CITY,
            {"tiles": CITY["tiles"][:-1], "adjacency": [["s", "d"], ["d", "c"]]},
            "no_assimilate",
            "tiles",
        ),
        (BOARD, {"adjacency": []}, "region_unreachable", "adjacency"),
        (BOARD, {"cities": [{**BOARD["cities"][0], "rank": 0}]}, "bad_rank", "cities"),
        (DECK, {"rounds": [*DECK["rounds"][:2]]}, "deck_rounds", "rounds"),
        (
            DECK,
            {"rounds": [*DECK["rounds"][:3], {"round": 4, "cards": [{"city": "h", "tiers": [1, 2, 3]}]}]},
            "card_not_descending",
            "rounds.3.cards.0.tiers",
        ),
        (CARDS, {"cards": [WEAPON, {**WEAPON, "name": "Axe", "price": 350}]}, "bad_card", "cards.1.price"),
        (
            CARDS,
            {"cards": [{**CASE, "missions": [MISSION, {**MISSION, "reward": 150}]}]},
            "bad_card",
            "cards.0.missions.1.reward",
        ),
        (CARDS, {"cards": [WEAPON, WEAPON]}, "card_twice", "cards"),
        (MAP, {"end": "c"}, "unknown_space", "end"),
        (MAP, {"start": "z"}, "unknown_space", "start"),
        (MAP, {"spaces": [{"id": "a", "x": 0.5, "y": 0}, {"id": "b", "x": 1, "y": 0}]}, "off_grid", "spaces"),
        (CAMPAIGN, {"issues": [{"id": "one", "number": 2, "title": "One"}]}, "issues_not_in_order", "issues"),
        (CAMPAIGN, {"issues": [{"id": "one", "number": 1}]}, "bad_pack", "issues.0.title"),
        (LIBRARY, {"upgrades": [{"name": "Rope"}, {"name": "rope"}]}, "card_twice", "upgrades"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_fault_finds_its_field(
    document: dict[str, Any], changes: dict[str, Any], code: str, field: str
) -> None:
    kind = document["format"]
    check = next(game.packs[kind] for game in games.GAMES if kind in game.packs)
    assert check(document) == () or document is CARDS, "without the change nothing is wrong"
    assert field in [
        fault.field for fault in check({**document, **changes}) if fault.code.endswith(f".{code}")
    ]


def test_a_fault_of_a_kit_finds_its_field() -> None:
    kit = Kit.model_validate(
        {
            "format": "toolbox-kit/1",
            "id": "small",
            "name": " ",
            "players": (2, 4),
            "timers": [{"id": "short", "seconds": 30}, {"id": "none", "seconds": 0}],
            "round": [{"do": "timer", "what": "short"}, {"do": "dance"}],
        }
    )
    found = {(fault.code, fault.field): fault.facts["where"] for fault in faults(kit)}
    assert found["toolbox.bad_name", "name"] == "name"
    assert found["toolbox.unknown_step", "round.1"] == "round/2", (
        "the book counts from one, a document from nought"
    )
    assert found["toolbox.unused_part", "timers"] == "none"
    assert any(field == "timers.1" for _, field in found)
