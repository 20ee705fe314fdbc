"""A group under attack: tap a miniature for a hit; tracked health counts hits together (SW-15..17)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.views.board import GroupView
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.tokens import GroupDisc
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import CENTERED, MIDDLE, InRow, Panel, Spaced, Stacked, Unsaid, Wrapped
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap, guarded, part
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words

Step = Callable[[tuple[int, ...]], tuple[int, ...]]
"""A step on the hits as they will be then: a quick finger loses no tap."""
Deal = Callable[[str, Step], None]
"""What happens to the hits on a group."""


@part
def GroupHits(
    skin: Skin, cast: Cast, group: GroupView, hits: tuple[int, ...], left: int, deal: Deal
) -> ft.Control:
    """Who stands there, and what each one has taken."""
    card = cast.enemy(group.enemy)
    need = card.damage if card else 1
    head = _head(skin, cast, group, need, partial(deal, group.id, _none), has_hits=any(hits))
    if group.health_left is not None:
        pick = Stepper(
            skin,
            sum(hits),
            0,
            sum(hits) + max(left, 0),
            lambda value: deal(group.id, lambda _now: (value, *(0,) * (group.size - 1))),
            skin.say("singularity-phone-hits"),
        )
        return Panel(skin, Spaced(skin, head, ft.Row([pick], alignment=CENTERED)), padding=12)
    hurt = (*group.partial, *(0,) * group.size)
    minis = [
        _Mini.keyed(str(at))(
            skin,
            cast.enemy_name(group.enemy),
            cast.icon_of(group.enemy),
            group.id,
            at,
            hits[at],
            hurt[at],
            need,
            left > 0,
            deal,
        )
        for at in range(group.size)
    ]
    return Panel(skin, Spaced(skin, head, Wrapped(skin, *minis)), padding=12)


def _none(now: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * len(now)


def _head(skin: Skin, cast: Cast, group: GroupView, need: int, forget: Tap, *, has_hits: bool) -> ft.Control:
    name = cast.enemy_name(group.enemy, group.size)
    line = (
        skin.say("singularity-phone-health", n=group.health_left)
        if group.health_left is not None
        else skin.say("singularity-phone-need", n=need)
    )
    where = skin.say("singularity-phone-at", what=name, place=cast.space(group.place))
    said = skin.say("singularity-phone-hits-back", enemy=name)
    return InRow(
        skin,
        GroupDisc(skin, cast.icon_of(group.enemy), skin.px(40), group.size),
        Stacked(skin, Strong(skin, where, 16, lines=2), Muted(skin, line, 14), gap=2, expand=True),
        IconButton48(skin, "undo", said, forget, size=44, disabled=not has_hits),
    )


@part
def _Mini(
    skin: Skin,
    name: str,
    icon: str,
    group: str,
    at: int,
    hits: int,
    hurt: int,
    need: int,
    has_more: bool,
    deal: Deal,
) -> ft.Control:
    """One miniature: how many hits of those it needs."""
    found, muted = tones(skin), skin.palette.muted
    taken = hits + hurt
    falls = taken >= need
    may_hit = has_more and not falls
    side = skin.px(52)
    said = skin.say("singularity-phone-mini", enemy=name, n=at + 1, taken=taken, need=need)
    figure = f"{taken}/{need}"
    ink = found.amber if taken else muted
    drawn = ft.Column(
        [
            Icon(skin, "cross" if falls else icon, side * 0.42, muted if falls else found.red),
            Words(skin, figure, 13, family=TEXT_700, colour=ink, line=1.0),
        ],
        spacing=2,
        tight=True,
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
    )
    face = ft.Container(
        Unsaid(drawn),
        width=side,
        height=side if not skin.large_text else side * 1.3,
        border_radius=skin.px(14),
        bgcolor=skin.wash(found.red, 0.04 if falls else 0.16),
        border=ft.Border.all(2 if hits else 1, found.amber if hits else skin.wash(found.red, 0.4)),
        ink=may_hit,
        on_click=guarded(partial(deal, group, partial(_hit, at, need - hurt))) if may_hit else None,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(content=face, button=may_hit or None, container=True, label=said)


def _hit(at: int, most: int, now: tuple[int, ...]) -> tuple[int, ...]:
    return (*now[:at], min(now[at] + 1, most), *now[at + 1 :])
