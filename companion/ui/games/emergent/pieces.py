"""What is mine: one line for the peek bar, and the block at the top of the sheet (ET-2, ET-3)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.sums.costs import box
from companion.games.emergent.views import PastRound
from companion.games.emergent.views.mine import Pool
from companion.games.emergent.views.results import DcLine
from companion.games.emergent.words import CAPACITY, SIZES
from companion.kernel.frozen import frozen
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.correction import door
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.pieces import Cube, Cylinder, DcDisc
from companion.ui.games.emergent.reading import DASH, Cast
from companion.ui.kit.boxes import BETWEEN, Big, Labelled, Spaced
from companion.ui.kit.drawing import component, part
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, SectionTitle, Small, Strong
from companion.ui.reading import may
from companion.ui.stage import Stage


@frozen
class Holding:
    """My money and my pieces in the box; in Fast Play everybody's cubes on the board."""

    cash: str
    is_settled: bool
    """The round is worked out: what it leaves me, as on the page above (ET-29)."""
    pool: Pool | None
    totals: tuple[tuple[str, int], ...]


def holding(stage: Stage) -> tuple[Cast, Holding]:
    """What I have, by the newest view."""
    view, cast = reading.game(stage), reading.cast(stage)
    mine = reading.ledger(view, cast.seat)
    is_settled = view.phase == "settle" and mine is not None and mine.end is not None
    cash = mine.end if mine and is_settled else view.my_cash
    totals = tuple((str(seat), view.fast.totals.get(seat, 0)) for seat in view.seats) if view.fast else ()
    return cast, Holding(dollars(cash or 0), is_settled, pool_of(stage), totals)


peek_facts = holding


def pool_of(stage: Stage) -> Pool | None:
    """My pieces still in the box: by my open plan, or else what is not on the board."""
    view = reading.game(stage)
    if view.my_plan:
        return view.my_plan.pool
    firm = reading.firm(view, reading.cast(stage).seat)
    if firm is None or view.rules.component_limits == "off":
        return None
    standing = {size: sum(dc.size == size for dc in firm.dcs) for size in SIZES}
    return Pool(**box(standing, sum(dc.cubes for dc in firm.dcs), sum(firm.cylinders.values())))


def _counts(skin: Skin, colour: str, pool: Pool | None, size: float) -> list[ft.Control]:
    """Discs of both sizes, cubes and cylinders still in the box, each drawn with its number."""
    if pool is None:
        return []
    pieces: list[tuple[ft.Control, int | None, str]] = [
        (DcDisc(skin, colour, "small", size * 0.42), pool.small, "small"),
        (DcDisc(skin, colour, "large", size * 0.5), pool.large, "large"),
        (Cube(skin, colour, size * 0.8), pool.cubes, "cubes"),
        (Cylinder(skin, colour, size * 0.8), pool.cylinders, "cylinders"),
    ]
    return [
        _count(skin, picture, max(0, count), skin.say(f"emergent-phone-pool-{kind}", n=max(0, count)))
        for picture, count, kind in pieces
        if count is not None
    ]


def _count(skin: Skin, picture: ft.Control, count: int, said: str) -> ft.Control:
    return Labelled(ft.Row([picture, Figures(skin, str(count), 16)], spacing=4, tight=True), said)


@component
def peek(stage: Stage) -> ft.Control:
    """My line under the main button."""
    return PeekMoney(stage.skin, *holding(stage))


@part
def PeekMoney(skin: Skin, cast: Cast, mine: Holding) -> ft.Control:
    """My money and my pieces in the box; in Fast Play everybody's cubes on the board."""
    if mine.totals:
        counts = [
            _count(
                skin,
                SeatMark(skin, cast.colour(seat), 16),
                count,
                skin.say("emergent-phone-fast-cubes", name=cast.you_or(skin, seat), n=count),
            )
            for seat, count in mine.totals
        ]
        return ft.Row(list(counts), spacing=12, wrap=skin.large_text)
    label = "emergent-phone-cash-settled" if mine.is_settled else "emergent-phone-cash"
    money = Labelled(Strong(skin, mine.cash, 17), skin.say(label, amount=mine.cash))
    pieces = _counts(skin, cast.mine, mine.pool, 20)
    return ft.Row([money, *pieces], alignment=BETWEEN, spacing=6, wrap=skin.large_text)


