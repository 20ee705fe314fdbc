"""The plan as one page: map or list, what it costs, who has sealed, and the button (ET-7, ET-12, ET-14)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

import flet as ft

from companion.games.emergent.sums import editing as edits
from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.results import Money
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.marks import Marks
from companion.ui.games.emergent.draw.money import MoneyBar, MoneyPlan
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.games.emergent.phone.plan_list import PlanList, RegionLine, region_lines
from companion.ui.games.emergent.phone.plan_map import RingWords, plan_marks, region_words
from companion.ui.games.emergent.phone.sketch import Change, Planned
from companion.ui.games.emergent.phone.timer import RoundTimer, TimerDoor, TimerLine
from companion.ui.games.emergent.phone.waiting import OthersPlan
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import BETWEEN, Strip, Together
from companion.ui.kit.buttons import IconButton48, ReasonButton
from companion.ui.kit.drawing import Choose, Tap, part, steady
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.pages import Said, SeatPage, inner_height, inner_width
from companion.ui.kit.picking import Segments
from companion.ui.kit.skin import Skin

MOST_CUBES = 200
"""More than all DCs in the box could hold; the plan's own faults say what is too much."""
PageName = Literal["plan", "faults", "estimate"]


@frozen
class Ways:
    """What can be done on the plan's page. Each stays the same function from redraw to redraw."""

    open_region: Choose
    open_page: Callable[[PageName], None]
    set_form: Choose
    change: Change
    seal: Tap


@frozen
class PlanFacts:
    """All that the page shows of my plan."""

    form: str
    """`map` or `list`."""
    marks: Marks
    labels: tuple[tuple[str, str], ...]
    lines: tuple[RegionLine, ...]
    money: Money
    faults: int
    has_estimate: bool
    learning: int
    """The round of the learning variant whose limits are told; 0: none (ET-38)."""
    bought: tuple[int, int] | None
    """Cubes, and the most of them, where only their number is planned (A9)."""


def facts_of(skin: Skin, cast: Cast, view: EmergentView, planned: Planned, form: str) -> PlanFacts:
    """Read off my plan as my fingers left it."""
    is_map, mine = form == "map", planned.mine
    regions = cast.board.regions if is_map else ()
    bought = None
    if view.rules.product_allocation == "at_placement":
        cubes, left = planned.plan.cubes, mine.pool.cubes
        bought = (cubes, max(0, MOST_CUBES if left is None else cubes + left))
    return PlanFacts(
        form,
        plan_marks(skin, cast, view.firms, planned) if is_map else Marks(),
        tuple((one.id, region_words(skin, cast, planned, one.id)) for one in regions),
        () if is_map else region_lines(skin, cast, planned),
        planned.money,
        len(mine.faults),
        mine.estimate is not None,
        min(view.round, 2) if view.is_learning else 0,
        bought,
    )


@part
def PlanPage(
    skin: Skin,
    cast: Cast,
    facts: PlanFacts,
    late: tuple[str, ...],
    ways: Ways,
    timer: RoundTimer,
    said: Said | None,
) -> ft.Control:
    """Map or list, hints, the money, and the one button."""
    is_map = facts.form == "map"
    tools = _tools(skin, facts, ways, timer)
    hints = _hints(skin, facts, ways)
    notes = [*TimerLine(skin, timer), *hints, PlanMoney(skin, facts.money, skin.is_small or not is_map)]
    who = OthersPlan(skin, cast.others, late)
    picture, body = None, list[ft.Control]()
    if is_map:
        taken = 52 + (186 if skin.is_small else 296) + 62 * len(hints) + (56 if timer.timer else 0)
        picture = _map(skin, cast, facts, ways, max(220.0, inner_height(skin) - taken), tools)
        body = [] if skin.is_small else [_legend(skin, cast, who, tools)]
    else:
        body = [
            *PlanList(skin, cast, facts.lines, ways.open_region),
            ft.Row([who, *tools], alignment=BETWEEN),
        ]
    return SeatPage(
        skin,
        said=said,
        title=skin.say("emergent-phone-plan-title"),
        right=MapOrList(skin, facts.form, ways.set_form),
        step=19 if skin.is_small else 20,
        picture=picture,
        body=body,
        notes=notes,
        actions=[PlanButton(skin, facts.faults, ways)],
    )


