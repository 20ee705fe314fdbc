"""A plan that is tried afterwards: every kind of change is named, real DCs come back as themselves."""

from __future__ import annotations

from companion.games.emergent.actions.plan import Build, Plan
from companion.games.emergent.sums import trial
from companion.games.emergent.views.history import FirmRound
from companion.games.emergent.views.results import DcLine
from tests.games.emergent.table import RED

REAL = Plan(
    sell=("dc2",),
    build=(Build(id="r", size="small", region="a"),),
    products={"dc1": 3, "r": 5},
    marketing={"b": 1},
)
FIRM = FirmRound(
    seat=RED,
    cash=100,
    dcs=(DcLine(id="dc1", size="small", region="c"), DcLine(id="dc2", size="large", region="d")),
    plan=REAL,
    placed=(),
    cylinders={"b": 1},
    shipped={},
)


def told(plan: Plan) -> list[tuple[str, str, int, int]]:
    return [(one.kind, one.dc or one.place, one.before, one.after) for one in trial.changes(FIRM, plan)]


def test_every_kind_of_change_is_named() -> None:
    assert told(REAL) == []
    plan = Plan(build=(Build(id="x", size="large", region="d"),), products={"x": 7})
    assert told(plan) == [
        ("build", "a", 1, 0),
        ("build", "d", 0, 1),
        ("sell", "dc2", 1, 0),
        ("cylinders", "b", 1, 0),
        ("cubes", "dc1", 3, 0),
        ("cubes", "r", 5, 0),
        ("cubes", "x", 0, 7),
    ]


def test_another_id_for_the_same_dc_is_no_change_of_discs() -> None:
    other = (Build(id="other", size="small", region="a"),)
    plan = REAL.model_copy(update={"build": other, "products": {"dc1": 3}})
    assert told(plan) == [("cubes", "r", 5, 0)]


def test_a_dc_taken_away_comes_back_as_itself() -> None:
    without = trial.without_build(REAL, FIRM, "r")
    assert (without.build, without.products) == ((), {"dc1": 3})
    assert trial.with_build(without, FIRM, "small", "a").build == REAL.build
    more = trial.with_build(REAL, FIRM, "small", "a")
    assert [build.id for build in more.build] == ["r", "try-1"]
    assert trial.without_build(more, FIRM, "r").build == REAL.build, "of two alike the real one stays"


def test_the_dcs_a_tried_plan_can_fill() -> None:
    assert [(one.dc, one.cubes, one.room, one.is_new, one.is_sold) for one in trial.stocks(FIRM, REAL)] == [
        ("dc1", 3, 5, False, False),
        ("dc2", 0, 10, False, True),
        ("r", 5, 5, True, False),
    ]
