"""The result card of an attack."""

from __future__ import annotations

from tests.games.cyberverse.scenes import attacked, fighting, prepared
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    agent,
    equipped,
    fix,
    refused,
    say,
    supply,
    view,
)


def test_cv_70_cv_63_the_result_card_adds_up() -> None:
    state = equipped(prepared(), ECO, "weapon", bonus=3, name="Hand Gun")
    state = equipped(state, FSB, "gear", defense=1, name="Vest")
    state = fix(state, "agent", agent=agent(state, ECO).id, feature="combat", value=4)
    state = fix(state, "agent", agent=agent(state, FSB).id, position="covered")
    tokens = {ECO: {"attack": 2, "attack_effect": "grapple"}, FSB: {}}
    state = attacked(fighting(state, tokens=tokens), weapon=supply(state, ECO))
    card = view(state).attack
    assert card is not None
    hit = card.targets[0]
    assert [(part.code, part.value) for part in hit.attack_parts if part.value] == [
        ("feature", 4),
        ("token", 2),
        ("weapon", 3),
    ]
    assert [(part.code, part.value, part.label) for part in hit.defense_parts if part.value] == [
        ("gear", 1, "Vest"),
        ("position", 2, ""),
    ]
    assert (hit.attack, hit.defense, hit.diff, hit.row) == (9, 3, 6, "bleed")
    assert (hit.change.hp_before, hit.change.hp_after, hit.change.statuses_after) == (4, 3, ("bleed",))
    assert hit.then == ("bleed", "grapple")
    assert agent(state, FSB).health == 3
    state = say(state, ECO, "end_activation", figure=agent(state, ECO).id)
    assert refused(state, FSB, "step", zone=2) == ["E_GRAPPLED"]
