"""What is wrong on the table is put right on a phone."""

from __future__ import annotations

import pytest

from companion.games.singularity.actions.facts import Correct, MemberFact, TrackFact
from companion.games.singularity.actions.setup import AddEnemy
from companion.table.actions import ForTable
from companion.ui.games.singularity.correction import fixes
from tests.ui.games.singularity.phone_scenes import SCENES


async def test_the_host_puts_a_track_right() -> None:
    booth = SCENES["my_turn"]()
    booth.draw, booth.is_host = fixes, True
    phone = await booth.open()
    await phone.tap("More It stands on")
    await phone.tap("Correct it")
    sent = booth.sent[0]
    assert isinstance(sent, ForTable)
    assert sent.action == Correct(what=TrackFact(track="threat", value=17)).model_dump(mode="json")
    assert booth.view.tracks[0].value == 17


@pytest.mark.parametrize(
    ("taps", "fact"),
    [
        pytest.param(("Track", "Awareness", "More It stands on"), "track", id="track"),
        pytest.param(("Enemies", "Drone", "B1", "More Miniatures"), "group", id="group"),
        pytest.param(("Cache", "Supply shed"), "cache", id="cache"),
        pytest.param(("Token", "B2", "elite token"), "token", id="token"),
        pytest.param(("Turn", "Bo"), "turn", id="turn"),
        pytest.param(("Limits", "More Threat"), "limits", id="limits"),
    ],
)
async def test_every_fact_is_a_form_of_its_model(taps: tuple[str, ...], fact: str) -> None:
    booth = SCENES["my_turn"]()
    booth.shows = "pieces"
    phone = await booth.open()
    await phone.tap("The board says otherwise")
    for words in taps:
        await phone.tap(words)
    await phone.tap("Correct it")
    (sent,) = booth.sent
    assert isinstance(sent, Correct)
    assert sent.what.fact == fact


async def test_a_piece_is_tapped_to_where_it_stands() -> None:
    booth = SCENES["my_turn"]()
    booth.shows = "pieces"
    phone = await booth.open()
    await phone.tap("The board says otherwise")
    await phone.tap("Positions")
    await phone.tap("A3, Gate")
    await phone.tap("D3")
    await phone.tap("Correct it")
    assert booth.sent == [Correct(what=MemberFact(seat="cleo", place="D3"))]
    assert {line.seat: line.place for line in booth.view.members}["cleo"] == "D3"


async def test_open_and_gained_cards_are_put_right() -> None:
    booth = SCENES["cache"]()
    booth.shows = "pieces"
    phone = await booth.open()
    await phone.tap("The board says otherwise")
    await phone.tap("Open cards")
    await phone.tap("Take Smoke dash away")
    await phone.tap("Correct it")
    assert [one.card.name for one in booth.view.row] == ["Arc pulse", "Deep scan"]
    assert phone.says("2 upgrade cards lie face up. Corrected at the table."), "it is said to be done"
    await phone.tap("Something else")
    await phone.tap("Gained cards")
    await phone.tap("Bo")
    await phone.write("Name of the card", "Sweep")
    await phone.tap("This card was gained")
    await phone.tap("Correct it")
    assert {line.seat: line.gained for line in booth.view.members}["bo"] == ("Sweep",)


async def test_a_wrong_enemy_card_is_mended() -> None:
    booth = SCENES["setup"]()
    phone = await booth.open()
    await phone.tap("Enemy cards")
    await phone.tap("Drone")
    await phone.tap("More Threat it adds")
    await phone.tap("Mend this card")
    sent = booth.sent[0]
    assert isinstance(sent, AddEnemy)
    assert (sent.enemy.id, sent.enemy.threat, sent.enemy.plural) == ("drone", 3, "Drones")
