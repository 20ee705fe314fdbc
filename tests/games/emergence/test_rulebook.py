"""The worked examples of docs/rules/emergence.md, section 11, by number; those of sets: sums/test_sets.py."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.packs.city import faults
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.sums.winning import decide
from companion.games.emergence.views import EndView, Teams
from companion.games.emergence.words import ALLEGIANCES, COSTS, DATA_TYPES, REQUIRED
from tests.games.emergence.table import (
    BO,
    DEMO,
    A,
    B,
    C,
    D,
    E,
    end,
    fresh,
    one,
    pass_turn,
    refused,
    revealed,
    round_of,
    say,
    selecting,
)

LB, DB, LG, DG = DATA_TYPES


def test_r_em_2_surplus_decides() -> None:
    decision = decide(4, Teams(ai=32, human=11), 5)
    assert decision == EndView(winner="ai", reason="surplus", ai_beyond=2, human_beyond=1)


def test_r_em_3_allegiances() -> None:
    assert ALLEGIANCES == {3: (2, 1), 4: (3, 1), 5: (3, 2), 6: (4, 2)}
    for count, (ai, human) in ALLEGIANCES.items():
        dealt = [card.value for card in fresh(count).allegiances.values()]
        assert (dealt.count("ai"), dealt.count("human")) == (ai, human)


def test_r_em_4_requirements() -> None:
    assert REQUIRED == {3: (20, 10), 4: (30, 10), 5: (30, 20), 6: (40, 20)}


def test_r_em_6_costs() -> None:
    assert COSTS == {"hack": 1, "spy": 2, "terminate": 3}


def attacking(action: Any, actor: dict[str, Any], target: dict[str, Any], **options: Any) -> EmergenceState:
    """A round of three in which the first has selected this attack; the third stands aside."""
    mine = {**actor, "shown": actor["shown"].model_copy(update={"action": action})}
    return round_of(mine, target, one("K", B), **options)


def test_em_x8_hack_onto_the_start_tile() -> None:
    state = attacking("hack", one("d1", E, knowledge=3), one("S", B))
    assert refused(state, A, "hack", target=BO) == ["TARGET_ON_START"]


def test_em_x9_hack_on_the_same_tile() -> None:
    state = attacking("hack", one("d1", E, knowledge=3), one("d1", B))
    assert refused(state, A, "hack", target=BO) == ["NOT_ADJACENT"]


def test_em_x10_spy_on_the_start_tile() -> None:
    state = attacking("spy", one("S", E, knowledge=3), one("S", E))
    assert refused(state, A, "spy", target=BO) == ["ACTOR_ON_START", "TARGET_ON_START"]


def test_em_x11_terminate_with_exactly_three() -> None:
    state = attacking("terminate", one("d1", E, knowledge=3), one("d2", B, knowledge=5, data=(2, 0, 0, 1)))
    after = say(state, A, "terminate", target=BO).operatives
    assert (after[A].knowledge, after[A].data, after[A].tile) == (5, (2, 0, 0, 1), "d1")
    assert (after[BO].knowledge, after[BO].data, after[BO].tile, after[BO].on_start) == (
        0,
        (0, 0, 0, 0),
        "S",
        True,
    )


def test_em_x12_loot_cannot_pay() -> None:
    state = attacking("terminate", one("d1", E, knowledge=2), one("d2", B, knowledge=9))
    assert refused(state, A, "terminate", target=BO) == ["NOT_ENOUGH_KNOWLEDGE"]


def test_em_x13_the_same_actor_may_exchange() -> None:
    state = attacking("terminate", one("d1", E, knowledge=2), one("d2", B, knowledge=9))
    after = say(state, A, "exchange", action={"do": "activate"})
    assert (after.operatives[A].knowledge, after.operatives[A].data) == (1, (1, 0, 0, 0))


def test_em_x14_without_tokens_neither() -> None:
    state = attacking("terminate", one("d1", E), one("d2", B, knowledge=9))
    assert refused(state, A, "terminate", target=BO) == ["NOT_ENOUGH_KNOWLEDGE"]
    assert refused(state, A, "exchange", action={"do": "activate"}) == ["NO_TOKEN_TO_DISCARD"]


def test_em_x15_hack_an_empty_victim_and_never_exchange_too() -> None:
    state = attacking("hack", one("d1", E, knowledge=1), one("d2", B))
    assert GAME.view(state, A).my_targets[0].is_empty_handed
    after = say(state, A, "hack", target=BO)
    assert after.operatives[A].knowledge == 0
    richer = attacking("hack", one("d1", E, knowledge=9), one("d2", B))
    assert refused(say(richer, A, "hack", target=BO), A, "exchange", action={"do": "activate"}) == [
        "ALREADY_ACTED"
    ]
    bought = say(richer, A, "exchange", action={"do": "activate"})
    assert refused(bought, A, "hack", target=BO) == ["ALREADY_ACTED"]


def test_em_x16_another_attack_than_selected() -> None:
    state = attacking("hack", one("d1", E, knowledge=9), one("d1", E))
    assert refused(state, A, "spy", target=BO) == ["NOT_SELECTED"]


def test_em_x17_a_spy_pays_two_and_nothing_else_changes() -> None:
    state = attacking("spy", one("d1", E, knowledge=2, data=(1, 0, 0, 0)), one("d1", E, knowledge=4))
    after = say(state, A, "spy", target=BO).operatives
    assert after == {**state.operatives, A: replace(state.operatives[A], knowledge=0)}


def assimilating(**tokens: int) -> EmergenceState:
    """Four operatives; c stands on the assimilate tile with activate, and acts."""
    tiles = {A: "d1", BO: "d1", C: "G", D: "d1"}
    lines = [one(tiles[seat], E, knowledge=tokens.get(seat, 0)) for seat in (A, BO, C, D)]
    return round_of(*lines, acting=C)


def test_em_x18_an_assimilation() -> None:
    state = replace(assimilating(a=4, b=0, c=6, d=1), totals=Teams(ai=20, human=5))
    state = say(state, C, "activate")
    assert state.event is not None
    assert state.event.order == (C, D, A)
    state = say(state, C, "insert", ai=3, human=2)
    state = say(state, D, "insert", ai=0, human=1)
    state = say(state, A, "insert", ai=4, human=0)
    state = say(state, C, "open_aggregator")
    assert state.opened is not None
    assert (state.opened.totals, state.totals) == (Teams(ai=7, human=3), Teams(ai=27, human=8))
    assert [state.operatives[seat].knowledge for seat in (A, BO, C, D)] == [0, 0, 1, 0]
    assert (state.phase, state.turn and state.turn.step) == ("turns", "done")


def test_em_x19_wrong_insertions_open_nothing() -> None:
    state = say(assimilating(a=1, c=2), C, "activate")
    assert refused(state, C, "insert", ai=0, human=0) == ["MUST_INSERT_ONE"]
    state = say(state, C, "insert", ai=1, human=0)
    assert refused(state, A, "insert", ai=1, human=1) == ["MORE_THAN_HELD"]
    assert (state.phase, state.openings) == ("assimilate", 0)


def test_em_x20_nobody_holds_tokens() -> None:
    state = say(say(assimilating(), C, "activate"), C, "open_aggregator")
    assert state.opened is not None
    assert (state.opened.totals, state.totals, state.phase) == (
        Teams(ai=0, human=0),
        Teams(ai=0, human=0),
        "turns",
    )


@pytest.mark.parametrize(
    ("operatives", "totals", "blocks", "switches", "winner", "reason"),
    [
        pytest.param(5, (33, 23), 4, {}, "draw", "equal_surplus", id="EM-X21 draw"),
        pytest.param(
            5, (33, 23), 4, {"equal_surplus": "humans"}, "human", "equal_surplus", id="EM-X21 humans"
        ),
        pytest.param(5, (33, 23), 4, {"equal_surplus": "ai"}, "ai", "equal_surplus", id="EM-X21 ai"),
        pytest.param(
            5, (33, 23), 4, {"equal_surplus": "continue"}, None, "equal_surplus_continue", id="EM-X21 on"
        ),
        pytest.param(3, (20, 11), 4, {}, "human", "surplus", id="EM-X22 surplus"),
        pytest.param(6, (40, 19), 4, {}, "ai", "requirement", id="EM-X22 A.I. alone"),
        pytest.param(6, (39, 20), 4, {}, "human", "requirement", id="EM-X22 Humans alone"),
        pytest.param(4, (29, 9), 0, {}, "human", "no_data", id="EM-X23 last block"),
        pytest.param(4, (30, 9), 0, {}, "ai", "requirement", id="EM-X24 late checking"),
        pytest.param(
            4, (30, 9), 0, {"simultaneous_end": "no_data_first"}, "human", "no_data", id="EM-X24 no data"
        ),
    ],
)
def test_em_x21_to_x24_who_wins(
    operatives: int, totals: tuple[int, int], blocks: int, switches: Any, winner: str | None, reason: str
) -> None:
    decision = decide(operatives, Teams(ai=totals[0], human=totals[1]), blocks, **switches)
    assert (getattr(decision, "winner", None), decision.reason) == (winner, reason)


def test_em_x23_the_last_block_is_taken_at_the_table() -> None:
    state = round_of(*[one("d1", E)] * 4)
    state = replace(state, tiles={"d1": 1, "d2": 0, "d3": 0}, totals=Teams(ai=29, human=9))
    after = say(state, A, "activate")
    assert (after.phase, end(after).winner, end(after).reason) == ("over", "human", "no_data")


def test_em_x25_turn_order_and_the_next_leaders() -> None:
    state = selecting(4, C)
    for leader, order in ((C, (C, D, A, BO)), (D, (D, A, BO, C)), (A, (A, BO, C, D))):
        state = revealed(state, *[("boost", E)] * 4)
        assert (state.leader, GAME.view(state, None).order) == (leader, order)
        for seat in order:
            assert state.turn is not None
            assert state.turn.seat == seat
            state = pass_turn(state, seat)


def test_em_x26_a_mixed_tile_is_closed() -> None:
    state = round_of(one("d1", E), one("d2", E), one("d2", B), step="move")
    assert GAME.view(state, A).my_moves == ("S", "d3")
    assert refused(state, A, "move", to="d2") == ["DIFFERENT_AUGMENTATION"]
    state = round_of(one("d1", E), one("d2", E), one("d2", B), one("d3", B), step="move")
    assert GAME.view(state, A).my_moves == ("S",)
    assert [closed.tile for closed in GAME.view(state, A).my_closed] == ["d2", "d3"]
    assert refused(state, A, "stay") == ["MUST_MOVE"]
    assert say(state, A, "move", to="S").operatives[A].on_start


def test_em_x27_compile_next_to_assimilate() -> None:
    city = DEMO.model_copy(update={"adjacency": (*(DEMO.adjacency or ()), ("K", "G"))})
    assert [(fault.code, fault.facts) for fault in faults(city)] == [
        ("emergence.special_tiles_adjacent", {"tiles": ("K", "G")})
    ]


def test_em_x28_terminated_before_the_own_turn() -> None:
    state = round_of(
        one("d1", E, "terminate", knowledge=3), one("K", B), one("d2", B, "hack", knowledge=4), acting=A
    )
    state = say(say(state, A, "terminate", target=C), A, "end_turn")
    state = pass_turn(state, BO)
    assert state.turn is not None
    assert (state.turn.seat, state.operatives[C].tile) == (C, "S")
    assert refused(state, C, "move", to="d1") == ["DIFFERENT_AUGMENTATION"]
    state = say(replace(state, operatives={**state.operatives, A: replace(state.operatives[A], tile="d2")}),
                C, "move", to="d1")  # fmt: skip
    assert state.operatives[C].tile == "d1"
    assert refused(state, C, "hack", target=A) == ["NOT_ENOUGH_KNOWLEDGE"]
    assert refused(state, C, "exchange", action={"do": "activate"}) == ["NO_TOKEN_TO_DISCARD"]


def test_em_x29_one_inserts_alone() -> None:
    state = say(assimilating(c=4), C, "activate")
    assert [GAME.view(state, seat).my_split_shows for seat in (A, BO, C, D, None)] == [
        False,
        False,
        True,
        False,
        False,
    ]
    state = say(say(state, C, "insert", ai=1, human=2), C, "open_aggregator")
    assert state.totals == Teams(ai=1, human=2)
