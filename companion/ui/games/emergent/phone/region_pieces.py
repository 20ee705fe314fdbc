"""Cylinders and new DCs of a region (ET-9, ET-11)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions.plan import Build, Plan
from companion.games.emergent.sums import editing as edits
from companion.games.emergent.words import BUILD, CAPACITY, CYLINDER_PRICE, OPERATING, SIZES, Size
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.slots import SlotStepper
from companion.ui.games.emergent.draw.tray import BuildTile
from companion.ui.games.emergent.phone.sketch import NO_LIMIT, Change
from companion.ui.kit.boxes import BETWEEN, InRow, Panel, Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Small, Strong

DRAWN = 6
"""Places for cylinders in a row; − and + go on."""


@part
def MarketingHead(skin: Skin) -> ft.Control:
    """What cylinders cost."""
    price = skin.say("emergent-phone-cylinders-for", price=dollars(CYLINDER_PRICE))
    return ft.Row(
        [Strong(skin, skin.say("emergent-phone-cylinders-word"), 16), Small(skin, price)],
        alignment=BETWEEN,
        wrap=skin.large_text,
    )


@frozen
class Stand:
    """So many cylinders here. Equal for one place: its stepper is only drawn again when a number changes."""

    change: Change
    place: str

    def __call__(self, count: int) -> None:
        self.change(lambda plan: edits.with_cylinders(plan, self.place, count))


def CylinderCard(
    skin: Skin,
    colour: str,
    where: str,
    here: int,
    everywhere: int,
    most: int,
    stand: Stand,
    *,
    is_named: bool,
    key: str,
) -> ft.Control:
    """Cylinders of a region, or of one of its cities by house rule, which is then named (ET-11, A3)."""
    note = skin.say("emergent-phone-cylinders-note", here=here, all=everywhere)
    stepper = SlotStepper(
        skin,
        here,
        0,
        max(most, here),
        stand,
        skin.say("emergent-phone-cylinders-at", place=where),
        colour=colour,
        slots=max(1, here, min(most, DRAWN)),
        per_row=DRAWN,
        kind="cylinders",
        note=f"{where}: {note}" if is_named else note,
        slot=26 if skin.is_small else 30,
    )
    return Panel(skin, stepper, ground=skin.palette.raised, padding=8 if skin.is_small else 10, key=key)


@part
def Building(
    skin: Skin,
    colour: str,
    region_id: str,
    left: tuple[int, int],
    standing: tuple[str, ...],
    next_id: str,
    has_some: bool,
    is_headed: bool,
    change: Change,
) -> ft.Control:
    """Both sizes with price, room, running costs and discs left (ET-9, ET-13)."""
    text = "emergent-phone-build-another" if has_some else "emergent-phone-build-here"
    walls = [] if skin.is_small and has_some else [Small(skin, skin.say("emergent-phone-four-walls"))]
    head = ft.Row([Strong(skin, skin.say(text), 16, expand=True), *walls], wrap=skin.large_text)
    width = skin.width - 32 if skin.large_text else (skin.width - 2 * 16 - 10) / 2

    def tile(size: Size, most: int) -> ft.Control:
        def build() -> None:
            def edit(plan: Plan) -> Plan:
                made = Build(id=edits.free_id(plan, standing, next_id), size=size, region=region_id)
                return edits.with_build(plan, made)

            change(edit)

        return BuildTile(
            skin, colour, size, BUILD[size], CAPACITY[size], OPERATING[size], most, build, width=width
        )

    tiles = [tile(size, most) for size, most in zip(SIZES, left, strict=True)]
    laid = Spaced(skin, *tiles, gap=8) if skin.large_text else InRow(skin, *tiles)
    return Spaced(skin, head, laid) if is_headed else laid


def most_of(left: int | None, here: int = 0) -> int:
    """How many there may be here while so many are in the box; None: any marker counts (A14)."""
    return NO_LIMIT if left is None else here + max(0, left)
