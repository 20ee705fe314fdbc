"""The Singularity War in the contract tests: tables to play, and what random play likes."""

from __future__ import annotations

from typing import Any

from companion.games.singularity import GAME
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.views import SingularityView
from companion.kernel.seat import Seat
from tests.games.kits import Kit, Pick
from tests.games.singularity.fills import fill, places_of
from tests.games.singularity.shipped import CARDS, FIRST, GLASS, RELAY, STORY, TRAM
from tests.games.singularity.worlds import flip, redeal

OPEN_STORY = STORY.model_copy(
    update={
        "unlocked": STORY.unlocked.model_copy(
            update={"enemies": ("drone", "brute", "hunter", "beacon", "warden", "stalker")}
        )
    }
)

TABLES: dict[str, tuple[int, SingularityOptions]] = {
    "light, as printed": (3, SingularityOptions(library=CARDS)),
    "map, as printed": (3, SingularityOptions(level="map", map=RELAY, library=CARDS, by_hand=(Seat("bo"),))),
    "alone, no grid": (1, SingularityOptions(level="map", map=TRAM, library=CARDS)),
    "story on the map": (
        2,
        SingularityOptions(
            level="map", mode="story", map=RELAY, library=CARDS, campaign=STORY, smart_enemies=True
        ),
    ),
    "arcade, the app draws": (
        2,
        SingularityOptions(
            level="map",
            mode="arcade",
            map=GLASS,
            library=CARDS,
            campaign=OPEN_STORY,
            draws="app",
            enemy_sequence="per_group",
            spawn_delay=True,
            arcade_unlocks=True,
            votes="open",
        ),
    ),
    "light, the leader decides": (
        2,
        SingularityOptions(
            library=CARDS,
            issue=FIRST,
            draws="app",
            votes="leader",
            hands="table",
            hazard="on_end_turn",
            spawn_delay=True,
        ),
    ),
    "house rules on the map": (
        3,
        SingularityOptions(
            level="map",
            map=GLASS,
            library=CARDS,
            lose_at="exceed",
            threat_overflow="awareness_plus_1",
            threat_floor=False,
            hazard="both",
            hazard_pass_through=False,
            leave_per_member=True,
            discard_timing="after_enemies",
            refill="all",
            encounter_stops_move=True,
            proximity_tie="split_all",
            hand_cap=True,
            retry_deck="keep",
            open_hands=True,
            cache_to="discard",
            simultaneous="win",
            cache_last_replace=False,
            diagonal=True,
            damage_memory="round",
            cache_pass_through=False,
        ),
    ),
}

WEIGHTS = {
    "claim_win": 3,
    "declare": 3,
    "give_up": 1,
    "drafted": 60,
    "add_enemy": 5,
    "spawn": 12,
    "call_vote": 10,
    "paper_ready": 60,
    "correct": 12,
    "change": 20,
    "undo_change": 30,
    "take_character": 40,
    "set_limits": 60,
    "name_first": 20,
    "begin": 200,
    "play": 60,
    "discard": 60,
    "draw": 20,
    "draw_enemy": 20,
    "recon": 20,
    "turn_token": 60,
    "move": 250,
    "walk": 200,
    "continue_move": 250,
    "attack": 150,
    "open_cache": 60,
    "end_play": 150,
    "place_enemies": 300,
    "reveal_cards": 300,
    "pick": 300,
    "order_picks": 30,
    "answer_group": 300,
    "direct_group": 30,
    "enemies_done": 300,
    "vote": 300,
    "close_vote": 20,
    "carry_out": 300,
    "refilled": 300,
}


def gifts(view: SingularityView) -> list[dict[str, Any]]:
    """Enemies stand on the board from the first turn on, so that every step has something to do."""
    if view.phase != "play" or view.turn is None or view.turn.number != 1:
        return []
    places = places_of(view)
    return [
        {"do": "spawn", "enemy": "drone", "places": [{"place": places[-1], "count": 5}]},
        {"do": "spawn", "enemy": "brute", "places": [{"place": places[len(places) // 2], "count": 1}]},
        {"do": "spawn", "enemy": "warden", "places": [{"place": places[1], "count": 1}]},
    ]


def answers(view: SingularityView, pick: Pick) -> dict[str, Any] | None:
    """What the host does now and then: an unfolded paper is typed (SW-41)."""
    if view.vote is None or not view.vote.papers or pick(range(3)) == 0:
        return None
    return {"do": "type_paper", "seat": view.vote.papers[0], "option": pick(range(len(view.vote.options)))}


KIT = Kit(
    game=GAME,
    tables=TABLES,
    fill=fill,
    redeal=redeal,
    needed=frozenset({"choices", "my_hand", "my_refill"}),  # how many cards the hand has (SW-31)
    flip=flip,
    weights=WEIGHTS,
    gifts=gifts,
    answers=answers,
    finishing={},
)
