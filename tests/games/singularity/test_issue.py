"""Whole issues as people play them: on the map to a win, with a vote and a draft; without one to a loss."""

from __future__ import annotations

from companion.games.singularity import GAME
from companion.games.singularity.actions.pieces import LightStep
from companion.games.singularity.actions.turn import Move, Walk
from companion.games.singularity.sums import previews
from companion.games.singularity.sums.story import after, next_issue
from tests.games.singularity.shipped import CARDS, RELAY, STORY
from tests.games.singularity.table import A, B, C, fresh, hit, pile, refused, say, standing


def test_an_issue_on_the_map_is_won() -> None:
    """First Light, three players: in together, a draft, a vote about the odd drone, out through the hatch."""
    state = fresh(3, level="map", mode="story", map=RELAY, library=CARDS, campaign=STORY)
    for seat, character in zip((A, B, C), CARDS.characters, strict=False):
        state = say(state, seat, "take_character", character=character.model_dump())
    state = say(state, A, "begin")
    move = Move(steps=3, path=("B3", "C3"), companions=(B, C))
    shown = previews.move_preview(GAME.view(state, A), A, move)
    assert [(one.place, one.tokens, one.cache) for one in shown.arrivals] == [("C3", 2, True)]
    state = GAME.apply(state, A, move)
    drones = [{"place": "D2", "count": 3}]
    state = say(state, A, "place_enemies", token="D2", enemy="drone", places=drones)
    state = say(state, A, "place_enemies", token="C1", enemy="hunter", places=[{"place": "C1", "count": 1}])
    assert state.phase == "cache"
    names = [card.model_dump() for card in CARDS.upgrades]
    state = say(state, B, "reveal_cards", cards=names[:3])
    state = say(state, A, "pick", card=0)
    state = say(state, C, "reveal_cards", cards=names[3:4])
    state = say(state, B, "pick")
    state = say(say(state, C, "pick", card=2), C, "reveal_cards")
    assert [state.members[seat].gained for seat in (A, B, C)] == [("Arc pulse",), (), ("Sweep",)]
    assert state.travel is not None, "one step is left"
    state = say(state, A, "end_play")
    assert state.threat == 1, "the hunter sees them down the corridor"
    vote = GAME.view(state, B).vote
    assert vote is not None
    assert (vote.kind, [option.place for option in vote.options]) == ("odd", ["C2", "D3"])
    for seat, option in ((C, 1), (A, 1), (B, 0)):
        state = say(state, seat, "vote", option=option)
    state = say(say(state, B, "carry_out"), A, "enemies_done")
    assert standing(state) == {"drone@C2": 1, "drone@D3": 2, "hunter@C3": 1}
    state = say(state, A, "refilled")
    assert pile(state, A) == (3, 4, 4), "eleven cards now, the new one among them"
    for place, enemy, hits in (("C3", "hunter", (1,)), ("D3", "drone", (1, 1)), ("C2", "drone", (1,))):
        assert place in previews.targets(GAME.view(state, B), B, 1)
        state = say(state, B, "attack", damage=2, range=1, targets=hit(place, (enemy, hits)))
    assert standing(state) == {}
    state = say(say(state, B, "end_play"), B, "refilled")
    state = say(state, C, "move", steps=4, path=["C2", "C1", "D1"], companions=[A, B])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (A, B, C)
    end = GAME.view(state, None).end
    assert end is not None
    story = after(STORY, end.record, date="2026-11-16", key="table-1", names={A: "Ann"})
    assert next_issue(story).title == "Shards"
    assert [(deck.character, deck.gained) for deck in story.team] == [
        ("Rook", ("Arc pulse",)),
        ("Iris", ()),
        ("Kofi", ("Sweep",)),
    ]
    assert end.opens == 2


def test_an_issue_without_a_map_is_lost() -> None:
    state = say(fresh(3, library=CARDS), A, "set_limits", threat=10, awareness=4)
    state = say(state, A, "begin")
    walk = Walk(steps=2, path=(LightStep(), LightStep(types=1, hazard=True)))
    assert previews.walk_preview(GAME.view(state, A), walk).after == 6
    state = GAME.apply(state, A, walk)
    state = say(state, C, "spawn", enemy="drone", places=[{"place": "roof", "count": 3}], reason="a token")
    state = say(state, B, "call_vote", question="Whom do they follow?", options=["Ann", "Bo"])
    for seat in (A, B, C):
        state = say(state, seat, "vote", option=1)
    state = say(say(state, C, "carry_out"), A, "end_play")
    assert previews.split_preview(3, 2) == (2, 1)
    state = say(state, A, "answer_group", group="drone@roof", in_range=True, to=["stairs", "ladder"])
    state = say(state, A, "enemies_done")
    assert (state.threat, standing(state)) == (8, {"drone@ladder": 1, "drone@stairs": 2})
    state = say(say(state, A, "refilled"), B, "end_play")
    for group in ("drone@ladder", "drone@stairs"):
        state = say(state, A, "answer_group", group=group, in_range=True, to=[])
    view = GAME.view(state, None)
    assert view.step is not None
    assert previews.loses(view, "threat", view.step.threat_after)
    state = say(state, C, "enemies_done")
    view = GAME.view(state, None)
    assert view.end is not None
    assert (view.end.result, view.end.place, view.end.enemy) == ("lost", "ladder", "drone")
    assert {one.cause: one.amount for one in view.end.sums} == {"leave": 2, "hazard": 4, "attack": 4}
    assert [point.threat for point in view.plot] == [0, 8, 10]
    assert GAME.outcome(state).winners == ()  # type: ignore[union-attr]
    assert refused(state, A, "refilled") == ["E_GAME_OVER"]
