"""Who goes along: members who stand in the same space (SW-10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

import flet as ft

from companion.games.singularity.sums.previews import may_come_along
from companion.games.singularity.views import SingularityView
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import InRow, Panel, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.pages import inner_width
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Muted

FEW = 4
"""So many are all shown, also those who stand elsewhere."""


@frozen
class Companion:
    """A member of the team beside who moves."""

    seat: Seat
    name: str
    colour: str
    state: Literal["moves", "along", "stays", "elsewhere"]
    may_choose: bool = False


def company_of(
    view: SingularityView, cast: Cast, mover: Seat, goes: tuple[Seat, ...], *, may_choose: bool
) -> tuple[Companion, ...]:
    """Who moves, goes along, stays, or is elsewhere. Light level: anybody may come."""
    others = tuple(seat for seat in view.seats if seat != mover)
    near = may_come_along(view, mover) if view.level == "map" else others
    shown = [seat for seat in view.seats if seat == mover or seat in near or seat in goes]
    shown += [seat for seat in view.seats if seat not in shown and len(view.seats) <= FEW]

    def one(seat: Seat) -> Companion:
        may = may_choose and seat in near and seat != mover
        state: Literal["moves", "along", "stays", "elsewhere"] = (
            "moves" if seat == mover else "along" if seat in goes else "stays" if may else "elsewhere"
        )
        return Companion(seat, cast.who(seat), cast.colour(seat), state, may)

    return tuple(map(one, shown))


@part
def Company(
    skin: Skin, people: tuple[Companion, ...], toggle: Callable[[Seat], None] | None = None
) -> ft.Control:
    """Everybody as a tile; a tap takes somebody along or leaves them."""
    count = 1 if skin.large_text else 2 if len(people) == FEW else 3
    wide = (inner_width(skin) - 8 * (count - 1)) / count - 26 - skin.px(20)
    tiles = [ft.Container(_Tile.keyed(one.seat)(skin, one, wide, toggle), expand=True) for one in people]
    return Stacked(
        skin, *(InRow(skin, *tiles[at : at + count], gap=8) for at in range(0, len(tiles), count)), gap=8
    )


@part
def _Tile(skin: Skin, one: Companion, width: float, toggle: Callable[[Seat], None] | None) -> ft.Control:
    goes = one.state in ("moves", "along")
    words = skin.say(f"singularity-phone-company-{one.state}")
    row = InRow(
        skin,
        SeatMark(skin, one.colour, skin.px(20), dim=one.state == "elsewhere"),
        Stacked(skin, Fitted(skin, one.name, 15, width), Muted(skin, words, 13, lines=1), gap=0, expand=True),
        gap=8,
    )
    return Panel(
        skin,
        row,
        padding=9,
        selected=goes,
        colour=seat_colour(one.colour, skin.palette) if goes else "",
        on_click=partial(toggle, one.seat) if toggle and one.may_choose else None,
        label=f"{one.name}: {words}",
    )
