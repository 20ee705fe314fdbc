"""The ledger, and cards remembered."""

from __future__ import annotations

from companion.games.cyberverse.packs.cards import CardLibrary
from tests.games.cyberverse.printed import HENCHMEN
from tests.games.cyberverse.scenes import turn
from tests.games.cyberverse.table import ECO, FSB, auxiliary, begun, fix, refused, say, view


def test_cv_1_cards_are_remembered_and_the_newer_text_counts() -> None:
    library = CardLibrary(id="mine", name="Mine", cards=HENCHMEN)
    state = begun(2, cards=library)
    assert [card.name for card in view(state).known][:3] == ["Marauder", "Killer", "Thug"]
    state = say(state, FSB, "tell_card", card={"kind": "henchman", "name": "THUG", "attack": 5})
    thugs = [card for card in view(state).known if card.name.casefold() == "thug"]
    assert [card.attack for card in thugs] == [5]  # type: ignore[union-attr]
    assert refused(state, ECO, "tell_card", card={"kind": "henchman", "name": "X", "attack": 12}) == [
        "E_PRINTED_RANGE"
    ]


def test_cv_4_every_change_has_its_reason_and_nobody_overspends() -> None:
    state = say(begun(2), ECO, "apply_effect", reason="Tax", cash=-300)
    state = say(state, ECO, "apply_effect", reason="Gift", cash=100)
    assert [(line.amount, line.reason, line.after) for line in view(state, ECO).my_cash_log] == [
        (900, "start", 900),
        (-300, "card", 600),
        (100, "card", 700),
    ]
    assert refused(state, ECO, "apply_effect", reason="Tax", cash=-800) == ["E_FUNDS"]
    assert refused(state, ECO, "apply_effect", reason="Tax", cash=-150) == ["E_HUNDREDS"]
    assert view(state, FSB).my_cash_log[-1].after == 900, "only mine"


def test_cv_9_ties_are_broken_by_the_cash_of_this_instant() -> None:
    state = auxiliary(begun(3))
    assert turn(state) == state.order[0]
    for seat in state.order[1:]:
        rich = fix(state, "org", seat=seat, cash=5000)
        assert (turn(rich), rich.order) == (seat, state.order), "the order of the turn stays"
