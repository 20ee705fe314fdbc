"""Only the secrets, and folded papers: what is tapped is what is said, on phones and on the shared screen."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergence.actions import (
    Assimilate,
    ConfirmClaim,
    ConfirmNoData,
    Hold,
    NextRound,
    NoData,
    PaperReady,
    Reopen,
    Spy,
    TypePaper,
)
from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.ui.kit.sending import as_host
from tests.ui.games.emergence import canned_views
from tests.ui.games.emergence.booth import Booth

VIEWS, SHARED = canned_views.phone_views(), canned_views.shared_views()
BO, CHI, DEV, EVE = (Seat(name) for name in ("bo", "chi", "dev", "eve"))
READ = ["Spy", "Biomechanical"]
SAID: dict[str, Any] = {"action": "spy", "augmentation": "biomechanical"}
BACK = "Back to the board"


@pytest.mark.parametrize(
    ("name", "taps", "said"),
    [
        ("fold", ["Dev’s paper is folded"], PaperReady(seat=DEV)),
        ("folded", ["Not folded after all"], Reopen()),
        ("papers", [*READ, "So says Dev’s paper"], TypePaper(seat=DEV, **SAID)),
        ("play", [BACK, "I spy on somebody", "Chi", "Spy on Chi"], Spy(target=CHI)),
        ("play", [BACK, "I activated an assimilate tile"], Assimilate()),
        ("play", [BACK, "No data is left on the board"], NoData()),
        ("play-leader", ["Everybody has had a turn"], NextRound()),
        ("play-empty", ["It is empty"], ConfirmNoData(agree=True)),
        ("play-empty", ["Not so"], ConfirmNoData(agree=False)),
        ("play-claimed", ["Yes, so it is"], ConfirmClaim(agree=True)),
        ("holding", ["More knowledge", "More knowledge", "I hold 2"], Hold(knowledge=2)),
        ("held", ["Less knowledge", "No, I hold 3"], Hold(knowledge=3)),
    ],
)
async def test_taps_on_a_phone(name: str, taps: list[str], said: Action) -> None:
    booth = Booth(VIEWS[name])
    phone = await booth.open()
    for words in taps:
        await phone.tap(words)
    assert booth.sent == [said]


@pytest.mark.parametrize(
    ("name", "taps", "said"),
    [
        ("folded", ["tap when folded"], PaperReady(seat=EVE)),
        ("papers", [*READ, "So says Dev’s paper"], TypePaper(seat=DEV, **SAID)),
        ("play", ["No data is left on the board"], NoData()),
        ("play-opened", ["End the round for Ann"], NextRound()),
        ("play-empty", ["It is empty"], ConfirmNoData(agree=True)),
        ("play-claimed", ["Confirm for Dev"], ConfirmClaim(agree=True)),
        ("held", ["More How much knowledge does Eve hold?", "Eve holds 1"], Hold(knowledge=1, seat=EVE)),
    ],
)
async def test_taps_on_a_screen_that_leads(name: str, taps: list[str], said: Action) -> None:
    booth = Booth(SHARED[name], (1024, 768), me=None)
    phone = await booth.open()
    for words in taps:
        await phone.tap(words)
    assert booth.sent == [as_host(said)]


async def test_the_host_types_a_paper_at_zero_and_others_look_up() -> None:
    booth = Booth(VIEWS["papers-wait"], is_host=True)
    phone = await booth.open()
    for words in (*READ, "So says Eve’s paper"):
        await phone.tap(words)
    assert booth.sent == [as_host(TypePaper(seat=EVE, **SAID))]
    said = (await Booth(VIEWS["papers-wait"]).open()).texts()
    assert "Unfold the papers" in said
    assert not [words for words in said if "So says" in words]


async def test_the_one_who_said_that_no_data_is_left_does_not_confirm_it() -> None:
    view = VIEWS["play-empty"].model_copy(update={"choices": ()})
    said = (await Booth(view, me=1).open()).texts()
    assert "It is empty" not in said
    assert [words for words in said if words.startswith("Somebody looks at the board")]


async def test_nothing_of_the_board_is_asked_or_shown() -> None:
    """Peek bar, sheet and pages know neither data nor where anybody stands."""
    for name in ("play-opened", "play-claiming", "over-secrets"):
        said = (await Booth(VIEWS[name]).open()).texts()
        assert not [words for words in said if "data" in words and "No data" not in words]
        assert "14 of 30" in said
    sheet = (await Booth(VIEWS["play-opened"], sheet=True).open()).texts()
    assert "My pieces" not in sheet
    assert "My allegiance" in sheet
