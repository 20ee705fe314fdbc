"""Enemies that the app draws at random for tokens, from what is unlocked (SW-8)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions.board import DrawEnemy
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.rules.refusals import refusal, why
from companion.games.singularity.state import SingularityState, enemy_name
from companion.games.singularity.sums import story
from companion.games.singularity.words import TOKEN_KINDS, TokenKind
from companion.kernel.action import Reason
from companion.kernel.chance import Deck, shuffled
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def pool(options: SingularityOptions, kind: TokenKind) -> tuple[str, ...]:
    """Enemies of a kind that may be drawn: unlocked in arcade mode, else those the issue names."""
    kept = options.campaign if options.mode == "arcade" else None
    issue = story.issue_of(options.mode, options.issue, options.campaign)
    named = issue.enemies if issue else ()
    return tuple(
        enemy.id for enemy in story.pool(kind, options.library, kept) if not named or enemy.id in named
    )


def decks(options: SingularityOptions, _seats: tuple[Seat, ...]) -> tuple[Deck, ...]:
    """One for every kind of enemy there is, when the app draws; shuffled again whenever all have come."""
    kinds = TOKEN_KINDS if options.draws == "app" else ()
    found = (Deck(kind, pool(options, kind), once=False) for kind in kinds)
    return tuple(deck for deck in found if deck.items)


def prepared(state: SingularityState) -> SingularityState:
    """The first shuffle of every kind, when the app draws. Refuses a map whose tokens nothing can fill."""
    if state.options.draws == "table":
        return state
    wanted = {token.kind for token in state.tokens}
    for kind in TOKEN_KINDS:
        if pool(state.options, kind):
            state = _shuffled(state, kind)
        elif kind in wanted:
            raise refusal("nothing_to_draw", "SW-8", kind=kind)
    return state


def _shuffled(state: SingularityState, kind: TokenKind) -> SingularityState:
    """A new order for a kind, from the seed by label and number: going back never draws otherwise."""
    number = state.shuffles.get(kind, 0) + 1
    order = shuffled(state.seed.value, f"{kind}-{number}", pool(state.options, kind))
    return replace(
        state, draws={**state.draws, kind: Hidden(order)}, shuffles={**state.shuffles, kind: number}
    )


def drawn(state: SingularityState, kind: TokenKind) -> tuple[SingularityState, str]:
    """The next enemy of a kind; when all have come, they are shuffled again."""
    refuse_faults(_empty_problems(state, kind))
    first, *rest = state.draws[kind].value
    state = replace(
        state, draws={**state.draws, kind: Hidden(tuple(rest))}, drawn_count=state.drawn_count + 1
    )
    return (state if rest else _shuffled(state, kind)), first


def _empty_problems(state: SingularityState, kind: TokenKind) -> tuple[Reason, ...]:
    return () if kind in state.draws else (why("nothing_to_draw", "SW-8", kind=kind),)


def draw_problems(state: SingularityState, kind: TokenKind) -> tuple[Reason, ...]:
    """Light level only, and only where the app draws."""
    if state.ground is not None:
        return (why("map_knows", "SW-19"),)
    if state.options.draws == "table":
        return (why("table_draws", "SW-8"),)
    return _empty_problems(state, kind)


def by_hand(state: SingularityState, action: DrawEnemy, seat: Seat | None) -> SingularityState:
    """Light level: the app says what a token shows."""
    refuse_faults(draw_problems(state, action.kind))
    state, enemy = drawn(state, action.kind)
    return replace(state, drawn=enemy).logged("drawn", seat, enemy=enemy_name(state, enemy), kind=action.kind)
