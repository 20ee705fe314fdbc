"""Loss at a limit, win on End, and the record of it.

Rules: SW-36, SW-37, SW-40.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions.table import ClaimWin, Declare, GiveUp
from companion.games.singularity.packs.campaign import Deck, IssueResult, Limits, Unlocks
from companion.games.singularity.rules.changing import lost_by, plotted
from companion.games.singularity.rules.refusals import refusal, why
from companion.games.singularity.rules.seats import leader_problems
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.ending import Decision, Fall
from companion.games.singularity.state.enemies import EnemyStep
from companion.games.singularity.state.phases import Over, Setup
from companion.games.singularity.sums.spaces import area_of, spaces_of
from companion.games.singularity.sums.story import after, open_until
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, seat_of


def settled(state: SingularityState) -> SingularityState:
    """The state, over if it is: a loss is tested first, unless the house lets a win at once count (A18)."""
    if isinstance(state.step, (Setup, Over)):
        return state
    if state.fall and not (state.options.simultaneous == "win" and has_won(state)):
        return _lost(state, state.fall)
    return _won(state) if has_won(state) else state


def has_won(state: SingularityState) -> bool:
    """Map level: every member on End, no enemy and no token in its area (SW-37, A17)."""
    board = state.board
    if board is None or board.end is None:
        return False
    if any(member.place != board.end for member in state.members.values()):
        return False
    area = area_of(board, board.end)
    spaces = {*(spaces_of(board, area) if area else ()), board.end}
    is_held = any(group.place in spaces for group in state.groups)
    return not is_held and not any(token.place in spaces for token in state.tokens)


def _over(state: SingularityState, decision: Decision, line: str, **facts: str | int) -> SingularityState:
    march = state.step if isinstance(state.step, EnemyStep) else None
    return replace(state, step=Over(decision, march), plot=plotted(state), ballot=None).logged(
        line, None, **facts
    )


def _won(state: SingularityState) -> SingularityState:
    return _over(state, Decision("won", "end_reached"), "won", round=state.round)


def _lost(state: SingularityState, fall: Fall) -> SingularityState:
    facts: dict[str, str | int] = {**lost_by(state, fall), "cause": fall.cause, "round": state.round}
    return _over(state, Decision("lost", fall.track, fall=fall), f"lost-{fall.track}", **facts)


def claim_problems(state: SingularityState) -> tuple[Reason, ...]:
    """With a map the app sees a win by itself."""
    return (why("map_knows", "SW-37"),) if state.ground is not None else ()


def claimed(state: SingularityState, action: ClaimWin, seat: Seat | None) -> SingularityState:
    """Light level: the table says that the team stands on End."""
    refuse_faults(claim_problems(state))
    if not action.all_on_end:
        raise refusal("not_all_on_end", "SW-37")
    if not action.area_clear:
        raise refusal("not_clear", "SW-37")
    return _won(state.logged("claims-win", seat))


def declared(state: SingularityState, action: Declare, actor: Actor) -> SingularityState:
    """The issue's own rules ended it (A28)."""
    refuse_faults(leader_problems(state, actor))
    seat = seat_of(actor)
    reason = action.reason.strip()
    if not reason:
        raise refusal("no_reason", "SW-A28")
    state = state.logged("declared", seat, result=action.result, reason=reason)
    line = "won" if action.result == "won" else "lost-declared"
    return _over(state, Decision(action.result, "declared", reason, seat=seat), line, round=state.round)


def given_up(state: SingularityState, action: GiveUp, actor: Actor) -> SingularityState:
    """The team stops (A28): an end of its own, whatever the tracks say."""
    refuse_faults(leader_problems(state, actor))
    seat = seat_of(actor)
    reason = action.reason.strip()
    by = "seat" if seat else "table"
    decision = Decision("lost", "gave_up", reason, seat=seat)
    state = state.logged("gives-up", seat, by=by, threat=state.threat, reason=reason)
    return _over(state, decision, "lost-declared", round=state.round)


def record(state: SingularityState, decision: Decision) -> IssueResult:  # SW-7
    """What the campaign's log keeps of this issue (SW-40)."""
    limits = state.limits or Limits()
    issue, mode = state.issue, state.options.mode
    unlocks = mode == "story" or (mode == "arcade" and state.options.arcade_unlocks)
    has_unlocked = issue is not None and decision.result == "won" and unlocks
    return IssueResult(
        issue=issue.number if issue else 0,
        title=issue.title if issue else "",
        mode=mode,
        result=decision.result,
        reason=decision.reason,
        turns=state.turn.number,
        rounds=state.round,
        threat=state.threat,
        threat_limit=limits.threat,
        awareness=state.awareness,
        awareness_limit=limits.awareness,
        gained=tuple(
            Deck(
                character=member.character.name if member.character else member.seat,
                player=member.seat,
                gained=member.gained,
            )
            for member in state.members.values()
        ),
        unlocked=issue.unlocks if issue and has_unlocked else Unlocks(),
    )


def opens(state: SingularityState) -> int | None:  # SW-7
    """The issue that a win opens in story mode, if it opens one."""
    story, issue = state.options.campaign, state.issue
    if story is None or issue is None or state.options.mode != "story" or state.decision is None:
        return None
    before = open_until(story)
    now = open_until(after(story, record(state, state.decision)))
    return now if now > before else None
