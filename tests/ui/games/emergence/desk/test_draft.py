"""A city in the making (EM-3): steps that leave no loose end, and a document that says the same."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from companion import paths
from companion.games.emergence.packs.city import City, check, neighbours
from companion.ui.games.emergence.desk import draft as steps
from companion.ui.games.emergence.desk.draft import CityDraft, document, draft_of, unsaved

SHIPPED = sorted((paths.assets() / "packs" / "emergence").glob("*.toml"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_a_shipped_city_stays_the_same_city(file: Path) -> None:
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    before, after = City.model_validate(content), City.model_validate(document(draft_of(content)))
    assert neighbours(after).keys() == neighbours(before).keys()
    assert {one: set(near) for one, near in neighbours(after).items()} == {
        one: set(near) for one, near in neighbours(before).items()
    }
    assert after.model_copy(update={"adjacency": before.adjacency}) == before


def three() -> CityDraft:
    draft = CityDraft("ours", "Ours", "invented")
    for kind, spot in (("start", (0, 0)), ("light_blue", (1, 0)), ("compile", (2, 0))):
        draft = steps.add_tile(draft, kind, "Tile", spot)
    return draft


def test_tiles_get_names_of_their_own_and_touch_where_their_hexes_do() -> None:
    assert [one.name for one in three().tiles] == ["Tile", "Tile 2", "Tile 3"]
    assert three().pairs() == ((1, 2), (2, 3))


def test_two_tiles_never_lie_on_one_hex() -> None:
    draft = three()
    assert steps.add_tile(draft, "start", "More", (1, 0)) == draft
    swapped = steps.move_tile(draft, 1, (2, 0))
    assert {one.key: one.at for one in swapped.tiles} == {1: (2, 0), 2: (1, 0), 3: (0, 0)}


def test_free_hexes_are_those_around_the_city() -> None:
    assert steps.free_spots(CityDraft()) == ((0, 0),)
    free = steps.free_spots(three())
    assert len(free) == 10
    assert not {one.at for one in three().tiles} & set(free)


def test_pairs_begin_as_the_hexes_had_them_and_a_tile_takes_its_own_along() -> None:
    draft = steps.toggle_link(steps.set_hex(three(), False), 1, 3)
    assert draft.pairs() == ((1, 2), (2, 3), (1, 3))
    assert steps.toggle_link(draft, 3, 1).pairs() == ((1, 2), (2, 3))
    assert steps.remove_tile(draft, 2).pairs() == ((1, 3),)
    near = neighbours(City.model_validate(document(draft)))
    assert near["Tile"] == ("Tile 2", "Tile 3")


def test_tiles_that_share_a_name_survive_a_reload() -> None:
    draft = steps.change_tile(three(), 2, name="Tile")
    assert draft_of(unsaved(draft)) == draft
    assert [one.code for one in check(document(draft))][:1] == ["emergence.tile_twice"]


def test_the_box_may_be_counted_or_not() -> None:
    draft = steps.set_supply(three(), "light_blue", 12)
    assert document(draft)["supply"] == {"light_blue": 12}
    assert "supply" not in document(steps.set_supply(draft, "light_blue", None))


def test_a_city_has_room_for_sixty_four_tiles() -> None:
    draft = CityDraft()
    for number in range(70):
        spots = steps.free_spots(draft)
        draft = steps.add_tile(draft, "light_blue", f"T{number}", spots[0]) if spots else draft
    assert len(draft.tiles) == steps.MOST_TILES
