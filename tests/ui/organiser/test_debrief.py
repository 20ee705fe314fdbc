"""The class debrief: tables side by side, questions, names only where they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import flet as ft
import pytest

from companion import texts
from companion.games.emergent import GAME
from companion.games.emergent.sums.results import results
from companion.kernel.results import Results
from companion.net.overview import Comparison, Row
from companion.table.views import SeatLine
from companion.ui import app
from companion.ui.games.emergent.draw.colours import LOOKS
from tests.games.emergent.kit import KIT
from tests.games.walking import walk
from tests.ui.frames import CannedHall, Guest
from tests.ui.organiser.test_screen import SIZES
from tests.ui.phone import Phone
from tests.ui.room import misfits

NAMES = {"ann": "Annabel", "bo": "Bodo", "cy": "Cyrus", "dee": "Deirdre"}


@cache
def played(number: int) -> tuple[Results, ...]:
    """A game of Emergent from its first closed round to its end."""
    found = {}
    for step in walk(KIT.eager(), "three, dealt by the app", number, 2_000):
        told = results(GAME.view(step.after, None))
        if told:
            found[told.round, told.is_over] = told
    return tuple(found.values())


def row(number: int, told: Results) -> Row:
    colours = GAME.card.colours
    seats = tuple(
        SeatLine(seat=seat, name=NAMES.get(seat, seat.title()), colour=colour, presence="here")  # type: ignore[arg-type, attr-defined]
        for seat, colour in zip(told.places, colours, strict=False)
    )
    code = ("COIN", "MOSS", "FERN", "OPAL", "DUNE", "SAGE")[number - 1]
    return Row(f"t{number}", number, code, "emergent", "Emergent", "over", told.round, "over", seats)


@dataclass
class Class:
    """An organiser of a class whose games the test has played."""

    compared_now: Comparison
    heard: list[Callable[[], None]] = field(default_factory=list)

    rows: tuple[Row, ...] = ()
    link: str = "http://10.0.0.1:8550/organise/key"

    def way_to(self, table_id: str) -> str:
        """All are here."""
        return ""

    async def begin(self) -> None:
        """They are here."""

    def follow(self, heard: Callable[[], None]) -> Callable[[], None]:
        """Remember whom to tell."""
        self.heard.append(heard)
        return lambda: self.heard.remove(heard)

    def wall(self) -> float:
        """It stands still."""
        return 1000.0

    def compared(self, game_id: str = "") -> Comparison:
        """What the test says."""
        return self.compared_now


def a_class(count: int = 4, at: int = -1) -> Class:
    tables = tuple((row(number, played(number)[at]), played(number)[at]) for number in range(1, count + 1))
    return Class(Comparison(("emergent",), "emergent", tables, is_alike=True))


async def opened(organiser: Class, size: str = "tv") -> Phone:
    phone = Phone("/organiser/debrief", *SIZES[size])
    hall = CannedHall(organiser=organiser)
    await phone.open(lambda page: app.main(page, hall, Guest("wall", is_organiser=True)))
    return phone


def says(phone: Phone, words: str) -> bool:
    return any(words in line for line in phone.texts())


async def test_before_the_first_round_there_is_nothing_to_compare() -> None:
    phone = await opened(Class(Comparison((), "", (), is_alike=False)))
    assert says(phone, "Nothing to compare yet")


async def test_every_table_stands_with_its_sum_and_its_best() -> None:
    organiser = a_class()
    phone = await opened(organiser)
    for number in range(1, 5):
        told = played(number)[-1]
        money = told.measures[0]
        assert says(phone, f"${sum(money.of(place) for place in told.places)}")
        assert says(phone, f"${max(money.of(place) for place in told.places)} best")
    assert says(phone, "The same cards at every table.")
    assert sum(line == "most" for line in phone.texts()) == 1


async def test_nobody_is_named_until_it_is_asked_for() -> None:
    phone = await opened(a_class())
    assert not any(name in line for line in phone.texts() for name in NAMES.values())
    await phone.tap("Show names")
    assert says(phone, "Annabel")
    await phone.tap("Hide names")
    assert not says(phone, "Annabel")


async def test_another_measure_is_chosen() -> None:
    phone = await opened(a_class())
    await phone.tap("Unsold")
    assert sum(line == "fewest" for line in phone.texts()) <= 1
    told = played(1)[-1]
    unsold = next(one for one in told.measures if one.name == "unsold")
    assert says(phone, str(sum(unsold.of(place) for place in told.places)))


async def test_questions_lead_to_two_tables_or_to_one() -> None:
    phone = await opened(a_class())
    assert says(phone, "Question 1 of")
    await phone.tap("Compare")
    codes = ("COIN", "MOSS", "FERN", "OPAL")
    assert sum(says(phone, code) for code in codes) == 2
    await phone.tap("All tables again")
    assert sum(says(phone, code) for code in codes) == 4
    asked = set()
    for _ in range(6):
        asked |= {line for line in phone.texts() if "The best plan" in line or "The dearest plan" in line}
        await phone.tap("Next")
    assert len(asked) == 2


async def test_while_people_play_it_tells_what_is_closed() -> None:
    phone = await opened(a_class(at=0))
    assert says(phone, "Emergent, after round 1.")
    assert not says(phone, "The best plan")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 6])
async def test_it_fits_every_device(size: str, count: int) -> None:
    phone = await opened(a_class(count), size)
    assert texts.say("shell-part-stumbled") not in phone.texts()
    cut: list[Any] = [fault for root in phone.page.views for fault in misfits(root, SIZES[size][0])]
    assert cut == []


async def test_the_next_question_wears_the_ink_of_its_game() -> None:
    """The same black by day did not read on the dark accent."""
    phone = await opened(a_class())
    words = [one for one in phone.controls() if isinstance(one, ft.Text) and one.value == "Next"]
    inks = {one.style.color for one in words if isinstance(one.style, ft.TextStyle)}
    assert inks == {LOOKS[0].on_button}
