"""Plans are open: what I put on the real board, with a tick for each line (ET-15, ET-16)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.actions import GoOn, Placed, Tick
from companion.games.emergent.views import OpenPlan
from companion.games.emergent.views.results import PieceLine
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import Cubes, Cylinders, DcDisc, change, dollars, tones
from companion.ui.games.emergent.phone.bits import Caution, Strip
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Page
from companion.ui.games.emergent.phone.signs import ALL_DONE
from companion.ui.games.emergent.phone.timer import clock_note
from companion.ui.games.emergent.phone.waiting import host_goes_on, waiting_line
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Muted, Strong, Words
from companion.ui.stage import Stage


def Placing(stage: Stage) -> ft.Control:
    """The list, how far I am, one payment to the bank."""
    view, skin = reading.game(stage), stage.skin
    plan = reading.open_plan(view, reading.my_seat(stage))
    lines = plan.pieces if plan else ()
    to_go = sum(not line.is_done for line in lines)
    may_place = reading.may(view, "placed")
    body: list[ft.Control] = [*clock_note(stage)]
    if lines:
        body += [_progress(skin, lines), *(_row(stage, line, may_place) for line in lines)]
    else:
        body.append(Strip(skin, skin.say("emergent-phone-place-nothing"), "info"))
    late = [seat for seat in view.waiting_for if not reading.is_me(stage, seat)]
    return Page(
        stage,
        title=skin.say("emergent-phone-place-title" if may_place else "emergent-phone-place-done-title"),
        subtitle=skin.say("emergent-phone-place-line", n=to_go) if may_place and lines else "",
        body=body,
        notes=[*_bank(skin, plan), *([] if may_place else waiting_line(stage, late))],
        actions=[
            *host_goes_on(stage, GoOn(), "emergent-phone-place-go-on", late),
            *(
                [
                    AccentButton(
                        skin,
                        skin.say(
                            "emergent-phone-place-button" if lines else "emergent-phone-place-none-button"
                        ),
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


def _progress(skin: Skin, lines: tuple[PieceLine, ...]) -> ft.Control:
    done = sum(line.is_done for line in lines)
    bars = [
        ft.Container(
            height=5,
            border_radius=3,
            bgcolor=tones(skin).accent if at < done else skin.palette.raised,
            expand=True,
        )
        for at in range(len(lines))
    ]
    return ft.Semantics(
        content=ft.Row(list(bars), spacing=4),
        label=skin.say("emergent-phone-place-progress", done=done, all=len(lines)),
        container=True,
        exclude_semantics=True,
    )


def piece_words(stage: Stage, line: PieceLine) -> tuple[str, str]:
    """`6 cubes`, `Put in · Harrow, large`."""
    places = stage.skin.language.listed(tuple(_place(stage, line, place) for place in line.places))
    what = stage.say(
        f"emergent-phone-piece-{line.kind.replace('_', '-')}",
        n=line.count,
        size=line.size or "small",
        places=len(line.places),
    )
    how = stage.say(
        f"emergent-phone-piece-{line.kind.replace('_', '-')}-where",
        place=places,
        size=line.size or "none",
        walls=stage.say("emergent-phone-walls"),
    )
    return what, how


def _place(stage: Stage, line: PieceLine, place: str) -> str:
    view = reading.game(stage)
    return reading.place_name(view, place) if line.kind == "cylinders" else reading.region_name(view, place)


def _picture(stage: Stage, line: PieceLine) -> ft.Control:
    skin, colour = stage.skin, reading.my_colour(stage)
    if line.kind in ("take_off", "put_down"):
        size = line.size or "small"
        return DcDisc(
            skin,
            colour,
            size,
            15 if size == "small" else 18,
            style="sold" if line.kind == "take_off" else "plain",
        )
    if line.kind == "cubes":
        return Cubes(skin, colour, line.count, 17, per_row=5 if line.count > 6 else 3, overlap=True)
    return Cylinders(skin, colour, min(6, line.count * len(line.places)), 22 if line.count < 4 else 16)


def _row(stage: Stage, line: PieceLine, may_tick: bool) -> ft.Control:
    """One line: verb, pieces in their true number, place, price; a done one loses its fill, keeps a tick."""
    skin, palette = stage.skin, stage.skin.palette
    what, how = piece_words(stage, line)
    amount = change(line.amount) if line.amount > 0 else dollars(-line.amount)
    words = ft.Column(
        [
            Strong(skin, what, 17, colour=palette.muted if line.is_done else ""),
            Words(skin, how, 14, colour=palette.muted, family=TEXT_500),
        ],
        spacing=1,
        tight=True,
        expand=True,
    )
    money = Figures(skin, amount, 16, colour=palette.good if line.amount > 0 else palette.muted)
    tick = ft.Container(
        Icon(skin, "check", 18, tones(skin).on_accent) if line.is_done else None,
        width=28,
        height=28,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=tones(skin).accent if line.is_done else None,
        border=None if line.is_done else ft.Border.all(2, palette.outline),
        alignment=ft.Alignment.CENTER,
    )
    pieces = ft.Container(_picture(stage, line), width=skin.px(62), alignment=ft.Alignment.CENTER)
    face = ft.Container(
        ft.Row(
            [pieces, words, *([money] if line.amount else []), tick], spacing=10, vertical_alignment=MIDDLE
        ),
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        height=None if skin.large_text else 64,
        border_radius=18,
        bgcolor=None if line.is_done else palette.card,
        border=ft.Border.all(1.2, palette.outline) if line.is_done or palette.edge else None,
        ink=skin.motion and may_tick,
        on_click=guarded(partial(_tick, stage, line)) if may_tick else None,
    )
    state = skin.say("emergent-phone-place-is-done" if line.is_done else "emergent-phone-place-to-do")
    return ft.Semantics(
        content=face,
        label=f"{what}. {how}. {amount}. {state}",
        button=may_tick,
        checked=line.is_done,
        container=True,
        exclude_semantics=True,
    )


def _tick(stage: Stage, line: PieceLine) -> None:
    stage.send(Tick(line=line.id, is_done=not line.is_done))


def _bank(skin: Skin, plan: OpenPlan | None) -> list[ft.Control]:
    """One payment instead of seven."""
    if plan is None or not plan.pieces:
        return []
    kind = "pay" if plan.bank < 0 else "take" if plan.bank > 0 else "even"
    keep = (
        [Muted(skin, skin.say("emergent-phone-bank-keep", amount=dollars(plan.money.left)), 15)]
        if plan.money
        else []
    )
    words = skin.say(f"emergent-phone-bank-{kind}", amount=dollars(abs(plan.bank)))
    return [Caution(skin, words, "swap", right=keep[0] if keep else None)]
