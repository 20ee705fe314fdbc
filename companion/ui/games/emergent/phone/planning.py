"""Planning behind the screen: the map is the form, the money bar never leaves (ET-7..14)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

import flet as ft

from companion.games.emergent.actions import MakePlan, Ready
from companion.games.emergent.actions.plan import EMPTY_PLAN
from companion.games.emergent.sums import editing as edits
from companion.games.emergent.views.mine import Fault
from companion.kernel.frozen import frozen
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.desk.drafting import use_draft
from companion.ui.games.emergent.phone.estimate import EstimatePage
from companion.ui.games.emergent.phone.faults import FaultsPage
from companion.ui.games.emergent.phone.plan_page import PlanPage, Ways, facts_of
from companion.ui.games.emergent.phone.region import RegionSheet
from companion.ui.games.emergent.phone.region import facts_of as region_facts
from companion.ui.games.emergent.phone.sketch import Planned
from companion.ui.games.emergent.phone.timer import use_timer
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.drawing import Choose, component, steady, use_kept
from companion.ui.kit.pages import SeatPage
from companion.ui.stage import Stage


@frozen
class Where:
    """Which page of the planning is open, and which region lies on it."""

    page: Literal["plan", "faults", "estimate"] = "plan"
    region: str = ""


@component
def Planning(stage: Stage, form: str, set_form: Choose) -> ft.Control:
    """My plan: the map or the list, a region's sheet on top, the faults, the estimate."""
    view, skin, cast, mine = reading.game(stage), stage.skin, reading.cast(stage), reading.game(stage).my_plan
    where, go = use_kept(Where())
    made = use_draft(stage, mine.plan if mine else EMPTY_PLAN, lambda plan: MakePlan(plan=plan))
    timer = use_timer(stage)
    kept: Any = ft.use_ref(None)
    planned = Planned(mine, made.made, made.change, made.flush, view.rules) if mine else None

    def seal() -> None:
        made.flush()
        stage.send(Ready())

    ways = Ways(
        open_region=steady(lambda region: go(lambda at: replace(at, region=region))),
        open_page=steady(lambda page: go(Where(page))),
        set_form=steady(set_form),
        change=made.change,
        seal=steady(seal),
    )
    back = steady(lambda: go(Where()))
    shut = steady(lambda: go(lambda at: replace(at, region="")))
    lead = steady(lambda fault: _lead(cast, planned, ways, fault))
    if mine is None or planned is None:
        return SeatPage(stage, title=skin.say("emergent-phone-plan-title"), body=[])
    is_open = bool(where.region and cast.region(where.region))
    if where.page == "faults" and mine.faults and not is_open:
        return FaultsPage(skin, cast, planned, stage.said, lead, back)
    if where.page == "estimate" and mine.estimate and not is_open:
        return EstimatePage(skin, cast, mine.estimate, stage.said, back)
    sheet = None
    if is_open:
        region = region_facts(skin, cast, view.firms, planned, where.region)
        sheet = RegionSheet(skin, cast, view.firms, mine, region, planned.change, stage.said, shut)
    else:
        kept.current = facts_of(skin, cast, view, planned, form)
    if kept.current is None:
        return ft.Container(sheet, expand=True)
    said, facts = None if is_open else stage.said, kept.current
    page = PlanPage(skin, cast, facts, view.waiting_for, ways, timer, said)
    # The page stays behind a region's sheet as it was: it is not made again afterwards.
    layers = [ft.Container(page, visible=sheet is None, expand=True), *([sheet] if sheet else [])]
    return ft.Stack(layers, expand=True, fit=ft.StackFit.EXPAND)


def _lead(cast: Cast, planned: Planned | None, ways: Ways, fault: Fault) -> None:
    """The way out of a fault: what is nowhere is taken out, a place opens, money and pieces show the plan."""
    if planned is None:
        return
    city = cast.city(fault.city)
    place = fault.region or (city.region if city else None)
    if fault.dc and place is None:
        place = next((dc.region for dc in planned.dcs if dc.id == fault.dc), None)
    if place and cast.region(place):
        ways.open_region(place)
    elif fault.dc or fault.region or fault.city:
        planned.change(lambda plan: edits.without(plan, fault.dc or fault.region or fault.city or ""))
    elif fault.code in edits.WAYS_OUT:
        planned.change(edits.WAYS_OUT[fault.code])
    else:
        ways.open_page("plan")
