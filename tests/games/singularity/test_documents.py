"""Maps, libraries, issues and campaigns: every fault is named, and a story goes on (SW-5, SW-7, SW-8)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.packs import campaign
from companion.games.singularity.packs.campaign import Campaign, Deck, IssueResult, Unlocks
from companion.games.singularity.packs.issue_map import IssueMap, check
from companion.games.singularity.packs.warnings import warnings
from companion.games.singularity.sums.ground import ground_of, line, miss, reach
from companion.games.singularity.sums.story import after, is_finished, next_issue, panels, pool, to_come
from companion.kernel.graph import distances, route
from tests.games.singularity.packs import CARDS, FILES, GLASS, RELAY, STORY, TRAM, raw


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_ships_has_no_fault_and_says_that_it_is_invented(path: Any) -> None:
    document = raw(path.stem)
    assert GAME.packs[document["format"]](document) == ()
    assert "invented" in document["source"]


@pytest.mark.parametrize("board", [RELAY, GLASS, TRAM], ids=lambda board: board.id)
def test_shipped_maps_can_be_walked_from_start_to_end(board: IssueMap) -> None:
    assert warnings(board) == ()
    assert board.start is not None
    assert board.end in distances(ground_of(board).near, board.start)
    assert any(space.cache for space in board.spaces)
    assert any(space.hazard for space in board.spaces)
    assert any(space.token for space in board.spaces)


def small(**changes: Any) -> dict[str, Any]:
    """A map of three spaces in a row that is no grid."""
    board: dict[str, Any] = {
        "format": "singularity-map/1",
        "id": "small",
        "name": "Small",
        "grid": False,
        "spaces": [{"id": name, "x": x, "y": 0, "area": "hall"} for x, name in enumerate("abc")],
        "links": [["a", "b"], ["b", "c"]],
        "lines": [["a", "b", "c"]],
        "areas": [{"id": "hall"}],
        "start": "a",
        "end": "c",
    }
    return {**board, **changes}


def spaces(**marks: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"id": name, "x": x, "y": 0, "area": "hall", **marks.get(name, {})} for x, name in enumerate("abc")
    ]


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({}, []),
        ({"start": None}, ["no_start"]),
        ({"end": None}, ["no_end"]),
        ({"start": None, "end": None}, ["no_start", "no_end"]),
        ({"end": "a"}, ["start_is_end"]),
        ({"end": "z"}, ["unknown_space"]),
        ({"links": [["a", "b"], ["b", "z"]]}, ["unknown_space"]),
        ({"links": [["a", "b"], ["b", "a"]]}, ["link_twice"]),
        ({"links": [["a", "a"]]}, ["linked_to_itself"]),
        ({"links": None}, ["no_links"]),
        ({"walls": [["b", "a"]]}, ["link_and_wall"]),
        ({"lines": [["a", "b", "a"]]}, ["line_turns_back"]),
        ({"areas": []}, ["unknown_area"]),
        ({"areas": [{"id": "hall"}, {"id": "hall"}]}, ["area_twice"]),
        ({"spaces": spaces(c={"id": "b", "x": 2})}, ["space_twice", "unknown_space", "unknown_space"]),
        ({"spaces": spaces(b={"area": None, "token": "elite"})}, ["token_without_area"]),
        ({"spaces": spaces(b={"x": 0})}, ["same_spot"]),
        ({"spaces": spaces(b={"x": 0.5}), "grid": True}, ["off_grid"]),
        ({"spaces": [], "more": 1}, ["bad_pack", "bad_pack"]),
    ],
)
def test_every_fault_of_a_map_is_named(changes: dict[str, Any], codes: list[str]) -> None:
    assert [fault.code.removeprefix("singularity.") for fault in check(small(**changes))] == codes


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({}, []),
        ({"spaces": spaces(b={"area": None})}, ["space_without_area"]),
        ({"links": [["a", "b"]], "lines": [["a", "b"]]}, ["space_unreachable"]),
        ({"spaces": spaces(b={"token": "common"})}, ["start_among_tokens"]),
        ({"lines": []}, ["no_lines"]),
    ],
)
def test_what_is_only_odd_is_a_warning(changes: dict[str, Any], codes: list[str]) -> None:
    board = IssueMap.model_validate(small(**changes))
    assert check(small(**changes)) == ()
    assert [one.code.removeprefix("singularity.") for one in warnings(board)] == codes


def test_straight_lines_come_from_the_map() -> None:
    ground = ground_of(TRAM)
    assert line(ground, "depot", "arcade") == ("depot", "quay", "market", "arcade")
    assert line(ground, "depot", "stairs") == ()
    assert reach(ground, "bridge", 1) == {"bridge": 0, "depot": 1, "arcade": 1, "stairs": 1}
    assert reach(ground, "bridge", 1, ignores_walls=True)["quay"] == 1
    assert miss(ground, "bridge", "quay", 1) == "walled"
    assert miss(ground, "depot", "arcade", 2) == "too_far"
    assert miss(ground, "depot", "arcade", 3) is None
    assert route(ground.near, "quay", "bridge") == ("quay", "depot", "bridge")
    parted = ground_of(IssueMap.model_validate(small(links=[["a", "b"]], lines=[["a", "b"]])))
    assert route(parted.near, "a", "c") == ()


def test_a_link_over_a_corner_is_in_line_without_a_house_rule() -> None:
    cells = [{"id": f"{x}{y}", "x": x, "y": y} for x in range(3) for y in range(3)]
    links = [["00", "11"], ["11", "22"]]
    ground = ground_of(IssueMap(id="x", name="X", spaces=cells, links=links, start="00", end="22"))
    assert reach(ground, "00", 2) == {"00": 0, "11": 1, "22": 2}
    assert reach(ground, "00", 2, ignores_walls=True) == {
        "00": 0,
        "11": 1,
        "22": 2,
        "10": 1,
        "20": 2,
        "01": 1,
        "02": 2,
    }


def test_a_card_that_ignores_walls_does_not_cross_a_gap() -> None:
    cells = [{"id": str(x), "x": x, "y": 0} for x in (0, 1, 3)]
    ground = ground_of(IssueMap(id="x", name="X", spaces=cells, start="0", end="3"))
    assert reach(ground, "0", 9, ignores_walls=True) == {"0": 0, "1": 1}


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"enemies": [raw("invented-cards")["enemies"][0]] * 2}, ["enemy_twice"]),
        ({"characters": [{"id": "a", "name": "A"}] * 2}, ["character_twice"]),
        ({"upgrades": [{"name": "Dash"}, {"name": "dash"}]}, ["card_twice"]),
        ({"enemies": [], "characters": [], "upgrades": []}, ["empty_library"]),
        ({"enemies": [{"id": "x", "name": "X"}]}, ["bad_pack"] * 3),
    ],
)
def test_every_fault_of_a_library_is_named(changes: dict[str, Any], codes: list[str]) -> None:
    found = GAME.packs["singularity-library/1"]({**raw("invented-cards"), **changes})
    assert [fault.code.removeprefix("singularity.") for fault in found] == codes


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"issues": raw("campaign-quiet-signal")["issues"][1:]}, ["issues_not_in_order"]),
        ({"team": [{"character": "Max"}, {"character": "max"}]}, ["character_twice"]),
        ({"name": ""}, ["bad_pack"]),
    ],
)
def test_every_fault_of_a_campaign_is_named(changes: dict[str, Any], codes: list[str]) -> None:
    found = GAME.packs["singularity-campaign/1"]({**raw("campaign-quiet-signal"), **changes})
    assert [fault.code.removeprefix("singularity.") for fault in found] == codes


# --- a story ---


def result(number: int, outcome: str = "won", mode: str = "story", **fields: Any) -> IssueResult:
    issue = STORY.issues[number - 1]
    given = {
        "turns": 9,
        "rounds": 3,
        "threat": 11,
        "threat_limit": 18,
        "awareness": 3,
        "awareness_limit": 6,
        "unlocked": issue.unlocks if outcome == "won" else Unlocks(),
        **fields,
    }
    return IssueResult(issue=number, title=issue.title, mode=mode, result=outcome, **given)


def states(story: Campaign) -> list[str]:
    return [panel.state for panel in panels(story)]


def test_issues_open_one_after_the_other() -> None:
    assert states(STORY) == ["next", "locked", "locked"]
    story = after(STORY, result(1), date="2026-11-03", key="t1")
    assert states(story) == ["won", "next", "locked"]
    assert next_issue(story).number == 2
    story = after(story, result(2, "lost"), key="t2")
    assert states(story) == ["won", "next", "locked"]
    assert panels(story)[1].tries == 1
    story = after(after(story, result(2), key="t3"), result(3), key="t4")
    assert states(story) == ["won", "won", "won"]
    assert is_finished(story)
    assert [(line.date, line.result) for line in story.log] == [
        ("2026-11-03", "won"),
        ("", "lost"),
        ("", "won"),
        ("", "won"),
    ]


def test_a_win_unlocks_and_the_same_result_counts_once() -> None:
    assert to_come(STORY).enemies == ("brute", "beacon", "warden", "stalker")
    story = after(STORY, result(1), key="t1")
    assert story.unlocked.enemies == ("drone", "hunter", "brute", "beacon")
    assert to_come(story).enemies == ("warden", "stalker")
    assert after(story, result(1), key="t1") == story
    assert [enemy.id for enemy in pool("common", CARDS, story)] == [
        "drone",
        "brute",
        "hunter",
        "beacon",
    ]
    assert pool("elite", CARDS, story) == ()


GAINS = (Deck(character="Rook", player="ann", gained=("Arc pulse",)), Deck(character="Iris"))


def test_decks_go_on_after_a_win_and_go_back_after_a_loss() -> None:
    story = after(STORY, result(1, gained=GAINS))
    assert {deck.character: deck.gained for deck in story.team} == {"Rook": ("Arc pulse",), "Iris": ()}
    again = after(story, result(2, "lost", gained=GAINS))
    assert again.team == story.team
    kept = after(story, result(2, "lost", gained=GAINS), retry_deck="keep")
    assert kept.team[0].gained == ("Arc pulse", "Arc pulse")
    assert after(story, result(2, mode="arcade", gained=GAINS)).team == story.team


def test_a_deck_goes_by_the_names_people_use() -> None:
    gains = (Deck(character="Rook", player="ann"), Deck(character="bo", player="bo"))
    story = after(STORY, result(1, gained=gains), names={"ann": "Anna", "bo": "Bo the Great"})
    assert [(deck.character, deck.player) for deck in story.team] == [
        ("Rook", "Anna"),
        ("Bo the Great", "Bo the Great"),
    ]


def test_arcade_opens_no_issue() -> None:
    story = after(STORY, result(1, mode="arcade", unlocked=Unlocks()))
    assert states(story) == ["next", "locked", "locked"]


def test_a_campaign_survives_being_written_down() -> None:
    story = after(STORY, result(1, gained=GAINS), date="2026-11-03", key="t1")
    assert Campaign.model_validate_json(story.model_dump_json()) == story
    assert campaign.check(story.model_dump(mode="json")) == ()
