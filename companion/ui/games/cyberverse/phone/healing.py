"""Which status heals: asked where an agent has several (CV-71)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.cyberverse.actions import Rescue
from companion.games.cyberverse.views import AgentView
from companion.games.cyberverse.words import STATUSES
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.choices import Row
from companion.ui.games.cyberverse.draw.hexes import initial
from companion.ui.games.cyberverse.draw.signs import icon_of, word
from companion.ui.games.cyberverse.phone.one_of import OneOf, ShortList
from companion.ui.kit.boxes import Caption, Spaced
from companion.ui.kit.drawing import Choose, Tap, component
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


def first_status(statuses: Sequence[str], wish: str) -> str:
    """The wish where the agent has it, else what the rules would take; empty without a status."""
    return wish if wish in statuses else next((one for one in STATUSES if one in statuses), "")


def HealWhich(
    skin: Skin, statuses: Sequence[str], wish: str, choose: Choose, title: str = ""
) -> list[ft.Control]:
    """The statuses to choose from; nothing to ask with one or none."""
    if len(statuses) < 2:
        return []
    options = [(one, word(skin, "status", one), icon_of(one)) for one in STATUSES if one in statuses]
    return [
        Spaced(
            skin,
            Caption(skin, title or skin.say("cyberverse-phone-heal-which")),
            Pills(skin, options, first_status(statuses, wish), choose),
            gap=6,
        )
    ]


def agent_row(stage: Stage, agent: AgentView, size: float, amount: int | None = None) -> Row:
    """An agent to pick: where it stands, what it costs."""
    place = reading.place(stage, agent)
    return Row(agent.id, agent.name, place, hexagon=initial(agent.name), size=size, amount=amount)


@component
def RescueOne(stage: Stage, back: Tap) -> ft.Control:
    """An agent comes home (CV-42). Where a rescue heals once only, its owner says what (A27)."""
    view, skin = reading.game(stage), stage.skin
    wish, set_wish = ft.use_state("")
    found = map(partial(reading.agent, view), reading.options(view, "rescue", "agent"))
    able = {one.id: one for one in found if one}
    heals_once = stage.table.options.get("rescue_clears") == "false"

    def rescue(picked: str) -> None:
        heal = first_status(able[picked].statuses, wish) if heals_once else ""
        stage.send(Rescue.model_validate({"agent": picked, "heal": heal or None}))

    asked = ShortList(
        skin.say("cyberverse-phone-way-rescue"),
        skin.say("cyberverse-phone-rescue-once" if heals_once else "cyberverse-phone-rescue-line"),
        tuple(agent_row(stage, one, 36, one.rescue_cost) for one in able.values()),
        lambda row: skin.say("cyberverse-phone-do-rescue", name=row.title),
        rescue,
    )

    def more(picked: str) -> list[ft.Control]:
        asks = heals_once and picked in able
        return HealWhich(skin, able[picked].statuses, wish, set_wish) if asks else []

    return OneOf(stage, asked, back, more)
