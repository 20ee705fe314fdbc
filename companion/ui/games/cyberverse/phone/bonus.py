"""What a card or a skill adds or takes, with its reason (CV-63, CV-64)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.cyberverse.actions import Bonus
from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.kit.boxes import Caption, Panel, Spaced
from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow

MOST = 9
Said = tuple[int, str]
"""How much, and which card or skill says so."""
NOTHING: Said = (0, "")


def bonuses(said: Said) -> tuple[Bonus, ...]:
    """The bonus as the rules take it; none for nothing."""
    value, reason = said
    return (Bonus(reason=reason.strip(), value=value),) if value else ()


def is_said(said: Said) -> bool:
    """A bonus needs its reason."""
    value, reason = said
    return not value or bool(reason.strip())


def BonusRows(skin: Skin, label: str, said: Said, change: Callable[[Said], None]) -> list[ft.Control]:
    """A stepper; which card it was is asked once there is something to explain."""
    (value, reason) = said
    rows: list[ft.Control] = [
        StepRow(skin, label, value, -MOST, MOST, lambda new: change((new, reason)), said=signed(value))
    ]
    if value:
        asks = skin.say("cyberverse-phone-bonus-reason")
        rows.append(Field(skin, asks, reason, lambda new: change((value, new)), longest=40))
    return rows


def BonusBox(skin: Skin, said: Said, change: Callable[[Said], None]) -> ft.Control:
    """Cards and skills, for a test or a hack."""
    title = Caption(skin, skin.say("cyberverse-phone-attack-more"))
    rows = BonusRows(skin, skin.say("cyberverse-phone-bonus"), said, change)
    return Panel(skin, Spaced(skin, title, *rows, gap=8), padding=12)
