"""The room of a board in the editor: places inside it, whatever the screen and the units (ET-4)."""

from __future__ import annotations

import math

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.ui.games.emergent.desk import draft as steps
from companion.ui.games.emergent.desk.draft import BoardDraft
from companion.ui.games.emergent.desk.room import free_spot, into_room, room_of

RELAXED = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
BLANK = BoardDraft("our-board", "Our board", "typed from our copy")
NAMES = st.sampled_from(["Skerry", "Northmark", "skerry", "Ridge 9", "Ö", "東", "  ", "Low  Quay", "x" * 60])
COLOURS = st.sampled_from(["green", "red", "none"])
PLACES = st.floats(0, 1000)


@st.composite
def a_step(draw: st.DrawFn, draft: BoardDraft) -> BoardDraft:
    """Something that a finger or a keyboard can do to a draft."""
    keys = st.integers(1, max(1, draft.next_key))
    kind = draw(st.sampled_from(["region", "region", "city", "city", "link", "link", "change"]))
    if kind == "region":
        return steps.add_region(draft, draw(NAMES), draw(PLACES), draw(PLACES))
    if kind == "city":
        rank = draw(st.none() | st.integers(-1, 12))
        return steps.add_city(draft, draw(keys), draw(NAMES), rank)
    if kind == "link":
        return steps.toggle_link(draft, draw(keys), draw(keys))
    changes = [
        lambda: steps.rename_region(draft, draw(keys), draw(NAMES)),
        lambda: steps.rename_city(draft, draw(keys), draw(NAMES)),
        lambda: steps.recolour(draft, draw(keys), draw(COLOURS)),
        lambda: steps.move_region(draft, draw(keys), draw(PLACES), draw(PLACES)),
        lambda: steps.move_city(draft, draw(keys), draw(keys)),
        lambda: steps.rerank(draft, draw(keys), draw(st.integers(0, 12))),
        lambda: steps.remove_region(draft, draw(keys)),
        lambda: steps.remove_city(draft, draw(keys)),
    ]
    return draw(st.sampled_from(changes))()


@st.composite
def drafts(draw: st.DrawFn) -> BoardDraft:
    """A draft after some steps."""
    draft = BLANK
    for _ in range(draw(st.integers(0, 14))):
        draft = draw(a_step(draft))
    return draft


@RELAXED
@given(st.floats(0.4, 2.5), st.integers(1, 40))
def test_there_is_always_a_free_place_inside_the_room(aspect: float, count: int) -> None:
    draft = BLANK
    room = room_of(draft, aspect)
    for at in range(count):
        draft = steps.add_region(draft, f"R{at}", *free_spot(draft, room))
    places = [(one.x, one.y) for one in draft.regions]
    assert len(places) == count
    assert room.holds(draft)
    gaps = [math.dist(p, q) for i, p in enumerate(places) for q in places[:i]]
    assert min(gaps, default=999) > 45, "apart enough to be told apart"


@RELAXED
@given(drafts(), st.floats(0.4, 2.5))
def test_the_room_holds_the_board_whatever_the_screen(draft: BoardDraft, aspect: float) -> None:
    room = room_of(draft, aspect)
    assert room.holds(draft)
    assert math.isclose(room.width / room.height, min(2.2, max(0.5, aspect)), rel_tol=0.01)


@RELAXED
@given(
    st.dictionaries(st.integers(1, 30), st.tuples(st.floats(-9999, 9999), st.floats(-9999, 9999)), max_size=9)
)
def test_places_of_any_units_become_those_of_the_editor(spots: dict[int, tuple[float, float]]) -> None:
    moved = into_room(spots)
    assert moved.keys() == spots.keys()
    assert into_room(moved) == moved or len(set(moved.values())) < len(moved)
