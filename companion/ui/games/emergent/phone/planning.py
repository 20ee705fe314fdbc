"""Planning behind the screen: the map is the form, the money bar never leaves (ET-7..14)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, cast

import flet as ft

from companion.games.emergent.actions import MakePlan, Ready
from companion.games.emergent.actions.plan import EMPTY_PLAN
from companion.games.emergent.sums import editing as edits
from companion.games.emergent.views.mine import Fault, MyPlan
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import MoneyBar, MoneyPlan
from companion.ui.games.emergent.phone.bits import Small, Strip, Switch, Who
from companion.ui.games.emergent.phone.drafting import use_draft
from companion.ui.games.emergent.phone.estimate import EstimatePage
from companion.ui.games.emergent.phone.faults import FaultsPage
from companion.ui.games.emergent.phone.page import BETWEEN, MIDDLE, AccentButton, Page, room
from companion.ui.games.emergent.phone.plan_list import PlanList
from companion.ui.games.emergent.phone.plan_map import Legend, PlanMap
from companion.ui.games.emergent.phone.planned import Planned
from companion.ui.games.emergent.phone.region import RegionSheet
from companion.ui.games.emergent.phone.signs import LIST, WRENCH
from companion.ui.games.emergent.phone.timer import TimerDoor, TimerLine
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component
from companion.ui.kit.layout import SIDE
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

MOST_CUBES = 200
"""More than all DCs in the box could hold; the plan's own faults say what is too much."""


@dataclass(frozen=True)
class Where:
    """Which page of the planning is open, and which region lies on it."""

    page: Literal["plan", "faults", "estimate"] = "plan"
    region: str = ""


@component
def Planning(stage: Stage, form: str, set_form: Callable[[str], None]) -> ft.Control:
    """My plan: the map or the list, a region's sheet on top, the faults, the estimate."""
    view = reading.game(stage)
    mine = view.my_plan
    where, go = ft.use_state(Where())
    open_region: Callable[[str], None] = cast("Any", ft.use_ref(lambda: partial(_open, go))).current
    """The same function on every redraw, so that the map is drawn only when something on it changes."""
    made = use_draft(stage, mine.plan if mine else EMPTY_PLAN, lambda plan: MakePlan(plan=plan))
    if mine is None:
        return Page(stage, title=stage.say("emergent-phone-plan-title"), body=[])
    planned = Planned(mine, made.made, made.change, made.flush, view.rules)

    def close_region() -> None:
        go(replace(where, region=""))

    if where.region and reading.region(view, where.region):
        return RegionSheet(stage, planned, where.region, close_region)
    if where.page == "faults" and mine.faults:
        return FaultsPage(
            stage,
            planned,
            partial(_lead, stage, planned, open_region, go),
            lambda: go(Where()),
            _bar(stage.skin, planned, compact=stage.skin.is_small),
        )
    if where.page == "estimate" and mine.estimate:
        return EstimatePage(stage, mine.estimate, lambda: go(Where()))
    return _plan_page(stage, planned, form, set_form, open_region, go)


def _open(go: Callable[[Callable[[Where], Where]], None], region_id: str) -> None:
    go(lambda where: replace(where, region=region_id))


def _lead(
    stage: Stage,
    planned: Planned,
    open_region: Callable[[str], None],
    go: Callable[[Where], None],
    fault: Fault,
) -> None:
    """The way out of a fault: what is nowhere is taken out, a place opens, money and pieces show the plan."""
    view = reading.game(stage)
    city = reading.city(view, fault.city)
    place = fault.region or (city.region if city else None)
    if fault.dc and place is None:
        place = next((dc.region for dc in planned.dcs if dc.id == fault.dc), None)
    if place and reading.region(view, place):
        open_region(place)
    elif fault.dc or fault.region or fault.city:
        planned.change(lambda plan: edits.without(plan, fault.dc or fault.region or fault.city or ""))
    elif fault.code in edits.WAYS_OUT:
        planned.change(edits.WAYS_OUT[fault.code])
    else:
        go(Where())


def _bar(skin: Skin, planned: Planned, *, compact: bool = False) -> ft.Control:
    money = planned.money
    return MoneyBar(
        skin,
        MoneyPlan(
            cash=money.cash,
            sales=money.sale,
            dcs=money.builds,
            cubes=money.cubes,
            cylinders=money.cylinders,
            running=money.operating,
        ),
        skin.width - 2 * SIDE,
        compact=compact,
    )


