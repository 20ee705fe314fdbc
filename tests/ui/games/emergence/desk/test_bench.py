"""What a finger means on a city in the making, with each tool (EM-3)."""

from __future__ import annotations

from typing import Any

from companion.ui.desk.past import Past
from companion.ui.games.emergence.desk import bench as touches
from companion.ui.games.emergence.desk import draft as steps
from companion.ui.games.emergence.desk.bench import Bench
from companion.ui.games.emergence.desk.draft import CityDraft


def bench(**changes: Any) -> Bench:
    draft = CityDraft("ours", "Ours", "invented")
    for kind, spot in (("start", (0, 0)), ("light_blue", (1, 0))):
        draft = steps.add_tile(draft, kind, "Tile", spot)
    return Bench(Past(draft), **changes)


def test_a_free_hex_gets_a_tile_of_the_kind_in_hand_which_can_be_named() -> None:
    made = touches.laid(touches.with_kind(bench(), "compile"), (2, 0), "Forge")
    tile = made.draft.tile(made.chosen)
    assert tile is not None
    assert (tile.name, tile.kind, tile.at) == ("Forge", "compile", (2, 0))
    assert made.undo().chosen == 0, "nothing stays chosen that is gone"


def test_a_tile_is_chosen_and_let_go() -> None:
    chosen = touches.tapped(bench(), 2)
    assert (chosen.chosen, touches.tapped(chosen, 2).chosen) == (2, 0)


def test_a_tile_is_moved_to_a_free_hex_or_changes_places() -> None:
    held = touches.tapped(bench(tool="move"), 1)
    moved = touches.laid(held, (1, 1), "nothing is laid")
    assert {one.key: one.at for one in moved.draft.tiles} == {1: (1, 1), 2: (1, 0)}
    swapped = touches.tapped(held, 2)
    assert {one.key: one.at for one in swapped.draft.tiles} == {1: (1, 0), 2: (0, 0)}


def test_joining_goes_on_from_the_chosen_tile() -> None:
    pairs = bench().do(lambda draft: steps.set_hex(draft, False))
    held = touches.tapped(touches.with_tool(pairs, "link"), 1)
    parted = touches.tapped(held, 2)
    assert (parted.draft.pairs(), parted.chosen) == ((), 1)
    assert touches.tapped(parted, 2).draft.pairs() == ((1, 2),)


def test_where_pairs_say_who_touches_a_new_tile_touches_the_chosen_one() -> None:
    pairs = bench(chosen=2).do(lambda draft: steps.set_hex(draft, False))
    made = touches.added(pairs, "Quay")
    assert (made.chosen, made.draft.pairs()) == (3, ((1, 2), (2, 3)))


def test_a_tool_that_makes_no_sense_any_more_is_laid_down() -> None:
    assert bench(tool="move").do(lambda draft: steps.set_hex(draft, False)).tool == "add"


def test_erase_takes_away() -> None:
    assert [one.key for one in touches.tapped(bench(tool="erase"), 1).draft.tiles] == [2]


def test_faults_lead_to_their_tiles() -> None:
    near = bench().do(lambda draft: steps.add_tile(draft, "compile", "Forge", (0, 1)))
    wrong = next(one for one in touches.checked(near.draft) if "adjacent" in one.reason.code)
    assert wrong.tiles == (1, 3)
    first = touches.show(near, wrong)
    assert (first.chosen, touches.show(first, wrong).chosen) == (1, 3)
    nameless = near.do(lambda draft: steps.change_tile(draft, 2, name=""))
    assert (2,) in [one.tiles for one in touches.checked(nameless.draft)], "a misshapen one by its place"
