"""The invented cards: enough to try the companion without the box, and nothing the app cannot referee."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

from companion.games.cyberverse import GAME
from companion.games.cyberverse.packs.cards import CardLibrary, EventCard, HenchmanCard, InvestigationCard
from companion.games.cyberverse.packs.checking import faults, library_faults
from companion.games.cyberverse.words import COLOURS

ROOT = Path(__file__).parents[3]
SAMPLER = CardLibrary.model_validate(
    tomllib.loads((ROOT / "assets/packs/cyberverse/sampler.toml").read_text(encoding="utf-8"))
)
SLOTS = GAME.options.model_validate({}).news_slots
EVENTS = [card for card in SAMPLER.cards if isinstance(card, EventCard)]


def test_it_has_no_fault() -> None:
    assert library_faults(SAMPLER) == ()


def test_cv_21_there_is_an_event_for_a_dozen_turns() -> None:
    assert len(EVENTS) >= 12
    assert len({card.effect for card in EVENTS}) >= 12
    assert {card.duration for card in EVENTS} == set(range(1, SLOTS + 1))


def test_cv_24_every_event_fits_the_track_and_is_worth_a_staff_token() -> None:
    for card in EVENTS:
        assert faults(card, SLOTS) == (), card.name
        assert card.effect, card.name
    assert sum(bool(card.reward or card.reward_note) for card in EVENTS) >= 12


def test_cv_63_every_henchman_of_an_event_can_fight() -> None:
    known = {card.name for card in SAMPLER.cards if isinstance(card, HenchmanCard)}
    assert {name for card in EVENTS for name in card.henchmen} <= known


def test_cv_5_the_starting_story_can_be_filled() -> None:
    """One yellow, one blue, one red; for two organizations."""
    found = Counter(card.colour for card in SAMPLER.cards if isinstance(card, InvestigationCard))
    assert set(found) == set(COLOURS)
    assert min(found.values()) >= 2
