"""Loss at a limit, win on End, and what the campaign keeps of it."""

from __future__ import annotations

from companion.games.singularity import GAME
from companion.kernel.game import Outcome
from tests.games.singularity.boards import ROOMS, ROW, at
from tests.games.singularity.shipped import CARDS, RELAY, STORY
from tests.games.singularity.table import TABLE, A, B, begun, hit, placed, refused, say


def test_sw_36_a_track_at_its_limit_loses_at_once() -> None:
    state = say(begun(awareness=3), B, "change", track="awareness", amount=3, cause="draw", note="Alert")
    view = GAME.view(state, None)
    assert view.phase == "over"
    assert view.end is not None
    assert (view.end.result, view.end.ending, view.end.cause) == ("lost", "awareness", "draw")
    assert view.tracks[1].left == 0
    assert refused(state, A, "end_play") == ["E_GAME_OVER"]


def test_no_limit_never_loses() -> None:
    state = say(begun(limit=None), A, "change", track="threat", amount=99, cause="event", confirm=True)
    view = GAME.view(state, None)
    assert view.end is None
    assert (view.tracks[0].left, view.tracks[0].is_near) == (None, False)


def test_sw_37_a_win_needs_the_whole_team_and_a_clear_area() -> None:
    state = begun()
    assert refused(state, A, "claim_win", all_on_end=False, area_clear=True) == ["E_NOT_ALL_ON_END"]
    assert refused(state, A, "claim_win", all_on_end=True, area_clear=False) == ["E_NOT_CLEAR"]
    assert GAME.outcome(say(state, B, "claim_win", all_on_end=True, area_clear=True)) is not None
    assert refused(begun(map=ROW), A, "claim_win", all_on_end=True, area_clear=True) == ["E_MAP_KNOWS"]


def test_defeating_the_last_enemy_on_end_wins() -> None:
    end = at(4, 0)
    state = placed(begun(map=ROW), {A: end, B: end}, ("drone", end, 1))
    assert GAME.outcome(state) is None
    state = say(state, A, "attack", damage=1, range=0, targets=hit(end, ("drone", (1,))))
    assert GAME.outcome(state) is not None


def test_tokens_in_the_area_of_end_keep_it_closed() -> None:
    state = placed(begun(map=ROOMS), {A: at(3, 0), B: at(3, 0)})
    state = say(state, A, "correct", what={"fact": "token", "place": at(2, 0)})
    assert GAME.outcome(state) is None
    state = say(state, A, "correct", what={"fact": "token", "place": at(3, 0)})
    assert GAME.outcome(state) is not None


def test_only_the_leader_declares() -> None:
    state = begun()
    assert refused(state, B, "declare", result="won", reason="x") == ["E_LEADER_ONLY"]
    assert refused(state, A, "declare", result="won", reason="  ") == ["E_NO_REASON"]
    assert refused(state, TABLE, "declare", result="lost", reason="late") == []


def test_a28_giving_up_is_an_end_of_its_own() -> None:
    """Who gave up and when; no reason is asked for, and no enemy did it."""
    state = begun(2)
    assert refused(state, B, "give_up") == ["E_LEADER_ONLY"]
    for actor, seat in ((A, A), (TABLE, None)):
        over = say(state, actor, "give_up")
        end = GAME.view(over, None).end
        assert end is not None
        assert (end.result, end.ending, end.seat, end.reason, end.round) == ("lost", "gave_up", seat, "", 1)
        assert (end.cause, end.enemy) == (None, None)
        assert GAME.outcome(over) == Outcome((), "gave_up")
        line = next(line for line in GAME.log(over) if line.code == "singularity-log-gives-up")
        assert (line.seat, line.facts["threat"]) == (seat, 0)
    assert GAME.view(say(state, A, "declare", result="lost", reason="late"), None).end.seat == A  # type: ignore[union-attr]


def test_story_goes_on_in_order() -> None:
    state = begun(level="map", mode="story", map=RELAY, campaign=STORY, library=CARDS, limit=18, awareness=6)
    end = GAME.view(say(state, A, "declare", result="won", reason="goal"), None).end
    assert end is not None
    assert (end.opens, end.record.unlocked.enemies) == (2, ("brute", "beacon"))
    lost = GAME.view(say(state, A, "declare", result="lost", reason="late"), None).end
    assert lost is not None
    assert (lost.opens, lost.record.unlocked.enemies) == (None, ())


def test_sw_40_the_end_writes_the_log_of_the_issue() -> None:
    state = begun(level="map", mode="story", map=RELAY, campaign=STORY, library=CARDS, threat=7, limit=18)
    state = say(state, A, "take_character", character=CARDS.characters[0].model_dump())
    state = say(state, A, "correct", what={"fact": "gained", "seat": A, "cards": ["Arc pulse"]})
    state = say(say(state, A, "end_play"), A, "refilled")
    end = GAME.view(say(state, A, "declare", result="won", reason="goal"), None).end
    assert end is not None
    record = end.record
    assert (record.issue, record.mode, record.result, record.reason) == (1, "story", "won", "goal")
    assert (record.turns, record.rounds, record.threat, record.threat_limit) == (2, 1, 7, 18)
    assert [(deck.character, deck.player, deck.gained) for deck in record.gained] == [
        (CARDS.characters[0].name, A, ("Arc pulse",)),
        (B, B, ()),
    ]
    assert record.unlocked == STORY.issues[0].unlocks
