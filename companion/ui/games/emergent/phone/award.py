"""Fast Play: the discs are open; cubes go on the board and stay there (FP-3, FP-4)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import GoOn, Placed
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.views.fast import FastRegion
from companion.games.emergent.words import AWARD, BONUS, SIZES
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import Cubes, DcDisc, DiscMark, Marks, PileMark, TradeMap
from companion.ui.games.emergent.phone.bits import Big, Mark, Panel, Small
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Page
from companion.ui.games.emergent.phone.signs import ALL_DONE
from companion.ui.games.emergent.phone.timer import clock_note
from companion.ui.games.emergent.phone.waiting import host_goes_on, waiting_line
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Heading, SectionTitle, Strong
from companion.ui.stage import Stage


def Award(stage: Stage) -> ft.Control:
    """How many cubes I put where, and why; then everybody's."""
    view, skin = reading.game(stage), stage.skin
    me = reading.my_seat(stage)
    regions = [one for one in (view.fast.regions if view.fast else ()) if one.placed.get(me)]
    total = sum(one.awarded.get(me, 0) for one in regions)
    late = [seat for seat in view.waiting_for if not reading.is_me(stage, seat)]
    may_place = reading.may(view, "placed")
    return Page(
        stage,
        title=skin.say("emergent-phone-award-title", n=total),
        subtitle=skin.say("emergent-phone-award-line"),
        picture=None if skin.large_text or skin.is_small else _map(stage),
        body=[
            *clock_note(stage),
            *(_row(stage, one, me) for one in regions),
            SectionTitle(skin, skin.say("emergent-phone-fast-board")),
            _totals(stage),
        ],
        notes=[] if may_place else waiting_line(stage, late),
        actions=[
            *host_goes_on(stage, GoOn(), "emergent-phone-place-go-on", late),
            *(
                [
                    AccentButton(
                        skin,
                        skin.say("emergent-phone-place-button"),
                        lambda: stage.send(Placed()),
                        icon=ALL_DONE,
                    )
                ]
                if may_place
                else []
            ),
        ],
        plain_foot=True,
        spacing=8,
    )


def _map(stage: Stage) -> ft.Control:
    """Everybody's discs of this round, and the cubes they bring."""
    view, skin = reading.game(stage), stage.skin
    regions = view.fast.regions if view.fast else ()
    marks = Marks(
        discs=tuple(
            DiscMark(one.region, reading.colour(stage, seat), size)
            for one in regions
            for seat, discs in one.placed.items()
            for size in reversed(SIZES)
            for _ in range(max(0, getattr(discs, size)))
        ),
        piles=tuple(
            PileMark(one.region, reading.colour(stage, seat), f"+{cubes}")
            for one in regions
            for seat, cubes in one.awarded.items()
            if cubes and reading.is_me(stage, seat)
        ),
    )
    return TradeMap(
        skin,
        reading.drawn(view.board),
        marks,
        width=skin.width,
        height=min(300.0, skin.height * 0.33),
        mode="fast",
        drops=True,
    )


def award_words(skin: Skin, discs: Discs, bonus: int) -> str:
    """`large 2 + 2, small 1 + 2`."""
    parts = [
        skin.say(
            "emergent-phone-award-disc",
            size=size,
            worth=AWARD[size],
            bonus=bonus,
            n=int(getattr(discs, size)),
        )
        for size in reversed(SIZES)
        if getattr(discs, size)
    ]
    return ", ".join(parts)


def _row(stage: Stage, one: FastRegion, me: str) -> ft.Control:
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    region = reading.region(view, one.region)
    discs, cubes = next(found for seat, found in one.placed.items() if seat == me), one.awarded
    count = next((amount for seat, amount in cubes.items() if seat == me), 0)
    bonus = BONUS[region.colour] if region else 0
    pieces = ft.Row(
        [
            DcDisc(skin, colour, size, 13 if size == "small" else 16)
            for size in reversed(SIZES)
            for _ in range(max(0, getattr(discs, size)))
        ],
        spacing=2,
        tight=True,
    )
    content = ft.Row(
        [
            ft.Column(
                [
                    Heading(skin, reading.region_name(view, one.region), 18),
                    Small(skin, award_words(skin, discs, bonus)),
                    pieces,
                ],
                spacing=3,
                tight=True,
                expand=True,
            ),
            Cubes(skin, colour, min(count, 12), 16, per_row=4, overlap=True),
            Big(skin, f"+{count}", 26),
        ],
        spacing=10,
        vertical_alignment=MIDDLE,
    )
    return Panel(skin, content, padding=12, radius=16)


def _totals(stage: Stage) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    totals = view.fast.totals if view.fast else {}
    return ft.Row(
        [
            ft.Row(
                [
                    Mark(stage, seat, 20),
                    Strong(skin, reading.you_or(stage, seat), 15),
                    Figures(skin, str(totals.get(seat, 0)), 17),
                ],
                spacing=6,
                tight=True,
            )
            for seat in view.seats
        ],
        wrap=True,
        spacing=16,
        run_spacing=8,
    )
