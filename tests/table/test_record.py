"""The journal alone brings everything back, and history is told how a table ended."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat, Voice
from companion.kernel.view import Choice
from tests.games.emergence.kit import KIT
from tests.table.people import People, people, refusal


def without_time(frames: dict[str, Any]) -> dict[str, Any]:
    """Frames without what a restart may change: the clock, who is here, the log's wall clock."""
    for frame in frames.values():
        frame["table"]["timer"] = None
    return frames


async def play_some(at: People, luck: Random, done: int) -> int:
    """Play at random by nothing but the offered choices; the number of the last action."""
    for _ in range(30):
        public = at.view()
        timer = at.frame(None).table.timer
        if at.table.stage != "playing":
            break
        if timer and timer.ends is not None and (luck.random() < 0.6 or not public.waiting_for):
            await at.time.pass_by(timer.seconds + 1)
            continue
        seat = luck.choice(public.waiting_for)
        view = at.view(seat)
        weights = [KIT.weights.get(choice.do, 20) for choice in view.choices]
        choice = luck.choices(view.choices, weights)[0]
        action = said(at, seat, choice, view, luck)
        await at.table.act(at.seats[seat], action, done + 1)
        done += 1
    return done


def said(at: People, seat: Seat, choice: Choice, view: Any, luck: Random) -> dict[str, Any]:
    """An action within the bounds of a choice."""
    state = at.table._record.play._now.state  # type: ignore[union-attr]

    def accepts(fields: dict[str, Any]) -> bool:
        try:
            KIT.game.apply(state, seat, KIT.game.actions.validate_python({"do": choice.do, **fields}))
        except Rejection:
            return False
        return True

    fields: dict[str, Any] = {"do": choice.do}
    fields |= {name: luck.choice(words) for name, words in choice.one_of.items()}
    for name, (low, high) in choice.between.items():
        if name not in choice.free:
            fields[name] = luck.randint(low, high)
    if choice.free:
        fields |= KIT.fill(choice, view, luck.choice, accepts)
    return fields


@pytest.mark.parametrize("table", list(KIT.tables))
async def test_every_viewer_sees_the_same_as_before(table: str) -> None:
    count, options = KIT.tables[table]
    at = await people(game=KIT.game, options=options.model_dump(mode="json"))
    await at.sit(*("Ann", "Bo", "Cy", "Dee", "Eli", "Fay")[:count])
    await at.host_act("hand_over", seat="bo")
    await at.host_act("start")
    luck, sent = Random(7), 0  # noqa: S311 - a test, not a deal
    for _ in range(4):
        sent = await play_some(at, luck, sent)
        again = await at.restarted()
        assert without_time(again.everything()) == without_time(at.everything())
        assert again.table.stage == at.table.stage
        assert again.table.log() == at.table.log()
        at.table.close()
        at = again


async def test_takebacks_come_back_too() -> None:
    _, options = KIT.tables["attested, as printed"]
    at = await people("Ann", "Bo", "Cy", game=KIT.game, options=options.model_dump(mode="json"), started=True)
    cards = {}
    for seat in at.seats:
        await at.act(seat, "look", at="card")
        cards[seat] = at.view(seat).my_face
        await at.act(seat, "cover")
    await at.act("ann", "seen")
    await at.act("bo", "seen")
    await at.host_act("for_table", action={"do": "correct", "seat": "ann", "knowledge": 3})
    await at.host_act("take_back")
    again = await at.restarted()
    assert without_time(again.everything()) == without_time(at.everything())
    for seat in again.seats:
        await again.act(seat, "look", at="card")
        assert again.view(seat).my_face == cards[seat], "the same seed, the same allegiances"


async def test_an_entry_that_cannot_be_replayed_is_not_swallowed() -> None:
    at = await people("Ann", "Bo", started=True)
    entries = await at.entries()
    broken = entries[-1].model_copy(
        update={"n": 4, "fact": None, "seat": Voice.CLOCK, "action": {"do": "hide"}}
    )
    await at.journal.append(at.table.id, broken)
    with pytest.raises(Exception, match="hide"):
        await at.restarted()


async def test_a_finished_game_opens_its_seal_and_is_shelved() -> None:
    at = await people("Ann", "Bo", "Chi", started=True)
    assert at.frame("ann").table.seal.secret is None  # type: ignore[union-attr]
    await at.act("ann", "finish", winner="bo")
    table = at.frame("ann").table
    assert (table.stage, table.winners) == ("over", ("bo",))
    assert table.seal is not None
    assert table.seal.secret == "5e" * 32
    assert tuple(one.cut for one in table.seal.openings) == at.table.setting.cuts
    assert at.cues[-1] == "win"
    assert await refusal(at.act("ann", "hide", number=1)) == "table.over"
    shelved = await at.journal.list()
    assert shelved[0].summary is not None
    assert shelved[0].summary["winners"] == ["bo"]
