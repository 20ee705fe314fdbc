"""Fast Play: discs open at one instant, cubes go on the board (FP-3, FP-4)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import GoOn
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.views import EmergentView
from companion.games.emergent.words import AWARD, BONUS
from companion.kernel.seat import Seat
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.pieces import Cubes, DcDisc
from companion.ui.games.emergent.reading import Cast, all_discs
from companion.ui.games.emergent.shared import lying
from companion.ui.games.emergent.shared.page import ComesNow, MapBeside, TradePage, WideMap, is_narrow
from companion.ui.games.emergent.shared.people import DoneWord, Named, SeatCard, SeatColumn
from companion.ui.kit.boxes import CENTERED, Big, InRow, Together, Wrapped
from companion.ui.kit.drawing import component, part
from companion.ui.kit.sending import SendQuietly, as_host
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

Earned = tuple[tuple[str, Discs, int], ...]
"""Region, discs and cubes of one seat this round."""


def earned(view: EmergentView, seat: Seat) -> Earned:
    """Where a seat placed, and what it brings."""
    regions = view.fast.regions if view.fast else ()
    return tuple(
        (one.region, one.placed[seat], one.awarded.get(seat, 0)) for one in regions if seat in one.placed
    )


def _where(skin: Skin, colour: str, region: str, discs: Discs, cubes: int) -> ft.Control:
    """The discs of one region and the cubes they bring."""
    pieces = [DcDisc(skin, colour, size, skin.px(9 if size == "small" else 12)) for size in all_discs(discs)]
    words = Big(skin, f"+{cubes}", 18)
    return Together(skin, *pieces, Muted(skin, region, 15.6, lines=1), words, gap=4)


@part
def AwardedSeat(skin: Skin, cast: Cast, seat: str, mine: Earned, on_board: int, is_done: bool) -> ft.Control:
    """What one seat earned this round, and whether its cubes are down."""
    colour, total = cast.colour(seat), sum(cubes for _, _, cubes in mine)
    word = skin.say("emergent-shared-cubes-down" if is_done else "emergent-shared-cubes-wait")
    state = DoneWord(skin, is_done=is_done, words=word)
    below = state if is_narrow(skin) else None
    board = skin.say("emergent-shared-on-board", n=on_board)
    top = InRow(
        skin,
        ft.Container(Named(skin, cast, seat, detail=board, below=below), expand=True),
        *([] if below else [state]),
        Big(skin, f"+{total}", 30),
        gap=14,
    )
    rows = Wrapped(
        skin,
        *(_where(skin, colour, cast.region_name(region), discs, cubes) for region, discs, cubes in mine),
        gap=16,
        between=4,
    )
    cubes = Cubes(skin, colour, total, skin.px(15), label=skin.say("emergent-shared-cubes", n=total))
    content = ft.Column([top, rows, cubes], spacing=skin.px(7), alignment=CENTERED, tight=is_narrow(skin))
    return SeatCard(skin, cast.paint(skin, seat), content)


@component
def AwardScene(stage: Stage) -> ft.Control:
    """Where everybody placed, and what it earns."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    totals, late = view.fast.totals if view.fast else {}, view.waiting_for
    beside = SeatColumn(
        skin,
        [
            AwardedSeat.keyed(seat)(
                skin, cast, seat, earned(view, seat), totals.get(seat, 0), seat not in late
            )
            for seat in view.seats
        ],
    )
    rule = skin.say("emergent-shared-award-rule", **AWARD, green=BONUS["green"], red=BONUS["red"])
    waits = skin.say("emergent-shared-award-wait", **cast.awaited(skin, late))
    words, ground = skin.say("emergent-shared-go-on"), skin.palette.card
    on = SendQuietly(skin, words, stage.send, as_host(GoOn()), "right", filled=ground, fits=True)
    marks, key = lying.awarded(cast, view), f"award-{view.round}"
    drawn = WideMap(skin, cast.drawn, marks, mode="fast", drops=True, key=key)
    return TradePage(
        stage,
        skin.say("emergent-shared-award-title"),
        MapBeside(skin, drawn, beside),
        notes=[Muted(skin, rule, 15.6, expand=True), ComesNow(skin, waits)],
        foot=[on] if stage.leads and late else [],
    )
