"""The drawings say in words what they show, at every size, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable

import flet as ft
import pytest

from companion import texts
from companion.games.cyberverse.words import (
    ATTACK_EFFECTS,
    DAMAGE_ROWS,
    DEFENSE_EFFECTS,
    FEATURES,
    STATUSES,
    SUPPLY_KINDS,
    TURN_PHASES,
    WEAPON_EFFECTS,
)
from companion.ui.games.cyberverse import draw
from companion.ui.games.cyberverse.draw.flip import FlipCard
from companion.ui.games.cyberverse.draw.skyline import skyline_svg, tower
from companion.ui.kit import icons
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import Skin, skin_for
from tests.ui.phone import Phone

AGENT = draw.AgentMark(
    name="Vex",
    initiative=5,
    health=3,
    max_health=4,
    place="JoyTown, zone 1",
    features=tuple(draw.FeatureMark(one, "5 (6)", one == "combat", one == "movement") for one in FEATURES),
    supply=(draw.SupplyMark("weapon", "Hand Gun"), draw.SupplyMark("vehicle", "Night van", True)),
    free_slots=2,
    has_vehicle=True,
    statuses=("bleed",),
    state="Up now",
    tone="now",
)
CORNERS = tuple(draw.Corner(one, 2, 3, "3", True) for one in FEATURES)
CARD = draw.NewsCard("Gang war", "two henchmen", 3, (draw.StaffMark("reward", ("sky",)),), True)
PARTS: dict[str, Callable[[Skin], ft.Control]] = {
    "agent": lambda skin: draw.AgentCard(skin, AGENT, on_click=lambda: None, label="Vex"),
    "pentagon": lambda skin: draw.FeaturePentagon(skin, CORNERS, 340),
    "hero": lambda skin: draw.CashHero(
        skin, 1400, [draw.CashChange(300, "hacked JoyTown"), draw.CashChange(-300, "Juno’s salary")], 350
    ),
    "strip": lambda skin: draw.NumberStrip(skin, "Hacking", 2, 0, 5, print),
    "stepper": lambda skin: draw.StepRow(skin, "Salary", 300, 0, 900, print, step=100, is_money=True),
    "token": lambda skin: draw.CombatTokenDisc(skin, 150, 2, 3, "grapple", None),
    "sum": lambda skin: draw.SumPair(
        skin,
        draw.SumCard(skin, "Attack", "Vex", [draw.part_line("weapon", 3, "Hand Gun")], 9),
        draw.SumCard(skin, "Defence", "Kade", [draw.part_line("gear", 0)], None, side="defence"),
    ),
    "difference": lambda skin: draw.Difference(skin, 9, 3, 6),
    "hit": lambda skin: draw.HitCard(skin, "Kade", "Kade loses 1 health", 3, 2, 3, ("bleed",)),
    "flip": lambda skin: FlipCard(skin, 120, -1, "lost", 1),
    "mini": lambda skin: ft.Row([draw.MiniCard(skin, 1, True), draw.MiniCard(skin, -1, False)]),
    "phases": lambda skin: draw.PhaseRail(skin, "strategy"),
    "stages": lambda skin: draw.StageRail(skin, "hacking"),
    "news": lambda skin: draw.NewsTrack(skin, [CARD, None, CARD], 800, leaving="Curfew", is_drawing=True),
    "xp": lambda skin: ft.Row([draw.XpHexes(skin, [2, 2, 1]), draw.XpHexes(skin, [1] * 9)]),
    "slots": lambda skin: draw.Slots(skin, 1, 2, 3),
    "before": lambda skin: draw.BeforeAfter(skin, "Cash", 500, "After", 100),
}
SAYS = {
    "agent": "Vex",
    "pentagon": "Hacking 3, raised",
    "hero": "hacked JoyTown",
    "strip": "Hacking 4",
    "stepper": "Salary: 300 D",
    "token": "Token: attack +2, Grapple; defence 3, nothing",
    "sum": "Attack, Vex: 9",
    "difference": "9 minus 3 is 6",
    "hit": "2 of 3 health",
    "flip": "Modifier card −1",
    "mini": "Card +1, would win",
    "phases": "Strategy, now",
    "stages": "Hacking, now",
    "news": "Curfew left the track",
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
    assert [one for one in codes if draw.icon_of(one) not in icons.names()] == []


def test_every_line_of_a_sum_and_every_phase_has_an_icon_that_exists() -> None:
    used = {
        *draw.signs.PART_ICONS.values(),
        *draw.signs.PHASE_ICONS.values(),
        *draw.signs.STAGE_ICONS.values(),
    }
    assert used <= set(icons.names())
    assert tuple(draw.signs.PHASE_ICONS) == TURN_PHASES


def test_the_damage_row_has_the_rows_of_the_rules() -> None:
    assert tuple(row[0] for row in draw.sums.ROWS) == DAMAGE_ROWS


@pytest.mark.parametrize(("amount", "said"), [(1400, "1,400"), (-300, "−300"), (0, "0")])
def test_amounts(amount: int, said: str) -> None:
    assert draw.number(amount) == said


def test_a_feature_above_its_cap_shows_both_numbers() -> None:
    assert draw.feature_figure(5, 6, 5) == "5 (6)"
    assert draw.feature_figure(4, 4, 5) == "4"


def test_every_district_has_another_roof() -> None:
    shapes = {re.sub(r"[0-9.]+", "0", tower(number, 0, 50, 40, 190)) for number in range(1, 6)}
    assert len(shapes) == 5
    assert skyline_svg("#0E1116", draw.tones(SKINS["phone"]).districts, True).startswith("<svg")
