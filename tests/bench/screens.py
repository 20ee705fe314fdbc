"""The screens under test in a process of their own: `python screens.py`, inside the house it is to measure.

It is told scenes on its input, a line of JSON each, and answers with the CPU every redraw took. Nothing here
may need more than both houses have: what is measured now, and what it is compared with.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from collections.abc import Generator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from companion.games import by_id
from companion.kernel.chance import Seed
from companion.kernel.seat import Seat, Viewer, Voice
from companion.net.link import Frame
from companion.table.views import Happened, SeatLine, TableView, TimerView
from companion.ui import app
from tests.ui.frames import CannedHall, CannedLink, Guest
from tests.ui.phone import Phone

CALM = 4
"""Turns of the loop without anything to draw after which a redraw is done."""
SIZES = {False: (390.0, 844.0), True: (1280.0, 800.0)}
WARM = 4
"""Redraws before the clock runs."""


@cache
def course(journal: str) -> tuple[Any, tuple[Seat, ...], list[Any], list[Any]]:
    """A recorded game: what it is, who sits there, the state after every entry, and who did what."""
    first, *entries = Path(journal).read_text("utf-8").splitlines()
    opening = json.loads(first)
    game = by_id(opening["game"])
    seats = tuple(map(Seat, opening["seats"]))
    options = game.options.model_validate(opening["options"])
    state = game.setup(options, seats, Seed(bytes.fromhex(opening["seed"])))
    states, done = [state], []
    for line in entries:
        entry = json.loads(line)
        actor = Seat(entry["seat"]) if entry["seat"] in seats else Voice(entry["seat"])
        state = game.apply(state, actor, game.actions.validate_python(entry["action"]))
        states.append(state)
        done.append((actor, entry["action"]["do"]))
    return game, seats, states, done


def frame(journal: str, at: int, viewer: Viewer, rev: int) -> Frame:
    """What a viewer is told after so many entries."""
    game, seats, states, _ = course(journal)
    state = states[at]
    outcome, timer, lines = game.outcome(state), game.timer(state), game.log(state)
    shown = None
    if timer is not None:
        ends = 100.0 + timer.seconds if timer.is_running else None
        shown = TimerView(name=timer.name, ends=ends, left=timer.seconds, seconds=timer.seconds)
    table = TableView(
        id="t1",
        game=game.card.id,
        title=game.card.title,
        code="KITE",
        stage="over" if outcome else "playing",
        seats=tuple(
            SeatLine(seat=seat, name=seat.capitalize(), colour=colour, presence="here", is_host=seat == "ann")
            for seat, colour in zip(seats, game.card.colours, strict=False)
        ),
        places=game.card.seats,
        options={},
        timer=shown,
        log=tuple(Happened(number=n, at=50.0, line=line) for n, line in enumerate(lines))[-12:],
        log_length=len(lines),
        winners=outcome.winners if outcome else (),
        my_seat=viewer,
        my_seats=(viewer,) if viewer else (),
        is_host=viewer is None,
    )
    return Frame(rev, table, game.view(state, viewer), 100.0)


class Quiet(CannedLink):
    """A link that takes whatever a phone says, and answers nothing. One house waits for it, one does not."""

    def __await__(self) -> Generator[None, None, Quiet]:
        """It is here already."""
        yield from ()
        return self

    async def act(self, action: Any, seat: Any = None) -> None:
        """Done."""


@dataclass
class OneTable(CannedHall):
    """A host of one table, whose frames the benchmark writes."""

    shown: CannedLink | None = field(default=None, kw_only=True)

    def seats_of(self, _table_id: str, device: str, **_: Any) -> tuple[Seat, ...]:
        """A device is called as its seat."""
        return (Seat(device),)

    def link(self, _table_id: str, **_: Any) -> Any:
        """The one there is."""
        assert self.shown
        return self.shown

    def clock(self) -> float:
        """It stands still."""
        return 100.0


async def calm_settings() -> Any:
    """Numbers stand where they are going to: what rolls is drawn by time, not by what happened."""
    return replace(app.Settings(), motion=False, tours=("*",))


async def settled(phone: Phone) -> None:
    """Until everything is drawn; with fewer idle turns than a test takes, for they are measured too."""
    calm = 0
    while calm < CALM:
        await asyncio.sleep(0)
        calm = 0 if phone._is_busy() else calm + 1


async def opened(journal: str, at: int, viewer: Viewer) -> tuple[OneTable, Phone]:
    """A phone, or the shared screen, at this place of the game."""
    game, *_ = course(journal)
    hall = OneTable(games=(game,), shown=Quiet(frame(journal, at, viewer, 1)))
    phone = Phone(f"/seat/t1?seat={viewer}" if viewer else "/table/t1", *SIZES[viewer is None])
    guest = Guest(str(viewer or "tv"), is_host=viewer is None)
    await phone.open(lambda page: app.main(page, hall, guest))
    await phone.settle()
    return hall, phone


async def followed(journal: str, places: list[int], viewer: Viewer, rounds: int) -> list[float]:
    """The table goes from one place to the other and back; seconds of CPU for each, on this page alone."""
    hall, phone = await opened(journal, places[0], viewer)
    link, took = hall.shown, []
    assert link
    news = [frame(journal, places[1 - turn % 2], viewer, turn + 2) for turn in range(rounds + WARM)]
    gc.collect()
    gc.freeze()
    for told in news:
        link.frame = told
        begun = time.process_time()
        link.news.set()
        await settled(phone)
        took.append(time.process_time() - begun)
    return took[WARM:]


def touched(phone: Phone, words: str) -> tuple[int, str]:
    """What a finger on these words touches, and how the client would say so."""
    found = phone.button(words)
    places = ((one, event) for one in (found, *phone._below(found)) for event in ("click", "tap"))
    return next((one._i, event) for one, event in places if getattr(one, f"on_{event}", None))


async def tapped(
    journal: str, at: int, seat: Seat, first: list[str], taps: list[str], rounds: int
) -> list[float]:
    """Fingers go to and fro between some buttons; seconds of CPU for each tap."""
    _, phone = await opened(journal, at, seat)
    for words in first:
        await phone.tap(words)
    took = []
    gc.collect()
    gc.freeze()
    for turn in range(rounds + WARM):
        target, event = touched(phone, taps[turn % len(taps)])
        begun = time.process_time()
        await phone.session.dispatch_event(target, event, None)
        await settled(phone)
        took.append(time.process_time() - begun)
    return took[WARM:]


async def shown(journal: str, at: int, viewer: Viewer, first: list[str]) -> list[str]:
    """What a page says, for who looks for a scene to measure."""
    _, phone = await opened(journal, at, viewer)
    for words in first:
        await phone.tap(words)
    return phone.texts()


MEASURES = {"followed": followed, "tapped": tapped, "shown": shown}


async def main() -> None:
    """Answer until nobody asks."""
    app._kept_settings = calm_settings
    answers = asyncio.get_running_loop()
    while line := await answers.run_in_executor(None, sys.stdin.readline):
        asked = json.loads(line)
        try:
            found = await MEASURES[asked.pop("measure")](**asked)
        except Exception as error:  # noqa: BLE001 - the other house may not know this page
            found = f"{type(error).__name__}: {error}"
        print("=>", json.dumps(found), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
