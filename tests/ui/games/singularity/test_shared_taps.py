"""What is tapped on the shared screen is what is said at the table; a plain screen only shows."""

from __future__ import annotations

from typing import Any

import pytest

from companion import texts
from companion.games.singularity import GAME
from companion.games.singularity.actions.pieces import Landing
from companion.kernel.seat import Voice
from companion.table.actions import ForTable, PlayAgain
from companion.ui.games.singularity.phone.counting import landings, shared_out
from companion.ui.games.singularity.shared import lifting, shared
from companion.ui.games.singularity.shared.lifting import Lift, Piece
from companion.ui.games.singularity.shared.revealing import offered
from tests.games.singularity.shipped import CARDS
from tests.ui.games.singularity import shared_kit as kit
from tests.ui.games.singularity.shared_kit import Booth


def said(booth: Booth) -> list[dict[str, Any]]:
    """What the host said for the table."""
    return [one.action for one in booth.sent if isinstance(one, ForTable)]


CHANGE = {"note": "", "confirm": False}
END = {"do": "end_play", "on_hazard": False, "order": []}
TAPS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("setup", ["Begin the first turn"], {"do": "begin"}),
    ("setup", ["Make first"], {"do": "name_first", "seat": "bo"}),
    ("light-setup", ["These are the limits"], {"do": "set_limits", "threat": 20, "awareness": 10}),
    ("refill", ["Refilled"], {"do": "refilled"}),
    (
        "light-play",
        ["Threat +1: Event"],
        {"do": "change", "track": "threat", "amount": 1, "cause": "event", **CHANGE},
    ),
    ("play", ["End Ann’s turn: enemies act"], END),
    ("light-play", ["End Ann’s turn: enemies act"], END),
    ("light-empty", ["End Ann’s turn: enemies act", "No enemy on the board: go on"], END),
    ("light-play", ["Move", "2", "Into a hazard", "Move: Threat +8"],
     {"do": "walk", "card": "", "from_hand": True, "steps": 1, "path": [{"types": 2, "hazard": True}],
      "companions": [], "ignores_hazard": False}),
    ("play", ["Move", "B3", "Move: Threat 0"],
     {"do": "move", "card": "", "from_hand": True, "steps": 3, "path": ["B3"], "companions": [],
      "ignores_hazard": False}),
    ("light-play", ["Other card", "Play it"], {"do": "play", "card": ""}),
    ("light-play", ["End the issue", "Give up"], {"do": "give_up", "reason": ""}),
    ("cache-reveal", ["We draft on the table", "Nobody took one: go on"], {"do": "drafted", "taken": []}),
    ("light-vote", ["B. Bo", "We agree: Bo"], {"do": "close_vote", "option": 1}),
    ("vote", ["A. ", "We agree: "], {"do": "close_vote", "option": 0}),
    ("light-play", ["Take this back"], {"do": "undo_change"}),
    ("light-play", ["We got out", "Yes, all on End and the area is clear"],
     {"do": "claim_win", "all_on_end": True, "area_clear": True}),
    ("light-asked", ["Hunters, Roof: In range? Yes"],
     {"do": "answer_group", "group": "hunter@Roof", "in_range": True}),
    ("light-asked", ["Hunters, Roof: Ways to go 2"],
     {"do": "answer_group", "group": "hunter@Roof", "to": ["", ""]}),
    ("light-settled", ["Done on the board: refill"], {"do": "enemies_done"}),
    ("enemies", ["Done on the board: refill"], {"do": "enemies_done"}),
    ("vote-some", ["Open the votes now"], {"do": "close_vote"}),
    ("vote-open", ["Carry it out"], {"do": "carry_out"}),
    ("tied", ["B. Right."], {"do": "close_vote", "option": 1}),
    ("cache-pick", ["Long shot", "Ann takes Long shot"], {"do": "pick", "card": 1}),
    ("cache-pick", ["Ann takes none"], {"do": "pick"}),
    ("by-hand", ["It stays"],
     {"do": "direct_group", "group": "stalker@summit", "to": [{"place": "summit", "count": 1}],
      "by_card": "as its card says"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "taps", "action"), TAPS)
async def test_tapping_says_it(name: str, taps: list[str], action: dict[str, Any]) -> None:
    booth = Booth(kit.views()[name], shared)
    phone = await booth.open()
    for words in taps:
        await phone.tap(words)
    assert said(booth) == [action]


@pytest.mark.parametrize(("name", "taps", "action"), TAPS)
async def test_a_plain_screen_has_nothing_to_tap(name: str, taps: list[str], action: dict[str, Any]) -> None:
    del action
    phone = await Booth(kit.views()[name], shared, is_host=False).open()
    with pytest.raises((LookupError, StopIteration)):
        phone.button(taps[0])


async def test_the_tablet_alone_plays_a_whole_turn_without_a_map() -> None:
    """No phone at the table: nothing known, a card typed, a group put, answered, refilled (SW-9)."""
    game = kit.Playing({"issue": None, "library": None})
    game.do(Voice.TABLE, "set_limits", threat=20, awareness=10)
    game.do(Voice.TABLE, "begin")

    async def tap(*steps: str | tuple[str, str]) -> None:
        booth = Booth(game.view, shared)
        phone = await booth.open()
        for step in steps:
            await (phone.tap(step) if isinstance(step, str) else phone.write(*step))
        for action in said(booth):
            game.state = GAME.apply(game.state, Voice.TABLE, GAME.actions.validate_python(action))

    await tap("End Ann’s turn: enemies act", "Yes: type its card", ("Name", "Drone"), "Keep this card")
    place = ("Name of the space", "Hall")
    await tap("A group came from a token", place, "One miniature there", "Place 1 ×")
    assert [group.id for group in game.view.groups] == ["drone@Hall"]
    await tap("Move", "1", "Move: Threat +2")
    await tap("End Ann’s turn: enemies act")
    await tap("Drone, Hall: In range? Yes")
    await tap("Drone, Hall: Ways to go 0")
    await tap("Done on the board: refill")
    await tap("Refilled")
    assert game.view.turn is not None
    assert (game.view.turn.seat, game.view.phase, game.view.tracks[0].value) == ("bo", "play", 4)


