"""Typing a round's cards: how many touches it takes, where the cursor is, what may be in a line (ET-17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.messaging.protocol import MessageAction
from hypothesis import given
from hypothesis import strategies as st

from companion.games.emergent.actions import EnterCard, NoCard
from companion.ui.games.emergent.desk import typing
from companion.ui.games.emergent.draw import Gauge, tones
from companion.ui.games.emergent.shared import shared
from companion.ui.kit.skin import skin_for
from tests.ui.games.emergent import shared_kit
from tests.ui.games.emergent.phone_kit import Booth, BoothPhone, Table
from tests.ui.games.emergent.phone_plans import pack
from tests.ui.games.emergent.shared_kit import Booth as SharedBooth

LINE = "A card in one line"
TWELVE = tuple(
    tuple(tiers)
    for tiers in ((5, 3, 2), (4, 3, 2), (6, 4, 3), (5, 2, 1), (4, 2, 0), (3, 2, 1), (5, 4, 2), (4, 1, 0))
)
"""Cards as they are printed, more or less; the first ten cities of the board get one each."""


def at_the_cards(count: int = 4, **options: Any) -> Table:
    """Pieces are placed: now the cards are read aloud."""
    return Table(count, **options).plans(1).placed()


@dataclass
class Fingers:
    """Somebody who types, and counts every touch: a tap or a key."""

    phone: BoothPhone
    touches: int = 0
    cursor: Any = None

    def boxes(self) -> list[Any]:
        """The three fields of the open city."""
        labels = [f"Tier {number}" for number in (1, 2, 3)]
        fields = [one for one in self.phone.controls() if isinstance(one, ft.TextField)]
        return [next(one for one in fields if one.label == label) for label in labels]

    def look(self) -> None:
        """Where the cursor was sent."""
        fields = {one._i: one for one in self.phone.controls() if isinstance(one, ft.TextField)}
        for frame in self.phone.wire.frames[1:]:
            action, body = msgpack.unpackb(frame, strict_map_key=False)
            if action == MessageAction.INVOKE_METHOD.value and body["name"] == "focus":
                self.cursor = fields.get(body["control_id"])
        del self.phone.wire.frames[1:]

    async def number(self, at: int, number: int) -> None:
        """A tier; the box is tapped first if the cursor is elsewhere."""
        self.look()
        field = self.boxes()[at]
        if self.cursor is not field:
            self.touches += 1
            self.cursor = field
        for digit in str(number):
            self.touches += 1
            value = f"{field.value or ''}{digit}"
            self.phone.session.apply_patch(field._i, {"value": value})
            await self.phone.session.dispatch_event(field._i, "change", value)
            await self.phone.settle()

    async def enter(self) -> None:
        """The key of the keyboard; the cursor leaves the field, as Flutter does it."""
        self.look()
        self.touches += 1
        field, self.cursor = self.cursor, None
        await self.phone.session.dispatch_event(field._i, "submit", None)
        await self.phone.settle()


async def test_a_card_takes_four_touches() -> None:
    """It took seven: 84 for twelve cards. Three digits and Enter are enough, the cursor goes on by itself."""
    booth = Booth(at_the_cards())
    hands = Fingers(await booth.open())
    for tiers in TWELVE:
        for at, number in enumerate(tiers):
            await hands.number(at, number)
        await hands.enter()
    cities = [card.city for card in booth.view.demand.cards]  # type: ignore[union-attr]
    assert booth.sent == [
        EnterCard(city=city, tiers=tiers) for city, tiers in zip(cities, TWELVE, strict=False)
    ]
    assert hands.touches == 1 + 4 * len(TWELVE), "one tap to begin"


async def test_the_cursor_waits_where_a_second_digit_may_follow() -> None:
    booth = Booth(at_the_cards())
    hands = Fingers(await booth.open())
    for at, number in enumerate((12, 10, 1)):
        await hands.number(at, number)
    await hands.enter()
    assert booth.sent == [EnterCard(city="anchor-bay", tiers=(12, 10, 1))]
    assert hands.touches == 1 + 5 + 1


CITIES = typing.cities_of(shared_kit.full_views()["cards-1"].board)
tiers_in_print = st.tuples(*[st.integers(0, typing.HIGHEST)] * 3).map(
    lambda three: sorted(three, reverse=True)
)


@given(tiers_in_print)
def test_the_cursor_never_leaves_a_number_that_is_not_whole(tiers: list[int]) -> None:
    """Every card can be typed digit by digit, with Enter where a second digit could still follow."""
    draft = typing.from_boxes("quill", typing.EMPTY, CITIES)
    for at, number in enumerate(tiers):
        for end in range(1, len(str(number)) + 1):
            assert draft.at == at
            draft = typing.with_box(draft, at, str(number)[:end], CITIES)
        if at < 2 and draft.at == at:
            draft = typing.next_box(draft, at)
    assert typing.read(draft, CITIES).tiers == tuple(tiers)


@given(st.lists(st.integers(2, 9), min_size=3, max_size=3), st.data())
def test_fingers_faster_than_the_cursor_type_the_same_card(tiers: list[int], data: st.DataObject) -> None:
    """On a slow network the next digit still lands in the box before, with its old text or without it."""
    first, second, third = sorted(tiers, reverse=True)
    draft = typing.from_boxes("quill", typing.EMPTY, CITIES)
    at, text = 0, ""
    for digit in f"{first}{second}{third}":
        if draft.at != at and data.draw(st.booleans(), "the cursor has come"):
            at, text = draft.at, draft.boxes[draft.at]
        elif data.draw(st.booleans(), "the box was drawn anew"):
            text = draft.boxes[at]
        text += digit
        draft = typing.with_box(draft, at, text, CITIES)
    assert typing.read(draft, CITIES).tiers == (first, second, third)


def line_of(phone: BoothPhone) -> Any:
    """The field for lines."""
    return next(one for one in phone.controls() if isinstance(one, ft.TextField) and one.label == LINE)


async def test_enter_keeps_the_cursor_in_the_line() -> None:
    """A field of many lines does not let go of it, and nothing else asks for it."""
    booth = Booth(at_the_cards())
    phone = await booth.open()
    hands = Fingers(phone)
    await phone.write(LINE, "anchor 5 3 2\n")
    await phone.write(LINE, "anchor 5 3 2\n2 4 3 1\n")
    await phone.write(LINE, "anchor 5 3 2\n2 4 3 1\n321\n")
    hands.look()
    assert hands.cursor is None
    cities = [card.city for card in booth.view.demand.cards]  # type: ignore[union-attr]
    assert booth.sent == [
        EnterCard(city=city, tiers=tiers)
        for city, tiers in zip(cities, ((5, 3, 2), (4, 3, 1), (3, 2, 1)), strict=False)
    ]
    assert line_of(phone).multiline
    await phone.session.dispatch_event(line_of(phone)._i, "blur", None)
    await phone.settle()
    assert line_of(phone).value == ""
    assert len(booth.sent) == 3


async def test_a_whole_round_is_pasted() -> None:
    booth = Booth(at_the_cards())
    phone = await booth.open()
    await phone.write(LINE, "1 5 3 2\nKestrel no card\nAtlantis 1 1 1\n3 2 5\nQuill 4 2 1")
    await phone.tap("Enter this card")
    assert booth.sent == [
        EnterCard(city="anchor-bay", tiers=(5, 3, 2)),
        NoCard(city="kestrel"),
        EnterCard(city="quill", tiers=(4, 2, 1)),
    ]
    assert not phone.says("city “”")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("1 5 3 2", "Anchor Bay: 5 · 3 · 2, together 10"),
        ("5 3 2", "Anchor Bay: 5 · 3 · 2, together 10"),
        ("99 5 3 2", "No city has rank 99"),
        ("Atlantis 5 3 2", "There is no city “Atlantis”"),
    ],
)
async def test_what_was_understood_is_said_while_it_is_typed(line: str, told: str) -> None:
    """`1 5 3 2` was refused as city “”."""
    phone = await Booth(at_the_cards()).open()
    await phone.write(LINE, line)
    assert phone.says(told), phone.texts()


async def test_somebody_elses_card_moves_the_open_one_on() -> None:
    booth = Booth(at_the_cards())
    phone = await booth.open()
    assert phone.button("Enter")
    booth.table.do("ann", EnterCard(city="anchor-bay", tiers=(5, 3, 2)))
    booth.view = booth.table.view(booth.me)
    booth.redraw()
    await phone.settle()
    await phone.tap("No card")
    assert booth.sent == [NoCard(city=booth.view.demand.cards[1].city)]  # type: ignore[union-attr]


async def test_the_warning_about_the_sum_stands_beside_the_button() -> None:
    """It stood below ten cities, where nobody scrolls, over a green gauge."""
    table = at_the_cards()
    for card in pack("nine-coasts-deck")["rounds"][1]["cards"]:
        table.do("dee", EnterCard(city=card["city"], tiers=tuple(card["tiers"])))
    table.do("dee", NoCard())
    booth = Booth(table, size=(360, 640))
    phone = await booth.open()
    scrolled = [
        text.value
        for one in phone.controls()
        if isinstance(one, ft.Column) and one.scroll
        for text in phone._below(one)
        if isinstance(text, ft.Text)
    ]
    warning = next(text for text in phone.texts() if "is predicted" in text)
    assert warning not in scrolled


def test_a_gauge_past_its_goal_is_not_green() -> None:
    skin = skin_for(390, 844, is_seat=True)
    own = tones(skin)

    def drawn(value: int) -> str:
        return repr(Gauge(skin, value, 0, 20, 300))

    assert own.accent in drawn(20)
    assert own.amber in drawn(25)
    assert own.accent not in drawn(25)


async def test_the_shared_screen_takes_many_lines_too() -> None:
    booth = SharedBooth(shared_kit.full_views()["cards-3"], shared)
    phone = await booth.open()
    field = next(one for one in phone.controls() if isinstance(one, ft.TextField) and one.key == "one-line")

    async def write(text: str) -> None:
        phone.session.apply_patch(field._i, {"value": text})
        await phone.session.dispatch_event(field._i, "change", None)
        await phone.settle()

    await write("1 5 3 2")
    assert MessageAction.INVOKE_METHOD.value not in [
        msgpack.unpackb(frame, strict_map_key=False)[0] for frame in phone.wire.frames[1:]
    ], "nothing takes the cursor away from the line"
    await write("1 5 3 2\n2 no card\nAtlantis 1 1 1\n")
    await write("1 5 3 2\n2 no card\nAtlantis 1 1 1\n3 4 3 1\n")
    said = [(one.action["do"], one.action["city"]) for one in booth.sent]  # type: ignore[attr-defined]
    cities = [card.city for card in booth.view.demand.cards]  # type: ignore[union-attr]
    assert said == [("card", cities[0]), ("no_card", cities[1]), ("card", cities[2])]
