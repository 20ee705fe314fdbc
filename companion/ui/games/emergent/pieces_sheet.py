"""What is mine: one line for the peek bar, and the block at the top of the sheet (ET-2, ET-3)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.sums.costs import box
from companion.games.emergent.views.mine import Pool
from companion.games.emergent.views.results import DcLine
from companion.games.emergent.words import CAPACITY, SIZES
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.correction import CorrectionDoor
from companion.ui.games.emergent.draw import Cube, Cylinder, DcDisc, dollars
from companion.ui.games.emergent.phone.bits import Big, Labelled, Mark, Small
from companion.ui.games.emergent.phone.page import BETWEEN, MIDDLE, Spaced
from companion.ui.kit.text import Figures, SectionTitle, Strong
from companion.ui.stage import Stage


def pool_of(stage: Stage) -> Pool | None:
    """My pieces still in the box: by my open plan, or else what is not on the board."""
    view = reading.game(stage)
    if view.my_plan:
        return view.my_plan.pool
    firm = reading.firm(view, reading.my_seat(stage))
    if firm is None or view.rules.component_limits == "off":
        return None
    standing = {size: sum(dc.size == size for dc in firm.dcs) for size in SIZES}
    return Pool(**box(standing, sum(dc.cubes for dc in firm.dcs), sum(firm.cylinders.values())))


def _counts(stage: Stage, size: float) -> list[ft.Control]:
    """Discs of both sizes, cubes and cylinders still in the box, each drawn with its number."""
    skin, colour, pool = stage.skin, reading.my_colour(stage), pool_of(stage)
    if pool is None:
        return []
    pieces: list[tuple[ft.Control, int | None, str]] = [
        (DcDisc(skin, colour, "small", size * 0.42), pool.small, "small"),
        (DcDisc(skin, colour, "large", size * 0.5), pool.large, "large"),
        (Cube(skin, colour, size * 0.8), pool.cubes, "cubes"),
        (Cylinder(skin, colour, size * 0.8), pool.cylinders, "cylinders"),
    ]
    return [
        Labelled(
            ft.Row([picture, Figures(skin, str(max(0, count)), 16)], spacing=3, tight=True),
            skin.say(f"emergent-phone-pool-{kind}", n=max(0, count)),
        )
        for picture, count, kind in pieces
        if count is not None
    ]


def peek(stage: Stage) -> ft.Control:
    """My money and my pieces in the box; in Fast Play everybody's cubes on the board."""
    view, skin = reading.game(stage), stage.skin
    if view.mode == "fast_play":
        totals = view.fast.totals if view.fast else {}
        counts: list[ft.Control] = [
            Labelled(
                ft.Row(
                    [Mark(stage, seat, 16), Figures(skin, str(totals.get(seat, 0)), 16)],
                    spacing=4,
                    tight=True,
                ),
                skin.say(
                    "emergent-phone-fast-cubes", name=reading.you_or(stage, seat), n=totals.get(seat, 0)
                ),
            )
            for seat in view.seats
        ]
        return ft.Row(counts, spacing=12, wrap=skin.large_text)
    cash, is_settled = _money(stage)
    label = "emergent-phone-cash-settled" if is_settled else "emergent-phone-cash"
    money = Labelled(Strong(skin, cash, 17), skin.say(label, amount=cash))
    return ft.Row([money, *_counts(stage, 20)], alignment=BETWEEN, spacing=6, wrap=skin.large_text)


def _money(stage: Stage) -> tuple[str, bool]:
    """What I have; once the round is worked out what it leaves me, as on the page above (ET-29)."""
    view, mine = reading.game(stage), reading.my_ledger(stage)
    if view.phase == "settle" and mine is not None and mine.end is not None:
        return dollars(mine.end), True
    return dollars(view.my_cash or 0), False


def pieces(stage: Stage) -> ft.Control:
    """My money, my DCs on the board, my pieces in the box, the rounds so far."""
    view, skin = reading.game(stage), stage.skin
    rows: list[ft.Control] = []
    firm = reading.firm(view, reading.my_seat(stage))
    if firm is not None:
        cash, is_settled = _money(stage)
        when = "emergent-phone-cash-then" if is_settled else "emergent-phone-cash-now"
        rows += [
            ft.Row(
                [
                    Big(skin, cash, 36),
                    Small(skin, skin.say(when)),
                ],
                spacing=12,
                vertical_alignment=MIDDLE,
            ),
            SectionTitle(skin, skin.say("emergent-phone-my-dcs"), skin.say("emergent-phone-in-box")),
            *(_dc(stage, dc) for dc in firm.dcs),
            *([] if firm.dcs else [Small(skin, skin.say("emergent-phone-no-dcs"))]),
            ft.Row(_counts(stage, 26), alignment=BETWEEN, wrap=skin.large_text),
            *_rounds(stage),
        ]
    elif view.fast is not None:
        rows += _piles(stage)
    if view.phase != "over" and (reading.may(view, "correct") or view.correction):
        rows.append(CorrectionDoor(stage))
    return Spaced(skin, *rows, gap=12)


def _dc(stage: Stage, dc: DcLine) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    disc = DcDisc(skin, reading.my_colour(stage), dc.size, 13 if dc.size == "small" else 16, cubes=dc.cubes)
    return ft.Row(
        [
            ft.Container(disc, width=46, alignment=ft.Alignment.CENTER),
            Strong(skin, reading.region_name(view, dc.region), 16, expand=True),
            Small(skin, skin.say("emergent-phone-dc-cubes", n=dc.cubes, most=CAPACITY[dc.size])),
        ],
        spacing=8,
        vertical_alignment=MIDDLE,
    )


def _rounds(stage: Stage) -> list[ft.Control]:
    """My money after every closed round."""
    view, skin, me = reading.game(stage), stage.skin, reading.my_seat(stage)
    if not view.past:
        return []
    rows = [
        ft.Row(
            [
                Small(skin, skin.say("emergent-phone-past", n=past.round), expand=True),
                Small(
                    skin,
                    skin.say(
                        "emergent-phone-past-units",
                        sold=past.units_sold.get(me, 0),
                        unsold=past.unsold.get(me, 0),
                    ),
                ),
                Figures(skin, dollars(past.cash[me]) if me in past.cash else "–", 16),
            ],
            spacing=12,
        )
        for past in view.past
    ]
    return [SectionTitle(skin, skin.say("emergent-phone-past-title")), *rows]


def _piles(stage: Stage) -> list[ft.Control]:
    """Fast Play: my cubes by region (FP-9)."""
    view, skin, me = reading.game(stage), stage.skin, reading.my_seat(stage)
    found = [one for one in (view.fast.regions if view.fast else ()) if one.cubes.get(me)]
    rows = [
        ft.Row(
            [
                Cube(skin, reading.my_colour(stage), 20),
                Strong(skin, reading.region_name(view, one.region), 16, expand=True),
                Figures(skin, str(one.cubes[me]), 17),
            ],
            spacing=10,
        )
        for one in found
    ]
    empty = [] if rows else [Small(skin, skin.say("emergent-phone-no-piles"))]
    return [SectionTitle(skin, skin.say("emergent-phone-my-piles")), *rows, *empty]
