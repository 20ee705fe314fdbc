"""Which status heals: asked where an agent has several (CV-71)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.games.cyberverse.actions import Rescue
from companion.games.cyberverse.words import STATUSES
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Caption, Pick, Segments, Stack
from companion.ui.games.cyberverse.draw.cash import Amount
from companion.ui.games.cyberverse.draw.hexes import AgentHex
from companion.ui.games.cyberverse.draw.signs import icon_of, word
from companion.ui.games.cyberverse.phone.page import Answers, Main, Page
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


def first_status(statuses: Sequence[str], wish: str) -> str:
    """The wish where the agent has it, else what the rules would take; empty without a status."""
    return wish if wish in statuses else next((one for one in STATUSES if one in statuses), "")


def HealWhich(
    skin: Skin, statuses: Sequence[str], wish: str, choose: Callable[[str], None], title: str = ""
) -> list[ft.Control]:
    """The statuses to choose from; nothing to ask with one or none."""
    if len(statuses) < 2:
        return []
    options = [(one, word("status", one), icon_of(one)) for one in STATUSES if one in statuses]
    return [
        Stack(
            skin,
            Caption(skin, title or skin.say("cyberverse-phone-heal-which")),
            Segments(skin, options, first_status(statuses, wish), choose),
            gap=6,
        )
    ]


@component
def RescueOne(stage: Stage, back: Tap) -> ft.Control:
    """An agent comes home (CV-42). Where a rescue heals once only, its owner says what (A27)."""
    view, skin = reading.game(stage), stage.skin
    able = [reading.agent(view, one) for one in reading.options(view, "rescue", "agent")]
    picked, pick = ft.use_state("")
    wish, set_wish = ft.use_state("")
    found = next((one for one in able if one and one.id == picked), None)
    heals_once = stage.table.options.get("rescue_clears") == "false"
    rows: list[ft.Control] = [
        Pick(
            skin,
            one.name,
            reading.place(stage, one),
            partial(pick, one.id),
            lead=AgentHex(skin, one.name, skin.px(36)),
            right=[Amount(skin, one.rescue_cost, 16)] if one.rescue_cost is not None else [],
            selected=one.id == picked,
        )
        for one in able
        if one
    ]
    if found and heals_once:
        rows += HealWhich(skin, found.statuses, wish, set_wish)

    def done() -> None:
        heal = first_status(found.statuses, wish) if found and heals_once else ""
        stage.send(Rescue.model_validate({"agent": picked, "heal": heal or None}))
        back()

    label = (
        skin.say("cyberverse-phone-do-rescue", name=found.name)
        if found
        else skin.say("cyberverse-phone-pick-one")
    )
    main = Main(skin, label, done, icon="check", disabled=found is None)
    line = "cyberverse-phone-rescue-once" if heals_once else "cyberverse-phone-rescue-line"
    return Page(
        stage,
        title=skin.say("cyberverse-phone-way-rescue"),
        subtitle=skin.say(line),
        body=rows,
        actions=[Answers(skin, skin.say("cyberverse-phone-back"), back, main)],
        spacing=8,
    )
