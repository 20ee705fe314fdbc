"""What a newcomer reads: all cards before the first city, words explained, headings where there is room."""

from __future__ import annotations

import flet as ft
import pytest

from companion import texts
from companion.ui.games.emergent import SCREENS
from companion.ui.games.emergent.draw.colours import LOOKS
from companion.ui.games.emergent.shared import shared
from companion.ui.shell.tour import Tour, tour_of
from tests.ui.games.emergent.phone_kit import Booth, BoothPhone, Table
from tests.ui.games.emergent.shared_kit import Booth as SharedBooth


def dealt() -> Table:
    """The app has just dealt the cards of round 1."""
    return Table(demand="app").plans(1).placed()


async def test_dealt_cards_are_all_read_before_the_first_city() -> None:
    """The market used to open at once: nobody ever saw the cards of the round together."""
    booth = Booth(dealt(), size=(360, 640))
    assert booth.view.phase == "market"
    phone = await booth.open()
    assert phone.says("The cards of this round")
    cards = booth.view.demand.cards  # type: ignore[union-attr]
    for card in cards:
        if card.tiers is not None:
            assert phone.says(f"{' · '.join(map(str, card.tiers))} = {card.sum}")
    await phone.tap("To the first city: ")
    assert phone.says("City 1 of ")
    assert phone.button("Next: ")
    assert booth.sent == [], "everybody reads at their own pace"


async def test_who_is_still_reading_is_taken_along() -> None:
    booth = Booth(dealt())
    phone = await booth.open()
    await (other := await Booth(booth.table, "ann").open()).tap("To the first city: ")
    await other.tap("Next: ")
    booth.view = booth.table.view(booth.me)
    booth.redraw()
    await phone.settle()
    assert not phone.says("The cards of this round")
    await phone.tap("The city before")
    assert not phone.says("The cards of this round"), "once is enough"


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768), (390, 844)])
async def test_the_shared_screen_shows_dealt_cards_too(size: tuple[int, int]) -> None:
    booth = SharedBooth(dealt().view(), shared, size=size)
    phone = await booth.open()
    assert "The cards of this round" in phone.texts()
    assert "from the saved deck" not in phone.texts(), "there is none"
    assert "checked" not in phone.texts(), "nobody did"
    assert "dealt by the app" in phone.texts()
    await phone.tap("Next: ")
    assert "The cards of this round" not in phone.texts()
    assert booth.sent == []


@pytest.mark.parametrize(("mode", "says"), [("full", "distribution center"), ("fast_play", "Five discs")])
def test_the_tour_is_about_what_is_played_and_says_what_a_dc_is(mode: str, says: str) -> None:
    """Fast Play's tour described plans, cylinders and the market, none of which it has."""
    name, cards = tour_of(Booth(Table(2, mode=mode)).stage(), SCREENS)
    told = " ".join(f"{texts.say(card)} {texts.say(card, 'text')}" for card in cards)
    assert says in told
    assert "DC" in told
    assert ("cylinders" in told) == (mode == "full")
    assert all(texts.say(card, "icon") for card in cards)
    assert name == ("emergent" if mode == "full" else "emergent/fast"), "each is shown once"


async def region(dcs: str, size: tuple[int, int]) -> BoothPhone:
    table = Table(2)
    booth = Booth(table, size=size)
    phone = await booth.open()
    await phone.tap("Midvale. ")
    for _ in dcs.split():
        await phone.tap("Build Small,")
    return phone


@pytest.mark.parametrize(
    ("dcs", "shown", "gone"),
    [
        ("", ("Cylinders", "Build here", "$2 at most", "a 4-walls card holds its cubes"), ()),
        ("one", ("Cylinders", "Build another"), ("$2 at most", "a 4-walls card holds its cubes")),
        ("one two", (), ("Cylinders", "Build another", "$2 at most")),
    ],
)
async def test_a_small_phone_drops_only_what_has_no_room(
    dcs: str, shown: tuple[str, ...], gone: tuple[str, ...]
) -> None:
    """At 360 x 640 headings and the distance were gone above 200 empty lines."""
    phone = await region(dcs, (360, 640))
    for words in shown:
        assert phone.says(words), words
    for words in gone:
        assert words not in phone.texts(), words
    assert any(isinstance(one, ft.Text) and one.value == "holds 10" for one in phone.controls())


def test_the_rules_say_what_the_words_of_the_box_mean() -> None:
    said = texts.say("emergent-guide-build") + texts.say("emergent-guide-place")
    assert "A DC is a distribution center" in said
    assert "4-walls card (the card with four walls that holds its cubes)" in said


@pytest.mark.parametrize("is_dark", [True, False])
async def test_the_first_cards_have_the_main_button_of_the_game(is_dark: bool) -> None:
    """On paper the tour's button was the night's green in an edge of ink, the next page's another."""
    look = LOOKS[0 if is_dark else 1]
    booth = Booth(Table(), draw=lambda stage: Tour(stage, SCREENS, lambda: None), skin={"is_dark": is_dark})
    phone = await booth.open()
    (button,) = [one for one in phone.controls() if isinstance(one, ft.FilledButton)]
    assert button.style.bgcolor == look.button  # type: ignore[union-attr]
