"""A seat on paper: the host types for it, everybody can read that, and what was dealt to it is no page's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.cyberverse import GAME as CYBERVERSE
from companion.games.emergence import GAME as EMERGENCE
from companion.games.toolbox import GAME as TOOLBOX
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.store import MemoryJournal
from companion.table.facts import Sat, Started
from companion.table.journal import Entry
from companion.table.presence import Watcher
from companion.table.table import Table
from tests.table.pebble import GAME as PEBBLE
from tests.table.people import People, opening, people, refusal, shown

PIP = Seat("pip")
PAPER = {"do": "add_paper_seat", "name": "Pip", "colour": "rose"}


async def with_pip(**changes: Any) -> tuple[People, Watcher]:
    """Ann has a phone, Pip has none; the host's page types for Pip."""
    at = await people("Ann", **changes)
    await at.table.act(at.host, PAPER)
    await at.host_act("start")
    page = Watcher(device="laptop", seat=PIP, is_host=True)
    at.table.watch(page)
    return at, page


def typed(at: People) -> list[str]:
    return [str(one.line.seat) for one in at.table.log() if one.line.code == "table-log-typed"]


async def test_the_log_says_once_that_the_host_types() -> None:
    at, page = await with_pip()
    await at.table.act(page, {"do": "say", "word": "so"})
    await at.table.act(page, {"do": "say", "word": "there"})
    assert typed(at) == ["pip"]
    await at.act("ann", "say", word="no")
    await at.table.act(page, {"do": "say", "word": "hm"})
    assert typed(at) == ["pip", "pip"], "somebody else acted in between"
    await at.host_act("take_back")
    await at.table.act(page, {"do": "say", "word": "well"})
    assert typed(at) == ["pip", "pip", "pip"], "what was said before is struck out"
    assert at.table.log() == (await at.restarted()).table.log(), "and says so after a restart"


async def test_nothing_can_be_held_for_a_seat_on_paper() -> None:
    at, page = await with_pip()
    assert at.view("ann").my_looks == ("card",)
    assert at.table.frame(page).view.my_looks == ()  # type: ignore[union-attr]
    assert await refusal(at.table.act(page, {"do": "look", "at": "card"})) == "table.nothing_to_look_at"
    assert page.looks_at is None


async def test_who_types_for_a_seat_still_hears_what_the_shared_screen_says() -> None:
    at, page = await with_pip()
    assert at.table.devices()["laptop"] == {None}
    at.table.unwatch(at.host)
    assert at.table.devices()["laptop"] == {None}, "the only page of this device types for Pip"
    del page


async def dealt_by_the_app(seal: str) -> Table:
    """A table of before, when a seat on paper was dealt a card by the app: its journal replays."""
    chosen = EMERGENCE.options().model_dump(mode="json")
    start = opening(EMERGENCE, chosen).model_copy(update={"seal": Hidden(seal)})
    journal = MemoryJournal()
    await journal.open(start)
    people = [("ann", "orange", "phone-Ann"), ("bo", "sky", "phone-Bo"), ("pip", "rose", "")]
    facts = [
        *(Sat(seat=Seat(seat), name=seat, colour=colour, device=at) for seat, colour, at in people),
        Started(cuts=(1, 2, 3), given=()),
    ]
    table = Table(EMERGENCE, start, journal)
    entries = (Entry(n=n, at=1.0, fact=one.model_dump(mode="json")) for n, one in enumerate(facts, start=1))
    table.restore(tuple(entries))
    return table


async def test_what_was_dealt_to_a_seat_on_paper_is_in_no_frame() -> None:
    """Other worlds: whatever the app dealt, the page on which the host types for Pip is the same."""
    seen, cards = [], set()
    for number in range(12):
        table = await dealt_by_the_app(f"{number:02x}" * 32)
        mine = Watcher(device="phone-Ann", seat=Seat("ann"))
        page = Watcher(device="laptop", seat=PIP, is_host=True)
        table.watch(mine)
        table.watch(page)
        play: Any = table._record.play
        cards.add(play.look(PIP, "card").code)
        assert table.frame(mine).view.my_looks == ("card",)  # type: ignore[union-attr]
        assert await refusal(table.act(page, {"do": "look", "at": "card"})) == "table.nothing_to_look_at"
        frame = shown(table.frame(page))
        frame["table"].pop("seal")
        seen.append(frame)
    assert cards == {"A", "H"}, "these worlds differ"
    assert all(frame == seen[0] for frame in seen)


