"""All plans open at one instant, then the pieces go on the real board (ET-15, ET-16)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import GoOn
from companion.games.emergent.views import OpenPlan
from companion.games.emergent.views.results import DcLine
from companion.ui.games.emergent.draw import Cubes, Cylinders, TradeMap, tones
from companion.ui.games.emergent.shared import lying, reading
from companion.ui.games.emergent.shared.page import (
    MapBeside,
    Next,
    SharedPage,
    beside_width,
    is_narrow,
    map_room,
    map_skin,
    rounds,
)
from companion.ui.games.emergent.shared.people import SeatCards, State, Who
from companion.ui.games.emergent.shared.placing import PieceLists, has_ticks, ticked
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Muted, Words
from companion.ui.stage import Stage

FOOT = 52


def built(stage: Stage, dcs: tuple[DcLine, ...]) -> str:
    """`small in Orchard and large in Harrow`."""
    view = reading.game(stage)
    return stage.skin.language.listed(
        tuple(
            stage.say(
                "emergent-shared-size-in",
                size=stage.say(f"emergent-shared-{dc.size}"),
                region=reading.region_name(view, dc.region),
            )
            for dc in dcs
        )
    )


def plan_words(stage: Stage, plan: OpenPlan) -> str:
    """What a plan does to the discs on the board, in one sentence."""
    if plan.builds and plan.sells:
        return stage.say(
            "emergent-shared-builds-sells", builds=built(stage, plan.builds), sells=built(stage, plan.sells)
        )
    if plan.builds:
        return stage.say("emergent-shared-builds", builds=built(stage, plan.builds))
    if plan.sells:
        return stage.say("emergent-shared-sells", sells=built(stage, plan.sells))
    return stage.say("emergent-shared-builds-nothing")


def _pieces(stage: Stage, plan: OpenPlan, width: float) -> ft.Control:
    """Cubes and cylinders in their true number, like on the table."""
    skin, colour = stage.skin, reading.colour(stage, plan.seat)
    if is_narrow(skin):
        return _wrapped_pieces(stage, plan)
    room = width - skin.px(190)
    step = room / max(1, plan.cubes * 0.98 + plan.cylinders * 0.9 + 2)
    cube = max(skin.px(8), min(skin.px(20), step))
    post = min(skin.px(26), cube * 1.35)
    cubes = skin.say("emergent-shared-cubes", n=plan.cubes)
    posts = skin.say("emergent-shared-cylinders", n=plan.cylinders)
    row: list[ft.Control] = []
    if plan.cubes:
        row += [Cubes(skin, colour, plan.cubes, cube, label=cubes), Figures(skin, str(plan.cubes), 18)]
    if plan.cubes and plan.cylinders:
        row.append(ft.Container(width=skin.px(6)))
    if plan.cylinders:
        drawn = Cylinders(skin, colour, plan.cylinders, post, label=posts)
        row += [drawn, Figures(skin, str(plan.cylinders), 18)]
    if not row:
        row = [Muted(skin, skin.say("emergent-shared-no-pieces"), 15.6)]
    return ft.Row(row, spacing=skin.px(8), height=skin.px(32))


def _wrapped_pieces(stage: Stage, plan: OpenPlan) -> ft.Control:
    """The same where there is little room: cubes first, cylinders after them or below."""
    skin, colour = stage.skin, reading.colour(stage, plan.seat)
    parts: list[ft.Control] = []
    if plan.cubes:
        said = skin.say("emergent-shared-cubes", n=plan.cubes)
        drawn = Cubes(skin, colour, plan.cubes, skin.px(15), per_row=15, label=said)
        parts.append(ft.Row([drawn, Figures(skin, str(plan.cubes), 18)], spacing=skin.px(8), tight=True))
    if plan.cylinders:
        said = skin.say("emergent-shared-cylinders", n=plan.cylinders)
        posts = Cylinders(skin, colour, plan.cylinders, skin.px(22), label=said)
        parts.append(ft.Row([posts, Figures(skin, str(plan.cylinders), 18)], spacing=skin.px(8), tight=True))
    if not parts:
        parts = [Muted(skin, skin.say("emergent-shared-no-pieces"), 15.6)]
    return ft.Row(parts, spacing=skin.px(16), run_spacing=skin.px(8), wrap=True)


def _card(stage: Stage, plan: OpenPlan) -> ft.Control:
    """One plan: what is built and sold, what is bought, what is left."""
    view, skin = reading.game(stage), stage.skin
    words = plan_words(stage, plan)
    if plan.seat in view.time_ran_out:
        words = f"{words} {skin.say('emergent-shared-clock-sealed')}"
    money: list[ft.Control] = []
    if plan.money is not None:
        left = Words(skin, reading.dollars(plan.money.left), 27, family=DISPLAY_700, line=1.0)
        of = Muted(skin, skin.say("emergent-shared-left-of", amount=reading.dollars(plan.money.total)), 15.6)
        money = [
            ft.Column(
                [left, of],
                spacing=skin.px(3),
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.END,
            )
        ]
    top = ft.Row(
        [ft.Container(Who(stage, plan.seat, detail=words), expand=True), *money], spacing=skin.px(12)
    )
    done = ticked(plan)
    below: list[ft.Control] = [
        ft.Container(_pieces(stage, plan, beside_width(skin)), expand=True),
    ]
    if done:
        below.append(_tick_word(stage, plan))
    return ft.Column(
        [top, ft.Row(below, spacing=skin.px(10))],
        spacing=skin.px(8),
        alignment=ft.MainAxisAlignment.CENTER,
        tight=is_narrow(skin),
    )


def _tick_word(stage: Stage, plan: OpenPlan) -> ft.Control:
    done, count = ticked(plan), len(plan.pieces)
    words = stage.say("emergent-shared-ticked", done=done, of=count)
    return State(stage, is_done=done == count, words=words)


def _legend(skin: Skin) -> ft.Control:
    amber = tones(skin).amber
    ring = ft.Container(
        width=skin.px(22),
        height=skin.px(22),
        shape=ft.BoxShape.CIRCLE,
        border=ft.Border.all(skin.px(2.2), amber),
    )
    return ft.Row(
        [ring, Muted(skin, skin.say("emergent-shared-new"), 15.6)],
        spacing=skin.px(9),
        tight=True,
        expand=True,
    )


@component
def OpenPlans(stage: Stage) -> ft.Control:
    """Map and plans; once somebody ticks, the lists of what goes on the board. Both stay one tap away."""
    view, skin = reading.game(stage), stage.skin
    moment = f"{view.round}"
    picked, pick = ft.use_state(("", ""))
    auto = "lists" if has_ticks(view) else "plans"
    shows = picked[1] if picked[0] == moment and picked[1] else auto
    other = "plans" if shows == "lists" else "lists"
    width, height = map_room(skin, FOOT)
    picture = TradeMap(
        map_skin(skin),
        reading.drawn(view.board),
        lying.opened(stage),
        width=width,
        height=height,
        zoom=False,
        drops=True,
        key=f"opened-{moment}",
    )
    beside = (
        PieceLists(stage)
        if shows == "lists"
        else SeatCards(stage, [(plan.seat, _card(stage, plan), False) for plan in view.plans])
    )
    switch = OutlineButton(
        skin,
        skin.say(f"emergent-shared-show-{other}"),
        lambda: pick((moment, other)),
        icon="list-check" if other == "lists" else "envelope-open",
        filled=skin.palette.card,
    )
    late = tuple(view.waiting_for)
    right = [switch]
    if stage.table.is_host and view.phase == "place" and late:
        right.append(
            OutlineButton(
                skin,
                skin.say("emergent-shared-go-on"),
                lambda: reading.for_table(stage, GoOn()),
                icon="right",
                filled=skin.palette.card,
            )
        )
    waits = "emergent-shared-allocate-wait" if view.phase == "allocate" else "emergent-shared-placing-wait"
    words = skin.say(waits, names=reading.names(stage, late), count=len(late))
    now, last = rounds(stage)
    title = "allocate" if view.phase == "allocate" else "open" if shows == "plans" else "place"
    return SharedPage(
        stage,
        skin.say(f"emergent-shared-{title}-title"),
        MapBeside(skin, picture, beside, foot=FOOT),
        subtitle=skin.say("emergent-shared-round-line", title=stage.table.title, n=now, of=last),
        notes=[_legend(skin), Next(skin, words)],
        foot=right,
        foot_height=FOOT,
    )
