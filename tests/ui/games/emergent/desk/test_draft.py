"""A board in the making: whatever is done can be undone, and what shows no fault is a board."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games.emergent.packs.board import ID_PATTERN, check
from companion.ui.desk.past import Past
from companion.ui.games.emergent.desk import draft as steps
from companion.ui.games.emergent.desk.checks import checks, faults
from companion.ui.games.emergent.desk.document import (
    document,
    draft_of,
    keeping_ids,
    with_ids,
)
from companion.ui.games.emergent.desk.draft import BoardDraft
from companion.ui.games.emergent.desk.room import NEAREST

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


@dataclass
class Told:
    """Every state the draft was in."""

    past: Past[BoardDraft]
    states: list[BoardDraft] = field(default_factory=list)


@st.composite
def pasts(draw: st.DrawFn) -> Told:
    """Steps, some of them taken back and done again in between."""
    told = Told(Past(BLANK), [BLANK])
    for _ in range(draw(st.integers(0, 16))):
        match draw(st.sampled_from(["step", "step", "step", "undo", "redo"])):
            case "undo":
                told.past = told.past.undo()
            case "redo":
                told.past = told.past.redo()
            case _:
                touch = draw(st.sampled_from(["", "", "name-1"]))
                told.past = told.past.then(draw(a_step(told.past.now)), touch)
    return told


@RELAXED
@given(pasts())
def test_undoing_everything_returns_the_start_and_redoing_it_the_end(told: Told) -> None:
    past = told.past
    while past.can_redo:
        past = past.redo()
    end = past.now
    while past.can_undo:
        past = past.undo()
    assert past.now == BLANK
    while past.can_redo:
        past = past.redo()
    assert past.now == end


@RELAXED
@given(drafts(), st.data())
def test_every_step_can_be_undone_and_done_again(draft: BoardDraft, data: st.DataObject) -> None:
    past = Past(BLANK).then(draft)
    after = past.then(data.draw(a_step(draft)))
    assert after.undo().now == draft or after is past
    assert after.undo().redo().now == after.now or after is past


def test_typing_on_in_one_field_is_one_step() -> None:
    past = Past("").then("S", "name-1").then("Sk", "name-1").then("Skerry", "name-1").then("!", "name-2")
    assert (past.now, past.undo().now, past.undo().undo().now) == ("!", "Skerry", "")
    assert past.undo().then("Ske", "name-2").undo().now == "Skerry", "a step after an undo is its own"


@RELAXED
@given(drafts())
def test_keys_and_ids_are_never_given_twice(draft: BoardDraft) -> None:
    keys = [one.key for one in (*draft.regions, *draft.cities)]
    assert len(set(keys)) == len(keys)
    assert all(key < draft.next_key for key in keys)
    written = document(draft)
    for part in ("regions", "cities"):
        ids = [one["id"] for one in written[part]]
        assert len(set(ids)) == len(ids)
        assert all(ID_PATTERN.fullmatch(word) for word in ids)


@RELAXED
@given(drafts())
def test_a_city_without_a_typed_rank_gets_one_of_its_own(draft: BoardDraft) -> None:
    made = steps.add_city(draft, draft.regions[0].key, "Newton") if draft.regions else draft
    if len(made.cities) > len(draft.cities):
        assert made.cities[-1].rank not in {city.rank for city in draft.cities}
        assert made.cities[-1].rank >= 1


@RELAXED
@given(drafts())
def test_a_link_is_there_once_and_leads_to_another_region(draft: BoardDraft) -> None:
    assert len(set(draft.links)) == len(draft.links)
    known = {region.key for region in draft.regions}
    assert all(one < other and {one, other} <= known for one, other in draft.links)


@RELAXED
@given(drafts())
def test_a_board_that_shows_no_fault_passes_the_checker(draft: BoardDraft) -> None:
    shown = [found for found in checks(draft) if found.standing == "fault"]
    assert bool(check(document(draft))) == bool(shown)


@RELAXED
@given(drafts())
def test_a_document_read_back_is_the_same_document(draft: BoardDraft) -> None:
    written = document(draft)
    again = document(draft_of(written))
    assert _shape(again) == _shape(written)
    assert document(draft_of(again)) == again, "places that fit stay where they are"


def _shape(content: dict[str, Any]) -> dict[str, Any]:
    """All but the places, which are brought into the room."""
    regions = [{key: one[key] for key in ("id", "name", "colour")} for one in content["regions"]]
    links = sorted(sorted(pair) for pair in content["adjacency"])
    return {**content, "regions": regions, "adjacency": links}


@RELAXED
@given(drafts(), st.data())
def test_a_name_may_change_and_a_saved_id_stays(draft: BoardDraft, data: st.DataObject) -> None:
    saved = with_ids(draft)
    later = data.draw(a_step(draft))
    kept = document(keeping_ids(later, saved))
    ids = {one.key: one.id for one in (*saved.regions, *saved.cities)}
    now = [*zip(later.regions, kept["regions"], strict=True), *zip(later.cities, kept["cities"], strict=True)]
    assert all(ids.get(one.key, written["id"]) == written["id"] for one, written in now)


@RELAXED
@given(drafts())
def test_a_fault_names_places_that_are_there(draft: BoardDraft) -> None:
    for found in checks(draft):
        assert all(draft.region(key) for key in found.regions)
        assert all(draft.city(key) for key in found.cities)


def test_a_rank_that_two_cities_have_is_marked_at_both() -> None:
    draft = steps.add_region(steps.add_region(BLANK, "Midvale", 200, 200), "Dunes", 500, 200)
    draft = steps.toggle_link(draft, 1, 2)
    draft = steps.add_city(steps.add_city(draft, 1, "Quill", 8), 2, "Sandgate", 8)
    (found,) = faults(draft)
    assert found.reason.code == "emergent.rank_twice"
    assert (found.regions, found.cities) == ((1, 2), (3, 4))


def test_regions_that_cannot_be_reached_are_marked() -> None:
    draft = steps.add_region(steps.add_region(BLANK, "Midvale", 200, 200), "Dunes", 500, 200)
    draft = steps.add_city(draft, 1, "Quill")
    (found,) = faults(draft)
    assert (found.reason.code, found.regions) == ("emergent.region_unreachable", (2,))


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("5 Ostholm", ("Ostholm", 5)),
        ("12.  Low  Quay ", ("Low Quay", 12)),
        ("Ostholm", ("Ostholm", None)),
        ("District 9", ("District 9", None)),
        ("7", ("7", None)),
        ("", ("", None)),
    ],
)
def test_a_city_may_bring_its_rank(line: str, read: tuple[str, int | None]) -> None:
    assert steps.city_in(line) == read


def test_several_names_in_one_line_are_several_regions() -> None:
    assert steps.names_in(" Skerry, Northmark;; Low  Quay\nRidge,") == (
        "Skerry",
        "Northmark",
        "Low Quay",
        "Ridge",
    )


def test_a_board_without_places_is_laid_out() -> None:
    written = {
        "format": "emergent-board-pack/1",
        "id": "demo",
        "title": "Demo",
        "regions": [{"id": word, "name": word.title()} for word in ("north", "coast", "ridge")],
        "adjacency": [["north", "coast"], ["coast", "ridge"]],
        "cities": [],
    }
    draft = draft_of(written)
    places = [(one.x, one.y) for one in draft.regions]
    assert min(math.dist(p, q) for i, p in enumerate(places) for q in places[:i]) > NEAREST


def test_a_faulty_document_opens_and_its_faults_are_named() -> None:
    draft = draft_of(
        {
            "id": "demo",
            "title": "Demo",
            "regions": [
                {"id": "a", "name": "A", "colour": "mauve", "x": 0.1, "y": 0.1},
                {"id": "a", "name": "", "x": "left", "y": 2},
                "nonsense",
            ],
            "adjacency": [["a", "a"], ["a", "zz"], ["a"], 4],
            "cities": [{"id": "q", "name": "Quill", "region": "zz", "rank": "first"}, None],
        }
    )
    assert [one.name for one in draft.regions] == ["A", "a"]
    assert draft.links == ()
    codes = {found.reason.code for found in faults(draft)}
    assert {"emergent.city_unknown_region", "emergent.bad_rank", "emergent.region_name_twice"} <= codes
    assert draft_of({"regions": 5}).regions == ()
