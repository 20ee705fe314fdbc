"""Edits of a plan: nothing is kept of what is gone, and what a tap takes back is back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.games.emergent.actions.plan import EMPTY_PLAN, Build, Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums import editing
from companion.games.emergent.sums.planning import Land, check

REGIONS = ("delta", "ridge", "harrow")
LAND = Land({name: name for name in REGIONS}, {"port": ("delta", "Port")})


@st.composite
def edits(drawn: st.DrawFn) -> list[tuple[str, str, int]]:
    names = st.sampled_from(("n1", "n2", "n3"))
    kinds = st.sampled_from(("build", "unbuild", "sell", "keep", "cubes", "posts"))
    return drawn(st.lists(st.tuples(kinds, names, st.integers(0, 6)), max_size=20))


@given(edits())
def test_a_plan_keeps_no_zeros_and_nothing_of_what_is_gone(steps: list[tuple[str, str, int]]) -> None:
    made = EMPTY_PLAN
    for kind, name, count in steps:
        match kind:
            case "build":
                if all(build.id != name for build in made.build):
                    made = editing.with_build(made, Build(id=name, size="small", region="delta"))
            case "unbuild":
                made = editing.without_build(made, name)
                assert name not in made.products
            case "sell":
                made = editing.with_sale(made, name)
                assert name not in made.products
            case "keep":
                made = editing.without_sale(made, name)
                assert name not in made.sell
            case "cubes":
                made = editing.with_cubes(made, name, count)
            case _:
                made = editing.with_cylinders(made, REGIONS[count % 3], count)
    assert 0 not in made.products.values()
    assert 0 not in made.marketing.values()
    assert len(set(made.sell)) == len(made.sell)
    gone = editing.without(made, "n1")
    assert "n1" not in {*gone.sell, *gone.products, *(build.id for build in gone.build)}


def test_a_free_id_is_free() -> None:
    made = editing.with_build(EMPTY_PLAN, Build(id="dc1", size="small", region="delta"))
    assert editing.free_id(EMPTY_PLAN, (), "dc1") == "dc1"
    assert editing.free_id(made, ("dc1-2",), "dc1") == "dc1-3"


def test_one_tap_puts_right_what_a_learning_round_does_not_allow() -> None:
    """ET-38, ET-39: after the way out the fault is gone."""
    build = Build(id="n", size="small", region="delta")
    made = Plan(build=(build,), products={"n": 2}, marketing={"delta": 2})
    rules = HouseRules(learning_variant=True)
    for number in (1, 2):
        for fault in check(made, 100, (), LAND, number, rules):
            if fault.code in editing.WAYS_OUT:
                after = check(editing.WAYS_OUT[fault.code](made), 100, (), LAND, number, rules)
                assert fault.code not in [one.code for one in after]
