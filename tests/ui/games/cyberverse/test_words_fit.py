"""No word is cut on a small phone: names of strips, words of the damage row (issue 10)."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion import texts
from companion.games.cyberverse.words import ATTACK_EFFECTS, CAPS, DEFENSE_EFFECTS, FEATURES
from companion.ui.games.cyberverse.desk.cards import KINDS, WORDING, card_fields
from companion.ui.games.cyberverse.draw.rail import STAGE_ICONS, StageRail
from companion.ui.games.cyberverse.draw.signs import effect_word
from companion.ui.games.cyberverse.draw.sums import DamageRow
from companion.ui.games.cyberverse.phone.tokens import PADDED
from companion.ui.games.cyberverse.shared import shared
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.layout import SIDE
from companion.ui.kit.skin import Skin, skin_for
from companion.ui.kit.strips import AROUND, NumberStrip
from tests.ui.games.cyberverse import shared_kit
from tests.ui.room import misfits
from tests.ui.tall import cut_off
from tests.ui.widths import width

UPRIGHT = (768.0, 1024.0)
WIDTHS = (320.0, 360.0, 390.0, 430.0)
LABELS = {
    (WORDING.label(texts.ENGLISH, field), field.low, field.high)
    for kind in KINDS
    for field in card_fields(kind)
    if field.look == "strip"
} | {
    (texts.say("cyberverse-phone-any-lose"), 0, 5),
    (texts.say("cyberverse-phone-zones-to", name="Vex"), 0, 5),
}


def skin(wide: float, *, large: bool = False) -> Skin:
    """A phone of this width."""
    return skin_for(wide, 640, is_seat=True, motion=False, large_text=large)


def below(control: Any) -> list[Any]:
    """A control and everything in it."""
    inner = [*(getattr(control, "controls", None) or ()), getattr(control, "content", None)]
    return [control, *(deep for one in inner if isinstance(one, ft.Control) for deep in below(one))]


def room(row: ft.Row, found: Skin) -> float:
    """What is left for the name in a strip's row: the page without cells, gaps and picture."""
    cells = [one for one in below(row) if isinstance(one, ft.Container) and one.width]
    strip = sum(one.width for one in cells) + 4.0 * (len(cells) - 1)
    picture = [one for one in below(row.controls[0]) if isinstance(one, ft.Image)]
    return found.width - AROUND - strip - 8 - (29 if picture else 0)


@pytest.mark.parametrize("wide", WIDTHS)
@pytest.mark.parametrize("large", [False, True])
def test_the_name_of_a_strip_is_whole(wide: float, large: bool) -> None:
    found = skin(wide, large=large)
    for label, low, high in sorted(LABELS):
        made = NumberStrip(found, label, None, low, high, lambda _: None, icon="cv-combat")
        if isinstance(made, ft.Column):
            continue
        assert isinstance(made, ft.Row)
        needs = width(label, TEXT_700, found.size(16))
        assert needs <= room(made, found), (label, wide)


def test_a_row_of_features_stays_a_row_at_360() -> None:
    """Names beside their strips: the sheet of an agent is typed without scrolling between them."""
    for feature in FEATURES:
        label = texts.say(f"cyberverse-feature-{feature}")
        assert isinstance(NumberStrip(skin(360), label, None, 0, CAPS[feature], lambda _: None), ft.Row)


@pytest.mark.parametrize("wide", WIDTHS)
@pytest.mark.parametrize("large", [False, True])
def test_ten_cells_fit_a_phone(wide: float, large: bool) -> None:
    made = NumberStrip(skin(wide, large=large), "Attack", None, 0, 9, lambda _: None)
    cells = [one for one in below(made) if isinstance(one, ft.Container) and one.width]
    assert len(cells) == 10
    assert sum(one.width for one in cells) + 9 * 4 <= wide - AROUND


@pytest.mark.parametrize("wide", WIDTHS[1:])
def test_cv67_the_words_of_the_damage_row_are_whole(wide: float) -> None:
    found = skin(wide)
    row = DamageRow(found, "wound")
    assert isinstance(row, ft.Row)
    shares = [one.expand for one in row.controls]
    inner = wide - 2 * SIDE - found.px(6) * (len(shares) - 1)
    for cell, share in zip(row.controls, shares, strict=True):
        said = [one for one in below(cell) if isinstance(one, ft.Text) and one.max_lines == 1]
        words = [str(one.value) for one in said]
        needs = max(width(one, TEXT_600, found.size(13)) for one in words)
        assert needs <= inner * share / sum(shares) - 2 * found.px(2) - 3, (words, wide)


@pytest.mark.parametrize("wide", WIDTHS[1:])
@pytest.mark.parametrize("large", [False, True])
def test_cv46_the_step_of_a_district_is_whole(wide: float, large: bool) -> None:
    found = skin(wide, large=large)
    for stage in STAGE_ICONS:
        row = StageRail.__wrapped__(found, stage)
        assert isinstance(row, ft.Row)
        shares = [one.expand for one in row.controls]
        inner = wide - 2 * SIDE - found.px(8) * (len(shares) - 1)
        for cell, share in zip(row.controls, shares, strict=True):
            said = [one for one in below(cell) if isinstance(one, ft.Text)]
            picture = found.px(28) if any(isinstance(one, ft.Image) for one in below(cell)) else 0
            for one in said:
                needs = width(str(one.value), TEXT_700, found.size(16)) + picture
                assert needs <= inner * share / sum(shares) - 3, (one.value, wide)


def test_cv54_every_token_that_is_looked_at_is_equally_long() -> None:
    longest = max(
        len(f"+9 {effect_word(texts.ENGLISH, one)}") for one in (None, *ATTACK_EFFECTS, *DEFENSE_EFFECTS)
    )
    assert longest <= PADDED


async def test_a_tablet_cuts_no_name() -> None:
    """The district keeps its name beside the way to its zones; hunters and long rows have two lines."""
    view = shared_kit.views()["site-attacked"]
    wide = await shared_kit.Booth(view, shared, shared_kit.TABLET).open()
    fight = await shared_kit.Booth(view, shared, UPRIGHT).open()
    assert wide.says("District 1, ")
    assert not fight.says("District 1, "), "the chips of all districts leave no room for the name of this one"
    rows = await shared_kit.Booth(shared_kit.views()["scoring-2"], shared, UPRIGHT).open()
    assert {one.max_lines for one in rows.controls() if _is(one, "Most influence of all")} == {2}
    zones = await shared_kit.Booth(shared_kit.views()["site-tokens"], shared, shared_kit.TABLET).open()
    assert {one.max_lines for one in zones.controls() if "hunts" in str(getattr(one, "value", ""))} == {2}


def _is(control: Any, words: str) -> bool:
    return isinstance(control, ft.Text) and control.value == words


@pytest.mark.parametrize("size", [UPRIGHT, (1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0)])
async def test_the_longest_names_fit_on_a_shared_screen(size: tuple[float, float]) -> None:
    views = {**shared_kit.views(), **shared_kit.four()}
    for name in (
        "four-shift",
        "two-shift",
        "one-strategy-done",
        "four-strategy-done",
        "one-call",
        "four-call",
    ):
        booth = shared_kit.Booth(views[name], shared, size, names=shared_kit.LONG_NAMES)
        phone = await booth.open()
        phone.page.padding = 0
        found = [
            fault for root in phone.page.views for fault in (*misfits(root, size[0]), *cut_off(root, *size))
        ]
        assert (name, found) == (name, [])
