"""The campaign page, and the end of an issue that is written into it once (SW-7, SW-8, SW-40)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.singularity import GAME
from companion.games.singularity.packs import campaign
from companion.games.singularity.packs.campaign import CAMPAIGN_FORMAT, Campaign
from companion.games.singularity.sums.story import next_issue
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.link import Refused
from companion.net.packs import Packs
from companion.table.actions import PlayAgain
from companion.ui.games.singularity.campaign import CAMPAIGN_EDITORS, arcade, keeping
from companion.ui.games.singularity.campaign.drafting import blank_campaign, numbered, with_issue, written
from companion.ui.games.singularity.campaign.records import day
from companion.ui.games.singularity.shared import shared
from companion.ui.kit.skin import skin_for
from tests.games.singularity.shipped import CARDS, STORY
from tests.ui.games.singularity import shared_kit as kit
from tests.ui.games.singularity.desk.test_editors import card, fresh
from tests.ui.games.singularity.phone_kit import Booth as PhoneBooth
from tests.ui.games.singularity.phone_kit import Table as PhoneTable
from tests.ui.games.singularity.shared_kit import Booth, Workshop

NAMES = dict(zip(kit.SEATS, kit.NAMES, strict=True))
Page = CAMPAIGN_EDITORS[CAMPAIGN_FORMAT]


def library_of(folder: Path) -> Library:
    """The library as the host sees it."""
    return Library((GAME,), Packs(folder))


def own(library: LibraryCard) -> dict[str, Any]:
    """A copy of the shipped story, kept."""
    document = {**STORY.model_dump(mode="json"), "id": "ours", "name": "Ours"}
    library.save("singularity", document)
    return document


def keep(library: LibraryCard, view: Any, key: str = "t1") -> keeping.Kept | None:
    """Write the result of this view."""
    return keeping.keep(library, view, key=key, date="2026-11-03", names=NAMES)


def test_a_win_is_written_into_a_copy_of_the_shipped_story(tmp_path: Path) -> None:
    library = card(tmp_path)
    kept = keep(library, kit.views()["won"])
    assert kept is not None
    assert kept.is_copy
    assert kept.document.id != STORY.id
    again = Campaign.model_validate(library.read("singularity", CAMPAIGN_FORMAT, kept.document.id))
    assert [(line.issue, line.result, line.date) for line in again.log] == [(1, "won", "2026-11-03")]
    assert {deck.player for deck in again.team} == set(kit.NAMES)
    assert next_issue(again).number == 2


def test_the_same_end_is_written_once(tmp_path: Path) -> None:
    library = card(tmp_path)
    first = keep(library, kit.views()["won"])
    second = keep(library, kit.views()["won"])
    assert first is not None
    assert second is not None
    assert first.document == second.document
    lines = library.lines("singularity", CAMPAIGN_FORMAT)
    assert len([line for line in lines if not line.is_shipped]) == 1


def test_a_table_without_a_story_writes_nothing(tmp_path: Path) -> None:
    assert keep(card(tmp_path), kit.views()["lost"]) is None


async def test_the_end_screen_writes_it_and_leads_to_the_page(tmp_path: Path) -> None:
    library = card(tmp_path)
    booth = Booth(kit.views()["won"], shared, library=library)
    phone = await booth.open()
    assert any("Written into a copy of the campaign" in text for text in phone.texts())
    await phone.tap("Campaign")
    assert booth.went[0].startswith("/library/singularity/singularity-campaign-1/")
    await phone.tap("Play issue 2")
    (said,) = booth.sent
    assert isinstance(said, PlayAgain)
    table = GAME.options.model_validate(library_of(tmp_path).filled_in("singularity", said.options))
    state = GAME.setup(table, kit.SEATS, b"\x07" * 32)  # type: ignore[arg-type]
    assert GAME.view(state, None).issue.title == "Shards"  # type: ignore[union-attr]


async def test_a_phone_writes_the_end_too(tmp_path: Path) -> None:
    library = card(tmp_path)
    table = PhoneTable(3, level="light", mode="story", campaign=STORY).begun()
    table.say("ann", "declare", result="lost", reason="it got late")
    phone = await PhoneBooth(table, library=library).open()
    assert phone.says("Written into a copy of the campaign")
    (line,) = [one for one in library.lines("singularity", CAMPAIGN_FORMAT) if not one.is_shipped]
    kept = Campaign.model_validate(library.read("singularity", CAMPAIGN_FORMAT, line.id))
    assert [(one.issue, one.result) for one in kept.log] == [(1, "lost")]


async def test_a_plain_screen_writes_nothing(tmp_path: Path) -> None:
    library = card(tmp_path)
    await Booth(kit.views()["won"], shared, library=library, is_host=False).open()
    assert all(line.is_shipped for line in library.lines("singularity", CAMPAIGN_FORMAT))


async def test_the_page_shows_order_results_unlocks_and_team(tmp_path: Path) -> None:
    library = card(tmp_path)
    kept = keep(library, kit.views()["won"])
    assert kept is not None
    content = library.read("singularity", CAMPAIGN_FORMAT, kept.document.id)
    said = (await Workshop(Page, content, library).open()).texts()
    assert "#1 First Light. Won" in said
    assert any(text.startswith("#2 Shards. Next") for text in said)
    assert "#3 Last Tram. Locked" in said
    assert {"Brute", "Beacon", "won", "3 Nov", "Set up issue 2"} <= set(said)
    assert any("Arc pulse" in text for text in said)


async def test_the_next_issue_is_set_up_with_its_story(tmp_path: Path) -> None:
    library, asked = card(tmp_path), list[tuple[str, dict[str, Any]]]()

    async def set_up(game_id: str, options: dict[str, Any]) -> None:
        asked.append((game_id, options))
        if len(asked) == 1:
            raise Refused("Not now", "The table is being cleared.", ())

    phone = await Workshop(Page, own(library), library, set_up=set_up).open()
    await phone.tap("Set up issue 1")
    assert "The table is being cleared." in phone.texts()
    await phone.tap("Set up issue 1")
    assert asked == [("singularity", {"campaign": "ours"})] * 2


async def test_arcade_draws_from_what_is_unlocked(tmp_path: Path) -> None:
    library = card(tmp_path)
    phone = await Workshop(Page, own(library), library).open()
    await phone.tap("Arcade")
    said = phone.texts()
    assert "Arcade draw" in said
    assert {"Drone", "Hunter"} <= set(said)


async def test_a_story_is_changed_and_saved(tmp_path: Path) -> None:
    library = card(tmp_path)
    phone = await Workshop(Page, own(library), library).open()
    await phone.tap("Change it")
    await phone.tap("New issue")
    await phone.tap("Issue 4 earlier")
    await phone.tap("Save")
    kept = library.read("singularity", CAMPAIGN_FORMAT, "ours")
    assert [one["title"] for one in kept["issues"]] == ["First Light", "Shards", "Issue 4", "Last Tram"]
    assert [one["number"] for one in kept["issues"]] == [1, 2, 3, 4]
    await phone.tap("Show the page")
    assert any(text.startswith("#3 Issue 4") for text in phone.texts())


def test_a_new_story_can_be_saved_at_once() -> None:
    assert campaign.check(written(fresh(CAMPAIGN_FORMAT))) == ()


@given(st.lists(st.sampled_from(["", "First Light", "Shards", "Ärger"]), max_size=12))
def test_issues_are_always_in_order_with_ids_of_their_own(titles: list[str]) -> None:
    document = {**blank_campaign(), "id": "x", "name": "X"}
    for title in titles:
        document = with_issue(skin_for(390, 844), document, {"title": title})
    assert campaign.check(written(numbered(document))) == ()
    assert len({one["id"] for one in document["issues"]}) == len(titles) + 1


@given(st.randoms(use_true_random=False))
def test_an_arcade_draw_is_unlocked_and_nothing_twice(luck: Any) -> None:
    draw = arcade.drawn(STORY, CARDS, luck.choice)
    names = [one.id for one in (*draw.common, *draw.elite)]
    assert len(set(names)) == len(names)
    assert set(names) <= set(STORY.unlocked.enemies)
    assert all(one.kind == "common" for one in draw.common)


@pytest.mark.parametrize(("date", "words"), [("2026-11-03", "3 Nov"), ("", ""), ("long ago", "long ago")])
def test_dates_are_short(date: str, words: str) -> None:
    assert day(skin_for(390, 844), date) == words
