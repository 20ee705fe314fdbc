"""The public view, and what one seat may know besides: nobody else, and the rest nobody (CV-3)."""

from __future__ import annotations

from companion.games.cyberverse import views
from companion.games.cyberverse.redact import board, looks, mine, organizations, score, site
from companion.games.cyberverse.rules import (
    activation,
    auxiliary,
    brawl,
    choices,
    driver,
    fight,
    hacking,
    influence,
    papers,
    payday,
    strategy,
    testing,
    tokens,
)
from companion.games.cyberverse.rules.corrections import CORRECTIONS
from companion.games.cyberverse.rules.ledger import team
from companion.games.cyberverse.rules.setup import now_choosing
from companion.games.cyberverse.rules.support import over_limit
from companion.games.cyberverse.state import AtSite, CyberverseState, InFight, StateIn, is_in
from companion.games.cyberverse.state.phases import Activation, Choosing, Entries, EventStep, Paid, Strategy
from companion.games.cyberverse.state.site import Fight, Site
from companion.games.cyberverse.words import Step
from companion.kernel.seat import Seat, Viewer


def view(state: CyberverseState, viewer: Viewer) -> views.CyberverseView:
    """What this viewer may know."""
    shared = public(state)
    return shared if viewer is None else for_seat(state, viewer, shared)


def for_seat(state: CyberverseState, seat: Seat, shared: views.CyberverseView) -> views.CyberverseView:
    """The public view with what this seat may know besides. What all share stays the same object."""
    return shared.model_copy(
        update={
            "choices": choices.choices(state, seat),
            "my_looks": looks.names(state, seat),
            "my_cash_log": mine.cash_log(state, seat),
            "my_closed": mine.closed(state, seat),
            "my_tests": mine.tests(state, seat),
            "my_hacks": mine.hacks(state, seat),
            "my_attack": mine.attack(state, seat),
            "my_declaration": mine.declaration(state, seat),
            "my_payday": mine.my_payday(state, seat),
        }
    )


def public(state: CyberverseState) -> views.CyberverseView:
    """What everybody at the table may see."""
    late, now = waiting_for(state), step(state)
    return views.CyberverseView(
        phase=state.phase,
        step=now,
        round=state.turn,
        waiting_for=late,
        seats=state.seats,
        order=state.order,
        order_lines=state.places,
        turn_of=_turn_of(now, late),
        checklist=board.checklist(state),
        next=board.next_phase(state),
        organizations=tuple(
            organizations.organization(state, seat, is_ready=_is_ready(state, seat)) for seat in state.seats
        ),
        districts=board.districts(state),
        news=board.news(state),
        reminders=board.reminders(state),
        chooser=_chooser(state),
        sheet_number=_sheet_number(state),
        story_vp=state.story_vp,
        activation=_activation(state),
        investigation=site.investigation(state),
        entered=tuple(seat for seat in state.seats if is_in(state, Entries) and seat in state.now.entries),
        paydays=state.last.paydays,
        test=state.last.test,
        hack=state.last.hack,
        attack=state.last.attack,
        score=score.score(state),
        foldable=papers.foldable(state),
        folded=papers.lying(state),
        unfolding=papers.unfolding(state),
        history=state.history,
        known=tuple(state.known.values()),
        **CORRECTIONS.shown(state),
    )


def _chooser(state: CyberverseState) -> Seat | None:  # CV-7
    """Whose first agent it is."""
    return now_choosing(state) if is_in(state, Choosing) else None


def _sheet_number(state: CyberverseState) -> int | None:
    now = _chooser(state)
    return state.sheets.get(now) if now else None


def step(state: CyberverseState) -> Step:
    """The fine step of this phase."""
    if state.phase in ("setup", "agents", "scoring", "over"):
        return ""
    if over_limit(state):
        return "support"
    if state.last.open_test:
        return "settle"
    if is_in(state, Strategy):
        return ("stories" if state.now.looking else "menu") if strategy.now(state) else "done"
    if is_in(state, Activation):
        return _activation_step(state)
    match state.now:
        case EventStep():
            return "news" if driver.missing(state) else "done"
        case Fight(follow_ups=pending) if pending:
            return "after_attack"
        case Site(step=now):
            return now
        case Entries():
            return "entries"
        case Paid():
            return "paid"
        case _:
            return "done"