def _map(
    skin: Skin, cast: Cast, facts: PlanFacts, ways: Ways, height: float, tools: list[ft.Control]
) -> ft.Control:
    """The map that is the form: tap a region to plan there. The tools lie in its corner on a small phone."""
    drawn = TradeMap(
        skin,
        cast.drawn,
        facts.marks,
        width=skin.width,
        height=height,
        labels=facts.labels,
        on_region=ways.open_region,
    )
    if not (tools and skin.is_small):
        return drawn
    corner = ft.Container(Together(skin, *tools, gap=8), right=8, bottom=8)
    return ft.Stack([drawn, corner], width=skin.width, height=height)


def _legend(skin: Skin, cast: Cast, who: ft.Control, tools: list[ft.Control]) -> ft.Control:
    """Who has sealed, what the rings mean, and what else can be opened."""
    others = [] if len(tools) > 1 else [RingWords(skin, "others", cast.mine)]
    return ft.Row(
        [
            Together(skin, who, *others, gap=12),
            Together(skin, RingWords(skin, "new", cast.mine), *tools, gap=8),
        ],
        alignment=BETWEEN,
        height=48,
    )


@part
def MapOrList(skin: Skin, form: str, set_form: Choose) -> ft.Control:
    """Two ways to look at the same thing."""
    ways = (
        ("map", skin.say("emergent-phone-map"), "map"),
        ("list", skin.say("emergent-phone-list"), "emergent-list"),
    )
    return ft.Container(
        Segments(skin, ways, form, set_form),
        width=None if skin.large_text else 150 if skin.width > 375 else 136,
    )


@part
def PlanMoney(skin: Skin, money: Money, is_compact: bool) -> ft.Control:
    """The bar of everything there is, and what the plan does with it."""
    plan = MoneyPlan(money.cash, money.sale, money.builds, money.cubes, money.cylinders, money.operating)
    return MoneyBar(skin, plan, inner_width(skin), compact=is_compact)


def _tools(skin: Skin, facts: PlanFacts, ways: Ways, timer: RoundTimer) -> list[ft.Control]:
    """What may be opened besides: the estimate, the leader's timer."""
    return [*([EstimateSign(skin, ways.open_page)] if facts.has_estimate else []), *TimerDoor(skin, timer)]


@part
def EstimateSign(skin: Skin, open_page: Callable[[PageName], None]) -> ft.Control:
    """What this plan would sell."""
    return IconButton48(
        skin, "bulb", skin.say("emergent-phone-estimate-open"), partial(open_page, "estimate")
    )


def _hints(skin: Skin, facts: PlanFacts, ways: Ways) -> list[ft.Control]:
    """Learning limits, and cubes that are bought without a place (ET-38, A9)."""
    made: list[ft.Control] = []
    if facts.learning:
        made.append(Strip(skin, skin.say(f"emergent-phone-learning-{facts.learning}"), icon="bulb"))
    if facts.bought:
        made.append(BoughtCubes(skin, *facts.bought, ways.change))
    return made


@part
def BoughtCubes(skin: Skin, cubes: int, most: int, change: Change) -> ft.Control:
    """Only the number of cubes is planned; they find their DCs at placement (A9)."""

    def buy(count: int) -> None:
        change(lambda plan: edits.with_bought(plan, count))

    words = skin.say("emergent-phone-cubes-bought"), skin.say("emergent-phone-cubes-later")
    return NumberRow(skin, words[0], cubes, 0, most, buy, words[1])


@part
def PlanButton(skin: Skin, faults: int, ways: Ways) -> ft.Control:
    """Seal it, or look at what is wrong: the button is never dead (ET-14)."""
    show = steady(partial(ways.open_page, "faults"))
    if faults:
        words = skin.say("emergent-phone-faults-button", n=faults)
        return ReasonButton(skin, words, show, "emergent-wrench")
    return ReasonButton(skin, skin.say("emergent-phone-seal"), ways.seal, "envelope-lock")
