"""What a finger means on a map in the making, with each tool (SW-5)."""

from __future__ import annotations

from typing import Any

from companion.kernel.action import Reason
from companion.ui.desk.checks import Found
from companion.ui.desk.past import Past
from companion.ui.games.singularity.desk import mapbench, mapdraft
from companion.ui.games.singularity.desk.mapbench import Bench
from companion.ui.games.singularity.desk.mapdraft import MapDraft, add_block
from companion.ui.games.singularity.desk.mapways import linked


def bench_of(columns: int, rows: int, **changes: Any) -> Bench:
    return Bench(Past(add_block(MapDraft(), columns, rows)), **changes)


def test_a_tap_on_a_free_spot_adds_the_space_it_names() -> None:
    bench = bench_of(2, 1)
    assert set(mapbench.free_spots(bench.draft)) == {"+C1", "+A2", "+B2", "+C2"}
    after = mapbench.touched(bench, "+B2")
    assert (after.chosen, after.draft.spaces[-1].id) == ("B2", "B2")
    assert after.undo().chosen == "", "nothing stays chosen that is gone"


def test_a_drag_moves_a_space_or_links_two() -> None:
    moved = mapbench.dragged(bench_of(2, 1), "A1", "+A2").draft
    assert [(one.id, one.x, one.y) for one in moved.spaces] == [("A1", 0.0, 1.0), ("B1", 1.0, 0.0)]
    assert linked(mapbench.dragged(bench_of(2, 1, tool="link"), "A1", "B1").draft) == ()


def test_a_line_is_a_run_of_taps() -> None:
    bench = bench_of(3, 1, tool="line")
    for place in ("A1", "B1", "C1"):
        bench = mapbench.touched(bench, place)
    bench = mapbench.line_done(bench)
    assert (bench.draft.lines, bench.run) == ((("A1", "B1", "C1"),), ())


def test_a_new_area_is_the_one_taps_belong_to() -> None:
    bench = mapbench.touched(mapbench.new_area(bench_of(2, 1), "Hall"), "A1")
    assert (bench.tool, bench.draft.spaces[0].area) == ("area", bench.area)
    assert bench.do(lambda draft: mapdraft.remove_area(draft, bench.area)).area == ""


def test_a_fault_leads_from_space_to_space() -> None:
    found = Found("fault", Reason("singularity.unreachable", "SW-5", {"spaces": ("A1", "B1")}))
    bench = mapbench.show(bench_of(2, 1, tool="wall"), found)
    assert (bench.tool, bench.chosen) == ("space", "A1")
    assert mapbench.show(bench, found).chosen == "B1"
