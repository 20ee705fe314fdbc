"""Plans are open: what I put on the real board, with a tick for each line (ET-15, ET-16)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.actions import GoOn, Placed, Tick
from companion.games.emergent.views import OpenPlan
from companion.games.emergent.views.results import PieceLine
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.money import change, dollars
from companion.ui.games.emergent.draw.pieces import Cubes, Cylinders, DcDisc
from companion.ui.games.emergent.phone.timer import clock_note
from companion.ui.games.emergent.phone.waiting import host_goes_on, waiting_line
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import InRow, Labelled, Notice, Stacked, Strip, Unsaid
from companion.ui.kit.drawing import component, guarded, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.sending import Send, Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Small, Strong
from companion.ui.reading import may
from companion.ui.stage import Stage


@component
def Placing(stage: Stage) -> ft.Control:
    """The list, how far I am, one payment to the bank."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    plan = reading.open_plan(view, cast.seat)
    lines = plan.pieces if plan else ()
    done, may_place = sum(line.is_done for line in lines), may(view, "placed")
    body: list[ft.Control] = [*clock_note(skin, cast, view.time_ran_out)]
    if lines:
        tick = stage.send if may_place else None
        body += [
            PlacedSoFar(skin, done, len(lines)),
            *(PieceRow.keyed(line.id)(skin, cast, line, tick) for line in lines),
        ]
    else:
        body.append(Strip(skin, skin.say("emergent-phone-place-nothing"), icon="info"))
    late = reading.late(view, cast)
    button = skin.say("emergent-phone-place-button" if lines else "emergent-phone-place-none-button")
    return SeatPage(
        stage,
        title=skin.say("emergent-phone-place-title" if may_place else "emergent-phone-place-done-title"),
        subtitle=skin.say("emergent-phone-place-line", n=len(lines) - done) if may_place and lines else "",
        body=body,
        notes=[*_bank(skin, plan), *([] if may_place else waiting_line(skin, cast, late))],
        actions=[
            *host_goes_on(stage, GoOn(), "emergent-phone-place-go-on", late),
            *([Send(skin, button, stage.send, Placed(), icon="emergent-all-done")] if may_place else []),
        ],
        plain_foot=True,
        spacing=8,
    )


@part
def PlacedSoFar(skin: Skin, done: int, count: int) -> ft.Control:
    """A bar for every line, filled when it is on the board."""
    bars = [
        ft.Container(
            height=5,
            border_radius=3,
            bgcolor=skin.look.accent if at < done else skin.palette.raised,
            expand=True,
        )
        for at in range(count)
    ]
    said = skin.say("emergent-phone-place-progress", done=done, all=count)
    return Labelled(InRow(skin, *bars, gap=4), said)


def piece_words(skin: Skin, cast: Cast, line: PieceLine) -> tuple[str, str]:
    """`6 cubes`, `Put in · Harrow, large`."""
    name = cast.market if line.kind == "cylinders" else cast.region_name
    kind = f"emergent-phone-piece-{line.kind.replace('_', '-')}"
    what = skin.say(kind, n=line.count, size=line.size or "small", places=len(line.places))
    how = skin.say(
        f"{kind}-where",
        place=skin.language.listed(tuple(map(name, line.places))),
        size=line.size or "none",
        walls=skin.say("emergent-phone-walls"),
    )
    return what, how


def _picture(skin: Skin, colour: str, line: PieceLine) -> ft.Control:
    if line.kind in ("take_off", "put_down"):
        size = line.size or "small"
        style = "sold" if line.kind == "take_off" else "plain"
        return DcDisc(skin, colour, size, 15 if size == "small" else 18, style=style)  # type: ignore[arg-type]
    if line.kind == "cubes":
        return Cubes(skin, colour, line.count, 17, per_row=5 if line.count > 6 else 3, overlap=True)
    return Cylinders(skin, colour, min(6, line.count * len(line.places)), 22 if line.count < 4 else 16)


@part
def PieceRow(skin: Skin, cast: Cast, line: PieceLine, send: Way | None) -> ft.Control:
    """One line: verb, pieces in their true number, place, price; a done one loses its fill, keeps a tick."""
    palette, (what, how) = skin.palette, piece_words(skin, cast, line)
    amount = change(line.amount) if line.amount > 0 else dollars(-line.amount)
    words = Stacked(
        skin,
        Strong(skin, what, 17, colour=palette.muted if line.is_done else ""),
        Small(skin, how, colour=palette.muted),
        gap=1,
        expand=True,
    )
    money = Figures(skin, amount, 16, colour=palette.good if line.amount > 0 else palette.muted)
    tick = ft.Container(
        Icon(skin, "check", 18, skin.look.on_button) if line.is_done else None,
        width=28,
        height=28,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=skin.look.button if line.is_done else None,
        border=None if line.is_done else ft.Border.all(2, palette.outline),
        alignment=ft.Alignment.CENTER,
    )
    pieces = ft.Container(_picture(skin, cast.mine, line), width=skin.px(62), alignment=ft.Alignment.CENTER)
    row = InRow(skin, pieces, words, *([money] if line.amount else []), tick)
    face = ft.Container(
        Unsaid(row),
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        height=None if skin.large_text else 64,
        border_radius=18,
        bgcolor=None if line.is_done else palette.card,
        border=ft.Border.all(1.2, palette.outline) if line.is_done or palette.edge else None,
        ink=skin.motion and send is not None,
        on_click=guarded(partial(send, Tick(line=line.id, is_done=not line.is_done))) if send else None,
    )
    state = skin.say("emergent-phone-place-is-done" if line.is_done else "emergent-phone-place-to-do")
    return ft.Semantics(
        content=face,
        label=f"{what}. {how}. {amount}. {state}",
        button=send is not None,
        checked=line.is_done,
        container=True,
    )


def _bank(skin: Skin, plan: OpenPlan | None) -> list[ft.Control]:
    """One payment instead of seven."""
    if plan is None or not plan.pieces:
        return []
    kind = "pay" if plan.bank < 0 else "take" if plan.bank > 0 else "even"
    keep = skin.say("emergent-phone-bank-keep", amount=dollars(plan.money.left)) if plan.money else ""
    return [ToTheBank(skin, skin.say(f"emergent-phone-bank-{kind}", amount=dollars(abs(plan.bank))), keep)]


@part
def ToTheBank(skin: Skin, words: str, keep: str) -> ft.Control:
    """What is paid or taken, and what I keep."""
    return Notice(skin, words, keep, icon="swap")
