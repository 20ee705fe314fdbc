"""The drawings say in words what they show, at every size, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

import flet as ft
import pytest

from companion import texts
from companion.games.cyberverse.words import (
    ATTACK_EFFECTS,
    DEFENSE_EFFECTS,
    FEATURES,
    STATUSES,
    SUPPLY_KINDS,
    TURN_PHASES,
    WEAPON_EFFECTS,
    DamageRow,
)
from companion.ui.games.cyberverse.draw import signs, sums
from companion.ui.games.cyberverse.draw.agent import AgentCard, AgentMark, FeatureMark, SupplyMark
from companion.ui.games.cyberverse.draw.cash import BeforeAfter, CashChange, CashHero, number
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.flip import FlipCard, MiniCard
from companion.ui.games.cyberverse.draw.hexes import XpHexes
from companion.ui.games.cyberverse.draw.pentagon import Corner, FeaturePentagon
from companion.ui.games.cyberverse.draw.rail import PhaseRail, StageRail
from companion.ui.games.cyberverse.draw.signs import Slots, feature_figure, icon_of
from companion.ui.games.cyberverse.draw.skyline import skyline_svg, tower
from companion.ui.games.cyberverse.draw.sums import Difference, HitCard, SumCard, SumPair, part_line
from companion.ui.games.cyberverse.draw.token import CombatTokenDisc
from companion.ui.kit import icons
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import Skin, skin_for
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.strips import NumberStrip
from tests.ui.phone import Phone

AGENT = AgentMark(
    name="Vex",
    initiative=5,
    health=3,
    max_health=4,
    place="JoyTown, zone 1",
    features=tuple(FeatureMark(one, "5 (6)", one == "combat", one == "movement") for one in FEATURES),
    supply=(SupplyMark("weapon", "Hand Gun"), SupplyMark("vehicle", "Night van", True)),
    free_slots=2,
    has_vehicle=True,
    statuses=("bleed",),
    state="Up now",
    tone="now",
)
CORNERS = tuple(Corner(one, 2, 3, "3", True) for one in FEATURES)
PARTS: dict[str, Callable[[Skin], ft.Control]] = {
    "agent": lambda skin: AgentCard(skin, AGENT, "a1", print),
    "pentagon": lambda skin: FeaturePentagon(skin, CORNERS, 340),
    "hero": lambda skin: CashHero(
        skin, 1400, [CashChange(300, "hacked JoyTown"), CashChange(-300, "Juno’s salary")], 350
    ),
    "strip": lambda skin: NumberStrip(skin, "Hacking", 2, 0, 5, print),
    "stepper": lambda skin: StepRow(skin, "Salary", 300, 0, 900, print, step=100),
    "token": lambda skin: CombatTokenDisc(skin, 150, 2, 3, "grapple", None),
    "sum": lambda skin: SumPair(
        skin,
        SumCard(skin, "Attack", "Vex", [part_line(skin, "weapon", 3, "Hand Gun")], 9),
        SumCard(skin, "Defence", "Kade", [part_line(skin, "gear", 0)], None, side="defence"),
    ),
    "difference": lambda skin: Difference(skin, 9, 3, 6),
    "hit": lambda skin: HitCard(skin, "Kade", "Kade loses 1 health", 3, 2, 3, ("bleed",)),
    "flip": lambda skin: FlipCard(skin, 120, -1, "lost", 1),
    "mini": lambda skin: ft.Row([MiniCard(skin, 1, True), MiniCard(skin, -1, False)]),
    "phases": lambda skin: PhaseRail(skin, "strategy"),
    "stages": lambda skin: StageRail(skin, "hacking"),
    "xp": lambda skin: ft.Row([XpHexes(skin, [2, 2, 1]), XpHexes(skin, [1] * 9)]),
    "slots": lambda skin: Slots(skin, 1, 2, 3),
    "before": lambda skin: BeforeAfter(skin, "Cash", 500, "After", 100),
}
SAYS = {
    "agent": "Vex, JoyTown, zone 1, 3 of 4 health. "
    "Up now, Bleed, Weapon: Hand Gun and Vehicle: Night van, broken",
    "pentagon": "Hacking 3, raised",
    "hero": "hacked JoyTown",
    "strip": "Hacking 4",
    "stepper": "Salary: 300",
    "token": "Token: attack +2, Grapple; defence 3, nothing",
    "sum": "Attack, Vex: 9",
    "difference": "9 minus 3 is 6",
    "hit": "2 of 3 health",
    "flip": "Modifier card −1",
    "mini": "Card +1, would win",
    "phases": "Strategy, now",
    "stages": "Hacking, now",
    "xp": "5 experience points in 3 tokens",
    "slots": "1 support cards held, 2 allowed",
    "before": "500",
}
SKINS = {
    "phone": skin_for(390, 844, is_seat=True, motion=False),
    "small light": skin_for(360, 640, is_seat=True, motion=False, is_dark=False),
    "large text": skin_for(360, 640, is_seat=True, motion=False, large_text=True),
    "tablet": skin_for(1024, 768, motion=False),
}


@pytest.mark.parametrize("look", SKINS)
@pytest.mark.parametrize("name", PARTS)
async def test_a_drawing_says_what_it_shows(name: str, look: str) -> None:
    @component
    def Root() -> ft.Control:
        return ft.Column([PARTS[name](SKINS[look])])

    async def main(page: ft.Page) -> None:
        page.render(Root)

    phone = Phone("/", 390, 844)
    await phone.open(main)
    said = phone.texts()
    assert any(SAYS[name] in text for text in said), said
    assert texts.say("shell-part-stumbled") not in said


def test_every_word_has_its_icon() -> None:
    codes = (*FEATURES, *STATUSES, *SUPPLY_KINDS, *ATTACK_EFFECTS, *DEFENSE_EFFECTS, *WEAPON_EFFECTS)
    assert [one for one in codes if icon_of(one) not in icons.names()] == []


def test_every_line_of_a_sum_and_every_phase_has_an_icon_that_exists() -> None:
    used = {
        *signs.PART_ICONS.values(),
        *signs.PHASE_ICONS.values(),
        *signs.STAGE_ICONS.values(),
    }
    assert used <= set(icons.names())
    assert tuple(signs.PHASE_ICONS) == TURN_PHASES


def test_the_damage_row_has_the_rows_of_the_rules() -> None:
    assert tuple(row[0] for row in sums.ROWS) == get_args(DamageRow)


@pytest.mark.parametrize(("amount", "said"), [(1400, "1,400"), (-300, "−300"), (0, "0")])
def test_amounts(amount: int, said: str) -> None:
    assert number(amount) == said


def test_a_feature_above_its_cap_shows_both_numbers() -> None:
    assert feature_figure(5, 6, 5) == "5 (6)"
    assert feature_figure(4, 4, 5) == "4"


def test_every_district_has_another_roof() -> None:
    shapes = {re.sub(r"[0-9.]+", "0", tower(number, 0, 50, 40, 190)) for number in range(1, 6)}
    assert len(shapes) == 5
    assert skyline_svg("#0E1116", tones(SKINS["phone"]).districts, True).startswith("<svg")
