"""What lies in a region, firm by firm, typed with taps on the tablet or any phone (ET-42..45, ET-47)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.games.emergent.actions import Counted, Lay, LayAgain, LayMoney, ShareOut
from companion.games.emergent.actions.plan import Lot
from companion.games.emergent.sums import lying
from companion.games.emergent.views import FirmLine
from companion.games.emergent.views.laying import LayingView, RegionLots
from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.desk.drafting import use_draft
from companion.ui.games.emergent.draw.pieces import CityPlate, Cube, Cylinder, DcDisc, SeatCoin
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import InRow, Notice, Panel, Spaced, Stacked, Together, Wrapped
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, part, steady
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.text import CENTER, Fitted, Heading, Muted, Strong, Words
from companion.ui.stage import Stage

MONEY: Final = "$"
"""The page after the regions where one round is played alone; no region has this id."""
RICHEST: Final = 9999
Put = Callable[[str, str, int], None]
"""A firm, a piece, one more or less."""
Say = Callable[[Action], None]


def pages(view_use: str, laying: LayingView) -> tuple[str, ...]:
    """All regions; for one round alone the money too."""
    regions = tuple(one.region for one in laying.regions)
    return (*regions, MONEY) if view_use == "round" else regions


def first_page(laying: LayingView) -> str:
    """The first region that is not counted, or the first of all."""
    left = (one.region for one in laying.regions if not one.is_counted)
    return next(left, laying.regions[0].region)


def name_of(skin: Skin, cast: Cast, page: str) -> str:
    """A region's name, or the money's."""
    return skin.say("emergent-board-money") if page == MONEY else cast.region_name(page)


@frozen
class Typed:
    """What is typed for the open region, as the finger left it, and the ways to the table."""

    lots: tuple[Lot, ...]
    put: Put
    say: Say | None
    """Without it the board is only looked at."""
    flush: Tap


def use_lots(stage: Stage, here: RegionLots | None, say: Say | None) -> Typed:
    """A hook: taps show at once and go to the table as a whole, before anything else that is said."""
    lines = here.lots if here else ()
    seats = tuple(line.seat for line in lines)

    def laid(lots: tuple[Lot, ...]) -> Action:
        return Lay(region=here.region if here else "", lots=dict(zip(seats, lots, strict=True)))

    made = use_draft(stage, tuple(line.lot for line in lines), laid, say)

    def put(seat: str, piece: str, by: int) -> None:
        made.change(
            lambda lots: tuple(
                lying.stepped(lot, piece, by) if one == seat else lot
                for one, lot in zip(seats, lots, strict=True)
            )
        )

    return Typed(made.made, steady(put), say, made.flush)


def RegionDesk(skin: Skin, cast: Cast, here: RegionLots, typed: Typed, width: float) -> ft.Control:
    """One region: its cities, a row a firm."""
    say = typed.say
    rows = [
        FirmLot.keyed(line.seat)(skin, cast, line.seat, lot, here.markets, width, typed.put if say else None)
        for line, lot in zip(here.lots, typed.lots, strict=True)
    ]
    again = partial(say, LayAgain(region=here.region)) if say and here.before else None
    legend = Pieces(skin, cast.colour(here.lots[0].seat)) if here.lots else ft.Container()
    return Spaced(skin, RegionHead(skin, cast, here.region, again), legend, *rows)


@part
def Pieces(skin: Skin, colour: str) -> ft.Control:
    """What is counted, by its picture."""
    drawn = {
        "small": DcDisc(skin, colour, "small", 9),
        "large": DcDisc(skin, colour, "large", 11),
        "cubes": Cube(skin, colour, 18),
        "posts": Cylinder(skin, colour, 18),
    }
    said = {word: Muted(skin, skin.say(f"emergent-board-{word}"), 14) for word in drawn}
    return Wrapped(skin, *(Together(skin, one, said[word], gap=5) for word, one in drawn.items()), gap=14)


@part
def RegionHead(skin: Skin, cast: Cast, region: str, again: Tap | None) -> ft.Control:
    """Its name, its cities, and the way to take over the last round."""
    cities = [
        ft.Row([CityPlate(skin, city.rank, skin.px(20)), Strong(skin, city.name, 16)], spacing=2, tight=True)
        for city in cast.cities_in(region)
    ]
    name = Heading(skin, cast.region_name(region), 26)
    words = ft.Row([name, *cities], wrap=True, spacing=skin.px(12))
    if again is None:
        return words
    same = OutlineButton(skin, skin.say("emergent-board-again"), again, icon="undo", height=48)
    if skin.is_phone or skin.large_text:
        return Spaced(skin, words, same, gap=6)
    return ft.Row([ft.Container(words, expand=True), same])


@part
def FirmLot(
    skin: Skin, cast: Cast, seat: str, lot: Lot, markets: tuple[str, ...], width: float, put: Put | None
) -> ft.Control:
    """One firm in the region: discs of both sizes, the cubes in them, its cylinders."""
    colour, side = cast.colour(seat), skin.px(20)
    pieces: list[tuple[str, ft.Control, int, str]] = [
        ("small", DcDisc(skin, colour, "small", side * 0.5), lot.small, skin.say("emergent-board-small")),
        ("large", DcDisc(skin, colour, "large", side * 0.62), lot.large, skin.say("emergent-board-large")),
        ("cubes", Cube(skin, colour, side), lot.cubes, skin.say("emergent-board-cubes")),
    ]
    for place in markets:
        said = skin.say("emergent-board-cylinders", place=cast.market(place))
        pieces.append((place, Cylinder(skin, colour, side), lot.cylinders.get(place, 0), said))
    is_over = lot.cubes > lying.room(lot)
    counts = [
        _count(
            skin,
            drawn,
            count,
            f"{cast.name(seat)}, {said}",
            partial(put, seat, piece) if put else None,
            is_wrong=is_over and piece == "cubes",
        )
        for piece, drawn, count, said in pieces
    ]
    beside = skin.px(190) + len(counts) * skin.px(158)
    is_stacked = skin.is_phone or skin.large_text or width < beside
    wide = (width if is_stacked else skin.px(190)) - skin.px(60)
    who = InRow(
        skin,
        SeatCoin(skin, colour, skin.px(30)),
        Stacked(skin, Fitted(skin, cast.name(seat), 17, wide), _Room(skin, lot), gap=0, expand=True),
    )
    gap = skin.px(8)
    numbers = ft.Row(list(counts), spacing=gap, run_spacing=gap, wrap=True)
    content: ft.Control = (
        Spaced(skin, who, numbers, gap=8)
        if is_stacked
        else ft.Row(
            [ft.Container(who, expand=True), ft.Container(numbers, width=width - skin.px(190))],
        )
    )
    return Panel(skin, content, padding=8, radius=16, ground=skin.palette.raised)


def _Room(skin: Skin, lot: Lot) -> ft.Control:
    """How many cubes still fit, in words."""
    left = lying.room(lot) - lot.cubes
    kind = "over" if left < 0 else "none" if not lying.room(lot) else "full" if not left else "room"
    ink = skin.palette.bad if left < 0 else skin.palette.muted
    said = skin.say(f"emergent-board-{kind}", n=left, holds=lying.room(lot))
    return Words(skin, said, 14, colour=ink, family=TEXT_600, line=1.1, lines=1)


def _count(
    skin: Skin,
    drawn: ft.Control,
    count: int,
    label: str,
    step: Callable[[int], None] | None,
    *,
    is_wrong: bool,
) -> ft.Control:
    """− piece and number +, in a well; red where too many are typed."""

    def button(icon: str, by: int, says: str) -> list[ft.Control]:
        if step is None:
            return []
        said, ground = skin.say(says, label=label), skin.palette.card
        is_off = by < 0 and not count
        act = partial(step, by)
        return [IconButton48(skin, icon, said, act, ground=ground, outlined=False, size=44, disabled=is_off)]

    ink = skin.palette.bad if is_wrong else skin.palette.text if count else skin.palette.faint
    figure = ft.Semantics(
        content=Together(
            skin,
            drawn,
            Words(skin, str(count), 20, family=DISPLAY_700, colour=ink, line=1.0, align=CENTER),
            gap=4,
        ),
        label=f"{label}: {count}",
        container=True,
        exclude_semantics=True,
    )
    middle = ft.Container(figure, width=skin.px(56), alignment=ft.Alignment.CENTER)
    row = Together(
        skin, *button("minus", -1, "shell-less"), middle, *button("plus-thin", 1, "shell-more-of"), gap=0
    )
    edge = skin.palette.bad if is_wrong else skin.palette.outline
    return ft.Container(
        row,
        bgcolor=skin.palette.background,
        border=ft.Border.all(2 if is_wrong else 1, edge),
        border_radius=skin.px(14),
        padding=skin.px(2),
    )


@part
def FirmMoney(skin: Skin, cast: Cast, firms: tuple[FirmLine, ...], say: Say | None) -> ft.Control:
    """One round alone: what lies in front of every firm, its pieces paid (ET-47)."""

    def row(firm: FirmLine) -> ft.Control:
        if say is None:
            return Strong(skin, f"{cast.name(firm.seat)}: ${firm.cash}", 17)
        to = partial(_money, say, firm.seat)
        coin = SeatCoin(skin, cast.colour(firm.seat), skin.px(30))
        typed = StepRow(skin, cast.name(firm.seat), firm.cash or 0, 0, RICHEST, to)
        return InRow(skin, coin, ft.Container(typed, expand=True))

    head = Heading(skin, skin.say("emergent-board-money"), 26)
    why = Muted(skin, skin.say("emergent-board-money", "text"), 16)
    return Spaced(skin, head, why, *map(row, firms), gap=12)


def _money(say: Say, seat: str, cash: int) -> None:
    say(LayMoney(seat=seat, cash=cash))


def Wrongs(skin: Skin, cast: Cast, laying: LayingView, page: str) -> list[ft.Control]:
    """What cannot lie there: of this region and of whole firms; elsewhere only how many."""
    here = [one for one in laying.faults if one.fault.region in (page, None)]
    if not here:
        return []
    said = [f"{cast.name(one.seat)}: {cast.why(skin, one.fault)}" for one in here[:2]]
    others = len(laying.faults) - len(said)
    more = skin.say("emergent-board-more", n=others) if others else ""
    return [Notice(skin, " ".join(said), more, icon="warning", colour=skin.palette.bad, is_live=True)]


def leads_on(
    skin: Skin,
    cast: Cast,
    use: str,
    laying: LayingView,
    page: str,
    typed: Typed,
    go: Choose,
) -> list[ft.Control]:
    """Count this region and go to the next one; once all are counted, share out the market."""
    say = typed.say
    if say is None:
        return []
    left = [one.region for one in laying.regions if not one.is_counted and one.region != page]

    def share() -> None:
        typed.flush()
        say(ShareOut())

    known = next((one.is_counted for one in laying.regions if one.region == page), True)
    if not left and known and (use != "round" or page == MONEY):
        if laying.faults:
            label = skin.say("emergent-board-to-fix", n=len(laying.faults))
            return [MainButton(skin, label, None, icon="warning", locks=True)]
        return [MainButton(skin, skin.say("emergent-board-share"), share, icon="right")]
    order = pages(use, laying)
    after = [*order[order.index(page) + 1 :], *order]
    target = next((one for one in after if one in left), MONEY if use == "round" else page)

    def on() -> None:
        typed.flush()
        if page != MONEY:
            say(Counted(region=page))
        go(target)

    if target == page:
        return [MainButton(skin, skin.say("emergent-board-counted"), on, icon="check")]
    label = skin.say("emergent-board-next", name=name_of(skin, cast, target))
    return [MainButton(skin, label, on, icon="right")]
