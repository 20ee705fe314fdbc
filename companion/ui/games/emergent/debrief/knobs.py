"""What can be changed in a plan that is tried: cubes, cylinders, DCs to build or sell, region by region."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.sums import editing, trial
from companion.games.emergent.sums.trial import Change, Stock
from companion.games.emergent.views.history import FirmRound
from companion.games.emergent.words import BUILD, CYLINDERS, RESALE, SIZES, Size
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.money import change, dollars, signed
from companion.ui.games.emergent.draw.pieces import Cube, Cylinder, DcDisc
from companion.ui.games.emergent.draw.shapes import DiscStyle
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import InRow, Stacked, Together, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.drawing import Choose, Tap
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Muted, Strong, Words

Edit = Callable[[Plan], Plan]
Try = Callable[[Edit], None]
"""A change of the plan as it then is: fingers are faster than screens."""


def regions_in_order(cast: Cast, firm: FirmRound, plan: Plan) -> tuple[str, ...]:
    """Regions where the plan has something first, then the others."""
    busy = {stock.region for stock in trial.stocks(firm, plan)}
    busy |= {cast.market_region(place) for place in plan.marketing}
    known = [one.id for one in cast.board.regions]
    return (*(one for one in known if one in busy), *(one for one in known if one not in busy))


def RegionChips(skin: Skin, cast: Cast, regions: tuple[str, ...], picked: str, pick: Choose) -> ft.Control:
    """Which region is being changed."""
    return Wrapped(
        skin,
        *(Chip(skin, cast.region_name(one), partial(pick, one), selected=one == picked) for one in regions),
        gap=7,
    )


def _amount(
    skin: Skin, picture: ft.Control, words: str, value: int, most: int, change: Callable[[int], None]
) -> ft.Control:
    """A number with − and +."""
    label = InRow(skin, picture, Words(skin, words, 16, line=1.15, expand=True), gap=9, expand=True)
    stepper = _steps(skin, words, value, most, change)
    if skin.large_text:
        return Stacked(skin, label, stepper, gap=6)
    return InRow(skin, label, stepper, gap=8)


def _steps(skin: Skin, label: str, value: int, most: int, change: Callable[[int], None]) -> ft.Control:
    """− and + close around the number, so that its name has room."""

    def button(icon: str, to: int, says: str) -> ft.Control:
        return IconButton48(
            skin,
            icon,
            skin.say(says, label=label),
            lambda: change(to),
            ground=skin.palette.raised,
            outlined=False,
            disabled=not 0 <= to <= most,
        )

    number = ft.Container(
        Words(skin, str(value), 22, family=FIGURES_600, align=CENTER, line=1.0),
        width=skin.px(44) * (1.6 if skin.large_text else 1.0),
        alignment=ft.Alignment.CENTER,
    )
    shown = ft.Semantics(content=number, label=f"{label}: {value}", container=True, exclude_semantics=True)
    return Together(
        skin,
        button("minus", value - 1, "shell-less"),
        shown,
        button("plus-thin", value + 1, "shell-more-of"),
        gap=2,
    )


def _stock(skin: Skin, cast: Cast, firm: FirmRound, stock: Stock, tries: Try) -> list[ft.Control]:
    """A DC: its cubes, and whether it stands."""
    colour = cast.colour(firm.seat)
    size = skin.say(f"emergent-shared-{stock.size}")
    style: DiscStyle = "sold" if stock.is_sold else "new" if stock.is_new else "plain"
    disc = DcDisc(skin, colour, stock.size, skin.px(13), cubes=stock.cubes, style=style)
    if stock.is_sold:
        keep = OutlineButton(
            skin,
            skin.say("emergent-whatif-keep-one"),
            lambda: tries(partial(editing.without_sale, dc=stock.dc)),
            icon="undo",
        )
        words = Words(skin, skin.say("emergent-whatif-sold", size=size), 16, line=1.15, expand=True)
        return [InRow(skin, disc, words, keep, gap=9)]
    name = "emergent-whatif-cubes-in-new" if stock.is_new else "emergent-whatif-cubes-in"
    rows = [
        _amount(
            skin,
            disc,
            skin.say(name, size=size),
            stock.cubes,
            stock.room,
            lambda n: tries(partial(editing.with_cubes, dc=stock.dc, cubes=n)),
        )
    ]
    if stock.is_new:
        off = OutlineButton(
            skin,
            skin.say("emergent-whatif-build-not"),
            lambda: tries(partial(trial.without_build, firm=firm, dc=stock.dc)),
            icon="cross",
        )
    else:
        price = change(RESALE[stock.size])
        off = OutlineButton(
            skin,
            skin.say("emergent-whatif-sell-one", price=price),
            lambda: tries(partial(editing.with_sale, dc=stock.dc)),
            icon="cross",
        )
    return [*rows, ft.Row([off], alignment=ft.MainAxisAlignment.END)]


def RegionKnobs(skin: Skin, cast: Cast, firm: FirmRound, plan: Plan, region: str, tries: Try) -> ft.Control:
    """Everything that can be changed in one region."""
    colour = cast.colour(firm.seat)
    rows: list[ft.Control] = []
    for stock in trial.stocks(firm, plan):
        if stock.region == region:
            rows += _stock(skin, cast, firm, stock, tries)
    for place in cast.markets_in(region):
        rows.append(
            _amount(
                skin,
                ft.Container(Cylinder(skin, colour, skin.px(26)), width=skin.px(34)),
                skin.say("emergent-whatif-cylinders-in", place=cast.market(place)),
                plan.marketing.get(place, 0),
                CYLINDERS,
                partial(_market, place, tries),
            )
        )
    builds = [
        OutlineButton(
            skin,
            skin.say(
                "emergent-whatif-build-one",
                size=skin.say(f"emergent-shared-{size}"),
                price=dollars(BUILD[size]),
            ),
            partial(_build, firm, size, region, tries),
            icon="plus-thin",
        )
        for size in SIZES
    ]
    rows.append(Wrapped(skin, *builds))
    return Stacked(skin, *rows, gap=10)


def _build(firm: FirmRound, size: Size, region: str, tries: Try) -> None:
    tries(partial(trial.with_build, firm=firm, size=size, region=region))


def _market(place: str, tries: Try, count: int) -> None:
    tries(partial(editing.with_cylinders, place=place, count=count))


def _words(skin: Skin, change: Change, count: int) -> str:
    size = skin.say(f"emergent-shared-{change.size}") if change.size else ""
    return skin.say(f"emergent-whatif-{change.kind}", n=count, size=size)


def _picture(skin: Skin, cast: Cast, seat: str, change: Change) -> ft.Control:
    colour = cast.colour(seat)
    if change.kind == "cylinders":
        return Cylinder(skin, colour, skin.px(28))
    if change.kind == "cubes":
        return Cube(skin, colour, skin.px(26))
    style: DiscStyle = (
        "sold" if change.kind == "sell" and change.after else "new" if change.kind == "build" else "plain"
    )
    return DcDisc(skin, colour, change.size or "small", skin.px(13), style=style)


def ChangedLine(skin: Skin, cast: Cast, seat: str, change: Change, undo: Tap) -> ft.Control:
    """One change: where, what it was, what it is now; it can be taken back."""
    palette = skin.palette
    amber = tones(skin).amber_words
    place = cast.market(change.place)
    before, after = _words(skin, change, change.before), _words(skin, change, change.after)
    is_number = change.kind in ("cylinders", "cubes")
    now = Words(
        skin,
        str(change.after) if is_number else after,
        24 if is_number else 15.6,
        family=DISPLAY_700,
        colour=amber,
        line=1.05,
        lines=2,
    )
    row: list[ft.Control] = [
        ft.Container(_picture(skin, cast, seat, change), width=skin.px(36), alignment=ft.Alignment.CENTER),
        Stacked(skin, Strong(skin, place, 17, lines=1), Muted(skin, before, 15, lines=1), gap=1, expand=True),
        Icon(skin, "arrow", skin.px(24), amber),
        now,
    ]
    if is_number:
        by = signed(change.after - change.before)
        row.append(Words(skin, by, 16, family=FIGURES_600, colour=palette.muted, line=1.0))
    what = skin.say("emergent-whatif-in", what=after, place=place)
    row.append(
        IconButton48(
            skin,
            "undo",
            skin.say("emergent-whatif-undo-one", what=what),
            undo,
            outlined=False,
            ground=tint(palette.raised, palette.card, 0.6),
            size=44,
        )
    )
    return ft.Container(
        InRow(skin, *row, gap=9),
        padding=ft.Padding.only(left=skin.px(8), right=skin.px(4)),
        border_radius=skin.px(12),
        bgcolor=tint(palette.raised, palette.card, 0.6),
    )


def undone(firm: FirmRound, plan: Plan, change: Change) -> Plan:
    """The tried plan without one of its changes."""
    match change.kind:
        case "cylinders":
            return editing.with_cylinders(plan, change.place, change.before)
        case "cubes":
            known = {stock.dc for stock in trial.stocks(firm, plan)}
            return editing.with_cubes(plan, change.dc, change.before if change.dc in known else 0)
        case "sell":
            return (editing.with_sale if change.before else editing.without_sale)(plan, change.dc)
        case "build":
            return _as_built(firm, plan, change)


def _as_built(firm: FirmRound, plan: Plan, change: Change) -> Plan:
    """As many DCs of this size here as there really were, the real ones where possible."""
    kind = (change.size, change.place)
    real = [build for build in firm.plan.build if (build.size, build.region) == kind]
    for build in plan.build:
        if (build.size, build.region) == kind and build not in real:
            plan = trial.without_build(plan, firm, build.id)
    missing = tuple(build for build in real if build not in plan.build)
    plan = plan.model_copy(update={"build": (*plan.build, *missing)})
    for build in missing:
        plan = editing.with_cubes(plan, build.id, firm.plan.products.get(build.id, 0))
    return plan
