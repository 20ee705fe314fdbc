"""A story goes on: what opens, what is unlocked, what decks keep."""

from __future__ import annotations

from typing import Any

from companion.games.singularity.packs import campaign
from companion.games.singularity.packs.campaign import Campaign, Deck, IssueResult, Unlocks
from companion.games.singularity.sums.story import after, is_finished, next_issue, panels, pool, to_come
from tests.games.singularity.shipped import CARDS, STORY


def result(number: int, outcome: str = "won", mode: str = "story", **fields: Any) -> IssueResult:
    issue = STORY.issues[number - 1]
    given = {
        "turns": 9,
        "rounds": 3,
        "threat": 11,
        "threat_limit": 18,
        "awareness": 3,
        "awareness_limit": 6,
        "unlocked": issue.unlocks if outcome == "won" else Unlocks(),
        **fields,
    }
    return IssueResult(issue=number, title=issue.title, mode=mode, result=outcome, **given)


def states(story: Campaign) -> list[str]:
    return [panel.state for panel in panels(story)]


def test_sw_7_issues_open_one_after_the_other() -> None:
    assert states(STORY) == ["next", "locked", "locked"]
    story = after(STORY, result(1), date="2026-11-03", key="t1")
    assert states(story) == ["won", "next", "locked"]
    assert next_issue(story).number == 2
    story = after(story, result(2, "lost"), key="t2")
    assert states(story) == ["won", "next", "locked"]
    assert panels(story)[1].tries == 1
    story = after(after(story, result(2), key="t3"), result(3), key="t4")
    assert states(story) == ["won", "won", "won"]
    assert is_finished(story)
    assert [(line.date, line.result) for line in story.log] == [
        ("2026-11-03", "won"),
        ("", "lost"),
        ("", "won"),
        ("", "won"),
    ]


def test_a_win_unlocks_and_the_same_result_counts_once() -> None:
    assert to_come(STORY).enemies == ("brute", "beacon", "warden", "stalker")
    story = after(STORY, result(1), key="t1")
    assert story.unlocked.enemies == ("drone", "hunter", "brute", "beacon")
    assert to_come(story).enemies == ("warden", "stalker")
    assert after(story, result(1), key="t1") == story
    assert [enemy.id for enemy in pool("common", CARDS, story)] == [
        "drone",
        "brute",
        "hunter",
        "beacon",
    ]
    assert pool("elite", CARDS, story) == ()


GAINS = (Deck(character="Rook", player="ann", gained=("Arc pulse",)), Deck(character="Iris"))


def test_sw_7_decks_go_on_after_a_win_and_go_back_after_a_loss() -> None:
    story = after(STORY, result(1, gained=GAINS))
    assert {deck.character: deck.gained for deck in story.team} == {"Rook": ("Arc pulse",), "Iris": ()}
    again = after(story, result(2, "lost", gained=GAINS))
    assert again.team == story.team
    kept = after(story, result(2, "lost", gained=GAINS), retry_deck="keep")
    assert kept.team[0].gained == ("Arc pulse", "Arc pulse")
    assert after(story, result(2, mode="arcade", gained=GAINS)).team == story.team


def test_a_deck_goes_by_the_names_people_use() -> None:
    gains = (Deck(character="Rook", player="ann"), Deck(character="bo", player="bo"))
    story = after(STORY, result(1, gained=gains), names={"ann": "Anna", "bo": "Bo the Great"})
    assert [(deck.character, deck.player) for deck in story.team] == [
        ("Rook", "Anna"),
        ("Bo the Great", "Bo the Great"),
    ]


def test_arcade_opens_no_issue() -> None:
    story = after(STORY, result(1, mode="arcade", unlocked=Unlocks()))
    assert states(story) == ["next", "locked", "locked"]


def test_a_campaign_survives_being_written_down() -> None:
    story = after(STORY, result(1, gained=GAINS), date="2026-11-03", key="t1")
    assert Campaign.model_validate_json(story.model_dump_json()) == story
    assert campaign.check(story.model_dump(mode="json")) == ()