async def test_emergence_deals_by_hand_where_somebody_plays_on_paper() -> None:
    at = await people("Ann", "Bo", game=EMERGENCE)
    assert at.frame("ann").table.options["deal"] == "app"
    await at.table.act(at.host, PAPER)
    assert at.frame("ann").table.options["deal"] == "cards", "the lobby says so, and asks for no cut"
    assert not at.frame("ann").table.has_deals
    assert at.frame("ann").table.custom_options == ("deal",)
    await at.host_act("start")
    view = at.view("ann")
    assert (view.phase, view.by_hand) == ("declare", ("pip",))
    assert at.frame("ann").table.options["deal"] == "cards", "and the house rules say so"
    page = Watcher(device="laptop", seat=PIP, is_host=True)
    at.table.watch(page)
    asked = {choice.do for choice in at.table.frame(page).view.choices}  # type: ignore[union-attr]
    assert asked == {"seen", "correct"}, "nobody is asked for Pip's card"
    no = at.table.act(page, {"do": "declare", "allegiance": "ai"})
    assert await refusal(no) == "emergence.kept_on_paper"
    assert shown((again := await at.restarted()).frame("ann")) == shown(at.frame("ann"))
    assert again.view("ann").by_hand == ("pip",)


async def test_what_was_typed_for_a_seat_on_paper_can_be_looked_at_again() -> None:
    """Without it CyberVerse's second step, keeping one of two story cards, could not be taken (CV-43)."""
    assert {EMERGENCE.is_dealt(at) for at in ("card", "meeting", "spy:1")} == {True}
    assert not EMERGENCE.is_dealt("split:1")
    assert not CYBERVERSE.is_dealt("stories")
    game = replace(PEBBLE, is_dealt=lambda _at: False)
    at, page = await with_pip(game=game)
    assert at.table.frame(page).view.my_looks == ("card",)  # type: ignore[union-attr]
    await at.table.act(page, {"do": "look", "at": "card"})
    assert at.table.frame(page).view.my_face is not None  # type: ignore[union-attr]


def looks(at: People) -> list[str]:
    return [str(one.line.seat) for one in at.table.log() if one.line.code == "table-log-looked-for"]


async def test_the_log_says_every_time_that_a_host_looks_for_a_seat_on_paper() -> None:
    """What the app alone knows, such as a role of the toolbox, could be looked at and nobody was told."""
    at, page = await with_pip(game=replace(PEBBLE, is_dealt=lambda _at: False))
    await at.act("ann", "look", at="card")
    assert looks(at) == [], "a card of one's own"
    await at.table.act(page, {"do": "look", "at": "card"})
    assert at.frame("ann").table.log[-1].line.model_dump(exclude_defaults=True) == {
        "code": "table-log-looked-for",
        "seat": "pip",
    }, "everybody is told, and not what it was"
    await at.table.act(page, {"do": "cover"})
    await at.table.act(page, {"do": "look", "at": "card"})
    assert looks(at) == ["pip", "pip"]
    assert await refusal(at.table.act(page, {"do": "look", "at": "nothing"})) == "table.nothing_to_look_at"
    assert looks(at) == ["pip", "pip"], "nothing was shown"
    assert at.table.log() == (await at.restarted()).table.log(), "and says so after a restart"


async def test_a_role_of_the_toolbox_is_looked_at_on_the_record() -> None:
    at, page = await with_pip(game=TOOLBOX)
    await at.host_act("for_table", action={"do": "deal", "roles": {"line": "Seer, Wolf"}})
    await at.table.act(page, {"do": "look", "at": "role"})
    assert at.table.frame(page).view.my_face is not None  # type: ignore[union-attr]
    assert looks(at) == ["pip"]


async def test_lending_a_seat_on_paper_hides_no_look_of_the_host() -> None:
    at, page = await with_pip(game=replace(PEBBLE, is_dealt=lambda _at: False))
    await at.host_act("lend_seat", seat="pip", to="ann")
    await at.table.act(page, {"do": "look", "at": "card"})
    assert looks(at) == ["pip"]


async def test_what_cannot_be_written_is_not_shown() -> None:
    at, page = await with_pip(game=replace(PEBBLE, is_dealt=lambda _at: False))
    at.journal.is_full = True
    assert await refusal(at.table.act(page, {"do": "look", "at": "card"})) == "table.not_saved"
    assert page.looks_at is None
    assert at.table.frame(page).view.my_face is None  # type: ignore[union-attr]


async def test_a_quiet_move_leaves_no_trace_of_who_types() -> None:
    """Sealing again is nobody's business: neither Pip's own nor Bo's between two of Pip's moves."""
    at = await people("Ann", "Bo")
    await at.table.act(at.host, PAPER)
    await at.host_act("start")
    page = Watcher(device="laptop", seat=PIP, is_host=True)
    at.table.watch(page)
    await at.table.act(page, {"do": "hide", "number": 3})
    assert typed(at) == []
    await at.table.act(page, {"do": "say", "word": "hm"})
    await at.act("bo", "hide", number=1)
    await at.table.act(page, {"do": "say", "word": "well"})
    assert typed(at) == ["pip"]
