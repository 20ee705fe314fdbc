"""An issue map in the making: whatever is tapped, nothing is left loose; and it plays (SW-5)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.singularity.packs import issue_map
from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.sums.ground import ground_of
from companion.ui.desk.past import Past
from companion.ui.games.singularity.desk import mapdraft as steps
from companion.ui.games.singularity.desk import mapways as ways
from companion.ui.games.singularity.desk.mapdraft import MapDraft
from tests.games.singularity.shipped import FILES, raw

LOOSE = {
    "singularity.unknown_space",
    "singularity.unknown_area",
    "singularity.linked_to_itself",
    "singularity.link_twice",
    "singularity.link_and_wall",
    "singularity.line_turns_back",
    "singularity.same_spot",
    "singularity.off_grid",
    "singularity.space_twice",
    "singularity.area_twice",
    "singularity.start_is_end",
    "singularity.bad_pack",
}
MAPS = [file.stem for file in FILES if raw(file.stem)["format"] == "singularity-map/1"]

spots = st.integers(-3, 7)
names = st.integers(0, 12)
pairs = st.tuples(names, names)
TAPS: list[tuple[str, Any]] = [
    ("add", st.tuples(spots, spots)),
    ("move", st.tuples(names, st.floats(-3, 7), st.floats(-3, 7))),
    ("remove", st.tuples(names)),
    ("link", pairs),
    ("wall", pairs),
    ("line", st.lists(names, max_size=5)),
    ("hazard", st.tuples(names)),
    ("cache", st.tuples(names)),
    ("token", st.tuples(names)),
    ("start", st.tuples(names)),
    ("end", st.tuples(names)),
    ("area", st.tuples(names, st.integers(0, 3))),
    ("new_area", st.just(())),
    ("less_area", st.tuples(st.integers(0, 3))),
    ("grid", st.tuples(st.booleans())),
    ("diagonal", st.tuples(st.booleans())),
]
taps = st.one_of(*(st.tuples(st.just(name), values) for name, values in TAPS))


def tapped(draft: MapDraft, what: str, values: Any) -> MapDraft:
    """One step, on spaces and areas counted from 0."""

    def space(at: int) -> str:
        return draft.spaces[at % len(draft.spaces)].id if draft.spaces else "?"

    def area(at: int) -> str:
        return draft.areas[at % len(draft.areas)].id if draft.areas else "?"

    single = {
        "remove": steps.remove_space,
        "hazard": steps.toggle_hazard,
        "cache": steps.toggle_cache,
        "token": steps.turn_token,
        "start": steps.mark_start,
        "end": steps.mark_end,
    }
    if what in single:
        return single[what](draft, space(values[0]))
    plain: dict[str, Any] = {
        "add": lambda: steps.add_space(draft, *values),
        "new_area": lambda: steps.add_area(draft, "Yard"),
        "less_area": lambda: steps.remove_area(draft, area(values[0])),
        "grid": lambda: ways.set_grid(draft, grid=values[0]),
    }
    if what in plain:
        made: MapDraft = plain[what]()
        return made
    match what:
        case "move":
            return steps.move_space(draft, space(values[0]), values[1], values[2])
        case "link":
            return ways.toggle_link(draft, space(values[0]), space(values[1]))
        case "wall":
            return ways.toggle_wall(draft, space(values[0]), space(values[1]))
        case "line":
            return ways.add_line(draft, [space(at) for at in values])
        case "area":
            return steps.set_area(draft, space(values[0]), area(values[1]))
        case _:
            return ways.set_diagonal(draft, diagonal=values[0])


@given(st.lists(taps, max_size=40))
def test_no_order_of_taps_leaves_a_loose_end(said: list[tuple[str, Any]]) -> None:
    draft = steps.add_block(MapDraft(id="x", name="X", source="test"), 3, 2)
    for what, values in said:
        draft = tapped(draft, what, values)
    if not draft.spaces:
        draft = steps.add_space(draft, 0, 0)
    found = {reason.code for reason in issue_map.check(steps.document(draft))}
    assert not found & LOOSE


@given(st.lists(taps, max_size=25))
def test_a_draft_comes_back_from_its_document(said: list[tuple[str, Any]]) -> None:
    draft = steps.add_block(MapDraft(id="x", name="X", source="test"), 2, 2)
    for what, values in said:
        draft = tapped(draft, what, values)
    assert steps.draft_of(steps.document(draft)) == draft


@given(st.lists(taps, max_size=25))
def test_every_step_can_be_undone_and_done_again(said: list[tuple[str, Any]]) -> None:
    first = steps.add_block(MapDraft(id="x", name="X"), 2, 2)
    past = Past(first)
    for what, values in said:
        past = past.then(tapped(past.now, what, values))
    last, count = past.now, len(past.before)
    for _ in range(count):
        past = past.undo()
    assert past.now == first
    for _ in range(count):
        past = past.redo()
    assert past.now == last


@given(st.lists(taps, max_size=25))
def test_the_ways_that_are_drawn_are_the_ways_that_are_walked(said: list[tuple[str, Any]]) -> None:
    draft = steps.add_block(MapDraft(id="x", name="X", source="test"), 3, 2)
    for what, values in said:
        draft = tapped(draft, what, values)
    if not draft.spaces or (draft.grid and draft.diagonal and draft.links is not None):
        return
    ground = ground_of(IssueMap.model_validate(steps.document(draft)))
    walked = {tuple(sorted((here, there))) for here, near in ground.near.items() for there in near}
    assert walked == set(ways.linked(draft))


@pytest.mark.parametrize("name", MAPS)
def test_a_shipped_map_is_saved_as_it_was_opened(name: str) -> None:
    content = raw(name)
    again = IssueMap.model_validate(steps.document(steps.draft_of(content)))
    was = IssueMap.model_validate(content)
    assert again.model_copy(update={"links": None, "walls": ()}) == was.model_copy(
        update={"links": None, "walls": ()}
    )
    assert ground_of(again) == ground_of(was)


def test_a_map_from_nothing_plays() -> None:
    draft = steps.add_block(MapDraft(id="yard", name="Yard", source="test"), 3, 2)
    draft = steps.add_area(draft, "Hall")
    for space in draft.spaces:
        draft = steps.set_area(draft, space.id, "area-1")
    draft = steps.mark_end(steps.mark_start(draft, "A1"), "C2")
    draft = ways.toggle_wall(draft, "A1", "B1")
    assert issue_map.check(steps.document(draft)) == ()
    near = ground_of(IssueMap.model_validate(steps.document(draft))).near
    assert near["A1"] == ("A2",)


def test_a_second_wall_tap_opens_the_way_again() -> None:
    draft = steps.add_block(MapDraft(), 2, 1)
    walled = ways.toggle_wall(draft, "A1", "B1")
    assert ways.linked(walled) == ()
    assert ways.linked(ways.toggle_wall(walled, "B1", "A1")) == (("A1", "B1"),)


def test_a_space_that_goes_takes_everything_along() -> None:
    draft = ways.set_grid(steps.add_block(MapDraft(), 3, 1), grid=False)
    draft = ways.add_line(steps.mark_end(draft, "B1"), ["A1", "B1", "C1"])
    draft = steps.remove_space(draft, "B1")
    assert (draft.end, draft.lines, draft.links) == (None, (("A1", "C1"),), ())


def test_typing_is_one_step() -> None:
    past = Past("").then("a", "name").then("ab", "name").then("abc", "name")
    assert past.undo().now == ""
    assert past.then("abc").before == past.before
