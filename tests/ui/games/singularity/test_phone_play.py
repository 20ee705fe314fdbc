"""What a tap says: the right action is sent, priced before, and secrets stay where they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.actions.board import Pick, PlaceEnemies, RevealCards
from companion.games.singularity.actions.enemies import AnswerGroup, EnemiesDone
from companion.games.singularity.actions.pieces import LightStep
from companion.games.singularity.actions.setup import AddEnemy, Begin, SetLimits, TakeCharacter
from companion.games.singularity.actions.table import Change, UndoChange, Vote
from companion.games.singularity.actions.turn import Attack, Discard, EndPlay, Move, Refilled, Walk
from companion.games.singularity.sums.previews import ground
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.packs import Packs
from companion.table.actions import PlayAgain
from companion.ui.games.singularity.desk.documents import card_id
from companion.ui.games.singularity.phone.move import extended
from tests.ui.games.singularity.phone_kit import MAP, Booth, Table
from tests.ui.games.singularity.phone_scenes import SCENES, on_map


async def test_a_cause_is_one_tap_and_can_be_taken_back() -> None:
    booth = SCENES["their_turn"]()
    phone = await booth.open()
    assert not phone.says("Entered a hazard"), "with a map the app counts that itself"
    for _ in range(4):
        await phone.tap("Event of the issue +1")
    assert booth.sent == [Change(track="threat", amount=1, cause="event")] * 4
    assert booth.view.phase == "over", "sixteen and four are twenty"
    booth = Booth(SCENES["light_turn"]().table, me="bo")
    phone = await booth.open()
    await phone.tap("Left a space with 2 types")
    await phone.tap("Undo")
    assert booth.sent == [Change(track="threat", amount=4, cause="leave"), UndoChange()]
    assert booth.view.tracks[0].value == 0


async def test_a_move_is_tapped_on_the_map_and_priced_before() -> None:
    booth = Booth(on_map().put(("drone", "B2", 2), ("brute", "C1", 1), ann="A2", bo="A2", threat=5))
    phone = await booth.open()
    await phone.tap("Move")
    await phone.tap("B2, 2 × Drones")
    await phone.tap("B1, hazard")
    assert phone.says("Leave B2: one type of enemy: +2")
    assert phone.says("Enter B1: hazard: +4")
    await phone.tap("Iris: stays here")
    await phone.tap("Move two members: Threat +6")
    assert booth.sent == [Move(steps=3, path=("B2", "B1"), companions=("bo",))]
    assert {line.seat: line.place for line in booth.view.members} == {"ann": "B1", "bo": "B1", "cleo": "A3"}
    assert booth.view.tracks[0].value == 11


def test_a_path_grows_the_shortest_way_and_is_cut_back() -> None:
    way = ground(on_map().view("ann"))
    assert extended(way, "A3", (), "B3", 3) == ("B3",)
    assert extended(way, "A3", ("B3",), "B2", 3) == ("B3", "B2")
    assert extended(way, "A3", ("B3", "B2"), "B3", 3) == ("B3",)
    assert extended(way, "A3", ("B3",), "A3", 3) == ()
    assert extended(way, "A3", ("B3", "B2"), "D3", 3) == ("B3", "C3", "D3"), (
        "a new way when the old is too long"
    )
    assert extended(way, "A3", ("B3",), "D1", 3) == ("B3",), "out of reach: nothing changes"


async def test_a_walk_at_light_level_asks_what_matters() -> None:
    booth = SCENES["light_turn"]()
    phone = await booth.open()
    await phone.tap("Move")
    await phone.tap("2")
    await phone.tap("Into a hazard")
    await phone.tap("Move: Threat +8")
    assert booth.sent == [Walk(steps=1, path=(LightStep(types=2, hazard=True),))]
    assert booth.view.tracks[0].value == 8


async def test_hits_go_to_miniatures() -> None:
    booth = SCENES["my_turn"]()
    phone = await booth.open()
    await phone.tap("Attack")
    await phone.tap("Drone 2: 0 of 1 hits")
    assert phone.says("one falls, one stays")
    await phone.tap("Attack: 1 hit")
    sent = booth.sent[0]
    assert isinstance(sent, Attack)
    assert sent.targets[0].hits[0].hits == (0, 1)
    assert booth.toast is None
    assert {group.id: group.size for group in booth.view.groups}["drone@B2"] == 1


async def test_no_more_hits_than_the_card_has() -> None:
    booth = SCENES["light_turn"]()
    phone = await booth.open()
    await phone.tap("Attack")
    await phone.tap("Drone 1: 0 of 1 hits")
    await phone.tap("Drone 2: 0 of 1 hits")
    with pytest.raises(LookupError):
        await phone.tap("Drone 3: 0 of 1 hits")


async def test_discard_and_the_end_of_a_turn() -> None:
    booth = SCENES["light_turn"]()
    phone = await booth.open()
    await phone.tap("Discard")
    await phone.tap("Discard one, draw one")
    await phone.tap("End my turn: enemies act")
    assert booth.sent == [Discard(purpose="draw"), EndPlay()]
    assert booth.view.phase == "enemies"


async def test_light_level_answers_lead_to_the_refill() -> None:
    booth = SCENES["answers"]()
    phone = await booth.open()
    while booth.view.step is not None and not booth.view.step.is_settled:
        row = next(one for one in booth.view.step.rows if one.is_open)
        booth.send(AnswerGroup(group=row.group, in_range=row.in_range or False, to=("",)))
        await phone.settle()
    await phone.tap("Done on the board: refill")
    assert isinstance(booth.sent[-1], EnemiesDone)
    assert booth.view.tracks[0].value == 3


async def test_the_setup_is_said_on_phones() -> None:
    booth = SCENES["setup"]()
    phone = await booth.open()
    await phone.tap("Your character")
    await phone.tap("Iris")
    await phone.tap("Limits of the tracks")
    await phone.tap("These are the limits")
    await phone.tap("Begin the issue")
    kinds = [type(action) for action in booth.sent]
    assert kinds == [TakeCharacter, SetLimits, Begin]
    assert booth.sent[1] == SetLimits(threat=20, awareness=10)
    assert booth.view.phase == "play"


async def test_an_enemy_card_is_typed_once() -> None:
    booth = SCENES["setup"]()
    phone = await booth.open()
    await phone.tap("Enemy cards")
    await phone.write("Name", "Swarm Mother")
    await phone.tap("Keep this card")
    sent = booth.sent[0]
    assert isinstance(sent, AddEnemy)
    assert (sent.enemy.id, sent.enemy.name) == ("swarm-mother", "Swarm Mother")
    assert card_id("Swarm Mother", {"swarm-mother"}) == "swarm-mother-2"
    assert card_id("???", set()) == "card"


async def test_an_encounter_is_placed_inside_its_area() -> None:
    booth = SCENES["encounter"]()
    phone = await booth.open()
    await phone.tap("Drone")
    await phone.tap("C2")
    await phone.tap("C2")
    await phone.tap("A1")
    await phone.tap("Place 2 × Drones")
    sent = booth.sent[0]
    assert isinstance(sent, PlaceEnemies)
    assert [(one.place, one.count) for one in sent.places] == [("C2", 2)], "A1 is another area"
    assert booth.toast is None


async def test_a_cache_is_told_and_picked() -> None:
    booth = SCENES["cache_reveal"]()
    phone = await booth.open()
    for name in ("Arc pulse", "Long shot", "Sweep"):
        await phone.write("Name of the card", name)
        await phone.tap(name)
    await phone.tap("These 3 cards lie open")
    assert isinstance(booth.sent[0], RevealCards)
    assert [card.card.name for card in booth.view.row] == ["Arc pulse", "Long shot", "Sweep"]
    await phone.tap("Long shot")
    await phone.tap("Take Long shot")
    assert booth.sent[1] == Pick(card=1)


async def test_a_vote_is_sealed_and_replaced() -> None:
    booth = SCENES["vote"]()
    phone = await booth.open()
    await phone.tap("A. Toward")
    await phone.tap("Seal my vote: A")
    await phone.tap("B. Toward")
    await phone.tap("Seal my vote: B")
    assert booth.sent == [Vote(option=0), Vote(option=1)]
    assert booth.view.vote is not None
    assert booth.view.vote.is_open, "Cleo is still choosing"


async def test_nobody_elses_vote_shows_before_all_are_in() -> None:
    pages = []
    for option in (0, 1):
        table = Table(3, **MAP).begun().put(("drone", "C3", 3), ann="A3", bo="C1", cleo="A3", threat=12)
        table.say("ann", "end_play")
        table.say("bo", "vote", option=option)
        phone = await Booth(table).open()
        pages.append(phone.texts())
    assert pages[0] == pages[1]
    assert "Bo: sealed" in pages[0]


async def test_the_refill_ends_the_turn() -> None:
    booth = SCENES["refill"]()
    phone = await booth.open()
    await phone.tap("Refilled: next player")
    assert booth.sent == [Refilled()]
    assert booth.view.turn is not None
    assert booth.view.turn.seat == "bo"


async def test_the_order_of_the_enemies_can_be_said() -> None:
    booth = SCENES["light_turn"]()
    phone = await booth.open()
    await phone.tap("Order of the enemies")
    await phone.tap("Drones · Hall")
    await phone.tap("End my turn: enemies act")
    assert booth.sent == [EndPlay(order=("drone@Hall",))]
    assert booth.view.step is not None
    assert [row.group for row in booth.view.step.rows] == ["drone@Hall", "brute@Dock"]


async def test_destinations_get_names_at_light_level() -> None:
    booth = SCENES["light_turn"]()
    booth.send(EndPlay())
    booth.send(AnswerGroup(group="drone@Hall", in_range=False, to=("", "")))
    phone = await booth.open()
    await phone.tap("Name the spaces")
    await phone.tap("Dock")
    await phone.write("Name of the space", "Roof")
    await phone.tap("They go there")
    assert booth.view.step is not None
    row = next(one for one in booth.view.step.rows if one.group == "drone@Hall")
    assert [(one.place, one.count) for one in row.to] == [("Dock", 2), ("Roof", 1)]


async def test_what_is_typed_on_a_phone_is_tapped_at_the_next_table(tmp_path: Path) -> None:
    """Enemies, characters and upgrade cards go into a collection of the table's own (SW-1)."""
    library = LibraryCard(Library((GAME,), Packs(tmp_path)), "singularity", may_save=True)
    booth = Booth(Table(3, level="light"), library=library)
    phone = await booth.open()
    await phone.tap("Enemy cards")
    await phone.write("Name", "Swarm Mother")
    await phone.tap("Keep this card")
    await phone.tap("Your character")
    await phone.write("Name", "Max")
    await phone.tap("I play this one")
    kept = library.read("singularity", "singularity-library/1", "our-cards")
    assert [one["name"] for one in (*kept["enemies"], *kept["characters"])] == ["Swarm Mother", "Max"]
    booth = Booth(Table(3, level="light"), library=library)
    phone = await booth.open()
    await phone.tap("Enemy cards")
    await phone.tap("Swarm Mother")
    await phone.tap("Your character")
    await phone.tap("Max")
    assert [type(action) for action in booth.sent] == [AddEnemy, TakeCharacter]
    assert booth.toast is None


async def test_a_host_on_a_phone_goes_on_from_the_end() -> None:
    booth = SCENES["won"]()
    booth.is_host = True
    said: list[object] = []
    booth.send = said.append  # type: ignore[method-assign]
    phone = await booth.open()
    await phone.tap("Play another")
    assert said == [PlayAgain()]
