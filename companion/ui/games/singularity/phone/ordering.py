"""Things tapped one after the other: the groups that act, the players who pick (SW-22, SW-33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.games.singularity.actions.board import OrderPicks
from companion.games.singularity.actions.turn import EndPlay
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Tap, component, steady, use_kept
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips, Option
from companion.ui.stage import Stage

NONE: Final[tuple[str, ...]] = ()


def tapped(order: tuple[str, ...], one: str) -> tuple[str, ...]:
    """The next in the order, or out of it again."""
    return tuple(other for other in order if other != one) if one in order else (*order, one)


def numbered(options: Sequence[Option], order: tuple[str, ...]) -> tuple[Option, ...]:
    """What was tapped says its number."""
    return tuple(
        (value, f"{order.index(value) + 1}. {words}" if value in order else words, icon)
        for value, words, icon in options
    )


@component
def EnemyOrder(stage: Stage, close: Tap) -> ft.Control:
    """Tap the groups one after the other; the rest follow as they are listed. Then my turn ends."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    order, set_order = use_kept(NONE)
    tap = steady(lambda one: set_order(lambda now: tapped(now, one)))

    def send() -> None:
        stage.send(EndPlay(order=order))
        close()

    def words(enemy: str, size: int, place: str) -> str:
        return skin.say("singularity-phone-at", what=cast.enemy_name(enemy, size), place=cast.space(place))

    groups = [(one.id, words(one.enemy, one.size, one.place), cast.icon_of(one.enemy)) for one in view.groups]
    return SeatPage(
        stage,
        asks="singularity-phone-enemy-order",
        body=[Chips(skin, "", numbered(groups, order), order, tap)],
        actions=[ReasonButton(skin, skin.say("singularity-phone-end-turn"), steady(send), "sw-drone")],
        back=close,
    )


@component
def PickOrder(stage: Stage, seats: tuple[Seat, ...], close: Tap) -> ft.Control:
    """Tap the players in the order in which they pick."""
    skin, cast = stage.skin, reading.cast(stage)
    order, set_order = use_kept(NONE)
    tap = steady(lambda one: set_order(lambda now: tapped(now, one)))

    def send() -> None:
        stage.send(OrderPicks(order=tuple(map(Seat, order))))
        close()

    left = len(seats) - len(order)
    why = skin.say("singularity-phone-order-why", n=left) if left else ""
    people = numbered([(seat, cast.name(seat), "") for seat in seats], order)
    return SeatPage(
        stage,
        asks="singularity-phone-order",
        body=[Chips(skin, "", people, order, tap)],
        actions=[ReasonButton(skin, skin.say("singularity-phone-order-button"), steady(send), "check", why)],
        back=close,
    )
