"""The draft at a supply cache: cards turned up, an order, one pick each (SW-33)."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.actions.board import OrderPicks, Pick, RevealCards
from companion.games.singularity.views.board import CacheView, PickLine
from companion.kernel.seat import Seat
from companion.table.actions import ForTable
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import (
    ICONS,
    IconTile,
    Note,
    Panel,
    PickTile,
    RedButton,
    Spaced,
    UpgradeFace,
    kind_colour,
    kind_icon,
    tones,
)
from companion.ui.games.singularity.phone.drafted import DraftedOnTable
from companion.ui.games.singularity.phone.entry import CardEntry, Cards
from companion.ui.games.singularity.phone.page import Choices, Page, inner_width
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Heading, Muted, Strong
from companion.ui.stage import Stage

STRETCHED = ft.CrossAxisAlignment.STRETCH


def CacheScreen(stage: Stage) -> ft.Control:
    """Cards to turn up first, then picks in order."""
    scene = reading.game(stage).cache
    if scene is None:
        return ft.Container()
    if scene.to_reveal:
        return Reveal.keyed(f"reveal-{len(reading.game(stage).row)}")(stage, scene)
    return Draft(stage, scene)


@component
def Reveal(stage: Stage, scene: CacheView) -> ft.Control:
    """Somebody types what was turned up; fewer when the deck is empty."""
    skin = stage.skin
    cards, set_cards = ft.use_state(cast("Cards", ()))
    on_table, set_on_table = ft.use_state(False)
    if on_table:
        return DraftedOnTable(stage, lambda: set_on_table(False))

    def send() -> None:
        stage.send(RevealCards(cards=cards))

    left = scene.to_reveal - len(cards)
    fewer = skin.say("singularity-phone-reveal-short", n=len(cards))
    table = skin.say("singularity-phone-drafted-open")
    words = (
        skin.say("singularity-phone-reveal-left", n=left)
        if left
        else skin.say("singularity-phone-reveal-button", n=len(cards))
    )
    return Page(
        stage,
        title=skin.say("singularity-phone-reveal-title", n=scene.to_reveal),
        subtitle=skin.say("singularity-phone-reveal-line"),
        body=[
            _head(stage, scene),
            ft.Row([OutlineButton(skin, table, lambda: set_on_table(True), icon="sw-cache", expand=True)]),
            CardEntry(stage, cards, set_cards, scene.to_reveal),
            ft.Row([OutlineButton(skin, fewer, send, expand=True)], visible=bool(left)),
        ],
        actions=[RedButton(skin, words, send, icon="check", why=words if left else "")],
    )


def _head(stage: Stage, scene: CacheView) -> ft.Control:
    skin, view = stage.skin, reading.game(stage)
    place = reading.space_name(view, scene.place)
    row = ft.Row(
        [
            IconTile(skin, ICONS["cache"], tones(skin).good, 48),
            ft.Column(
                [
                    Heading(skin, skin.say("singularity-phone-cache-title"), 20),
                    Muted(skin, skin.say("singularity-phone-cache-line", place=place), 14),
                ],
                spacing=2,
                tight=True,
                expand=True,
            ),
        ],
        spacing=12,
    )
    return Panel(skin, row, padding=12)


def _picks(stage: Stage, scene: CacheView) -> ft.Control:
    """Everybody in the order of picks."""

    def words(line: PickLine, at: int) -> str:
        if line.state == "taken" and line.card:
            return line.card.name
        if line.state == "waiting":
            last = at == len(scene.order) - 1
            return stage.say("singularity-phone-pick-last" if last else "singularity-phone-pick-then")
        return stage.say(f"singularity-phone-pick-{line.state}")

    tiles = [
        PickTile(
            stage.skin,
            reading.tint_name(stage, line.seat),
            reading.you_or(stage, line.seat),
            words(line, at),
            line.state,
        )
        for at, line in enumerate(scene.order)
    ]
    count = 2 if stage.skin.large_text else 4 if len(tiles) != 6 else 3
    return ft.Column(
        [
            ft.Row(tiles[at : at + count], spacing=8, intrinsic_height=True, vertical_alignment=STRETCHED)
            for at in range(0, len(tiles), count)
        ],
        spacing=8,
        tight=True,
    )


@component
def Draft(stage: Stage, scene: CacheView) -> ft.Control:
    """My pick, or whose it is."""
    view, skin = reading.game(stage), stage.skin
    at, set_at = ft.use_state(-1)
    ordering, set_ordering = ft.use_state(False)
    now = next((line.seat for line in scene.order if line.state == "now"), None)
    is_mine = reading.is_me(stage, now)
    picked = next((one for one in view.row if one.at == at), None) if is_mine else None
    if ordering:
        return PickOrder(stage, scene, lambda: set_ordering(False))
    room = inner_width(skin)
    count = 2 if skin.large_text else 3
    wide = (room - 8 * (count - 1)) / count
    faces = [
        UpgradeFace(
            skin,
            one.card,
            width=wide,
            height=skin.px(170 if skin.is_small else 208) * (1.7 if skin.large_text else 1),
            words=skin.say("singularity-phone-your-pick") if picked == one else "",
            is_new=skin.say("singularity-phone-new") if one.is_new else "",
            is_picked=picked == one,
            on_click=partial(set_at, one.at) if is_mine else None,
        )
        for one in view.row
    ]
    body: list[ft.Control] = [
        _head(stage, scene),
        _picks(stage, scene),
        ft.Container(
            ft.Row(list(faces), wrap=True, spacing=8, run_spacing=14), padding=ft.Padding.only(top=12)
        ),
    ]
    if picked is not None:
        body.append(_about(stage, scene, picked.at))
    if reading.may(view, "order_picks"):
        words = skin.say("singularity-phone-order")
        body.append(
            ft.Row([OutlineButton(skin, words, lambda: set_ordering(True), icon="swap", expand=True)])
        )
    if is_mine:
        none = OutlineButton(
            skin, skin.say("singularity-phone-take-none"), lambda: stage.send(Pick()), height=56
        )
        take = (
            skin.say("singularity-phone-take", card=picked.card.name)
            if picked
            else skin.say("singularity-phone-take-which")
        )
        button = RedButton(
            skin, take, lambda: stage.send(Pick(card=at)), icon="check", why="" if picked else take, expand=1
        )
        actions: list[ft.Control] = [
            Spaced(skin, ft.Row([button]), ft.Row([none]))
            if skin.large_text
            else ft.Row([none, button], spacing=10)
        ]
    else:
        actions = [
            *_for_absent(stage, now),
            Note(skin, skin.say("singularity-phone-picks", name=reading.name(stage, now)), "hourglass"),
        ]
    title = "singularity-phone-pick-title" if is_mine else "singularity-phone-pick-wait"
    return Page(stage, title=skin.say(title, name=reading.name(stage, now)), body=body, actions=actions)


def _for_absent(stage: Stage, now: Seat | None) -> list[ft.Control]:
    """The host takes nothing for a seat without a phone, so that the table can go on."""
    line = stage.seat_line(now) if now else None
    if not stage.table.is_host or line is None or line.presence == "here":
        return []
    words = stage.say("singularity-phone-none-for", name=line.name)
    return [
        ft.Row(
            [
                OutlineButton(
                    stage.skin, words, lambda: stage.send(ForTable(action=Pick().model_dump())), expand=True
                )
            ]
        )
    ]


def _about(stage: Stage, scene: CacheView, at: int) -> ft.Control:
    """What the card does and what happens next."""
    view, skin = reading.game(stage), stage.skin
    card = next(one.card for one in view.row if one.at == at)
    head = ft.Row(
        [
            Heading(skin, card.name, 20),
            ft.Row(
                [
                    Icon(skin, kind_icon(card.kind), skin.px(22), kind_colour(skin, card.kind)),
                    Strong(
                        skin,
                        " ".join(
                            filter(None, (str(card.value or ""), skin.say(f"singularity-card-{card.kind}")))
                        ),
                        16,
                    ),
                ],
                spacing=6,
                tight=True,
            ),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=skin.large_text,
    )
    hand = view.my_hand
    if view.house.cache_to == "discard" or hand is None:
        goes = skin.say(f"singularity-phone-goes-{view.house.cache_to}")
    else:
        goes = skin.say("singularity-phone-goes-count", before=hand, after=hand + 1)
    rows: list[ft.Control] = [
        head,
        *([Muted(skin, card.text, 15)] if card.text else []),
        Note(skin, goes, "sw-card"),
    ]
    if scene.replaces_last:
        rows.append(Note(skin, skin.say("singularity-phone-replaced"), "undo"))
    return Panel(skin, Spaced(skin, *rows), padding=14)


@component
def PickOrder(stage: Stage, scene: CacheView, close: Tap) -> ft.Control:
    """Tap the players in the order in which they pick."""
    skin = stage.skin
    order, set_order = ft.use_state(cast("tuple[str, ...]", ()))
    seats = tuple(line.seat for line in scene.order)

    def tap(seat: str) -> None:
        set_order(tuple(one for one in order if one != seat) if seat in order else (*order, seat))

    def send() -> None:
        stage.send(OrderPicks(order=order))
        close()

    named = [
        (
            seat,
            f"{order.index(seat) + 1}. {reading.name(stage, seat)}"
            if seat in order
            else reading.name(stage, seat),
        )
        for seat in seats
    ]
    return Page(
        stage,
        title=skin.say("singularity-phone-order-title"),
        subtitle=skin.say("singularity-phone-order-line"),
        body=[Choices(skin, "", named, order, tap)],
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-order-button"),
                send,
                icon="check",
                why=skin.say("singularity-phone-order-why", n=len(seats) - len(order))
                if len(order) < len(seats)
                else "",
            )
        ],
        back=close,
    )
