"""The Event phase."""

from __future__ import annotations

from tests.games.cyberverse.table import (
    FSB,
    begun,
    evented,
    fix,
    refused,
    view,
)


def test_a18_a_longer_track() -> None:
    assert refused(begun(2), FSB, "draw_event", card={"name": "Long", "duration": 4}) == ["E_DURATION"]
    state = evented(begun(2, news_slots=5), duration=5)
    assert view(state).news.slots[4].event is not None


def test_a19_the_new_card_goes() -> None:
    for house, name in (("old", "New"), ("new", "Old")):
        state = fix(begun(2, news_clash=house), "event", place=1, card={"name": "Old", "duration": 1})
        state = evented(state, name="New")
        slot = view(state).news.slots[0].event
        assert slot is not None
        assert slot.card.name == name
