"""Envelopes open together: papers are typed first, then all is counted and shown as agreed (TB-56)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.games.toolbox.state import Asking, Run, Shuffle, ToolboxState, counted, question_of
from companion.games.toolbox.sums import choosing
from companion.games.toolbox.sums.choosing import Value
from companion.games.toolbox.sums.lots import written
from companion.games.toolbox.sums.refusals import refusal
from companion.games.toolbox.views import RunView
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat


def unfolded(state: ToolboxState, now: Asking) -> ToolboxState:
    """Folded papers are typed openly before anything opens; without any it opens at once."""
    now = replace(now, is_counting=False)
    if now.papers:
        return replace(state, question=replace(now, is_typing=True))
    return opened(state, now)


def type_paper(state: ToolboxState, now: Asking, seat: Seat, value: Value) -> ToolboxState:
    """What stands on one paper; names are open, so everybody may see it typed."""
    if not now.is_typing or now.question.is_closed:
        raise refusal("not_offered", "TB-47")
    if seat not in now.papers:
        raise refusal("not_asked", "TB-47")
    choosing.check_choice(now.question, seat, value)
    now = replace(
        now,
        papers=tuple(one for one in now.papers if one != seat),
        envelopes={**now.envelopes, seat: Hidden(value, frozenset({seat}))},
    )
    state = replace(state, question=now).logged("paper", seat)
    return state if now.papers else opened(state, now)


def type_papers(state: ToolboxState, now: Asking, totals: tuple[tuple[Value, int], ...]) -> ToolboxState:
    """Mixed papers: only their totals are typed, each counts as sealed."""
    if not now.is_typing or not now.question.is_closed:
        raise refusal("not_offered", "TB-47")
    values = [value for value, many in totals for _ in range(many)]
    if len(values) != len(now.papers) or any(many < 0 for _, many in totals):
        raise refusal("bad_count", "TB-47", count=len(now.papers))
    for value in values:
        if not now.question.offers(value):
            raise refusal("not_offered", "TB-47")
    mixed = dict(zip(now.papers, values, strict=True))
    state = state.logged("papers", count=len(values))
    return opened(state, replace(now, papers=()), mixed)


def opened(state: ToolboxState, now: Asking, mixed: Mapping[Seat, Value] | None = None) -> ToolboxState:
    """All at the same instant; behind totals nobody goes back."""
    question, seed = now.question, state.seed.value
    sealed: dict[str, Value] = {seat: envelope.value for seat, envelope in now.envelopes.items()}
    sealed |= {str(seat): value for seat, value in (mixed or {}).items()}
    previous: dict[str, Value] = {seat: envelope.value for seat, envelope in now.previous.items()}
    result = choosing.count(question, sealed, previous, (seed, now.number))
    run = _run(now, result, len(sealed))
    own = {} if result.is_withheld else now.envelopes
    counting = {
        Seat(seat): Hidden(value, frozenset({Seat(seat)}))
        for seat, value in result.counted.items()
        if seat not in (mixed or {})
    }
    done = replace(now, opened=run, envelopes=own, is_counting=False, is_typing=False)
    runs = (*state.runs, Run(run, frozenset(now.envelopes) | frozenset(mixed or {}), own, counting))
    state = replace(state, question=done, runs=runs)
    state = counted(state, shown=1) if not question.is_closed else counted(state, final=1)
    tied = result.won_by if question.decide in choosing.BY_NUMBER else result.winners
    if result.is_tie and question.tie == "draw" and not result.is_withheld:
        words = tuple(dict.fromkeys(str(one) for one in tied))
        shuffle = Shuffle(f"tie/{now.number}", written(words))
        state = counted(replace(state, shuffles=(*state.shuffles, shuffle)), shown=1)
    return _logged(state, now, run)


def _run(now: Asking, result: choosing.Count, sealed: int) -> RunView:
    """What leaves the state, built from what is shown and from nothing else."""
    shown: dict[str, Any] = choosing.shown(now.question, result)
    choices = {seat: value for seat, value in shown.get("choices", {}).items() if value is not None}
    return RunView(
        number=now.number,
        ask=now.spec.ask,
        show=now.question.show,
        is_withheld="withheld" in shown,
        absent=tuple(shown["absent"]),
        sealed=sealed,
        tally=tuple((value, many) for value, many in shown.get("tally", ())),
        winners=tuple(shown.get("winners", ())),
        choices=choices,
        won_by=tuple(shown.get("won_by", ())),
        decided=shown.get("decided"),
    )


def _logged(state: ToolboxState, now: Asking, run: RunView) -> ToolboxState:
    if run.is_withheld:
        return state.logged("withheld", number=run.number)
    is_seats = now.question.kind == "seats"
    seats = tuple(str(one) for one in run.winners if is_seats and one in state.seats)
    words = tuple(str(one) for one in run.winners if str(one) not in seats)
    if seats and not words:
        return state.logged("chosen-seats", won_seats=seats, **question_of(run.ask))
    facts = question_of(run.ask)
    return state.logged("chosen", won=(*seats, *words), none=int(not run.winners), **facts)
