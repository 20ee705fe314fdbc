"""The leak test must itself be able to find a leak: views that tell one secret too many are caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.games.cyberverse import GAME
from companion.games.cyberverse.rules.tokens import seal
from companion.games.cyberverse.state import CyberverseState, entered, is_in
from companion.games.cyberverse.state.site import Fight
from companion.games.cyberverse.sums.faces import read_titles, read_token, titles_code, token_code
from companion.games.cyberverse.views import CyberverseView
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Viewer
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    auxiliary,
    begun,
    brawled,
    investigation,
    on,
    say,
    view,
)
from tests.games.cyberverse.worlds import redeal
from tests.games.walking import lucky

Leak = Callable[[CyberverseState], int]


def leaky(secret: Leak) -> Any:
    """A view whose turn number is off by something secret."""

    def shown(state: CyberverseState, viewer: Viewer) -> CyberverseView:
        return GAME.view(state, viewer).model_copy(update={"round": secret(state)})

    return shown


def tokens(state: CyberverseState) -> int:
    sealed = state.now.tokens if is_in(state, Fight) else {}
    values = [kept.token.value for kept in sealed.values() if not kept.is_open]
    return sum(value.attack for value in values if value)


def fighting() -> CyberverseState:
    """ECO and FSB have sealed tokens, NOVA has not."""
    state = on(on(on(begun(3), ECO, 1), FSB, 1), NOVA, 1)
    state = brawled(investigation(state))
    for seat in (ECO, FSB, NOVA):
        state = say(state, seat, "declare_fight", fight=seat == FSB)
    state = say(state, ECO, "seal_token", agent="a4", token={"attack": 2, "attack_effect": "grapple"})
    return say(state, FSB, "seal_token", agent="a5", token={"attack": 4, "defense": 1})


def looking() -> CyberverseState:
    """ECO has resolved the starting story and looks at two others."""
    state = begun(2, open_stories=2)
    state = auxiliary(state)
    turn = view(state).activation
    assert turn is not None
    assert turn.auxiliary is not None
    return say(state, turn.auxiliary, "look_at_stories", first="The Vault", second="Neon")


@pytest.mark.parametrize(
    ("secret", "state"),
    [
        pytest.param(lambda state: state.orgs[ECO].deck.left.value[0], fighting, id="top card"),
        pytest.param(tokens, fighting, id="combat token"),
        pytest.param(lambda state: state.seed.value[0], fighting, id="seed"),
        pytest.param(lambda state: len(state.now.looking.titles.value[0]), looking, id="story titles"),
    ],
)
def test_a_leak_is_found(secret: Leak, state: Callable[[], CyberverseState]) -> None:
    """Each kind of secret, told by the view, is different in another world."""
    here, luck, shown = state(), lucky(1), leaky(secret)
    others = [redeal(here, None, luck.choice) for _ in range(40)]
    assert any(shown(other, None) != shown(here, None) for other in others)
    assert all(GAME.view(other, None) == GAME.view(here, None) for other in others)


def test_cv_3_nobody_sees_a_sealed_token_but_its_owner() -> None:
    state = fighting()
    assert view(state, ECO).my_looks == ("token:a4",)
    assert view(state, FSB).my_looks == ("token:a5",)
    assert view(state, NOVA).my_looks == ()
    assert GAME.look(state, FSB, "token:a4") is None
    face = GAME.look(state, ECO, "token:a4")
    assert face is not None
    found = read_token(face.code)
    assert found is not None
    assert (found.attack, found.attack_effect) == (2, "grapple")
    text = view(state, FSB).model_dump_json()
    assert '"grapple"' not in text


def test_a_seal_can_be_checked_once_it_is_open() -> None:
    state = say(fighting(), NOVA, "seal_token", agent="a6", token=None)
    sealed = view(state).investigation.tokens[0]  # type: ignore[union-attr]
    assert (sealed.state, sealed.salt, sealed.token) == ("sealed", "", None)
    state = say(state, ECO, "attack", attacker="a4", aims=[{"target": "a5"}], weapon=None, use_frenzy=False)
    opened = view(state).investigation.tokens[0]  # type: ignore[union-attr]
    assert opened.token is not None
    assert seal(opened.token, opened.salt) == (sealed.commitment, sealed.seal)
    assert opened.commitment == sealed.commitment


def test_faces_are_equally_long_and_read_back() -> None:
    state = fighting()
    token = state.now.tokens["a4"].token.value
    assert read_token(token_code(token)) == token
    assert read_token(token_code(None)) is None
    assert len(token_code(token)) == len(token_code(None))
    assert read_titles(titles_code("Zoë’s last job", "x")) == ("Zoë’s last job", "x")
    assert len(titles_code("a", "b")) == len(titles_code("Zoë’s last job", "y" * 40))


def test_cv_3_stories_are_seen_by_one_until_one_is_kept() -> None:
    state = looking()
    seat = state.now.looking.seat
    other = next(one for one in state.seats if one != seat)
    assert "The Vault" not in view(state, other).model_dump_json()
    assert "Neon" not in view(state, seat).model_dump_json()
    face = GAME.look(state, seat, "stories")
    assert face is not None
    assert read_titles(face.code) == ("The Vault", "Neon")
    assert GAME.look(state, other, "stories") is None


def test_a_declaration_stays_sealed_until_all_are_in() -> None:
    state = brawled(investigation(on(on(begun(2), ECO, 1), FSB, 1)))
    state = say(state, ECO, "declare_fight", fight=True)
    assert view(state, ECO).my_declaration is True
    assert view(state, FSB).my_declaration is None
    now = view(state, FSB).investigation
    assert now is not None
    assert (now.declared, now.fight_by) == ((ECO,), ())
    changed = entered(state, replace(state.now, declared={ECO: Hidden(False, frozenset({ECO}))}))
    assert view(changed, FSB) == view(state, FSB)


def test_cv_90_an_open_salt_tells_nothing_of_an_envelope_that_was_taken_back() -> None:
    """After a takeback the count of seals begins again; the next envelope must not open an older one."""
    table = fighting()
    taken_back = say(table, ECO, "seal_token", agent="a4", token=None)
    instead = say(table, FSB, "seal_token", agent="a5", token=None)
    kept = taken_back.now.tokens["a4"]
    other = instead.now.tokens["a5"]
    assert kept.salt.value != other.salt.value
    assert kept.commitment != other.commitment


def test_cv_90_the_same_token_sealed_again_after_a_takeback_looks_like_another() -> None:
    """Whoever compares the seals must not learn whether somebody kept the same."""
    table = fighting()
    token = {"attack": 3}
    taken_back = say(table, ECO, "seal_token", agent="a4", token=token, wax="first")
    again = say(table, ECO, "seal_token", agent="a4", token=token, wax="second")
    assert _commitment(taken_back) != _commitment(again)


def _commitment(state: CyberverseState) -> str:
    return state.now.tokens["a4"].commitment
