"""The enemy step as everybody sees it."""

from __future__ import annotations

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROW, at
from tests.games.singularity.table import A, acting, begun, placed


def test_sw_25_the_step_is_itemised() -> None:
    groups = [("drone", at(1, 0), 2), ("brute", at(4, 0), 1), ("runner", at(0, 0), 1)]
    step = GAME.view(acting(placed(begun(1, map=ROW), None, *groups)), None).step
    assert step is not None
    assert (step.threat_before, step.threat_after, step.raised) == (0, 3, 3)
    rows = {row.group: row for row in step.rows}
    drone, brute, runner = rows["drone@1,0"], rows["brute@4,0"], rows["runner@0,0"]
    assert (drone.reaches[0].line, drone.reaches[0].distance) == ((at(1, 0), at(0, 0)), 1)
    assert (brute.in_range, brute.miss, brute.distance) == (False, "too_far", 4)
    assert [(to.place, to.count, to.joins) for to in drone.to] == [(at(0, 0), 2, (A,))]
    assert (runner.stay, runner.ways, runner.raised) == ("same_space", 0, 1)
    assert step.is_settled


def test_a_loss_in_the_step_can_still_be_read() -> None:
    state = placed(begun(1, threat=8, limit=10, map=ROW), None, ("drone", at(0, 0), 1))
    view = GAME.view(acting(state), None)
    assert view.phase == "over"
    assert view.step is not None
    assert [(row.group, row.lost_here) for row in view.step.rows] == [("drone@0,0", True)]
