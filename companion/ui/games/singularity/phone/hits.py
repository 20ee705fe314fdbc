"""A group under attack: tap a miniature for a hit; tracked health counts hits together (SW-15..17)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.views.board import GroupView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import GroupDisc, Panel, Spaced, quiet, tones, wash
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.text import Muted, Strong, Words
from companion.ui.stage import Stage

Deal = Callable[[Callable[[tuple[int, ...]], tuple[int, ...]]], None]
"""A step on the hits as they will be then: a quick finger loses no tap."""


def GroupHits(stage: Stage, group: GroupView, hits: tuple[int, ...], left: int, deal: Deal) -> ft.Control:
    """Who stands there, and what each one has taken."""
    view, skin = reading.game(stage), stage.skin
    card = reading.enemy(view, group.enemy)
    need = card.damage if card else 1
    name = reading.enemy_name(view, group.enemy, group.size)
    where = reading.space_name(view, group.place)
    if group.health_left is not None:
        line = skin.say("singularity-phone-health", n=group.health_left)
    else:
        line = skin.say("singularity-phone-need", n=need)
    back = IconButton48(
        skin,
        "undo",
        skin.say("singularity-phone-hits-back", enemy=name),
        lambda: deal(lambda _now: (0,) * group.size),
        size=44,
        disabled=not any(hits),
    )
    head = ft.Row(
        [
            GroupDisc(skin, reading.icon_of(view, group.enemy), skin.px(40), group.size),
            ft.Column(
                [
                    Strong(skin, skin.say("singularity-phone-at", what=name, place=where), 16, lines=2),
                    Muted(skin, line, 14),
                ],
                spacing=2,
                tight=True,
                expand=True,
            ),
            back,
        ],
        spacing=10,
    )
    if group.health_left is not None:
        taken = sum(hits)
        most = taken + max(left, 0)
        pick = Stepper(
            skin,
            taken,
            0,
            most,
            lambda value: deal(lambda _now: (value, *(0,) * (group.size - 1))),
            skin.say("singularity-phone-hits"),
        )
        return Panel(
            skin, Spaced(skin, head, ft.Row([pick], alignment=ft.MainAxisAlignment.CENTER)), padding=12
        )
    hurt = (*group.partial, *(0,) * group.size)
    minis = [_mini(stage, group, at, hits, hurt[at], need, left, deal) for at in range(group.size)]
    return Panel(skin, Spaced(skin, head, ft.Row(minis, wrap=True, spacing=8, run_spacing=8)), padding=12)


def _mini(
    stage: Stage,
    group: GroupView,
    at: int,
    hits: tuple[int, ...],
    hurt: int,
    need: int,
    left: int,
    deal: Deal,
) -> ft.Control:
    """One miniature: how many hits of those it needs."""
    skin, view = stage.skin, reading.game(stage)
    found = tones(skin)
    taken = hits[at] + hurt
    falls = taken >= need
    may_hit = left > 0 and not falls
    side = skin.px(52)
    ink = found.red if not falls else skin.palette.muted
    name = reading.enemy_name(view, group.enemy)
    said = skin.say("singularity-phone-mini", enemy=name, n=at + 1, taken=taken, need=need)
    face = ft.Container(
        quiet(
            ft.Column(
                [
                    Icon(skin, "cross" if falls else reading.icon_of(view, group.enemy), side * 0.42, ink),
                    Words(
                        skin,
                        f"{taken}/{need}",
                        13,
                        family=TEXT_700,
                        colour=found.amber if taken else skin.palette.muted,
                        line=1.0,
                    ),
                ],
                spacing=2,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        ),
        width=side,
        height=side if not skin.large_text else side * 1.3,
        border_radius=skin.px(14),
        bgcolor=wash(skin, found.red, 0.04 if falls else 0.16),
        border=ft.Border.all(2 if hits[at] else 1, found.amber if hits[at] else wash(skin, found.red, 0.4)),
        ink=may_hit,
        on_click=guarded(partial(_hit, at, need - hurt, deal)) if may_hit else None,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(content=face, button=may_hit or None, container=True, label=said)


def _hit(at: int, most: int, deal: Deal) -> None:
    deal(lambda now: (*now[:at], min(now[at] + 1, most), *now[at + 1 :]))
