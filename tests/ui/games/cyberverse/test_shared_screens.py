"""Every public moment of a game draws on every screen, in words, without a stumble and without secrets."""

from __future__ import annotations

import flet as ft
import pytest

from companion import texts
from companion.ui.games.cyberverse.shared import end, shared
from tests.ui.games.cyberverse import shared_kit as kit
from tests.ui.phone import Phone

SIZES = {
    "tablet": (kit.TABLET, {}),
    "tv, light": (kit.TV, {"is_dark": False}),
    "phone": ((390.0, 844.0), {}),
    "double text": (kit.TABLET, {"large_text": True}),
}
MOMENTS = (
    "setup",
    "agents",
    "one-draw",
    "two-henchmen",
    "one-strategy",
    "one-call",
    "one-auxiliary",
    "site-ambush",
    "site-brawl",
    "site-teammates",
    "site-sealed",
    "site-fight",
    "site-attacked",
    "site-influence",
    "site-declare-4",
    "site-done",
    "one-entered",
    "two-paid",
    "scoring-3",
    "over",
)


def faults(said: list[str]) -> list[str]:
    """Texts that nobody should read: ids, unfilled values, the sentence of a stumble."""
    stumbled = texts.say("shell-part-stumbled")
    return [one for one in said if one.startswith("cyberverse-") or "{" in one or one == stumbled]


def grey_boxes(phone: Phone) -> list[ft.Control]:
    """Rows that wrap cannot hold what expands: the client draws a grey box instead."""
    rows = [one for one in phone.controls() if isinstance(one, ft.Row) and one.wrap]
    return [inner for row in rows for inner in row.controls if getattr(inner, "expand", None) is not None]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
async def test_every_moment_draws(moment: str, size: str) -> None:
    pixels, skin = SIZES[size]
    phone = await kit.Booth(kit.views()[moment], shared, pixels, skin=skin).open()
    assert faults(phone.texts()) == []
    assert grey_boxes(phone) == []


@pytest.mark.parametrize("moment", ["four-done", "four-call", "four-proposed", "site-attacked"])
async def test_four_organizations_with_long_names_draw(moment: str) -> None:
    phone = await kit.Booth(kit.four()[moment], shared, names=kit.LONG_NAMES).open()
    assert faults(phone.texts()) == []


async def test_a_plain_shared_screen_shows_and_drives_nothing() -> None:
    view = kit.views()["one-done"]
    said = (await kit.Booth(view, shared, is_host=False).open()).texts()
    assert any(one.startswith("The news is out.") for one in said)
    assert "Start Strategy" not in said


async def test_the_locked_button_says_what_is_missing() -> None:
    said = (await kit.Booth(kit.views()["one-strategy"], shared).open()).texts()
    assert "Still to do: Strategy of ECO, FSB and NOVA" in said


async def test_the_order_names_its_tie_rule_only_where_it_decided() -> None:
    said = (await kit.Booth(kit.views()["two-draw"], shared).open()).texts()
    assert "2: ECO, 800 D, lower initiative" in said
    assert "1: FSB, 1,300 D" in said


async def test_a_tower_tells_a_screen_reader_everything() -> None:
    said = (await kit.Booth(kit.views()["one-call"], shared).open()).texts()
    assert (
        "District 2, Fargo Junction. Influence: ECO 1 and FSB 1. Nobody leads. Here: Vex, Kade and Ibis. "
        "No henchmen. Ambush of ECO." in said
    )


async def test_sealed_tokens_say_nothing_open_ones_everything() -> None:
    sealed = (await kit.Booth(kit.views()["site-fight"], shared).open()).texts()
    assert "Initiative 5: Vex, ECO, acts now. sealed" in sealed
    assert not any("Grapple" in one for one in sealed)
    opened = (await kit.Booth(kit.views()["site-attacked"], shared).open()).texts()
    assert "Token: attack +2, Grapple; defence 1, nothing" in opened


async def test_closed_rows_show_no_number() -> None:
    view = kit.views()["scoring-1"]
    said = (await kit.Booth(view, shared).open()).texts()
    assert "Cash: closed" in said
    assert "Influence tokens: ECO 6, FSB 2 and NOVA 4" in said


async def test_the_end_names_the_winner_and_draws_three_plots() -> None:
    said = (await kit.Booth(kit.views()["over"], end).open()).texts()
    assert "ECO wins" in said
    plots = [one for one in said if ". At the end: " in one]
    assert len(plots) == 3


async def test_a_game_ended_early_shows_where_it_stood() -> None:
    said = (await kit.Booth(kit.views()["one-strategy"], end).open()).texts()
    assert faults(said) == []
    assert "CyberVerse" in said
