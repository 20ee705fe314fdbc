"""Board packs and demand decks: every fault is named, and what ships has none (section 8)."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.packs import board, deck
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.packs.deck import DeckCard, DeckRound, DemandDeck
from companion.games.emergent.sums.atlas import atlas
from companion.games.emergent.sums.charting import board_view
from companion.games.emergent.sums.layout import SIDE, spots
from companion.games.emergent.words import PREDICTED
from tests.games.emergent.kit import FIVE, FIVE_DECK, NINE, NINE_DECK, PACKS

GOOD: dict[str, Any] = {
    "format": "emergent-board-pack/1",
    "id": "demo",
    "title": "Demo",
    "source": "invented",
    "regions": [
        {"id": "north", "name": "North", "colour": "green"},
        {"id": "coast", "name": "Coast", "colour": "red"},
        {"id": "south", "name": "South", "colour": "none"},
    ],
    "adjacency": [["north", "coast"], ["coast", "south"]],
    "cities": [
        {"id": "harbour", "name": "Harbour City", "region": "coast", "rank": 1},
        {"id": "mill", "name": "Milltown", "region": "north", "rank": 4},
    ],
}


def changed(path: str, value: Any) -> dict[str, Any]:
    """The good pack with one thing different, such as `regions.0.id`."""
    copy = tomllib.loads(tomllib_text(GOOD))
    at: Any = copy
    *way, last = path.split(".")
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value
    return copy


def tomllib_text(pack: dict[str, Any]) -> str:
    """The pack as the TOML people write: lists of inline tables."""

    def inline(value: Any) -> str:
        if isinstance(value, dict):
            return "{ " + ", ".join(f"{name} = {inline(one)}" for name, one in value.items()) + " }"
        if isinstance(value, list):
            return "[" + ", ".join(map(inline, value)) + "]"
        return f'"{value}"' if isinstance(value, str) else str(value)

    return "\n".join(f"{name} = {inline(value)}" for name, value in pack.items())


def codes(content: object, check: Any = board.check) -> list[str]:
    return [reason.code.removeprefix("emergent.") for reason in check(content)]


def test_a_good_pack_has_no_fault() -> None:
    assert codes(GOOD) == []
    assert codes(changed("regions.0.colour", "none")) == []


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("id", "Demo Board", "bad_id"),
        ("regions.0.id", "x" * 41, "bad_id"),
        ("regions.2.id", "north", "region_twice"),
        ("regions.2.name", "north", "region_name_twice"),
        ("regions.0.colour", "blue", "bad_colour"),
        ("adjacency.0", ["north", "nowhere"], "link_unknown_region"),
        ("adjacency.0", ["north", "north"], "link_to_itself"),
        ("adjacency", [["north", "coast"], ["coast", "north"], ["coast", "south"]], "link_twice"),
        ("adjacency", [["north", "coast"]], "region_unreachable"),
        ("cities", [], "no_city"),
        ("cities.1.id", "harbour", "city_twice"),
        ("cities.1.name", "HARBOUR  city", "city_name_twice"),
        ("cities.0.region", "nowhere", "city_unknown_region"),
        ("cities.0.rank", 0, "bad_rank"),
        ("cities.1.rank", 1, "rank_twice"),
        ("cities.0.rank", "first", "bad_pack"),
        ("regions.0.x", 1.5, "no_spot"),
        ("colour", "green", "bad_pack"),
        ("format", "emergent-board-pack/2", "bad_pack"),
        ("regions", [], "bad_pack"),
    ],
)
def test_every_fault_of_a_board_is_named(path: str, value: Any, code: str) -> None:
    assert code in codes(changed(path, value))


def test_unreachable_regions_and_equal_ranks_are_named() -> None:
    (lost,) = board.check(changed("adjacency", [["north", "coast"]]))
    assert lost.facts == {"regions": ("South",), "start": "North"}
    (twins,) = board.check(changed("cities.1.rank", 1))
    assert twins.facts == {"rank": 1, "cities": ("Harbour City", "Milltown")}


def test_all_faults_come_at_once() -> None:
    pack = changed("adjacency", [["north", "north"]])
    pack["cities"][1]["rank"] = 1
    assert codes(pack) == ["link_to_itself", "region_unreachable", "rank_twice"]


def test_two_regions_on_one_spot() -> None:
    pack = changed("id", "demo")
    for region in pack["regions"]:
        region |= {"x": 1.0, "y": 2.0}
    assert codes(pack) == ["same_spot"]


DECK: dict[str, Any] = {
    "format": "emergent-demand-deck/1",
    "id": "demo-deck",
    "board": "demo",
    "source": "invented",
    "total_reading": "all_tiers",
    "predicted": {"1": 20, "2": 35, "3": 47, "4": 58},
    "rounds": [
        {"round": number, "cards": [{"city": "harbour", "tiers": [5, 3, 2]}]} for number in (1, 2, 3, 4)
    ],
}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"id": "My Deck"}, "bad_id"),
        ({"rounds": DECK["rounds"][:3]}, "deck_rounds"),
        ({"rounds": [*DECK["rounds"], DECK["rounds"][0]]}, "deck_rounds"),
        (
            {"rounds": [{"round": 1, "cards": 2 * DECK["rounds"][0]["cards"]}, *DECK["rounds"][1:]]},
            "card_twice",
        ),
        ({"rounds": [{"round": 1, "cards": [{"city": "x", "tiers": [3, 5, 2]}]}]}, "card_not_descending"),
        ({"rounds": [{"round": 1, "cards": [{"city": "x", "tiers": [3, 2, -1]}]}]}, "card_bad_number"),
        ({"rounds": [{"round": 1, "cards": [{"city": "x", "tiers": [3, 2]}]}]}, "bad_pack"),
        ({"rounds": [{"round": 1, "cards": [{"city": "x", "tiers": [3, 2, 0.5]}]}]}, "bad_pack"),
        ({"total_reading": "perhaps"}, "bad_pack"),
        ({"predicted": {"²": 20}}, "bad_pack"),
        ({"tilte": "typo"}, "bad_pack"),
        ({"title": ""}, "bad_pack"),
    ],
)
def test_every_fault_of_a_deck_is_named(change: dict[str, Any], code: str) -> None:
    assert codes(DECK, deck.check) == []
    assert code in codes({**DECK, **change}, deck.check)


def test_a_deck_is_checked_against_its_board() -> None:
    here = BoardPack(**GOOD)
    assert deck.faults(DemandDeck(**DECK), here) == ()
    other = DemandDeck(**{**DECK, "board": "elsewhere"})
    assert [one.code for one in deck.faults(other, here)] == ["emergent.deck_other_board"]
    strange = {"round": 1, "cards": [{"city": "atlantis", "tiers": [1, 1, 1]}]}
    lost = DemandDeck(**{**DECK, "rounds": [strange, *DECK["rounds"][1:]]})
    assert [one.code for one in deck.faults(lost, here)] == ["emergent.card_unknown_city"]


@pytest.mark.parametrize(
    ("tiers", "reading"),
    [
        (lambda total: (total, 0, 0), "both"),
        (lambda total: (total - 3, 2, 1), "all_tiers"),
        (lambda total: (total, 2, 1), "first_tier"),
        (lambda total: (1, 1, 1), "unknown"),
    ],
)
def test_which_reading_a_deck_meets(tiers: Any, reading: str) -> None:
    rounds = tuple(
        DeckRound(round=number, cards=(DeckCard(city="harbour", tiers=tiers(total)),))
        for number, total in PREDICTED.items()
    )
    made = DemandDeck(id="x", board="demo", rounds=rounds)
    assert deck.total_reading(made) == reading


# What ships


@pytest.mark.parametrize("name", ["nine-coasts", "five-bays", "nine-coasts-deck", "five-bays-deck"])
def test_what_ships_has_no_fault_and_says_that_it_is_invented(name: str) -> None:
    content = tomllib.loads((PACKS / f"{name}.toml").read_text("utf-8"))
    assert GAME.packs[content["format"]](content) == ()
    assert content["id"] == name
    assert "invented, not the printed" in content["source"]


def test_the_shipped_boards() -> None:
    assert (len(NINE.regions), len(NINE.cities), len(NINE.adjacency)) == (9, 12, 15)
    assert len(FIVE.regions) == 5


@pytest.mark.parametrize(("pack", "cards"), [(NINE, NINE_DECK), (FIVE, FIVE_DECK)])
def test_the_shipped_decks_meet_the_totals(pack: BoardPack, cards: DemandDeck) -> None:
    assert deck.faults(cards, pack) == ()
    assert deck.readings(cards) == ("all_tiers",)
    sums = [sum(map(sum, (card.tiers for card in one.cards))) for one in cards.rounds]
    assert sums == [20, 35, 47, 58]


# The map


def test_distances_and_routes() -> None:
    found = atlas(NINE)
    assert found is atlas(NINE)
    assert found.away["skerry"]["orchard"] == 3
    route = found.route("skerry", "orchard")
    assert (route[0], route[-1], len(route)) == ("skerry", "orchard", 4)
    assert all(other in found.near[one] for one, other in pairwise(route))
    assert found.route("delta", "delta") == ("delta",)


def test_a_map_keeps_the_shape_of_the_pack() -> None:
    places = spots(NINE)
    assert places["saltmere"][0] == 0
    assert max(x for x, _ in places.values()) <= SIDE
    assert places["northmark"][1] == 0
    assert max(y for _, y in places.values()) == SIDE
    view = board_view(NINE)
    assert view.is_drawn
    assert [city.rank for city in view.cities] == list(range(1, 13))


def test_a_pack_without_coordinates_is_laid_out_tidily() -> None:
    bare = NINE.model_copy(
        update={"regions": tuple(region.model_copy(update={"x": None, "y": None}) for region in NINE.regions)}
    )
    places = spots(bare)
    assert places == spots(bare)
    assert not board_view(bare).is_drawn
    assert len(set(places.values())) == 9
    assert max(max(x, y) for x, y in places.values()) == SIDE
    near = [_apart(places[one], places[other]) for one, other in NINE.adjacency]
    assert max(near) < _apart(places["skerry"], places["orchard"])


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def test_a_single_region_lies_in_the_middle() -> None:
    alone = BoardPack.model_validate(
        {
            "id": "one",
            "title": "One",
            "regions": [{"id": "all", "name": "All"}],
            "cities": [{"id": "c", "name": "C", "region": "all", "rank": 1}],
        }
    )
    assert board.faults(alone) == ()
    assert spots(alone) == {"all": (50.0, 50.0)}