def _plan_page(
    stage: Stage,
    planned: Planned,
    form: str,
    set_form: Callable[[str], None],
    open_region: Callable[[str], None],
    go: Callable[[Where], None],
) -> ft.Control:
    skin, mine = stage.skin, planned.mine
    is_map = form == "map"
    switch = Switch(
        skin,
        [
            ("map", skin.say("emergent-phone-map"), "map"),
            ("list", skin.say("emergent-phone-list"), LIST),
        ],
        form,
        set_form,
    )
    tools = _tools(stage, mine, go)
    hints = _hints(stage, planned)
    notes = [*hints, _bar(skin, planned, compact=skin.is_small or not is_map)]
    if is_map:
        taken = 52 + (186 if skin.is_small else 296) + 62 * len(hints) + (56 if stage.table.timer else 0)
        picture: ft.Control | None = PlanMap(
            stage, planned, open_region, max(220.0, room(skin) - taken), tools if skin.is_small else []
        )
        body: list[ft.Control] = [] if skin.is_small else [Legend(stage, tools)]
    else:
        picture, body = (
            None,
            [*PlanList(stage, planned, open_region), ft.Row([_who(stage), *tools], alignment=BETWEEN)],
        )
    return Page(
        stage,
        title=skin.say("emergent-phone-plan-title"),
        right=switch,
        step=19 if skin.is_small else 20,
        picture=picture,
        body=body,
        notes=[*TimerLine(stage), *notes],
        actions=[_seal(stage, planned, go)],
    )


def _who(stage: Stage) -> ft.Control:
    view = reading.game(stage)
    ready = [firm.seat for firm in view.firms if firm.is_ready]
    return Who(stage, ready, stage.say("emergent-phone-sealed"), stage.say("emergent-phone-planning"))


def _tools(stage: Stage, mine: MyPlan, go: Callable[[Where], None]) -> list[ft.Control]:
    """What may be opened besides: the estimate, the leader's timer."""
    skin = stage.skin
    made: list[ft.Control] = []
    if mine.estimate:
        made.append(
            IconButton48(
                skin, "bulb", skin.say("emergent-phone-estimate-open"), lambda: go(Where("estimate"))
            )
        )
    return [*made, *TimerDoor(stage)]


def _hints(stage: Stage, planned: Planned) -> list[ft.Control]:
    """Learning limits, and cubes that are bought without a place (ET-38, A9)."""
    view, skin = reading.game(stage), stage.skin
    made: list[ft.Control] = []
    if view.is_learning:
        made.append(Strip(skin, skin.say(f"emergent-phone-learning-{min(view.round, 2)}"), "bulb"))
    if view.rules.product_allocation == "at_placement":
        made.append(_bought(skin, planned))
    return made


def _bought(skin: Skin, planned: Planned) -> ft.Control:
    """Only the number of cubes is planned; they find their DCs at placement (A9)."""
    left = planned.mine.pool.cubes
    cubes = planned.plan.cubes
    most = cubes + left if left is not None else MOST_CUBES
    label = skin.say("emergent-phone-cubes-bought")

    def buy(count: int) -> None:
        planned.change(lambda plan: edits.with_bought(plan, count))

    return ft.Row(
        [
            ft.Column(
                [Strong(skin, label, 16), Small(skin, skin.say("emergent-phone-cubes-later"))],
                spacing=0,
                expand=True,
            ),
            Stepper(skin, cubes, 0, max(0, most), buy, label),
        ],
        vertical_alignment=MIDDLE,
    )


def _seal(stage: Stage, planned: Planned, go: Callable[[Where], None]) -> ft.Control:
    """Seal it, or look at what is wrong: the button is never dead (ET-14)."""
    skin, faults = stage.skin, planned.mine.faults
    if faults:
        label = skin.say("emergent-phone-faults-button", n=len(faults))
        return AccentButton(skin, label, lambda: go(Where("faults")), icon=WRENCH)

    def seal() -> None:
        planned.flush()
        stage.send(Ready())

    return AccentButton(skin, skin.say("emergent-phone-seal"), seal, icon="envelope-lock")
