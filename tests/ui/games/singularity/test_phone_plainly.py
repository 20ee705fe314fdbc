"""Nothing is left unsaid on a phone: why a button is locked, how an issue ended (SW-36, A28)."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.singularity.actions.board import Drafted, Taken
from companion.games.singularity.actions.table import Declare, GiveUp
from companion.games.singularity.actions.turn import EndPlay
from companion.kernel.seat import Seat
from companion.ui.games.singularity.shared import shared
from tests.ui.games.singularity import shared_kit
from tests.ui.games.singularity.phone_kit import Booth
from tests.ui.games.singularity.phone_scenes import SCENES, by_word, on_map

LOCKED: list[tuple[str, list[str], str]] = [
    ("setup", [], "Type the limits of the tracks first"),
    ("setup", ["Your character"], "Tap a card above, or type a name"),
    ("setup", ["Enemy cards"], "Type its name first"),
    ("my_turn", ["Move"], "Tap where you go"),
    ("my_turn", ["Attack"], "Tap a miniature to hit it"),
    ("my_turn", ["Reveal cards"], "Pick or type a card"),
    ("my_turn", ["Turn a token"], "Tap what it shows first"),
    ("my_turn", ["Enemies come"], "Tap where they stand"),
    ("my_turn", ["Ask for a vote"], "Type the question first"),
    ("my_turn", ["End the issue", "Lost by a rule of the issue"], "Type which rule of the issue ended it"),
    ("my_turn", ["Other cause", "Other causes"], "Another cause needs a word or two"),
    ("light_turn", ["Open a cache"], "Type the name of the space first"),
    ("light_turn", ["We are out"], "Won only if both are so"),
    ("encounter", [], "Say what the token shows"),
    ("cache_reveal", [], "3 more cards to tap"),
    ("cache", [], "Tap a card"),
    ("cache", ["Change the order of picks"], "Tap 3 more players"),
    ("by_hand", ["Where do the Stalkers go?"], "2 more have to go somewhere"),
    ("answers", [], "2 groups are not answered yet"),
    ("vote", [], "Tap your answer"),
    ("vote_tied", [], "Tap one of the tied"),
]


@pytest.mark.parametrize(("scene", "taps", "why"), LOCKED)
async def test_a_locked_button_says_what_is_missing(scene: str, taps: list[str], why: str) -> None:
    phone = await SCENES[scene]().open()
    for words in taps:
        await phone.tap(words)
    locked = [one for one in phone.controls() if isinstance(one, ft.FilledButton) and one.disabled]
    assert len(locked) == 1, "the one filled button of the page"
    shown = [one for one in phone.controls() if isinstance(one, ft.Text) and str(one.value).startswith(why)]
    assert shown, phone.texts()


@pytest.mark.parametrize(
    ("scene", "taps"),
    [("light_turn", ["Enemies come"]), ("answers", ["1", "Name the spaces"])],
    ids=["where enemies come", "where a group goes"],
)
async def test_a_small_locked_button_says_it_too(scene: str, taps: list[str]) -> None:
    phone = await SCENES[scene]().open()
    for words in taps:
        await phone.tap(words)
    assert phone.button("Type the name of the space first").disabled
    await phone.write("Name of the space", "Hall")
    with pytest.raises(LookupError):
        phone.button("Type the name of the space first")


async def test_a28_giving_up_has_its_own_words() -> None:
    booth = Booth(on_map())
    phone = await booth.open()
    await phone.tap("End the issue")
    await phone.tap("Give up")
    assert booth.sent == [GiveUp()]
    for words in ("The team gave up", "Ann gave up for the team in round 1, at Threat 0 of 20."):
        assert phone.says(words), phone.texts()
    assert not phone.says("swarm closed in")
    assert not phone.says("Declared")
    screen = await shared_kit.Booth(booth.table.view(), shared).open()
    assert "The team gave up" in screen.texts()
    assert "Ann gave up for the team in round 1, at Threat 0 of 20." in screen.texts()
    assert not [text for text in screen.texts() if "closed in" in text]


@pytest.mark.parametrize("result", ["won", "lost"])
async def test_a28_a_declared_end_quotes_its_rule(result: str) -> None:
    booth = Booth(by_word())
    phone = await booth.open()
    await phone.tap("End the issue")
    await phone.tap(f"{result.title()} by a rule of the issue")
    await phone.write("Why?", "Late")
    await phone.tap(f"End it: {result}")
    assert booth.sent == [Declare(result=result, reason="Late")]  # type: ignore[arg-type]
    assert phone.says(f"The issue is {result}")
    assert phone.says("Ann declared it in round 1. “Late”")


async def test_sw9_what_is_discarded_is_said_before_the_turn_ends() -> None:
    booth = SCENES["light_turn"]()
    phone = await booth.open()
    assert phone.says("Ending discards the 3 cards you hold. (SW-9)")
    for _ in range(3):
        booth.table.say("ann", "play")
    phone = await Booth(booth.table).open()
    assert not phone.says("Ending discards"), "nothing is left to discard"
    phone = await Booth(by_word(hands="table")).open()
    assert phone.says("Ending discards the cards you hold. (SW-9)")
    late = by_word(discard_timing="after_enemies")
    phone = await Booth(late).open()
    assert not phone.says("Ending discards"), "by house rule they are kept until the enemies have acted"
    phone = await Booth(late.say("ann", "end_play")).open()
    assert phone.says("First discard the cards you did not play. (SW-9)")


async def test_sw22_no_enemy_in_the_app_is_asked_about_not_passed_over() -> None:
    """Light level: a space with enemies was left, no group was ever typed."""
    booth = Booth(by_word())
    phone = await booth.open()
    await phone.tap("Move")
    await phone.tap("1")
    await phone.tap("Move: Threat +2")
    await phone.tap("End my turn: enemies act")
    assert booth.view.phase == "play", "asked first"
    assert phone.says("Is an enemy on the board?")
    assert phone.says("This turn somebody left a space with enemies")
    await phone.tap("Yes: say which and where")
    await phone.write("Name of the space", "Hall")
    await phone.tap("One miniature there")
    await phone.tap("Place 1 ×")
    await phone.tap("End my turn: enemies act")
    assert booth.view.phase == "enemies"


async def test_sw22_without_any_enemy_the_table_says_so() -> None:
    booth = Booth(by_word())
    phone = await booth.open()
    await phone.tap("End my turn: enemies act")
    assert not phone.says("left a space with enemies")
    await phone.tap("No enemy on the board: go on")
    assert booth.sent == [EndPlay()]
    assert phone.says("No enemy was on the board, so nobody acted. (SW-22)")
    booth = Booth(on_map())
    await (await booth.open()).tap("End my turn: enemies act")
    assert booth.view.phase == "refill", "with a map the app knows"


async def test_sw11_a_move_and_its_taps_are_never_on_one_page() -> None:
    table = by_word()
    mine, theirs = Booth(table), Booth(table, me="bo")
    phone, other = await mine.open(), await theirs.open()
    phone.button("Move")
    assert not phone.says("Left a space with enemies")
    assert not phone.says("Entered a hazard")
    await other.tap("Left a space with 1 type")
    phone = await Booth(table).open()
    await phone.tap("Move")
    assert phone.says("Somebody has tapped Threat +2 for a move this turn.")
    table.say("ann", "walk", steps=1, path=[{"types": 1}])
    other = await Booth(table, me="bo").open()
    assert not other.says("Left a space with enemies"), "the move is counted"


async def test_sw33_a_draft_on_the_table_asks_who_took_a_card() -> None:
    booth = SCENES["cache_reveal"]()
    phone = await booth.open()
    await phone.tap("We draft on the table")
    assert phone.says("Without a name it is only counted")
    await phone.tap("Took one")
    await phone.write("Its name (may stay empty)", "Arc pulse")
    await phone.tap("One card taken: go on")
    assert booth.sent == [Drafted(taken=(Taken(seat=Seat("ann"), card="Arc pulse"),))]
    assert booth.view.phase == "play"
    assert booth.view.my_hand == 3, "three, one played for the move, one gained"
    assert booth.view.members[0].gained == ("Arc pulse",)