def _activation_step(state: StateIn[Activation]) -> Step:
    if state.now.moving:
        return "move"
    if activation.calls(state):
        return "call"
    if state.now.looking:
        return "stories"
    return "auxiliary" if auxiliary.now(state) else "done"


def _turn_of(now: Step, late: tuple[Seat, ...]) -> Seat | None:
    """Whose turn it is, in a step that belongs to one organization."""
    if now in ("entries", "declare", "tokens", "hacking", "brawl", "ambush") or len(late) != 1:
        return None
    return late[0]


def waiting_for(state: CyberverseState) -> tuple[Seat, ...]:
    """Whom the table waits for; everybody where anybody may answer."""
    if state.phase == "over":
        return ()
    if state.phase in ("setup", "scoring"):
        return state.seats
    over = over_limit(state)
    if over:
        return over
    if state.last.open_test:
        return (state.last.open_test.report.seat,)
    if is_in(state, Choosing):
        now = now_choosing(state)
        return (now,) if now else ()
    return _acting(state) or state.order[:1]


def _acting(state: CyberverseState) -> tuple[Seat, ...]:
    """Whose turn it is in a turn of the game; nobody: the first player leads on."""
    seat = None
    if is_in(state, Strategy):
        seat = strategy.now(state)
    if is_in(state, Activation):
        seat = _activating(state)
    if is_in(state, Fight):
        return _fighting(state)
    if is_in(state, Site):
        return _at_site(state)
    return (seat,) if seat else payday.waiting(state)


def _activating(state: StateIn[Activation]) -> Seat | None:
    if state.now.moving:
        return state.agents[state.now.moving.agent].seat
    waiting = activation.calls(state)
    if waiting:
        return waiting[0].seat
    turn = auxiliary.now(state)
    return turn[0] if turn else None


def _at_site(state: AtSite) -> tuple[Seat, ...]:
    match state.now.step:
        case "ambush" | "brawl":
            return state.order[:1]
        case "teammates":
            agent = brawl.called(state)
            return (agent.seat,) if agent else ()
        case "declare":
            return brawl.to_declare(state)
        case "hacking":
            return tuple(dict.fromkeys(agent.seat for agent in hacking.waiting(state)))
        case "missions":
            seat = testing.now(state)
            return (seat,) if seat else ()
        case _:
            alone = influence.alone(state)
            return (alone,) if alone else ()


def _fighting(state: InFight) -> tuple[Seat, ...]:
    if not state.now.is_locked:
        return tuple(dict.fromkeys(agent.seat for agent in tokens.waiting(state)))
    pending = state.now.follow_ups
    if pending:
        return tuple(dict.fromkeys(one.by for one in pending))
    figure = fight.now(state)
    return (fight.seats_of(state, figure),) if figure else ()


def _is_ready(state: CyberverseState, seat: Seat) -> bool:
    """Whether this seat has done what the step waits for; never what it has done."""
    if is_in(state, Fight) and not state.now.is_locked:
        return seat not in [agent.seat for agent in tokens.waiting(state)]
    match state.now:
        case Choosing():
            return bool(team(state, seat))
        case Strategy(finished=finished):
            return seat in finished
        case Site(step="declare", declared=declared, papers=folded):
            return seat in (*declared, *folded)
        case Entries() | Paid():
            return seat not in payday.waiting(state)
        case _:
            return False


def _activation(state: CyberverseState) -> views.ActivationView | None:
    """Whom the app calls, who moves, whose auxiliary action it is."""
    if not is_in(state, Activation):
        return None
    waiting, turn = activation.calls(state), auxiliary.now(state)
    moving, looking = state.now.moving, state.now.looking
    is_calling = bool(waiting) and moving is None
    is_auxiliary = not waiting and moving is None
    return views.ActivationView(
        called=waiting[0].id if is_calling else None,
        calls=tuple(agent.id for agent in waiting),
        moving=moving.agent if moving else None,
        points=moving.points if moving else 0,
        points_left=moving.left if moving else 0,
        bled=state.now.bled,
        auxiliary=turn[0] if is_auxiliary and turn else None,
        auxiliary_why=turn[1] if is_auxiliary and turn else "",
        looking=looking.seat if looking else None,
    )
