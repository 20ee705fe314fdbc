"""The public facts, for everybody alike; `mine` adds what a seat may know besides."""

from __future__ import annotations

from companion.games.emergence import views
from companion.games.emergence.redact import looks, mine
from companion.games.emergence.rules import choices, ending, meeting, turns
from companion.games.emergence.rules.corrections import CORRECTIONS
from companion.games.emergence.rules.hostile import hides_knowledge
from companion.games.emergence.state import EmergenceState, Operative, board_data, phases
from companion.games.emergence.sums.blocks import named
from companion.games.emergence.words import ALLEGIANCES, REQUIRED
from companion.kernel.seat import Seat, Viewer

BY_HAND = "emergence-meeting-by-hand"
"""Text id of the meeting with seats on paper: the table does it by itself."""


def view(state: EmergenceState, viewer: Viewer) -> views.EmergenceView:
    """Everything one viewer may know; the shared screen gets the public half only."""
    return for_seat(state, viewer, public(state)) if viewer else public(state)


def for_seat(state: EmergenceState, seat: Seat, shared: views.EmergenceView) -> views.EmergenceView:
    """The public view with what this seat may know besides. What all share stays the same object."""
    added: dict[str, object] = {
        "choices": choices.choices(state, seat),
        "my_looks": looks.names(state, seat),
        "my_selection": mine.selection(state, seat),
        "my_moves": mine.moves(state, seat),
        "my_closed": mine.closed(state, seat),
        "my_targets": mine.targets(state, seat),
        "my_compile": mine.compile_offer(state, seat),
        "my_split_shows": mine.split_shows(state, seat),
    }
    if state.options.holdings == "owner" or hides_knowledge(state):
        added["operatives"] = tuple(_line(state, state.operatives[one], seat) for one in state.seats)
    return shared.model_copy(update=added)


def public(state: EmergenceState) -> views.EmergenceView:
    """What everybody at the table may see."""
    count, now = len(state.seats), state.now
    return views.EmergenceView(
        phase=state.phase,
        round=state.round,
        waiting_for=_waiting_for(state),
        seats=state.seats,
        leader=state.leader,
        order=turns.order(state.seats, state.leader),
        operatives=tuple(_line(state, state.operatives[seat], None) for seat in state.seats),
        board=_board(state),
        totals=state.totals,
        required=_teams(REQUIRED[count]),
        counts=_teams(ALLEGIANCES[count]),
        mode="city" if state.streets else "attested",
        use=state.options.use,
        turn=_turn(state),
        on_board=_on_board(state),
        meeting=_meeting(state),
        spoken=_spoken(state),
        aggregator=state.event,
        opened=state.opened,
        race=state.race,
        spies=tuple(spying.line for spying in state.spyings),
        **CORRECTIONS.shown(state),
        end=now.end if isinstance(now, phases.Ended) and now.is_open else None,
        declare_again=isinstance(now, phases.Gathering) and now.again,
        by_hand=state.options.by_hand,
        papers=_papers(state),
    )


def _teams(numbers: tuple[int, int]) -> views.Teams:
    return views.Teams(ai=numbers[0], human=numbers[1])


def _line(state: EmergenceState, operative: Operative, viewer: Viewer) -> views.OperativeLine:
    """One operative as this viewer sees it (table "Who sees what", A9, A14)."""
    seat, is_mine, shown = operative.seat, operative.seat == viewer, _shown(state, operative.seat)
    may_see = is_mine or not hides_knowledge(state)
    return views.OperativeLine(
        seat=seat,
        tile=operative.tile,
        on_start=operative.on_start,
        knowledge=operative.knowledge if may_see and _is_counted(state, seat) else None,
        data=named(operative.data)
        if state.keeps_board and (is_mine or state.options.holdings == "public")
        else None,
        is_ready=_is_ready(state, seat),
        action=shown.action if shown else None,
        augmentation=shown.augmentation if shown else None,
        has_had_turn=_has_had_turn(state, seat),
        allegiance=state.allegiances[seat].value if state.phase == "over" else None,
    )


def _shown(state: EmergenceState, seat: Seat) -> views.SelectionView | None:
    """What lies open: every choice after the reveal, before it a paper that was typed."""
    typed = state.now.typed if isinstance(state.now, phases.Selecting) else {}
    return state.shown.get(seat) or typed.get(seat)


def _is_counted(state: EmergenceState, seat: Seat) -> bool:
    """Whether the app knows the tokens of a seat; only the secrets: just for the event."""
    match state.now:
        case _ if state.keeps_board:
            return True
        case phases.Holding(said=said):
            return seat in said
        case phases.Assimilation():
            return True
        case phases.OnBoard():
            return state.opened is not None and state.opened.round == state.round
        case _:
            return False


