"""Who goes along: members who stand in the same space (SW-10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.games.singularity.sums.previews import may_come_along
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Panel
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.text import Strong, Words
from companion.ui.stage import Stage


def Company(
    stage: Stage, company: Sequence[Seat], change: Callable[[tuple[Seat, ...]], None] | None
) -> ft.Control:
    """Everybody as a tile: moves, goes along, stays, or is elsewhere. Light level: anybody may come."""
    view, mine = reading.game(stage), reading.mine(stage).seat
    near = may_come_along(view, mine) if view.level == "map" else tuple(s for s in view.seats if s != mine)
    shown = [seat for seat in view.seats if seat == mine or seat in near or seat in company]
    shown += [seat for seat in view.seats if seat not in shown and len(view.seats) <= 4]

    def toggle(seat: Seat) -> None:
        if change is not None:
            others = tuple(one for one in company if one != mine)
            change(tuple(one for one in others if one != seat) if seat in others else (*others, seat))

    tiles = [
        _tile(stage, seat, seat in company, seat in near and change is not None, seat == mine, toggle)
        for seat in shown
    ]
    count = 1 if stage.skin.large_text else 3
    return ft.Column(
        [ft.Row(tiles[at : at + count], spacing=8) for at in range(0, len(tiles), count)],
        spacing=8,
        tight=True,
    )


def _tile(
    stage: Stage, seat: Seat, goes: bool, may_choose: bool, is_mover: bool, toggle: Callable[[Seat], None]
) -> ft.Control:
    skin = stage.skin
    state = "moves" if is_mover else "along" if goes else "stays" if may_choose else "elsewhere"
    words = skin.say(f"singularity-phone-company-{state}")
    name = reading.who(stage, seat)
    row = ft.Row(
        [
            SeatMark(skin, reading.tint_name(stage, seat), skin.px(20), dim=state == "elsewhere"),
            ft.Column(
                [
                    Strong(skin, name, 15, lines=1),
                    Words(skin, words, 13, colour=skin.palette.muted, lines=1),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
        ],
        spacing=8,
    )
    colour = reading.colour(stage, seat)
    return Panel(
        skin,
        row,
        padding=9,
        selected=goes,
        colour=colour if goes else "",
        on_click=partial(toggle, seat) if may_choose and not is_mover else None,
        label=f"{name}: {words}",
        expand=True,
    )
