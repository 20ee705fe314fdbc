"""City packs (EM-3, section 9): every fault is named, and the packs that ship are sound."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from companion.games.emergence.packs.city import City, faults, neighbours
from companion.games.emergence.words import DATA_TYPES
from tests.games.emergence.kit import PACKS, pack
from tests.games.emergence.table import DEMO

NAMES = sorted(path.stem for path in PACKS.glob("*.toml"))


def codes(city: City, **switches: bool) -> list[str]:
    return [fault.code.removeprefix("emergence.").upper() for fault in faults(city, **switches)]


def changed(**fields: Any) -> City:
    return City.model_validate({**DEMO.model_dump(), **fields})


def kinds(**changes: str) -> list[dict[str, str]]:
    return [{"id": tile.id, "kind": changes.get(tile.id, tile.kind)} for tile in DEMO.tiles]


@pytest.mark.parametrize("name", NAMES)
def test_packs_are_sound_and_invented(name: str) -> None:
    city = pack(name)
    assert (faults(city), city.id, city.source) == ((), name, "invented")
    assert {tile.kind for tile in city.tiles} >= set(DATA_TYPES)


def test_two_packs_ship() -> None:
    assert [(name, len(pack(name).tiles)) for name in NAMES] == [("harbour-13", 13), ("lattice-19", 19)]


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        pytest.param(changed(tiles=kinds(S="light_blue")), ["NOT_ONE_START"], id="no start"),
        pytest.param(
            changed(tiles=kinds(d2="start")), ["NOT_ONE_START", "SPECIAL_TILES_ADJACENT"], id="two starts"
        ),
        pytest.param(changed(tiles=kinds(K="dark_green")), ["NO_COMPILE"], id="no compile"),
        pytest.param(changed(tiles=kinds(G="dark_green")), ["NO_ASSIMILATE"], id="no assimilate"),
        pytest.param(changed(tiles=kinds(d1="teleport")), ["UNKNOWN_KIND"], id="unknown kind"),
        pytest.param(
            changed(adjacency=[["S", "d1"], ["d1", "d2"], ["d2", "K"], ["d1", "d3"]]),
            ["TILE_UNREACHABLE"],
            id="unreachable",
        ),
        pytest.param(
            changed(adjacency=[*(DEMO.adjacency or ()), ("d1", "S")]), ["PAIR_TWICE"], id="pair twice"
        ),
        pytest.param(
            changed(adjacency=[*(DEMO.adjacency or ()), ("d1", "d1")]), ["TOUCHES_ITSELF"], id="itself"
        ),
        pytest.param(
            changed(adjacency=[*(DEMO.adjacency or ()), ("d1", "x")]), ["UNKNOWN_TILE"], id="unknown tile"
        ),
        pytest.param(changed(hex={}), ["ADJACENCY_OR_HEX", "NO_SPOT", "TILE_UNREACHABLE"], id="both"),
        pytest.param(changed(adjacency=None), ["ADJACENCY_OR_HEX", "TILE_UNREACHABLE"], id="neither"),
        pytest.param(
            changed(tiles=[*kinds(), {"id": "d1", "kind": "light_blue"}]), ["TILE_TWICE"], id="tile twice"
        ),
    ],
)
def test_em_3_faults(city: City, expected: list[str]) -> None:
    assert codes(city) == expected


def test_em_3_no_data_tile_and_everything_at_once() -> None:
    city = City.model_validate(
        {"id": "bad", "name": "Bad", "tiles": [{"id": "x", "kind": "compile"}], "adjacency": [["x", "y"]]}
    )
    assert codes(city) == ["UNKNOWN_TILE", "NOT_ONE_START", "NO_ASSIMILATE", "NO_DATA_TILE"]


def test_em_3_hex_faults_name_the_tiles() -> None:
    lattice = pack("lattice-19")
    twins = lattice.model_copy(update={"hex": {**(lattice.hex or {}), "Relay": (0, 1), "Nowhere": (9, 9)}})
    found = {fault.code: fault.facts for fault in faults(twins)}
    assert found["emergence.same_spot"] == {"tiles": ("Relay", "Grove")}
    assert found["emergence.unknown_tile"] == {"tiles": ("Nowhere",)}


def test_hex_neighbours_share_an_edge() -> None:
    near = neighbours(pack("lattice-19"))
    assert set(near["Plaza"]) == {"Relay", "Grove", "Vault", "Clinic", "Signal", "Nursery"}
    assert all(tile in near[other] for tile, others in near.items() for other in others)


@pytest.mark.parametrize(
    "fields",
    [
        {"format": "emergence-city/2"},
        {"id": "No Spaces"},
        {"name": ""},
        {"tiles": []},
        {"tiles": [{"id": "x" * 25, "kind": "start"}]},
        {"adjacency": [["S"]]},
        {"hex": {"S": [0, 99]}},
        {"supply": {"light_blue": -1}},
        {"extra": True},
    ],
)
def test_a_pack_is_bounded(fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        changed(**fields)


def test_the_demo_pack_of_the_rules_is_sound() -> None:
    rules = (Path(__file__).parents[4] / "docs/rules/emergence.md").read_text("utf-8")
    block = rules.split("```json\n")[1].split("```")[0]
    assert faults(City.model_validate_json(block)) == ()
    assert tomllib.loads((PACKS / "harbour-13.toml").read_text("utf-8"))["format"] == "emergence-city/1"
