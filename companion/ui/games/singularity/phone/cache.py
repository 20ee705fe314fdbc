"""The draft at a supply cache: cards turned up, an order, one pick each (SW-33)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.singularity.actions.board import Pick
from companion.games.singularity.views.board import PickLine, RowCard
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.cards import PickTile, UpgradeFace, kind_colour
from companion.ui.games.singularity.draw.signs import kind_icon
from companion.ui.games.singularity.phone.ordering import PickOrder
from companion.ui.games.singularity.phone.reveal import CacheHead
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import BETWEEN, STRETCHED, Note, Panel, Spaced, Stacked, Together, Wrapped
from companion.ui.kit.buttons import Answers, ReasonButton, WideButton
from companion.ui.kit.drawing import component, part, steady, use_kept
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.shared import for_table
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Strong
from companion.ui.reading import absent, may
from companion.ui.stage import Stage


@component
def CacheScreen(stage: Stage) -> ft.Control:
    """My pick, or whose it is."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    at, pick = use_kept(-1)
    is_ordering, set_ordering = ft.use_state(False)
    back = steady(lambda: set_ordering(False))
    take = steady(lambda: stage.send(Pick(card=at)))
    cache = view.cache
    if cache is None:
        return ft.Container()
    if is_ordering:
        return PickOrder(stage, tuple(line.seat for line in cache.order), back)
    now = next((line.seat for line in cache.order if line.state == "now"), None)
    is_mine = cast.is_me(now)
    picked = next((one for one in view.row if one.at == at), None) if is_mine else None
    body: list[ft.Control] = [
        CacheHead(skin, cast.space(cache.place)),
        Picks(skin, cast, cache.order),
        ft.Container(
            FaceUp(skin, view.row, picked.at if picked else -1, pick if is_mine else None),
            padding=ft.Padding.only(top=12),
        ),
    ]
    if picked is not None:
        goes = goes_words(skin, view.house.cache_to, view.my_hand)
        body.append(AboutCard(skin, picked, goes, cache.replaces_last))
    if may(view, "order_picks"):
        words = skin.say("singularity-phone-order")
        body.append(WideButton(skin, words, lambda: set_ordering(True), icon="swap"))
    if is_mine:
        words = (
            skin.say("singularity-phone-take", card=picked.card.name)
            if picked
            else skin.say("singularity-phone-take-which")
        )
        button = ReasonButton(skin, words, take, "check", "" if picked else words)
        none = skin.say("singularity-phone-take-none")
        actions: list[ft.Control] = [Answers(skin, none, lambda: stage.send(Pick()), button)]
    else:
        waits = Note(skin, skin.say("singularity-phone-picks", name=cast.name(now)), "hourglass")
        missing = absent(stage, now)
        for_absent = skin.say("singularity-phone-none-for", name=missing)
        actions = [
            *([WideButton(skin, for_absent, lambda: for_table(stage.send, Pick()))] if missing else []),
            waits,
        ]
    title = "singularity-phone-pick-title" if is_mine else "singularity-phone-pick-wait"
    return SeatPage(stage, title=skin.say(title, name=cast.name(now)), body=body, actions=actions)


def pick_words(skin: Skin, line: PickLine, *, is_last: bool) -> str:
    """What somebody took, or when it is their turn."""
    if line.state == "taken" and line.card:
        return line.card.name
    if line.state == "waiting":
        return skin.say("singularity-phone-pick-last" if is_last else "singularity-phone-pick-then")
    return skin.say(f"singularity-phone-pick-{line.state}")


@part
def Picks(skin: Skin, cast: Cast, order: tuple[PickLine, ...]) -> ft.Control:
    """Everybody in the order of picks."""
    tiles = [
        ft.Container(
            PickTile.keyed(line.seat)(
                skin,
                cast.colour(line.seat),
                cast.you_or(skin, line.seat),
                pick_words(skin, line, is_last=at == len(order) - 1),
                line.state,
            ),
            expand=True,
        )
        for at, line in enumerate(order)
    ]
    count = 2 if skin.large_text else 4 if len(tiles) != 6 else 3
    return Stacked(
        skin,
        *(
            ft.Row(
                list(tiles[at : at + count]), spacing=8, intrinsic_height=True, vertical_alignment=STRETCHED
            )
            for at in range(0, len(tiles), count)
        ),
        gap=8,
    )


@part
def FaceUp(
    skin: Skin, row: tuple[RowCard, ...], picked: int, pick: Callable[[int], None] | None
) -> ft.Control:
    """The cards that lie there."""
    count = 2 if skin.large_text else 3
    wide = (inner_width(skin) - 8 * (count - 1)) / count
    tall = skin.px(170 if skin.is_small else 208) * (1.7 if skin.large_text else 1)
    mine, new = skin.say("singularity-phone-your-pick"), skin.say("singularity-phone-new")
    faces = [
        UpgradeFace.keyed(f"{one.at}-{one.card.name}")(
            skin,
            one,
            (wide, tall),
            mine if one.at == picked else new if one.is_new else "",
            is_picked=one.at == picked,
            pick=pick,
        )
        for one in row
    ]
    return Wrapped(skin, *faces, between=14)


def goes_words(skin: Skin, to: str, hand: int | None) -> str:
    """Where the card goes, and what that makes of my hand."""
    if to == "discard" or hand is None:
        return skin.say(f"singularity-phone-goes-{to}")
    return skin.say("singularity-phone-goes-count", before=hand, after=hand + 1)


@part
def AboutCard(skin: Skin, row: RowCard, goes: str, is_replaced: bool) -> ft.Control:
    """What the card does and what happens next."""
    card = row.card
    kind = " ".join(filter(None, (str(card.value or ""), skin.say(f"singularity-card-{card.kind}"))))
    sign = Icon(skin, kind_icon(card.kind), skin.px(22), kind_colour(skin, card.kind))
    head = ft.Row(
        [Heading(skin, card.name, 20), Together(skin, sign, Strong(skin, kind, 16))],
        alignment=BETWEEN,
        wrap=skin.large_text,
    )
    rows: list[ft.Control] = [
        head,
        *([Muted(skin, card.text, 15)] if card.text else []),
        Note(skin, goes, "sw-card"),
    ]
    if is_replaced:
        rows.append(Note(skin, skin.say("singularity-phone-replaced"), "undo"))
    return Panel(skin, Spaced(skin, *rows))
