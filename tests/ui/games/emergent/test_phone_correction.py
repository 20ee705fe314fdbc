"""The cardboard wins: corrections are proposed on any phone, and the host's count at once."""

from __future__ import annotations

import pytest

from companion.games.emergent.actions import Correct
from companion.kernel.seat import Seat
from companion.table.actions import ForTable
from companion.ui.games.emergent.correction import fixes
from tests.ui.games.emergent.phone_kit import Booth, Table
from tests.ui.games.emergent.phone_scenes import SCENES

CY = Seat("cy")


@pytest.mark.parametrize(
    ("scene", "taps", "said"),
    [
        ("city", ["Money", "More The right number"], Correct(seat=CY, cash=0)),
        (
            "city",
            ["Cubes in a DC", "Dunes, small", "Less The right number"],
            Correct(seat=CY, dc="c1", cubes=4),
        ),
        (
            "city",
            ["Cylinders", "Harrow", "More The right number"],
            Correct(seat=CY, region="harrow", cylinders=1),
        ),
        ("city", ["A DC is not there", "Orchard, small"], Correct(seat=CY, dc="c2", remove=True)),
        (
            "planning",
            ["A DC has the other size", "Orchard, small"],
            Correct(seat=CY, dc="c2", size="large", region="orchard"),
        ),
        (
            "planning",
            ["A DC is missing", "Ridge", "Large"],
            Correct(seat=CY, dc="added-1", size="large", region="ridge"),
        ),
        (
            "fast",
            ["Cubes in a region", "Ridge", "More The right number"],
            Correct(seat=CY, region="ridge", cubes=1),
        ),
    ],
)
async def test_the_host_says_what_lies_there(scene: str, taps: list[str], said: Correct) -> None:
    booth = SCENES[scene]()
    booth.draw, booth.is_host = fixes, True
    phone = await booth.open()
    for words in ["Cy", *taps, "Correct it"]:
        await phone.tap(words)
    sent = booth.sent[-1]
    assert isinstance(sent, ForTable)
    made = Correct.model_validate(sent.action)
    if said.cash is not None:
        said = said.model_copy(update={"cash": made.cash})
    assert made == said
    assert booth.toast is None


async def test_a_correction_by_city_names_the_city() -> None:
    booth = Booth(Table(marketing_scope="city").plans_by_city(), is_host=True, draw=fixes)
    phone = await booth.open()
    for words in ("Cy", "Cylinders", "Low Quay", "More The right number", "Correct it"):
        await phone.tap(words)
    sent = booth.sent[-1]
    assert isinstance(sent, ForTable)
    assert sent.action["city"] == "low-quay"
    assert booth.toast is None


async def test_a_seat_proposes() -> None:
    booth = SCENES["planning"]()
    booth.shows = "pieces"
    phone = await booth.open()
    for words in ("The board says otherwise", "Cy", "Money", "More The right number", "Ask for it"):
        await phone.tap(words)
    assert isinstance(booth.sent[-1], Correct)
    assert phone.says("agrees.")