@component
def pieces(stage: Stage) -> ft.Control:
    """My money, my DCs on the board, my pieces in the box, the rounds so far."""
    view, skin = reading.game(stage), stage.skin
    cast, mine = holding(stage)
    firm = reading.firm(view, cast.seat)
    rows: list[ft.Control] = []
    if firm is not None:
        rows.append(MyFirm(skin, cast, mine, firm.dcs))
        if view.past:
            rows.append(PastMoney(skin, cast.seat, view.past))
    elif view.fast is not None:
        piles = tuple((one.region, one.cubes.get(cast.seat, 0)) for one in view.fast.regions)
        rows.append(MyPiles(skin, cast, tuple(pile for pile in piles if pile[1])))
    if view.phase != "over" and (may(view, "correct") or view.correction):
        rows.append(door(stage))
    return Spaced(skin, *rows, gap=12)


@part
def MyFirm(skin: Skin, cast: Cast, mine: Holding, dcs: tuple[DcLine, ...]) -> ft.Control:
    """What I have, my DCs, my pieces in the box."""
    when = skin.say("emergent-phone-cash-then" if mine.is_settled else "emergent-phone-cash-now")
    money = ft.Row([Big(skin, mine.cash, 36), Small(skin, when)], spacing=12)
    return Spaced(
        skin,
        money,
        SectionTitle(skin, skin.say("emergent-phone-my-dcs"), skin.say("emergent-phone-in-box")),
        *(_dc(skin, cast, dc) for dc in dcs),
        *([] if dcs else [Small(skin, skin.say("emergent-phone-no-dcs"))]),
        ft.Row(_counts(skin, cast.mine, mine.pool, 26), alignment=BETWEEN, wrap=skin.large_text),
        gap=12,
    )


def _dc(skin: Skin, cast: Cast, dc: DcLine) -> ft.Control:
    disc = DcDisc(skin, cast.mine, dc.size, 13 if dc.size == "small" else 16, cubes=dc.cubes)
    return ft.Row(
        [
            ft.Container(disc, width=46, alignment=ft.Alignment.CENTER),
            Strong(skin, cast.region_name(dc.region), 16, expand=True),
            Small(skin, skin.say("emergent-phone-dc-cubes", n=dc.cubes, most=CAPACITY[dc.size])),
        ],
        spacing=8,
    )


@part
def PastMoney(skin: Skin, seat: str, past: tuple[PastRound, ...]) -> ft.Control:
    """My money after every closed round."""

    def row(one: PastRound) -> ft.Control:
        cash = {str(who): amount for who, amount in one.cash.items()}.get(seat)
        sold = {str(who): count for who, count in one.units_sold.items()}.get(seat, 0)
        unsold = {str(who): count for who, count in one.unsold.items()}.get(seat, 0)
        return ft.Row(
            [
                Small(skin, skin.say("emergent-phone-past", n=one.round), expand=True),
                Small(skin, skin.say("emergent-phone-past-units", sold=sold, unsold=unsold)),
                Figures(skin, DASH if cash is None else dollars(cash), 16),
            ],
            spacing=12,
        )

    title = SectionTitle(skin, skin.say("emergent-phone-past-title"))
    return Spaced(skin, title, *map(row, past), gap=12)


@part
def MyPiles(skin: Skin, cast: Cast, piles: tuple[tuple[str, int], ...]) -> ft.Control:
    """Fast Play: my cubes by region (FP-9)."""
    rows = [
        ft.Row(
            [
                Cube(skin, cast.mine, 20),
                Strong(skin, cast.region_name(region), 16, expand=True),
                Figures(skin, str(count), 17),
            ],
            spacing=10,
        )
        for region, count in piles
    ]
    empty = [] if rows else [Small(skin, skin.say("emergent-phone-no-piles"))]
    return Spaced(skin, SectionTitle(skin, skin.say("emergent-phone-my-piles")), *rows, *empty, gap=12)