async def test_sw9_the_shared_screen_says_what_is_discarded() -> None:
    phone = await Booth(kit.views()["light-play"], shared).open()
    assert [text for text in phone.texts() if "Cards not played are discarded" in text and "SW-9" in text]


async def test_sw11_the_shared_screen_counts_a_move_by_telling_it() -> None:
    phone = await Booth(kit.views()["light-empty"], shared).open()
    phone.button("Move")
    assert not [text for text in phone.texts() if "Left 1 type" in text]


async def test_a_token_is_placed_tap_by_tap() -> None:
    booth = Booth(kit.views()["encounter"], shared)
    phone = await booth.open()
    await phone.tap("D2: common token")
    await phone.tap("Drone")
    for _ in range(2):
        await phone.tap("D2, ")
    await phone.tap("C2")
    await phone.tap("Place 3 miniatures")
    assert said(booth) == [
        {
            "do": "place_enemies",
            "token": "D2",
            "enemy": "drone",
            "places": [{"place": "D2", "count": 2}, {"place": "C2", "count": 1}],
        }
    ]


async def test_a_piece_that_stands_elsewhere_is_moved_by_taps() -> None:
    booth = Booth(kit.views()["glass-play"], shared)
    phone = await booth.open()
    await phone.tap("A4, ")
    await phone.tap(phone_words("less"))
    await phone.tap("A3")
    await phone.tap("Move it")
    assert said(booth) == [
        {
            "do": "correct",
            "what": {"fact": "shift", "group": "drone@A4", "to": "A3", "count": 4},
            "reason": "",
        }
    ]


def phone_words(step: str) -> str:
    """The label of a stepper's button."""
    return texts.say(f"shell-{step}", label="Miniatures")


async def test_cards_are_turned_up_by_name() -> None:
    booth = Booth(kit.views()["cache-reveal"], shared)
    phone = await booth.open()
    for name in ("Arc pulse", "Sweep", "Long shot"):
        await phone.tap(name)
    await phone.tap("These lie there")
    assert [card["name"] for card in said(booth)[0]["cards"]] == ["Arc pulse", "Sweep", "Long shot"]


async def test_after_the_end_the_same_seats_play_again() -> None:
    booth = Booth(kit.views()["lost"], shared)
    phone = await booth.open()
    await phone.tap("Try it again")
    assert booth.sent == [PlayAgain()]


def test_a_single_piece_needs_no_question() -> None:
    view = kit.views()["glass-play"]
    assert lifting.tapped(view, None, "A4") == Lift("A4", Piece("", "drone@A4", 5), "", 5)
    assert lifting.tapped(view, None, "F1") is None
    assert lifting.tapped(view, lifting.tapped(view, None, "A4"), "A4") is None


def test_a_drag_lifts_and_puts_down() -> None:
    view = kit.views()["glass-play"]
    lift = lifting.dropped(view, "E4", "E5")
    assert lift is not None
    action = lifting.action(lift)
    assert action is not None
    assert action.model_dump(mode="json")["what"] == {"fact": "member", "seat": "cleo", "place": "E5"}


def test_of_several_pieces_one_is_chosen_first() -> None:
    view = kit.views()["travel"]
    lift = lifting.tapped(view, None, "C3")
    assert lift is not None
    assert lift.piece is None
    assert lifting.action(lift) is None
    assert len(lifting.pieces_at(view, "C3")) == 3


def test_a_group_is_shared_out_without_losing_anybody() -> None:
    counts = shared_out((), "A1", 5)
    assert counts == (("A1", 5),)
    counts = shared_out(shared_out(counts, "B1", 5), "B1", 5)
    assert counts == (("A1", 3), ("B1", 2))
    assert landings(counts) == (Landing(place="A1", count=3), Landing(place="B1", count=2))


def test_known_cards_are_found_by_what_is_typed() -> None:
    assert offered(CARDS.upgrades, "sw")[0].name == "Sweep"
    assert offered(CARDS.upgrades, "zzz") == ()


async def test_papers_are_folded_and_typed_at_the_shared_screen() -> None:
    """SW-41: who is ready, then option by option what stands on each paper."""
    game = kit.Playing({"by_hand": ("ann", "bo")})
    game.do(Voice.TABLE, "set_limits", threat=20, awareness=10)
    game.do(Voice.TABLE, "begin")
    game.do(Voice.TABLE, "call_vote", question="Which door?", options=["Left", "Right"])
    game.do(kit.SEATS[2], "vote", option=0)
    for words in ("Ann", "Bo", "B. Right", "B. Right"):
        booth = Booth(game.view, shared)
        await (await booth.open()).tap(words)
        assert len(said(booth)) == 1, words
        action = GAME.actions.validate_python(said(booth)[0])
        game.state = GAME.apply(game.state, Voice.TABLE, action)
    assert game.view.vote is not None
    assert [option.votes for option in game.view.vote.options] == [("cleo",), ("ann", "bo")]
