"""Every public screen of The Singularity War is drawn at every size, with words for everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from companion import texts
from companion.table.views import SeatLine
from companion.ui.games.singularity.shared import end, shared
from tests.ui.games.singularity import shared_kit as kit
from tests.ui.games.singularity.shared_kit import Booth
from tests.ui.room import misfits

HEADER = ("cut: Issue 1 ", "cut: Round 1 ")
"""The lines beside the rail of steps, which has the longest name in it."""
CODE = Path(__file__).parents[4] / "companion" / "ui" / "games" / "singularity"
TEXT_ID = re.compile(r"^(singularity|shell|table)-[a-z0-9-]+$")
SIZES = {"tv": (1920.0, 1080.0), "tablet": (1024.0, 768.0)}
ON_TV = (
    "setup",
    "play",
    "encounter",
    "cache-pick",
    "vote-some",
    "enemies",
    "light-enemies",
    "light-play",
    "won",
)
LOOKS: dict[str, dict[str, Any]] = {
    "night": {},
    "paper": {"is_dark": False},
    "double text": {"large_text": True},
}


def missing(said: list[str]) -> list[str]:
    """Texts that show their id because nobody wrote them, and parts that stumbled."""
    return [text for text in said if TEXT_ID.match(text) or text == texts.say("shell-part-stumbled")]


@pytest.mark.parametrize("name", kit.views())
async def test_the_shared_screen_draws_it(name: str) -> None:
    size = SIZES["tv" if name in ON_TV else "tablet"]
    said = (await Booth(kit.views()[name], shared, size).open()).texts()
    assert len(said) > 5
    assert missing(said) == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", ["setup", "enemies", "vote-open", "cache-pick", "light-asked", "lost"])
async def test_it_draws_in_every_look_for_somebody_who_only_watches(name: str, look: str) -> None:
    booth = Booth(kit.views()[name], shared, is_host=False, names=kit.LONG_NAMES, skin=LOOKS[look])
    assert missing((await booth.open()).texts()) == []


@pytest.mark.parametrize(
    ("size", "name"),
    [
        ("tv", "play"),
        ("tv", "play-2"),
        ("tv", "by-hand"),
        ("tv", "light-asked"),
        ("tablet", "light-asked"),
        ("tablet", "light-play"),
        ("tablet", "by-hand"),
        ("tablet", "travel"),
        ("tablet", "vote-some"),
    ],
)
async def test_with_long_names_no_word_below_the_header_is_cut(size: str, name: str) -> None:
    """A button's last words, who is out of line and a column's name were missing."""
    phone = await Booth(kit.views()[name], shared, SIZES[size], names=kit.LONG_NAMES).open()
    found = misfits(next(iter(phone.controls())), SIZES[size][0])
    assert [one for one in found if not one.startswith(HEADER)] == []


@pytest.mark.parametrize("name", ["vote", "vote-some", "vote-open", "tied", "tie-broken"])
async def test_the_title_of_a_vote_is_whole_on_a_tablet(name: str) -> None:
    phone = await Booth(kit.views()[name], shared, SIZES["tablet"]).open()
    assert list(misfits(next(iter(phone.controls())), SIZES["tablet"][0])) == []


@pytest.mark.parametrize("name", ["won", "lost"])
async def test_the_end_draws_too(name: str) -> None:
    said = (await Booth(kit.views()[name], end).open()).texts()
    assert missing(said) == []
    assert ("You got out" in said) == (name == "won")


@pytest.mark.parametrize("name", ["play", "refill", "enemies", "light-play", "light-asked", "vote", "setup"])
async def test_both_tracks_stand_on_every_screen(name: str) -> None:
    said = " ".join((await Booth(kit.views()[name], shared).open()).texts())
    assert "Threat" in said
    assert "Awareness" in said


async def test_the_causes_sum_to_the_number_in_the_dial() -> None:
    view = kit.views()["lost"]
    assert view.end is not None
    threat = next(line for line in view.tracks if line.track == "threat")
    assert sum(one.amount for one in view.end.sums if one.track == "threat") == threat.value
    said = (await Booth(view, shared).open()).texts()
    assert f"sum {threat.value}" in said


async def test_a_vote_says_who_and_never_what_until_all_are_in() -> None:
    said = (await Booth(kit.views()["vote-some"], shared).open()).texts()
    assert said.count("has voted") == 1
    assert said.count("thinks") == 2
    assert not [text for text in said if re.fullmatch(r"\d votes?|no vote", text)]
    opened = (await Booth(kit.views()["vote-open"], shared).open()).texts()
    assert {"1 vote", "2 votes"} <= set(opened)


async def test_one_secret_vote_or_the_other_is_the_same_screen() -> None:
    """The bytes of the screen do not depend on what was voted (SW-39)."""
    seen = []
    for option in (0, 1):
        game = kit.Playing({"level": "map", "map": kit.RELAY})
        ann, bo, _ = kit.SEATS
        game.do(ann, "set_limits", threat=20, awareness=10)
        game.do(ann, "begin")
        game.do(ann, "call_vote", question="Which door?", options=["Left", "Right"])
        game.do(bo, "vote", option=option)
        seen.append((await Booth(game.view, shared).open()).texts())
    assert seen[0] == seen[1]


async def test_the_enemy_step_is_itemised() -> None:
    said = (await Booth(kit.views()["enemies"], shared).open()).texts()
    assert any("not in a straight line" in text for text in said)
    assert any(text.startswith("reaches ") for text in said)
    assert "+1" in said
    assert any("two ways, split evenly" in text for text in said)


async def test_the_open_question_is_repeated_in_the_foot() -> None:
    said = (await Booth(kit.views()["light-asked"], shared).open()).texts()
    assert any("straight step" in text and "Roof" in text for text in said)
    assert "One answer missing" in said
    assert "3 and 2" in said


async def test_the_steps_of_a_turn_give_way_to_a_seat_on_paper() -> None:
    """A tablet's header leads to that seat; the issue's title is not squeezed out between the two."""
    view = kit.views()["play"]
    assert "Refill to 3" in (await Booth(view, shared).open()).texts()
    on_paper = {
        "my_seats": kit.SEATS,
        "seats": tuple(
            SeatLine(seat=seat, name=name, colour=colour, presence="paper")
            for seat, name, colour in zip(kit.SEATS, kit.NAMES, kit.COLOURS, strict=True)
        ),
    }
    said = (await Booth(view, shared, around=on_paper).open()).texts()
    assert "Type for Ann" in said
    assert "Refill to 3" not in said
