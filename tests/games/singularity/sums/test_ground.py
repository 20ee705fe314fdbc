"""Walking and aiming on any graph of spaces."""

from __future__ import annotations

from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.sums.ground import ground_of, line, miss, reach
from companion.kernel.graph import route
from tests.games.singularity.boards import small
from tests.games.singularity.shipped import TRAM
from tests.games.singularity.table import A, acting, begun, placed, say, standing


def test_sw_24_straight_lines_come_from_the_map() -> None:
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


def test_lines_and_walls_of_a_map_that_is_no_grid() -> None:
    groups = [("drone", "market", 1), ("beacon", "bridge", 1)]
    state = acting(placed(begun(1, map=TRAM), {A: "quay"}, *groups))
    assert state.threat == 4, "the drone is next door, the beacon reaches through the wall"
    assert standing(say(state, A, "enemies_done")) == {"beacon@bridge": 1, "drone@quay": 1}
