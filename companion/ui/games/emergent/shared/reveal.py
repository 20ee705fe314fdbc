"""All plans at one instant, and what everybody puts on the board then (ET-15, ET-16)."""

from __future__ import annotations

from collections import Counter
from functools import partial

import flet as ft

from companion.games.emergent.actions import GoOn
from companion.games.emergent.views import OpenPlan
from companion.games.emergent.views.results import DcLine
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.pieces import Cubes, Cylinders
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared import lying
from companion.ui.games.emergent.shared.page import (
    ComesNow,
    MapBeside,
    TradePage,
    WideMap,
    beside_width,
    is_narrow,
)
from companion.ui.games.emergent.shared.people import DoneWord, Named, SeatCard, SeatColumn
from companion.ui.games.emergent.shared.placing import PieceLists, has_ticks, ticked
from companion.ui.kit.boxes import CENTERED, ENDS, Big, InRow, Together, Wrapped
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, part
from companion.ui.kit.sending import SendQuietly, as_host
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Muted
from companion.ui.stage import Stage


def built(skin: Skin, cast: Cast, dcs: tuple[DcLine, ...]) -> str:
    """`2 small in Orchard and large in Harrow`."""
    counts = Counter((dc.size, dc.region) for dc in dcs)
    return skin.language.listed(
        tuple(
            skin.say(
                "emergent-shared-size-in",
                n=count,
                size=skin.say(f"emergent-shared-{size}"),
                region=cast.region_name(region),
            )
            for (size, region), count in counts.items()
        )
    )


def plan_words(skin: Skin, cast: Cast, plan: OpenPlan) -> str:
    """What a plan does to the discs on the board, in one sentence."""
    builds, sells = built(skin, cast, plan.builds), built(skin, cast, plan.sells)
    kind = "-".join([*(["builds"] if builds else []), *(["sells"] if sells else [])]) or "builds-nothing"
    return skin.say(f"emergent-shared-{kind}", builds=builds, sells=sells)


def _pieces(skin: Skin, colour: str, plan: OpenPlan, width: float) -> ft.Control:
    """Cubes and cylinders in their true number, like on the table; wrapped where there is little room."""
    narrow = is_narrow(skin)
    step = (width - skin.px(190)) / max(1, plan.cubes * 0.98 + plan.cylinders * 0.9 + 2)
    cube = skin.px(15) if narrow else max(skin.px(8), min(skin.px(20), step))
    post = skin.px(22) if narrow else min(skin.px(26), cube * 1.35)
    parts: list[ft.Control] = []
    if plan.cubes:
        said, per_row = skin.say("emergent-shared-cubes", n=plan.cubes), 15 if narrow else 0
        drawn = Cubes(skin, colour, plan.cubes, cube, per_row=per_row, label=said)
        parts.append(Together(skin, drawn, Figures(skin, str(plan.cubes), 18), gap=8))
    if plan.cylinders:
        said = skin.say("emergent-shared-cylinders", n=plan.cylinders)
        drawn = Cylinders(skin, colour, plan.cylinders, post, label=said)
        parts.append(Together(skin, drawn, Figures(skin, str(plan.cylinders), 18), gap=8))
    if not parts:
        parts = [Muted(skin, skin.say("emergent-shared-no-pieces"), 15.6)]
    if narrow:
        return Wrapped(skin, *parts, gap=16, between=8)
    return ft.Row(parts, spacing=skin.px(16), height=skin.px(32))


@part
def PlanCard(skin: Skin, cast: Cast, plan: OpenPlan, is_by_clock: bool) -> ft.Control:
    """One plan: what is built and sold, what is bought, what is left."""
    words = plan_words(skin, cast, plan)
    if is_by_clock:
        words = f"{words} {skin.say('emergent-shared-clock-sealed')}"
    money: list[ft.Control] = []
    if plan.money is not None:
        left = Big(skin, dollars(plan.money.left), 27)
        of = Muted(skin, skin.say("emergent-shared-left-of", amount=dollars(plan.money.total)), 15.6)
        money = [ft.Column([left, of], spacing=skin.px(3), tight=True, horizontal_alignment=ENDS)]
    named = ft.Container(Named(skin, cast, plan.seat, detail=words), expand=True)
    drawn = _pieces(skin, cast.colour(plan.seat), plan, beside_width(skin))
    done, count = ticked(plan), len(plan.pieces)
    ticks = skin.say("emergent-shared-ticked", done=done, of=count)
    state = [DoneWord(skin, is_done=done == count, words=ticks)] if done else []
    content = ft.Column(
        [
            InRow(skin, named, *money, gap=12),
            InRow(skin, ft.Container(drawn, expand=True), *state),
        ],
        spacing=skin.px(8),
        alignment=CENTERED,
        tight=is_narrow(skin),
    )
    return SeatCard(skin, cast.paint(skin, plan.seat), content)


@part
def NewRing(skin: Skin) -> ft.Control:
    """What the amber ring means."""
    ring = ft.Container(
        width=skin.px(22),
        height=skin.px(22),
        shape=ft.BoxShape.CIRCLE,
        border=ft.Border.all(skin.px(2.2), tones(skin).amber),
    )
    return Together(skin, ring, Muted(skin, skin.say("emergent-shared-new"), 15.6), gap=9)


@component
def OpenPlans(stage: Stage) -> ft.Control:
    """Map and plans; once somebody ticks, the lists of what goes on the board. Both stay one tap away."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    picked, pick = ft.use_state((0, ""))
    auto = "lists" if has_ticks(view) else "plans"
    shows = picked[1] if picked[0] == view.round and picked[1] else auto
    other = "plans" if shows == "lists" else "lists"
    late, is_later = view.waiting_for, view.phase == "allocate"
    beside = (
        PieceLists(skin, cast, view.plans)
        if shows == "lists"
        else SeatColumn(
            skin,
            [
                PlanCard.keyed(plan.seat)(skin, cast, plan, plan.seat in view.time_ran_out)
                for plan in view.plans
            ],
        )
    )
    ground = skin.palette.card
    switch = OutlineButton(
        skin,
        skin.say(f"emergent-shared-show-{other}"),
        partial(pick, (view.round, other)),
        icon="list-check" if other == "lists" else "envelope-open",
        filled=ground,
    )
    right = [switch]
    if stage.leads and not is_later and late:
        words = skin.say("emergent-shared-go-on")
        right.append(SendQuietly(skin, words, stage.send, as_host(GoOn()), "right", filled=ground, fits=True))
    waits = skin.say(
        f"emergent-shared-{'allocate' if is_later else 'placing'}-wait",
        **cast.awaited(skin, late),
    )
    title = "allocate" if is_later else "open" if shows == "plans" else "place"
    drawn = WideMap(skin, cast.drawn, lying.opened(cast, view), drops=True, key=f"opened-{view.round}")
    return TradePage(
        stage,
        skin.say(f"emergent-shared-{title}-title"),
        MapBeside(skin, drawn, beside),
        notes=[ft.Container(NewRing(skin), expand=True), ComesNow(skin, waits)],
        foot=right,
    )
