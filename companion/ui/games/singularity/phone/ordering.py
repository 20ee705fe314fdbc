"""In which order the groups act, for who wants to say so (SW-22)."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.singularity.actions.turn import EndPlay
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import RedButton
from companion.ui.games.singularity.phone.page import Choices, Page
from companion.ui.kit.drawing import Tap, component
from companion.ui.stage import Stage


@component
def EnemyOrder(stage: Stage, close: Tap) -> ft.Control:
    """Tap the groups one after the other; the rest follow as they are listed. Then my turn ends."""
    view, skin = reading.game(stage), stage.skin
    order, set_order = ft.use_state(cast("tuple[str, ...]", ()))

    def tap(group: str) -> None:
        set_order(tuple(one for one in order if one != group) if group in order else (*order, group))

    def send() -> None:
        stage.send(EndPlay(order=order))
        close()

    named = []
    for group in view.groups:
        what = reading.enemy_name(view, group.enemy, group.size)
        name = skin.say("singularity-phone-at", what=what, place=reading.space_name(view, group.place))
        named.append((group.id, f"{order.index(group.id) + 1}. {name}" if group.id in order else name))
    return Page(
        stage,
        title=skin.say("singularity-phone-enemy-order-title"),
        subtitle=skin.say("singularity-phone-enemy-order-line"),
        body=[
            Choices(
                skin,
                "",
                named,
                order,
                tap,
                icons={group.id: reading.icon_of(view, group.enemy) for group in view.groups},
            )
        ],
        actions=[RedButton(skin, skin.say("singularity-phone-end-turn"), send, icon="sw-drone")],
        back=close,
    )
