"""Folded papers: ready before zero, typed after it."""

from __future__ import annotations

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.state import EmergenceState
from companion.kernel.seat import Voice
from tests.games.emergence.table import BO, DEMO, A, B, C, D, E, codes, paper, refused, ring, say

ON_PAPER = (BO, D)


def choosing() -> EmergenceState:
    """Two of four play on paper, and the first round begins."""
    state = say(paper(4, *ON_PAPER), A, "declare", allegiance="ai")
    state = say(say(state, C, "declare", allegiance="ai"), BO, "seen")
    return say(state, A, "name_leader", seat=A)


def folded() -> EmergenceState:
    """Phones have sealed, and both papers lie folded."""
    state = choosing()
    for seat in (A, C):
        state = say(state, seat, "select", action="hack", augmentation=E)
    return say(say(state, Voice.TABLE, "paper_ready", seat=BO), D, "paper_ready", seat=D)


def test_em_57_a_folded_paper_counts_as_sealed_and_tells_nothing() -> None:
    state = choosing()
    for seat in (A, C):
        state = say(state, seat, "select", action="hack", augmentation=E)
    assert refused(state, A, "count_down") == ["NOT_ALL_LOCKED"]
    state = say(state, Voice.TABLE, "paper_ready", seat=BO)
    view = GAME.view(state, None)
    assert view.papers == (BO,)
    assert view.waiting_for == (D,)
    assert [line.is_ready for line in view.operatives] == [True, True, True, False]
    assert GAME.view(state, BO).my_selection is None
    assert say(say(state, D, "paper_ready", seat=D), A, "count_down").phase == "countdown"


def test_em_57_only_the_table_or_its_own_page_folds_a_paper_once() -> None:
    state = choosing()
    assert refused(state, Voice.TABLE, "paper_ready", seat=A) == ["NOT_ON_PAPER"]
    assert refused(state, A, "paper_ready", seat=BO) == ["NOT_YOUR_PAPER"]
    state = say(state, BO, "paper_ready", seat=BO)
    assert refused(state, Voice.TABLE, "paper_ready", seat=BO) == ["PAPER_IS_FOLDED"]
    assert GAME.view(say(state, BO, "reopen"), None).papers == ()


def test_em_57_a_seat_that_finds_a_phone_seals_on_it_instead() -> None:
    state = say(folded(), BO, "select", action="spy", augmentation=B)
    assert GAME.view(state, None).papers == (D,)
    state = say(state, Voice.TABLE, "paper_ready", seat=BO)
    assert GAME.view(state, BO).my_selection is None


def test_em_58_papers_are_typed_after_zero_and_with_the_last_all_opens() -> None:
    state = folded()
    fields = {"action": "spy", "augmentation": B}
    assert refused(state, Voice.TABLE, "type_paper", seat=BO, **fields) == ["NOT_YET_ZERO"]
    state = ring(say(state, A, "count_down"))
    assert (state.phase, GAME.timer(state), GAME.opened(state).shown) == ("papers", None, 0)
    assert [line.action for line in GAME.view(state, C).operatives] == [None] * 4
    state = say(state, Voice.TABLE, "type_paper", seat=BO, **fields)
    view = GAME.view(state, None)
    assert (view.phase, view.papers, view.waiting_for) == ("papers", (D,), (D,))
    assert [line.action for line in view.operatives] == [None, "spy", None, None]
    state = say(state, D, "type_paper", seat=D, action="boost", augmentation=E)
    assert [line.action for line in GAME.view(state, None).operatives] == ["hack", "spy", "hack", "boost"]
    assert (state.phase, GAME.opened(state).shown) == ("turns", 1)
    assert codes(state)[-3:] == ["paper", "paper", "revealed"]


@pytest.mark.parametrize(
    ("actor", "do", "fields", "code"),
    [
        (A, "select", {"action": "spy", "augmentation": B}, "CHOICES_STAND"),
        (A, "reopen", {}, "WRONG_PHASE"),
        (A, "count_down", {}, "WRONG_PHASE"),
        (A, "call_off", {}, "NOT_COUNTING"),
        (Voice.TABLE, "paper_ready", {"seat": BO}, "WRONG_PHASE"),
        (Voice.TABLE, "type_paper", {"seat": C, "action": "spy", "augmentation": B}, "NO_PAPER_WAITS"),
        (A, "type_paper", {"seat": BO, "action": "spy", "augmentation": B}, "NOT_YOUR_PAPER"),
        (Voice.CLOCK, "time_up", {"name": "countdown", "serial": 1}, "STALE_TIME"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_em_58_what_is_sealed_stands_while_papers_are_unfolded(
    actor: object, do: str, fields: dict[str, str], code: str
) -> None:
    state = ring(say(folded(), A, "count_down"))
    assert refused(state, actor, do, **fields) == [code]  # type: ignore[arg-type]


def test_em_12_without_a_folded_paper_zero_opens_at_once() -> None:
    state = choosing()
    assert state.streets is not None
    assert state.streets.name == DEMO.name
    for seat in state.seats:
        state = say(state, seat, "select", action="hack", augmentation=E)
    assert ring(say(state, A, "count_down")).phase == "turns"
