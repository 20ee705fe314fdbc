"""Fast Play: discs open at one instant, cubes go on the board (FP-3, FP-4)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import GoOn
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.words import AWARD, BONUS, SIZES
from companion.kernel.seat import Seat
from companion.ui.games.emergent.draw import Cubes, DcDisc, TradeMap
from companion.ui.games.emergent.shared import lying, reading
from companion.ui.games.emergent.shared.page import (
    MapBeside,
    Next,
    SharedPage,
    is_narrow,
    map_room,
    map_skin,
    rounds,
)
from companion.ui.games.emergent.shared.people import SeatCards, State, Who
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.text import Muted, Words
from companion.ui.stage import Stage

FOOT = 52


def earned(stage: Stage, seat: Seat) -> list[tuple[str, Discs, int]]:
    """Region, discs and cubes of one seat this round."""
    view = reading.game(stage)
    regions = view.fast.regions if view.fast else ()
    return [(one.region, one.placed[seat], one.awarded.get(seat, 0)) for one in regions if seat in one.placed]


def _where(stage: Stage, seat: Seat, region: str, discs: Discs, cubes: int) -> ft.Control:
    """The discs of one region and the cubes they bring."""
    view, skin = reading.game(stage), stage.skin
    colour = reading.colour(stage, seat)
    pieces = [
        DcDisc(skin, colour, size, skin.px(9 if size == "small" else 12))
        for size in reversed(SIZES)
        for _ in range(getattr(discs, size))
    ]
    return ft.Row(
        [
            *pieces,
            Muted(skin, reading.region_name(view, region), 15.6, lines=1),
            Words(skin, f"+{cubes}", 18, family=DISPLAY_700, line=1.0),
        ],
        spacing=skin.px(4),
        tight=True,
    )


def _card(stage: Stage, seat: Seat) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    mine = earned(stage, seat)
    total = sum(cubes for _, _, cubes in mine)
    is_done = seat not in view.waiting_for
    word = skin.say("emergent-shared-cubes-down" if is_done else "emergent-shared-cubes-wait")
    all_cubes = view.fast.totals.get(seat, 0) if view.fast else 0
    state = State(stage, is_done=is_done, words=word)
    board = skin.say("emergent-shared-on-board", n=all_cubes)
    below = state if is_narrow(skin) else None
    top = ft.Row(
        [
            ft.Container(Who(stage, seat, detail=board, below=below), expand=True),
            *([] if below else [state]),
            Words(skin, f"+{total}", 30, family=DISPLAY_700, line=1.0),
        ],
        spacing=skin.px(14),
    )
    rows = ft.Row(
        [_where(stage, seat, region, discs, cubes) for region, discs, cubes in mine],
        spacing=skin.px(16),
        run_spacing=skin.px(4),
        wrap=True,
    )
    cubes = Cubes(
        skin,
        reading.colour(stage, seat),
        total,
        skin.px(15),
        label=skin.say("emergent-shared-cubes", n=total),
    )
    return ft.Column(
        [top, rows, cubes],
        spacing=skin.px(7),
        alignment=ft.MainAxisAlignment.CENTER,
        tight=is_narrow(skin),
    )


def Award(stage: Stage) -> ft.Control:
    """Where everybody placed, and what it earns."""
    view, skin = reading.game(stage), stage.skin
    width, height = map_room(skin, FOOT)
    picture = TradeMap(
        map_skin(skin),
        reading.drawn(view.board),
        lying.awarded(stage),
        width=width,
        height=height,
        mode="fast",
        zoom=False,
        drops=True,
        key=f"award-{view.round}",
    )
    beside = SeatCards(stage, [(seat, _card(stage, seat), False) for seat in view.seats])
    rule = skin.say(
        "emergent-shared-award-rule",
        large=AWARD["large"],
        small=AWARD["small"],
        green=BONUS["green"],
        red=BONUS["red"],
    )
    late = tuple(view.waiting_for)
    waits = skin.say("emergent-shared-award-wait", names=reading.names(stage, late), count=len(late))
    foot: list[ft.Control] = []
    if stage.table.is_host and late:
        foot.append(
            OutlineButton(
                skin,
                skin.say("emergent-shared-go-on"),
                lambda: reading.for_table(stage, GoOn()),
                icon="right",
                filled=skin.palette.card,
            )
        )
    now, last = rounds(stage)
    return SharedPage(
        stage,
        skin.say("emergent-shared-award-title"),
        MapBeside(skin, picture, beside, foot=FOOT),
        subtitle=skin.say("emergent-shared-round-line", title=stage.table.title, n=now, of=last),
        notes=[Muted(skin, rule, 15.6, expand=True), Next(skin, waits)],
        foot=foot,
        foot_height=FOOT,
    )
