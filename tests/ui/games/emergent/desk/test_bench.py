"""Touches on the board editor's bench: what a finger means with each tool; nothing hangs in the air."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.ui.desk.past import Past
from companion.ui.games.emergent.desk import bench as touches
from companion.ui.games.emergent.desk import draft as steps
from companion.ui.games.emergent.desk.bench import TOOLS, Bench
from companion.ui.games.emergent.desk.checks import faults
from companion.ui.games.emergent.desk.document import document, keeping_ids, with_ids
from companion.ui.games.emergent.desk.draft import BoardDraft
from companion.ui.games.emergent.desk.room import room_of

RELAXED = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
BLANK = BoardDraft("ours", "Ours")
ROOM = room_of(BLANK, 1.0)
PATTERN = "Region #"


def three() -> Bench:
    """Three regions, not linked."""
    return touches.type_regions(Bench(Past(BLANK)), "Skerry, Midvale, Dunes", ROOM)


def saved(bench: Bench) -> Bench:
    """The library has it now."""
    return bench.with_saved(with_ids(bench.draft), keeping_ids)


@st.composite
def a_touch(draw: st.DrawFn, bench: Bench) -> Bench:
    """Something that a finger or a keyboard can do; regions and cities may have gone meanwhile."""
    key = draw(st.integers(0, bench.draft.next_key))
    spot = draw(st.tuples(st.floats(-200, 1200), st.floats(-200, 1200)))
    names = st.sampled_from(["Skerry", "Skerry, Dunes", " , ", "8 Quay", "8 Tern"])
    wrong = faults(bench.draft)
    moves = [
        lambda: touches.tap_sea(bench, spot, ROOM, PATTERN),
        lambda: touches.tap_region(bench, key) if bench.draft.region(key) else bench,
        lambda: touches.with_tool(bench, draw(st.sampled_from(TOOLS))),
        lambda: touches.type_regions(bench, draw(names), ROOM),
        lambda: touches.type_city(bench, bench.selected, draw(names)),
        lambda: touches.drop(bench, key, spot, ROOM),
        lambda: touches.carry(bench, key) if bench.draft.city(key) else bench,
        lambda: bench.do(lambda draft: steps.remove_region(draft, key)),
        lambda: touches.name_region(bench, key, "Farholm"),
        bench.undo,
        bench.redo,
        lambda: saved(bench),
        lambda: touches.show(bench, wrong[0]) if wrong else bench,
    ]
    return draw(st.sampled_from(moves))()


@st.composite
def benches(draw: st.DrawFn) -> Bench:
    """A bench after many touches."""
    bench = Bench(Past(BLANK))
    for _ in range(draw(st.integers(0, 18))):
        bench = draw(a_touch(bench))
    return bench


@RELAXED
@given(benches())
def test_what_is_chosen_is_there(bench: Bench) -> None:
    assert not bench.selected or bench.draft.region(bench.selected)
    assert not bench.carried or bench.draft.city(bench.carried)
    assert not bench.fresh or bench.draft.region(bench.fresh)


@RELAXED
@given(benches())
def test_every_region_lies_in_the_room(bench: Bench) -> None:
    assert ROOM.holds(bench.draft)


@RELAXED
@given(benches())
def test_undoing_everything_leads_back_to_the_empty_board(bench: Bench) -> None:
    while bench.past.can_undo:
        bench = bench.undo()
    assert replace(bench.draft, regions=(), cities=()) == BLANK
    assert not bench.draft.regions


@RELAXED
@given(benches())
def test_what_was_saved_is_unchanged_until_the_next_step(bench: Bench) -> None:
    kept = saved(bench)
    assert not kept.is_changed
    assert document(kept.draft) == document(bench.draft)
    assert with_ids(kept.draft) == kept.draft


def test_a_saved_id_stays_through_undo_and_rename() -> None:
    bench = saved(three())
    bench = touches.name_region(bench, 1, "Farholm")
    assert document(bench.draft)["regions"][0] | {"x": 0, "y": 0} == {
        "id": "skerry",
        "name": "Farholm",
        "colour": "none",
        "x": 0,
        "y": 0,
    }
    assert bench.undo().draft.regions[0].id == "skerry"


def test_linking_keeps_linking_from_the_same_region() -> None:
    bench = touches.with_tool(three(), "link")
    for region in (1, 2, 3):
        bench = touches.tap_region(bench, region)
    assert bench.draft.links == ((1, 2), (1, 3))
    assert bench.said == ("linked", "Skerry", "Dunes")
    bench = touches.tap_region(bench, 2)
    assert (bench.draft.links, bench.said[0]) == (((1, 3),), "parted")
    assert touches.tap_region(bench, 1).selected == 0


def test_the_sea_is_a_new_region_only_with_the_tool_for_it() -> None:
    bench = touches.tap_sea(three(), (640, 700), ROOM, PATTERN)
    assert [one.name for one in bench.draft.regions][-1] == "Region 1"
    assert (bench.selected, bench.fresh, bench.cursor) == (4, 4, "name")
    for tool in ("link", "city"):
        other = touches.with_tool(bench, tool)
        assert touches.tap_sea(other, (640, 700), ROOM, PATTERN) == touches.select(other, 0)


def test_the_cursor_waits_for_a_city_with_its_tool() -> None:
    bench = touches.tap_region(touches.with_tool(three(), "city"), 2)
    assert (bench.cursor, bench.turn) == ("city", 1)
    assert touches.tap_region(bench, 3).turn == 2
    assert touches.select(touches.with_tool(bench, "move"), 3).cursor == ""


def test_a_full_board_takes_no_more() -> None:
    bench = touches.type_regions(Bench(Past(BLANK)), ",".join(f"R{at}" for at in range(60)), ROOM)
    assert len(bench.draft.regions) == steps.MOST_REGIONS
    assert touches.tap_sea(bench, (500, 500), ROOM, PATTERN).draft == bench.draft
    many = bench
    for at in range(100):
        many = touches.type_city(many, 1, f"City {at}")
    assert len(many.draft.cities) == steps.MOST_CITIES


def test_a_draft_of_another_day_is_one_step_on_top_of_what_is_saved() -> None:
    kept = three().draft
    bench = Bench(Past(BLANK), BLANK).taken_up(kept)
    assert (bench.draft, bench.undo().is_changed) == (kept, False)
    busy = touches.tap_sea(Bench(Past(BLANK), BLANK), (300, 300), ROOM, PATTERN)
    assert busy.taken_up(kept) is busy, "what somebody has begun meanwhile wins"
