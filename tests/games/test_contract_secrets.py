"""What every game keeps from who may not know it; and the deal that can be proven."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.kernel import chance
from companion.kernel.action import Reason, Rejection
from companion.kernel.chance import Seed, shuffled
from tests.games.kits import SEATS, Kit
from tests.games.test_contract import KITS, STEPS, TABLES, viewers
from tests.games.walking import lucky, opening, seed, seen_by, walked


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_a_viewer_sees_only_what_it_may(kit: Kit, table: str) -> None:
    """Other worlds: all that a viewer may not know is dealt anew, and the view stays equal."""
    luck = lucky(5)
    for step in walked(kit, table, 5, 2 * STEPS):
        shared = kit.game.view(step.after, None)
        for viewer in viewers(kit, table):
            other = kit.redeal(step.after, viewer, luck.choice)
            view = seen_by(kit, step.after, viewer, shared)
            assert kit.game.view(other, viewer) == view
            assert kit.game.log(other) == kit.game.log(step.after)
            assert kit.game.timer(other) == kit.game.timer(step.after)
            assert kit.game.opened(other) == kit.game.opened(step.after)
            for name in view.my_looks:
                assert (
                    kit.game.look(other, viewer, name) == kit.game.look(step.after, viewer, name) is not None
                )


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_a_seat_looks_only_where_it_may(kit: Kit, table: str) -> None:
    for step in walked(kit, table, 3, 2 * STEPS)[:STEPS]:
        shared = kit.game.view(step.after, None)
        seen = {viewer: seen_by(kit, step.after, viewer, shared).my_looks for viewer in viewers(kit, table)}
        every = {name for names in seen.values() for name in names}
        assert seen[None] == ()
        for viewer, names in seen.items():
            if viewer is None:
                continue
            hidden = [*(every - set(names)), "", "card:1", "spy:x", "nonsense"]
            assert [kit.game.look(step.after, viewer, name) for name in hidden] == [None] * len(hidden)


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_both_faces_of_a_card_are_equally_long(kit: Kit, table: str) -> None:
    for step in walked(kit, table, 5, 2 * STEPS)[:STEPS]:
        if kit.game.outcome(step.after) is not None:
            return
        shared = kit.game.view(step.after, None)
        for seat in SEATS[: kit.tables[table][0]]:
            other = kit.flip(step.after, seat)
            here, there = seen_by(kit, step.after, seat, shared), kit.game.view(other, seat)
            assert len(here.model_dump_json()) == len(there.model_dump_json())
            assert here == there
            for name in here.my_looks:
                faces = [kit.game.look(state, seat, name) for state in (step.after, other)]
                assert len({len(face.model_dump_json()) for face in faces if face}) == 1


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_the_shared_screen_has_nothing_private(kit: Kit, table: str) -> None:
    for step in walked(kit, table, 3, 2 * STEPS)[:STEPS]:
        view = kit.game.view(step.after, None)
        assert not view.choices
        assert not [
            name for name in type(view).model_fields if name.startswith("my_") and getattr(view, name)
        ]


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_a_borrower_knows_no_more_than_everybody(kit: Kit, table: str) -> None:
    """Other worlds: all that the shared screen may not know is dealt anew, and a borrower sees the same.

    But for what acting needs. It may look nowhere: nothing of a seat's own was said by whoever borrows it.
    """
    luck = lucky(7)
    for step in walked(kit, table, 5, 2 * STEPS)[::9]:
        worlds = (step.after, kit.redeal(step.after, None, luck.choice))
        for seat in SEATS[: kit.tables[table][0]]:
            here, there = (kit.game.lent(one, seat, kit.game.view(one, seat), ()) for one in worlds)
            assert here.my_looks == ()
            own = {name for name in type(here).model_fields if getattr(here, name) != getattr(there, name)}
            assert own <= kit.needed


FROM_BEFORE = {"my_looks", "my_choices", "my_line"}


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.card.id)
def test_what_a_borrower_said_themselves_they_see(kit: Kit) -> None:
    """Whoever had borrowed the seat from the first action on sees all that was sealed, and no card."""
    table = next(iter(kit.tables))
    said: dict[Any, tuple[Any, ...]] = {}
    for step in walked(kit, table, 5, 2 * STEPS):
        said[step.actor] = (*said.get(step.actor, ()), step.action)
        if step.actor not in SEATS:
            continue
        view = kit.game.view(step.after, step.actor)
        lent = kit.game.lent(step.after, step.actor, view, said[step.actor])
        own = {name for name in type(view).model_fields if getattr(view, name) != getattr(lent, name)}
        assert own <= FROM_BEFORE, step.action
        assert set(lent.my_looks) <= set(view.my_looks) - {"card", "meeting", "role"}


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_every_deal_can_be_recomputed_from_the_seed(kit: Kit, table: str) -> None:
    count, options = kit.tables[table]
    counts = kit.game.shuffles(walked(kit, table, 5, 2 * STEPS)[-1].after)
    for deal in kit.game.deals(options, SEATS[:count], seed(5), counts):
        assert shuffled(seed(5), deal.label, deal.items) == deal.order


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_no_label_is_shuffled_that_no_deck_names(
    kit: Kit, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise something would be dealt that no proof tells; salts are no deals, they keep a secret."""
    used: set[str] = set()
    stream = chance._numbers

    def listening(seed: Seed, label: str) -> Iterator[int]:
        used.add(label)
        return stream(seed, label)

    monkeypatch.setattr(chance, "_numbers", listening)
    count, options = kit.tables[table]
    seats = SEATS[:count]
    decks = {deck.name: deck for deck in kit.game.decks(options, seats)}
    for number in (2, 5):
        taken = walked(kit, table, number, 2 * STEPS)
        used.clear()
        state = opening(kit, table, number)
        assert kit.game.shuffles(state) == {name: deck.start for name, deck in decks.items()}
        highest = dict(kit.game.shuffles(state))
        for step in taken:
            state = kit.game.apply(state, step.actor, step.action)
            now = kit.game.shuffles(state)
            assert set(now) == set(decks)
            assert all(now[name] >= highest[name] for name in decks)
            highest = dict(now)
        assert all(highest[name] <= 1 for name, deck in decks.items() if deck.once)
        dealt = {label for label in used if not label.startswith("salt-")}
        told = {deal.label for deal in kit.game.deals(options, seats, seed(number), highest)}
        told |= {later.label for later in kit.game.later(state)}
        assert dealt <= told


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_decks_need_nothing_but_house_rules_and_seats(kit: Kit, table: str) -> None:
    """So a verifier makes them again from a proof: options through JSON, no state, no seed."""
    count, options = kit.tables[table]
    again = kit.game.options.model_validate_json(options.model_dump_json())
    decks = kit.game.decks(again, SEATS[:count])
    assert decks == kit.game.decks(options, SEATS[:count])
    names = [deck.name for deck in decks]
    assert len(set(names)) == len(names)
    assert all(isinstance(item, str) for deck in decks for item in deck.items)
    labels = [deck.label(number) for deck in decks for number in range(1, 2 if deck.once else 40)]
    assert len(set(labels)) == len(labels), "two shuffles of one label are one shuffle"


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_a_refusal_tells_no_secret(kit: Kit, table: str) -> None:
    """Other worlds again: whatever a seat tries, the no it gets is the same in all of them."""
    luck = lucky(13)
    said = {step.action.do: step.action for step in walked(kit, table, 3, 2 * STEPS)}
    for step in walked(kit, table, 2, 2 * STEPS)[:STEPS:4]:
        for seat in SEATS[: kit.tables[table][0]]:
            other = kit.redeal(step.before, seat, luck.choice)
            for do, action in said.items():
                if do not in kit.public_sums:
                    assert no_for(kit, step.before, seat, action) == no_for(kit, other, seat, action), do


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_what_a_correction_would_say_tells_no_secret(kit: Kit, table: str) -> None:
    """A seat may make up corrections unseen: what the log would say is the same in all worlds."""
    luck, corrections = lucky(13), kit.game.corrections
    tried = [step.action for step in walked(kit, table, 3, 2 * STEPS) if step.action.do == "correct"]
    for step in walked(kit, table, 2, 2 * STEPS)[:STEPS:4] if corrections else ():
        for seat in SEATS[: kit.tables[table][0]]:
            other = kit.redeal(step.before, seat, luck.choice)
            for correct in tried:
                assert foretold(kit, step.before, seat, correct) == foretold(kit, other, seat, correct)


def foretold(kit: Kit, state: Any, seat: Any, correct: Any) -> Any:
    try:
        return kit.game.corrections.foretold(state, seat, correct)
    except Rejection as no:
        return no.reasons


def no_for(kit: Kit, state: Any, seat: Any, action: Any) -> tuple[Reason, ...]:
    try:
        kit.game.apply(state, seat, action)
    except Rejection as no:
        return no.reasons
    return ()
