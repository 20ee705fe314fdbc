"""The moments of a game of The Singularity War that a phone has to draw."""

from __future__ import annotations

from collections.abc import Callable

from tests.ui.games.singularity.phone_kit import LIGHT, MAP, Booth, Table

PICK = {"name": "Arc pulse", "kind": "attack", "value": 3, "text": "Damage to one space, range 2."}
ROW = [
    PICK,
    {"name": "Smoke dash", "kind": "move", "value": 3, "text": "Move. Ignores hazards."},
    {"name": "Deep scan", "kind": "utility", "value": 2, "text": "Turn two tokens early."},
]


def on_map(count: int = 3) -> Table:
    """A table at map level, in its first turn."""
    return Table(count, **MAP).begun()


def by_word(count: int = 3, **options: str) -> Table:
    """A table at light level, in its first turn."""
    return Table(count, **{**LIGHT, **options}).begun()


def setup() -> Booth:
    """Nothing is said yet."""
    return Booth(Table(3, **MAP))


def my_turn() -> Booth:
    """Map level: cards are played."""
    table = on_map().put(("drone", "B2", 2), ("brute", "C1", 1), ann="A2", bo="A2", threat=12)
    table.say("ann", "change", track="threat", amount=4, cause="hazard")
    return Booth(table)


def their_turn() -> Booth:
    """Somebody else plays."""
    return Booth(my_turn().table, me="bo")


def light_turn() -> Booth:
    """Light level: cards are played, groups have names for places."""
    table = by_word()
    table.say("bo", "spawn", enemy="drone", places=[{"place": "Hall", "count": 3}])
    table.say("bo", "spawn", enemy="brute", places=[{"place": "Dock", "count": 2}])
    return Booth(table)


def held_up() -> Booth:
    """A move met tokens and was resolved; two steps are left."""
    table = on_map().put(ann="B3")
    table.say("ann", "move", steps=4, path=["C3", "D3"])
    if table.view().phase == "encounter":
        for token in ("C1", "D2"):
            table.say(
                "ann", "place_enemies", token=token, enemy="drone", places=[{"place": token, "count": 2}]
            )
    while (scene := table.view().cache) is not None:
        if scene.to_reveal:
            table.say("ann", "reveal_cards", cards=ROW[: scene.to_reveal])
        else:
            now = next(line.seat for line in scene.order if line.state == "now")
            table.say(now, "pick")
    return Booth(table)


def encounter() -> Booth:
    """Two tokens turn."""
    table = on_map().put(ann="B3")
    table.say("ann", "move", steps=1, path=["C3"])
    return Booth(table)


def cache_reveal() -> Booth:
    """Three cards are to be turned up."""
    table = encounter().table
    for token in ("C1", "D2"):
        table.say("ann", "place_enemies", token=token, enemy="drone", places=[{"place": token, "count": 2}])
    return Booth(table)


def cache() -> Booth:
    """My pick."""
    table = cache_reveal().table
    table.say("ann", "reveal_cards", cards=ROW)
    return Booth(table)


def cache_wait() -> Booth:
    """Somebody else picks."""
    return Booth(cache().table, me="cleo")


def enemies() -> Booth:
    """Map level: the step is settled."""
    table = on_map().put(("drone", "B1", 4), ("brute", "D1", 2), ann="A2", bo="C3", cleo="C3", threat=9)
    return Booth(table.say("ann", "end_play"))


def by_hand() -> Booth:
    """A group whose card has its own instructions."""
    table = on_map().put(("stalker", "D1", 2), threat=3)
    return Booth(table.say("ann", "end_play"))


def answers() -> Booth:
    """Light level: questions."""
    table = light_turn().table
    table.say("ann", "end_play")
    group = table.view().groups[0].id
    return Booth(table.say("ann", "answer_group", group=group, in_range=True))


def vote() -> Booth:
    """Two members are equally close; one has voted."""
    table = on_map().put(("drone", "C3", 3), ann="A3", bo="C1", cleo="A3", threat=12)
    table.say("ann", "end_play")
    return Booth(table.say("bo", "vote", option=0))


def vote_open() -> Booth:
    """All have voted."""
    table = vote().table
    table.say("ann", "vote", option=1)
    return Booth(table.say("cleo", "vote", option=1))


def custom_vote() -> Booth:
    """Whatever the table asked."""
    table = on_map()
    return Booth(
        table.say("bo", "call_vote", question="Who opens the gate?", options=["Rook", "Iris", "Nobody"]),
        me="bo",
    )


def vote_tied() -> Booth:
    """The leader breaks a tie."""
    table = on_map(2)
    table.say("bo", "call_vote", question="Who opens the gate?", options=["Rook", "Iris"])
    return Booth(table.say("ann", "vote", option=0).say("bo", "vote", option=1))


def refill() -> Booth:
    """My hand is refilled."""
    table = on_map()
    table.say("ann", "play", card="Dash")
    return Booth(table.say("ann", "end_play"))


def refill_wait() -> Booth:
    """Somebody else refills."""
    return Booth(refill().table, me="cleo")


def lost() -> Booth:
    """Threat reached its limit."""
    table = my_turn().table
    return Booth(table.say("ann", "change", track="threat", amount=9, cause="event"))


def won() -> Booth:
    """Out."""
    table = by_word()
    table.say("ann", "change", track="threat", amount=4, cause="hazard")
    return Booth(table.say("bo", "claim_win", all_on_end=True, area_clear=True))


SCENES: dict[str, Callable[[], Booth]] = {
    one.__name__: one
    for one in (
        setup,
        my_turn,
        their_turn,
        light_turn,
        held_up,
        encounter,
        cache_reveal,
        cache,
        cache_wait,
        enemies,
        by_hand,
        answers,
        vote,
        vote_open,
        custom_vote,
        vote_tied,
        refill,
        refill_wait,
        lost,
        won,
    )
}
