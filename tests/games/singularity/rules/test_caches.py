"""The draft at a supply cache."""

from __future__ import annotations

from companion.games.singularity import GAME
from tests.games.singularity.boards import at, grid
from tests.games.singularity.table import CARD, TABLE, A, B, C, begun, go, refused, say


def test_sw_33_the_draft_at_a_cache() -> None:
    board = grid(3, 1, marks={at(1, 0): {"cache": True}})
    state = go(begun(3, map=board), at(1, 0))
    assert refused(state, A, "pick", card=0) == ["E_REVEAL_FIRST"]
    assert refused(state, A, "reveal_cards", cards=[CARD] * 4) == ["E_TOO_MANY_CARDS"]
    assert refused(state, A, "order_picks", order=[A, B]) == ["E_NOT_EVERYBODY_ONCE"]
    state = say(state, C, "order_picks", order=[B, A, C])
    cards = [{"name": name, "kind": "move"} for name in ("Dash", "Run", "Hop")]
    state = say(state, C, "reveal_cards", cards=cards)
    assert refused(state, A, "pick", card=0) == ["E_NOT_YOUR_PICK"]
    assert refused(state, B, "pick", card=3) == ["E_NOT_REVEALED"]
    state = say(state, B, "pick", card=1)
    assert refused(state, C, "order_picks", order=[A, B, C]) == ["E_PICKING_BEGAN"]
    state = say(state, A, "reveal_cards", cards=[{"name": "Scan"}])
    view = GAME.view(state, None)
    assert view.cache is not None
    assert [line.state for line in view.cache.order] == ["taken", "now", "waiting"]
    assert [card.card.name for card in view.row if card.is_new] == ["Scan"]
    assert refused(state, B, "pick", card=0) == ["E_ONE_EACH"]
    assert refused(state, A, "reveal_cards") == ["E_NOTHING_TO_REVEAL"]
    state = say(state, TABLE, "pick")
    state = say(state, C, "pick", card=0)
    state = say(state, C, "reveal_cards")
    assert state.drafting is None
    assert state.row == ()
    assert (state.members[B].gained, state.members[A].gained) == (("Run",), ())
    assert refused(state, A, "open_cache", place=at(1, 0)) == ["E_CACHE_USED"]


def test_sw_33_a_draft_with_the_real_cards_asks_only_who_took_one() -> None:
    board = grid(3, 1, marks={at(1, 0): {"cache": True}})
    state = go(begun(3, map=board), at(1, 0))
    before = {seat: state.members[seat].hand.value for seat in (A, B, C)}
    assert refused(state, A, "drafted", taken=[{"seat": B}, {"seat": B}]) == ["E_ONE_EACH"]
    assert refused(state, A, "drafted", taken=[{"seat": "z"}]) == ["E_UNKNOWN_SEAT"]
    done = say(state, TABLE, "drafted", taken=[{"seat": A, "card": " Dash "}, {"seat": C}])
    assert (done.drafting, done.row) == (None, ())
    assert {seat: done.members[seat].hand.value - before[seat] for seat in before} == {A: 1, B: 0, C: 1}
    assert [done.members[seat].gained for seat in (A, B, C)] == [("Dash",), (), ()]
    assert refused(done, A, "open_cache", place=at(1, 0)) == ["E_CACHE_USED"]
    begun_here = say(say(state, A, "reveal_cards", cards=[CARD] * 3), A, "pick", card=0)
    assert refused(begun_here, A, "drafted", taken=[{"seat": A}]) == ["E_ONE_EACH"], "A has picked in the app"
    assert refused(begun_here, A, "drafted", taken=[{"seat": B}]) == []
    assert say(state, A, "drafted").drafting is None, "nobody took one"


def test_recon_cards_lie_face_up_until_the_next_cache() -> None:
    state = say(begun(1), A, "recon", cards=[CARD])
    state = say(state, A, "open_cache", place="the shed")
    state = say(state, A, "reveal_cards", cards=[CARD] * 3)
    assert len(state.row) == 4
