"""The main way through a game: what is tapped is what is said."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergence.actions import (
    Activate,
    Boost,
    Compile,
    ConfirmClaim,
    CountDown,
    EndTurn,
    Exchange,
    Hack,
    Insert,
    Met,
    Move,
    Moved,
    NameLeader,
    OpenAggregator,
    PauseCountdown,
    Reopen,
    RepeatLine,
    ResumeCountdown,
    Seen,
    Select,
    SetBoard,
    Spy,
    Stay,
)
from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.kernel.view import Choice
from companion.table.actions import ForTable
from tests.ui.games.emergence import canned_views
from tests.ui.games.emergence.booth import Booth

VIEWS = canned_views.phone_views()


@pytest.mark.parametrize(
    ("name", "taps", "said"),
    [
        ("card", ["I know my side"], Seen()),
        ("board", ["More light blue", "1 block on the board"], None),
        ("leader", ["Bo", "Bo leads"], NameLeader(seat="bo")),
        ("leader", ["Draw one"], NameLeader()),
        (
            "select",
            ["Spy", "Biomechanical", "Seal my choice"],
            Select(action="spy", augmentation="biomechanical"),
        ),
        ("sealed", ["Reopen the envelope"], Reopen()),
        ("sealed-leader", ["10 seconds", "Count down"], CountDown(seconds=10)),
        (
            "countdown",
            ["Reopen the envelope", "Boost", "Seal it again"],
            Select(action="boost", augmentation="electromechanical"),
        ),
        ("move", ["T3", "Move to T3"], Move(to="T3")),
        ("move-none", ["Stay here"], Stay()),
        ("moved-attested", ["I moved"], Moved()),
        ("boost", ["T3", "Boost to T3"], Boost(to="T3")),
        ("hack", ["Hack Bo, pay 1"], Hack(target="bo")),
        ("hack-attested", ["Yes", "Hack Bo, pay 1"], Hack(target="bo", adjacent=True)),
        ("spy", ["Spy Bo, pay 2"], Spy(target="bo")),
        ("hack", ["Tile action, pay 1", "Boost", "T3", "Boost to T3"], Exchange(action=Boost(to="T3"))),
        ("activate-attested", ["Compile", "Compile here"], Activate(tile="compile")),
        ("activate", ["Skip"], EndTurn()),
        ("claimed", ["Not so"], ConfirmClaim(agree=False)),
        ("claimed", ["Yes, so it is"], ConfirmClaim(agree=True)),
        ("done", ["End my turn"], EndTurn()),
        (
            "drop",
            ["One more for the A.I.", "One more for the A.I.", "One more for the Humans", "Drop 3 tokens"],
            Insert(ai=2, human=1),
        ),
        ("opening", ["Open the aggregator"], OpenAggregator()),
    ],
)
async def test_tapping_says_it(name: str, taps: list[str], said: Action | None) -> None:
    booth = Booth(VIEWS[name])
    phone = await booth.open()
    for words in taps:
        await phone.tap(words)
    if said is None:
        assert isinstance(booth.sent[-1], SetBoard)
    else:
        assert booth.sent[-1:] == [said]


async def test_the_meeting_ends_with_a_tap_on_the_last_line() -> None:
    view = VIEWS["meeting-look"].model_copy(update={"choices": (Choice(do="met"),)})
    booth = Booth(view)
    phone = await booth.open()
    await phone.tap("Done")
    assert booth.sent == [Met()]


@pytest.mark.parametrize(
    ("me", "said"),
    [(3, [RepeatLine(), PauseCountdown(), ResumeCountdown()]), (None, ["repeat", "pause", "resume"])],
    ids=["a phone", "the host's screen"],
)
async def test_the_narrator_is_stopped_and_says_it_again(me: int | None, said: list[Any]) -> None:
    view = VIEWS["meeting-listen"]
    assert view.meeting
    booth = Booth(view, me=me, is_host=True)
    phone = await booth.open()
    await phone.tap("Say it again")
    await phone.tap("Stop the narrator")
    held = Booth(
        view.model_copy(update={"meeting": view.meeting.model_copy(update={"is_held": True})}), me=me
    )
    held.is_host = True
    phone = await held.open()
    assert any("The narrator waits" in text for text in phone.texts())
    await phone.tap("Let him go on")
    sent = [one.action["do"] if isinstance(one, ForTable) else one for one in (*booth.sent, *held.sent)]
    assert sent == said


async def test_the_best_split_is_one_tap() -> None:
    booth = Booth(VIEWS["compile"])
    phone = await booth.open()
    await phone.tap("Compile for 11")
    (sent,) = booth.sent
    assert isinstance(sent, Compile)
    assert [len(blocks) for blocks in sent.sets] == [4, 3]


async def test_my_own_sets_are_made_by_tapping() -> None:
    booth = Booth(VIEWS["compile"])
    phone = await booth.open()
    await phone.tap("My own sets")
    await phone.tap("light blue, stays with you")
    await phone.tap("Put it here")
    await phone.tap("dark blue, stays with you")
    await phone.tap("Put it here")
    await phone.tap("Compile for 2")
    assert booth.sent == [Compile(sets=(("light_blue", "dark_blue"),))]


async def test_an_unready_button_says_nothing() -> None:
    booth = Booth(VIEWS["select"])
    phone = await booth.open()
    assert phone.button("Seal my choice").disabled
    assert booth.sent == []


async def test_a_closed_tile_says_why() -> None:
    booth = Booth(VIEWS["move"])
    phone = await booth.open()
    await phone.tap("T6")
    assert any("T6 is closed to you" in text for text in phone.texts())
    assert booth.sent == []


async def test_the_hosts_phone_counts_for_a_leader_whose_phone_is_away() -> None:
    view = VIEWS["sealed-leader"].model_copy(update={"leader": Seat("ann")})
    booth = Booth(view, is_host=True, away=("ann",))
    phone = await booth.open()
    await phone.tap("Count down for Ann")
    assert booth.sent == [ForTable(action={"do": "count_down", "seconds": 3})]
