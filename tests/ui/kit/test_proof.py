"""The proof of the deal: who cut and who was given a number, on every end page of every game."""

from __future__ import annotations

from typing import Any

import pytest

from companion.kernel.game import Deal
from companion.kernel.seat import Seat
from companion.table.actions import OpenDeal
from companion.table.views import OpeningView, SealView
from companion.ui import app
from companion.ui.kit.proof import MOST, checked_words, cut_words, proof_link
from companion.ui.kit.skin import skin_for
from tests.ui.frames import SCENES, CannedHall, Guest, table
from tests.ui.phone import Phone

DEAL = Deal(label="allegiance", items=("ai", "human"), order=("human", "ai"))


def seal(**changes: Any) -> SealView:
    """An open one of four seats."""
    known: dict[str, Any] = {
        "seal": "ab" * 32,
        "words": "copper heron lantern acorn apron bagel",
        "draw": 1,
        "step": "open",
        "secret": "cd" * 32,
        "openings": tuple(
            OpeningView(seat=Seat(seat), cut=cut, bits="0" * 32)
            for seat, cut in (("ann", 19), ("bo", 69), ("chi", 7), ("dev", 51))
        ),
        "deals": (DEAL,),
    }
    return SealView.model_validate({**known, **changes})


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((), "Every seat’s own device drew its part."),
        (("ann", "bo", "chi", "dev"), "The host drew every part."),
        (("bo",), "On their own device: Ann, Chi and Dev. Drawn by the host: Bo."),
        (("bo", "chi"), "On their own device: Ann and Dev. Drawn by the host: Bo and Chi."),
    ],
)
def test_it_says_whose_device_drew(given: tuple[str, ...], said: str) -> None:
    made = seal(given=tuple(map(Seat, given)))
    assert cut_words(skin_for(390, 844), made, table("over").seats) == said


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "0 of 4 phones checked the deal"),
        ({"given": ("bo",), "checked": ("ann", "chi", "dev")}, "3 of 3 phones checked the deal"),
        ({"given": ("ann", "bo", "chi", "dev")}, "No phone had a part in this deal"),
        ({"doubted": ("bo", "chi")}, "Does not fit what these phones remember: Bo and Chi"),
        ({"draw": 0}, "No phone had a part in this deal"),
    ],
)
def test_it_counts_the_phones_that_checked(changes: dict[str, Any], said: str) -> None:
    assert checked_words(skin_for(390, 844), seal(**changes), table("over").seats) == said


async def shown(route: str, size: tuple[int, int], made: SealView, monkeypatch: Any) -> Phone:
    monkeypatch.setitem(SCENES, "over", {"stage": "over", "winners": ("ann",), "seal": made})
    phone = Phone(route, *size)
    await phone.open(lambda page: app.main(page, CannedHall(), Guest(is_host=True)))
    await phone.tap("Check the deal")
    return phone


@pytest.mark.parametrize(
    ("route", "size"),
    [("/seat/over", (360, 640)), ("/table/over", (1024, 768)), ("/table/over", (1920, 1080))],
)
async def test_every_end_page_opens_it(
    route: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = await shown(route, size, seal(given=("bo", "dev")), monkeypatch)
    said = phone.texts()
    for words in (
        "copper heron lantern acorn apron bagel",
        "ab" * 32,
        "cd" * 32,
        "human, ai",
        "19",
        "by the host",
        "0 of 2 phones checked the deal",
    ):
        assert words in said
    assert "On their own device: Ann and Chi. Drawn by the host: Bo and Dev." in said
    assert any("companion verify" in line for line in said)


async def test_a_game_that_dealt_nothing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    phone = await shown("/seat/over", (390, 844), seal(deals=()), monkeypatch)
    said = phone.texts()
    assert any("shuffled nothing" in line for line in said)
    assert "cd" * 32 not in said


async def test_many_shuffles_are_left_to_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    phone = await shown("/seat/over", (390, 844), seal(deals=(DEAL,) * (MOST + 3)), monkeypatch)
    assert phone.texts().count("human, ai") == MOST
    assert "3 more shuffles are in the file." in phone.texts()


def test_the_file_has_an_address_with_and_without_a_host() -> None:
    assert proof_link(table("over")) == "http://192.168.1.20:8550/table/t1/proof"
    assert proof_link(table("over", join_link=None)) == "/table/t1/proof"


@pytest.mark.parametrize(("route", "size"), [("/seat/ended", (360, 640)), ("/table/ended", (1024, 768))])
async def test_the_host_opens_the_deal_of_a_game_that_was_ended(route: str, size: tuple[int, int]) -> None:
    hall, phone = CannedHall(), Phone(route, *size)
    await phone.open(lambda page: app.main(page, hall, Guest(is_host=True)))
    await phone.tap("Check the deal")
    assert any("nobody can carry on any more" in text for text in phone.texts())
    await phone.tap("Open the deal for good")
    assert hall.links[-1].done == [OpenDeal()]


async def test_nobody_else_does() -> None:
    phone = Phone("/seat/ended", 390, 844)
    await phone.open(lambda page: app.main(page, CannedHall(), Guest()))
    await phone.tap("Check the deal")
    assert any("The host can open it" in text for text in phone.texts())
    assert "Open the deal for good" not in phone.texts()
