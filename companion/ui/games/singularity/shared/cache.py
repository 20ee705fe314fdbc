"""The draft at a supply cache: who picks when, the row of cards, what is turned up next (SW-33)."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.actions.board import Pick
from companion.games.singularity.views.board import CacheView, PickLine
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import PickTile, UpgradeFace
from companion.ui.games.singularity.shared.doing import Doing, use_doing
from companion.ui.games.singularity.shared.page import (
    GAP,
    GoButton,
    Sentence,
    SharedPage,
    act,
    look,
    may_act,
    room,
    spot,
    subtitle,
)
from companion.ui.games.singularity.shared.revealing import Cards, Revealing, reveal_foot
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH


def now_picking(cache: CacheView) -> str | None:
    """Whose pick it is."""
    return next((line.seat for line in cache.order if line.state == "now"), None)


@component
def CacheScene(stage: Stage) -> ft.Control:
    """Order first, then the row; the host can take a card for the one whose pick it is."""
    view, skin = reading.game(stage), look(stage)
    picked, set_picked = ft.use_state(("", -1))
    half, set_half = ft.use_state(cast("tuple[int, Cards]", (0, ())))
    doing, do = use_doing(stage)
    cache = view.cache
    if cache is None:
        return ft.Container()
    if doing:
        return Doing(stage, doing, do)
    seat = now_picking(cache)
    at = picked[1] if seat and picked[0] == seat else -1
    may = may_act(stage) and seat is not None and cache.to_reveal == 0
    width, height = room(skin)
    faces = min(4, max(3, len(view.row)))
    wide = min(skin.px(286), (width - skin.px(12) * (faces - 1)) / faces)
    new = stage.say("singularity-shared-new")
    row = [
        UpgradeFace(
            skin,
            one.card,
            width=wide,
            height=height * (0.36 if cache.to_reveal else 0.46),
            is_new=new if one.is_new else "",
            is_picked=one.at == at,
            on_click=partial(set_picked, (str(seat), one.at)) if may else None,
            label=f"{one.card.name}. {one.card.text}",
        )
        for one in view.row
    ]
    body: list[ft.Control] = [
        ft.Row(
            [ft.Container(TrackBox(stage), width=skin.px(360)), Order(stage, cache)],
            spacing=skin.px(GAP),
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    ]
    if row:
        body.append(
            ft.Row(
                list(row),
                wrap=True,
                spacing=skin.px(12),
                run_spacing=skin.px(12),
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    moment = len(view.row) + 100 * sum(line.state != "waiting" for line in cache.order)
    shown = half[1] if half[0] == moment else ()
    if cache.to_reveal and may_act(stage):
        body.append(Revealing(stage, cache.to_reveal, shown, lambda cards: set_half((moment, cards))))
        words = stage.say("singularity-phone-drafted-open")
        body.append(ft.Row([OutlineButton(skin, words, partial(do, "drafted"), icon="sw-cache", height=52)]))
    elif cache.to_reveal:
        body.append(Muted(skin, stage.say("singularity-shared-reveal-wait", n=cache.to_reveal)))
    column = ft.Column(
        body,
        spacing=skin.px(14),
        width=width,
        height=height,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=_STRETCH,
    )
    where = spot(cache.place)
    return SharedPage(
        stage,
        stage.say("singularity-shared-cache", where=where),
        column,
        detail=subtitle(stage, view),
        foot=[
            *_foot(stage, cache, seat, at, may=may),
            *(reveal_foot(stage, cache.to_reveal, shown) if cache.to_reveal and may_act(stage) else ()),
        ],
    )


def _foot(stage: Stage, cache: CacheView, seat: str | None, at: int, *, may: bool) -> list[ft.Control]:
    view, skin = reading.game(stage), look(stage)
    name = reading.name(stage, seat)
    if cache.to_reveal:
        words = stage.say("singularity-shared-reveal", n=cache.to_reveal)
    elif seat is None:
        words = stage.say("singularity-shared-cache-done")
    else:
        key = "singularity-shared-pick" if cache.replaces_last else "singularity-shared-pick-last"
        words = stage.say(key, name=name)
    foot: list[ft.Control] = [Sentence(skin, words, "sw-cache")]
    if may:
        none = stage.say("singularity-shared-pick-none", name=name)
        foot.append(OutlineButton(skin, none, lambda: act(stage, Pick()), height=56))
        chosen = next((one.card.name for one in view.row if one.at == at), "")
        label = (
            stage.say("singularity-shared-takes", name=name, card=chosen)
            if chosen
            else stage.say("singularity-shared-pick-first")
        )
        foot.append(GoButton(skin, label, (lambda: act(stage, Pick(card=at))) if chosen else None))
    return foot


def Order(stage: Stage, cache: CacheView) -> ft.Control:
    """Who has picked what, who picks now, who waits."""
    skin = look(stage)

    def tile(line: PickLine) -> ft.Control:
        words = (
            line.card.name
            if line.card is not None
            else stage.say(f"singularity-shared-pick-state-{line.state}")
        )
        name = reading.name(stage, line.seat)
        made = PickTile(skin, reading.tint_name(stage, line.seat), name, words, line.state)
        return ft.Container(made, width=skin.px(122))

    tiles = [tile(line) for line in cache.order]
    return ft.Row(tiles, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8), expand=True)
