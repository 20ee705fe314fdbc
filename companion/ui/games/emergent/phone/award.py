"""Fast Play: the discs are open; cubes go on the board and stay there (FP-3, FP-4)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import GoOn, Placed
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.views.fast import FastRegion
from companion.games.emergent.words import AWARD, BONUS, SIZES
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.marks import DiscMark, Marks, PileMark
from companion.ui.games.emergent.draw.pieces import Cubes, DcDisc
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.games.emergent.phone.timer import clock_note
from companion.ui.games.emergent.phone.waiting import host_goes_on, waiting_line
from companion.ui.games.emergent.reading import Cast, all_discs
from companion.ui.kit.boxes import Big, InRow, Panel, Stacked, Together, Wrapped
from companion.ui.kit.drawing import component, part
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Heading, SectionTitle, Small, Strong
from companion.ui.reading import may
from companion.ui.stage import Stage


@component
def FastAward(stage: Stage) -> ft.Control:
    """How many cubes I put where, and why; then everybody's."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    regions = view.fast.regions if view.fast else ()
    mine = [one for one in regions if one.placed.get(cast.seat)]
    late, may_place = reading.late(view, cast), may(view, "placed")
    totals = tuple((seat, view.fast.totals.get(seat, 0) if view.fast else 0) for seat in view.seats)
    title = skin.say("emergent-phone-award-title", n=sum(one.awarded.get(cast.seat, 0) for one in mine))
    return SeatPage(
        stage,
        title=title,
        subtitle=skin.say("emergent-phone-award-line"),
        picture=None if skin.large_text or skin.is_small else _map(skin, cast, regions),
        body=[
            *clock_note(skin, cast, view.time_ran_out),
            *(
                AwardedRegion(skin, cast, one.region, one.placed[cast.seat], one.awarded.get(cast.seat, 0))
                for one in mine
            ),
            SectionTitle(skin, skin.say("emergent-phone-fast-board")),
            CubesOnBoard(skin, cast, totals),
        ],
        notes=[] if may_place else waiting_line(skin, cast, late),
        actions=[
            *host_goes_on(stage, GoOn(), "emergent-phone-place-go-on", late),
            *(
                [
                    Send(
                        skin,
                        skin.say("emergent-phone-place-button"),
                        stage.send,
                        Placed(),
                        icon="emergent-all-done",
                    )
                ]
                if may_place
                else []
            ),
        ],
        plain_foot=True,
        spacing=8,
    )


def _map(skin: Skin, cast: Cast, regions: tuple[FastRegion, ...]) -> ft.Control:
    """Everybody's discs of this round, and the cubes they bring me."""
    marks = Marks(
        discs=tuple(
            DiscMark(one.region, cast.colour(seat), size)
            for one in regions
            for seat, discs in one.placed.items()
            for size in all_discs(discs)
        ),
        piles=tuple(
            PileMark(one.region, cast.mine, f"+{cubes}")
            for one in regions
            if (cubes := one.awarded.get(cast.seat, 0))
        ),
    )
    height = min(300.0, skin.height * 0.33)
    return TradeMap(skin, cast.drawn, marks, width=skin.width, height=height, mode="fast", drops=True)


def award_words(skin: Skin, discs: Discs, bonus: int) -> str:
    """`large 2 + 2, small 1 + 2`."""
    counts = {"small": discs.small, "large": discs.large}
    parts = [
        skin.say("emergent-phone-award-disc", size=size, worth=AWARD[size], bonus=bonus, n=counts[size])
        for size in reversed(SIZES)
        if counts[size]
    ]
    return ", ".join(parts)


@part
def AwardedRegion(skin: Skin, cast: Cast, region_id: str, discs: Discs, count: int) -> ft.Control:
    """My discs in a region, and the cubes they bring."""
    region = cast.region(region_id)
    bonus = BONUS[region.colour] if region else 0
    pieces = [DcDisc(skin, cast.mine, size, 13 if size == "small" else 16) for size in all_discs(discs)]
    words = Stacked(
        skin,
        Heading(skin, cast.region_name(region_id), 18),
        Small(skin, award_words(skin, discs, bonus)),
        Together(skin, *pieces, gap=2),
        gap=3,
        expand=True,
    )
    cubes = Cubes(skin, cast.mine, min(count, 12), 16, per_row=4, overlap=True)
    row = InRow(skin, words, cubes, Big(skin, f"+{count}", 26))
    return Panel(skin, row, padding=12, radius=16)


@part
def CubesOnBoard(skin: Skin, cast: Cast, totals: tuple[tuple[str, int], ...]) -> ft.Control:
    """Everybody's cubes so far."""
    counts = [
        Together(
            skin,
            SeatMark(skin, cast.colour(seat), 20),
            Strong(skin, cast.you_or(skin, seat), 15),
            Figures(skin, str(count), 17),
        )
        for seat, count in totals
    ]
    return Wrapped(skin, *counts, gap=16, between=8)
