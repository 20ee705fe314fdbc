"""A question that all answer at once: sealed, replaced, reopened, opened together (TB-48)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.toolbox.actions import (
    Ask,
    AskAgain,
    OfTheQuestion,
    OpenQuestion,
    PaperReady,
    Reopen,
    Seal,
    SetShow,
    TypePaper,
    TypePapers,
)
from companion.games.toolbox.packs.specs import QuestionSpec
from companion.games.toolbox.rules import front, opening
from companion.games.toolbox.rules.voices import leads, not_leader
from companion.games.toolbox.state import Asking, ToolboxState, counted, question_of
from companion.games.toolbox.sums import choosing
from companion.games.toolbox.sums.choosing import Value
from companion.games.toolbox.sums.refusals import refusal
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat

OPENING_SECONDS: Final = 3
"""Between the last seal and the opening: a slip can be taken out (A10)."""


def apply(state: ToolboxState, actor: Actor, action: OfTheQuestion) -> ToolboxState:
    """What is said to the question."""
    match action:
        case Ask(question=spec, asked=asked, ms=ms):
            return ask(state, spec, asked, ms)
        case AskAgain():
            return _again(state, action)
    code = "not_asked" if isinstance(action, Seal) else "not_sealed" if isinstance(action, Reopen) else ""
    front.check_front(state, "choose", code or "nothing_to_open", "TB-47")
    now = state.question
    if now is None or now.opened:
        raise refusal("already_open", "TB-47")
    match action:
        case Seal(choice=choice):
            return _sealed(state, now, Seat(str(actor)), choice)
        case Reopen():
            return _reopened(state, now, Seat(str(actor)))
        case SetShow(show=show):
            return _shown(state, now, show)
        case OpenQuestion():
            return _open_now(state, now)
        case PaperReady(seat=seat):
            if actor != seat and not leads(state, actor):
                raise not_leader(state)
            return _folded(state, now, seat)
        case TypePaper(seat=seat, choice=choice):
            return opening.type_paper(state, now, seat, _tidy(choice))
        case TypePapers(totals=totals):
            return opening.type_papers(state, now, tuple((_tidy(value), many) for value, many in totals))


def ask(
    state: ToolboxState,
    spec: QuestionSpec,
    asked: tuple[Seat, ...],
    ms: int,
    previous: dict[Seat, Hidden[Value]] | None = None,
) -> ToolboxState:
    """A new question, of all or of some; its setting is public before the first seal."""
    front.check_new(state, "choose")
    for seat in asked:
        if seat not in state.seats:
            raise refusal("unknown_seat", "TB-47", name=seat)
    question = spec.question(state.seats, state.options.least_group, asked or None)
    choosing.check_question(question)
    state = counted(front.brought(state, "choose", ms), questions=1)
    number = state.counts.questions
    state = replace(state, question=Asking(number, spec, question, previous=previous or {}))
    return state.logged("asked", number=number, **question_of(spec.ask))


def _again(state: ToolboxState, action: AskAgain) -> ToolboxState:
    """The same setting with the next number, or among the tied words only (TB-57)."""
    now = state.question
    if now is None or now.opened is None:
        raise refusal("nothing_to_open", "TB-57")
    spec = now.spec
    if action.among_tied:
        tied = tuple(str(one) for one in now.opened.winners)
        if now.question.is_number or len(tied) < choosing.FEWEST_WORDS:
            raise refusal("word_count", "TB-57", low=choosing.FEWEST_WORDS, high=choosing.MOST_WORDS)
        spec = spec.model_copy(update={"among": tied})
    last = state.runs[-1] if state.runs and state.runs[-1].view.number == now.number else None
    previous = last.counted if last else {}
    asked = tuple(Seat(seat) for seat in now.question.asked or ())
    return ask(state, spec, asked, action.ms, previous)


def _tidy(choice: Value | float) -> Value:
    value = choice.strip() if isinstance(choice, str) else choice
    if isinstance(value, float):
        raise refusal("bad_number", "TB-47")
    return value


def _sealed(state: ToolboxState, now: Asking, seat: Seat, choice: Value | float) -> ToolboxState:
    value = _tidy(choice)
    choosing.check_choice(now.question, seat, value)
    if now.is_typing:
        raise refusal("already_open", "TB-47")
    envelopes = {**now.envelopes, seat: Hidden(value, frozenset({seat}))}
    return with_count(replace(state, question=replace(now, envelopes=envelopes)))


def _reopened(state: ToolboxState, now: Asking, seat: Seat) -> ToolboxState:
    if seat not in now.envelopes:
        raise refusal("not_sealed", "TB-48")
    if now.is_typing or is_held(state):
        raise refusal("counting", "TB-48")
    kept = {one: envelope for one, envelope in now.envelopes.items() if one != seat}
    return replace(state, question=replace(now, envelopes=kept, is_counting=False))


def is_held(state: ToolboxState) -> bool:
    """While lead counts down to the opening a choice can only be replaced."""
    return state.countdown is not None and state.countdown.at_zero == "open"


def _shown(state: ToolboxState, now: Asking, show: choosing.Show) -> ToolboxState:
    """Names, totals or the winner: fixed while an envelope is sealed (TB-49)."""
    if now.envelopes or now.papers:
        raise refusal("sealed_already", "TB-49")
    spec = now.spec.model_copy(update={"show": show})
    question = replace(now.question, show=show)
    choosing.check_question(question)
    state = replace(state, question=replace(now, spec=spec, question=question))
    return state.logged("shows", show=show)


def _folded(state: ToolboxState, now: Asking, seat: Seat) -> ToolboxState:
    if seat not in state.on_paper or seat not in now.question.voters:
        raise refusal("not_asked", "TB-47")
    if seat in now.papers or seat in now.envelopes or now.is_typing:
        raise refusal("already_open", "TB-47")
    papers = tuple(one for one in state.seats if one in (*now.papers, seat))
    return with_count(replace(state, question=replace(now, papers=papers)))


def ready(now: Asking) -> tuple[Seat, ...]:
    """Who has sealed or folded, in seat order."""
    return tuple(Seat(seat) for seat in now.question.voters if seat in now.envelopes or seat in now.papers)


def waiting(now: Asking) -> tuple[Seat, ...]:
    """Who is still thinking."""
    there = ready(now)
    return tuple(Seat(seat) for seat in now.question.voters if seat not in there)


def with_count(state: ToolboxState) -> ToolboxState:
    """Once the last is ready the opening count begins by itself, unless lead opens or counts (TB-50)."""
    now = state.question
    if now is None or state.front != "choose" or now.opened or now.is_counting or now.is_typing:
        return state
    if waiting(now) or state.countdown or not (now.spec.opens == "ready" or now.is_due):
        return state
    return counted(replace(state, question=replace(now, is_counting=True)), openings=1)


def _open_now(state: ToolboxState, now: Asking) -> ToolboxState:
    must_wait = now.spec.opens == "leader" or now.spec.absent == "wait"
    if now.is_typing or (must_wait and waiting(now)):
        raise refusal("not_all_ready", "TB-50", waiting_seats=waiting(now) or now.papers)
    if state.countdown:
        state = replace(state, countdown=None)
    return due(state)


def due(state: ToolboxState) -> ToolboxState:
    """Zero: it opens without those who are absent, or goes on waiting for them."""
    now = state.question
    if now is None or now.opened or now.is_typing:
        return state
    if now.spec.absent == "wait" and waiting(now):
        return replace(state, question=replace(now, is_due=True))
    return opening.unfolded(state, now)


def counted_out(state: ToolboxState, serial: int) -> ToolboxState:
    """The opening count is at zero."""
    now = state.question
    if now is None or not now.is_counting or serial != state.counts.openings:
        raise refusal("stale_time", "TB-50")
    return opening.unfolded(state, now)