def _is_ready(state: EmergenceState, seat: Seat) -> bool:
    """Whether this seat has done what the phase waits for."""
    match state.now:
        case phases.Gathering(name="declare", ready=ready):
            return seat in state.allegiances or seat in ready
        case phases.Gathering(ready=ready) | phases.Meeting(ready=ready):
            return seat in ready
        case phases.Selecting(is_zero=True) as now:
            return seat in now.envelopes or seat in now.typed
        case phases.Selecting() as now:
            return seat in now.envelopes or seat in now.papers
        case phases.Holding(said=said):
            return seat in said
        case phases.Assimilation(event=event, name="assimilate"):
            return seat not in event.waiting
        case phases.Ended(is_open=False):
            return seat not in ending.unturned(state)
        case _:
            return False


def _has_had_turn(state: EmergenceState, seat: Seat) -> bool:
    if state.turn is None:
        return False
    order = turns.order(state.seats, state.turn.leader)
    return order.index(seat) < order.index(state.turn.seat)


def _waiting_for(state: EmergenceState) -> tuple[Seat, ...]:
    """Whom the table waits for; everybody where anybody may answer."""
    late = tuple(seat for seat in state.seats if not _is_ready(state, seat))
    match state.now:
        case phases.Preparing():
            return state.seats
        case phases.Meeting(is_held=is_held) as now if not meeting.is_last_line(now):
            return state.seats if is_held else ()
        case phases.Gathering() | phases.Meeting() | phases.Holding() | phases.Selecting(is_zero=True):
            return late
        case phases.Selecting(leader=leader, countdown=counting):
            is_counting = counting is not None and counting.is_running
            return () if is_counting else late or (leader,)
        case phases.Turn(seat=seat, claim=claim):
            return (claim.target if claim else seat,)
        case phases.OnBoard(leader=leader, claim=claim):
            return (claim.target if claim else leader,)
        case phases.Assimilation(event=event):
            return event.waiting[:1] or (event.trigger,)
        case phases.Ended():
            return ending.unturned(state)


def _board(state: EmergenceState) -> views.BoardView:
    data, streets = board_data(state), state.streets
    if streets is None:
        return views.BoardView(data=named(data), total=sum(data), is_hex=False)
    tiles = tuple(
        views.TileView(
            id=tile,
            kind=kind,
            blocks=state.tiles.get(tile, 0),
            q=streets.spots[tile][0],
            r=streets.spots[tile][1],
            agents=tuple(seat for seat in state.seats if state.operatives[seat].tile == tile),
            next_to=streets.near[tile],
        )
        for tile, kind in streets.kinds.items()
    )
    return views.BoardView(
        data=named(data), total=sum(data), tiles=tiles, name=streets.name, is_hex=streets.is_hex
    )


def _turn(state: EmergenceState) -> views.TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    return views.TurnView(
        seat=turn.seat,
        step=turn.step,
        stayed=turn.stayed,
        moved_to=turn.moved_to,
        exchanged=turn.exchanged,
        did=turn.did,
        claim=turn.claim,
    )


def _on_board(state: EmergenceState) -> views.OnBoardView | None:
    now = state.playing
    if not isinstance(now, phases.OnBoard):
        return None
    return views.OnBoardView(
        acted=tuple(seat for seat in state.seats if seat in now.did),
        trigger=state.now.trigger if isinstance(state.now, phases.Holding) else None,
        is_counted_openly=not hides_knowledge(state),
        claim=now.claim,
        is_said_empty=now.is_said_empty,
        said_empty=now.said_empty,
    )


def _papers(state: EmergenceState) -> tuple[Seat, ...]:
    """Folded papers that have not been typed."""
    now = state.now
    if not isinstance(now, phases.Selecting):
        return ()
    return tuple(seat for seat in state.seats if seat in now.papers and seat not in now.typed)


def _meeting(state: EmergenceState) -> views.MeetingView | None:
    now = state.now
    if not isinstance(now, phases.Meeting):
        return None
    if state.options.by_hand:
        return views.MeetingView(step=1, steps=1, caption=BY_HAND, may_look=False, is_last=True)
    return views.MeetingView(
        step=now.step + 1,
        steps=len(meeting.MEETING),
        caption=_caption(now),
        may_look=meeting.MEETING[now.step].may_look,
        is_last=meeting.is_last_line(now),
        is_held=now.is_held,
    )


def _spoken(state: EmergenceState) -> str:  # EM-8
    """What the narrator says now: nothing while he is held, nothing where people meet eye to eye."""
    match state.now:
        case phases.Meeting(is_held=False) as now if not state.options.by_hand:
            return _caption(now)
        case _:
            return ""


def _caption(now: phases.Meeting) -> str:
    """Text id of the narrator's line."""
    return f"emergence-meeting-{now.step + 1}"
