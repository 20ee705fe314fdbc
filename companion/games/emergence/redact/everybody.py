"""The public facts, for everybody alike; `mine` adds what a seat may know besides."""

from __future__ import annotations

from typing import Literal, cast

from companion.games.emergence import views
from companion.games.emergence.redact import looks, mine
from companion.games.emergence.rules import choices, corrections, dealing, ending, turns
from companion.games.emergence.rules.assimilating import waiting
from companion.games.emergence.rules.hostile import hides_knowledge
from companion.games.emergence.state import Data, EmergenceState, Operative, Teams, board_data
from companion.games.emergence.words import ALLEGIANCES, REQUIRED
from companion.kernel.seat import Seat, Viewer


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
    count, decision = len(state.seats), state.decision
    return views.EmergenceView(
        phase=state.phase,
        round=state.round,
        waiting_for=_waiting_for(state),
        seats=state.seats,
        leader=state.leader,
        order=turns.order(state),
        operatives=tuple(_line(state, state.operatives[seat], None) for seat in state.seats),
        board=_board(state),
        totals=_teams(state.totals),
        required=_teams(Teams(*REQUIRED[count])),
        counts=_teams(Teams(*ALLEGIANCES[count])),
        mode="city" if state.streets else "attested",
        turn=_turn(state),
        meeting=_meeting(state),
        spoken=_spoken(state),
        aggregator=_aggregator(state),
        opened=views.OpenedView(round=state.opened.round, totals=_teams(state.opened.totals))
        if state.opened
        else None,
        race=tuple(views.RacePoint(round=point.round, totals=_teams(point.totals)) for point in state.race),
        spies=tuple(
            views.SpyLine(number=at.number, round=at.round, spy=at.spy, target=at.target)
            for at in state.spyings
        ),
        correction=state.proposal.correct if state.proposal else None,
        correction_by=state.proposal.by if state.proposal else None,
        correction_said=corrections.told(state),
        end=_end(state) if decision and state.phase == "over" else None,
        declare_again=state.declare_again,
        by_hand=state.options.by_hand,
    )


def _teams(teams: Teams) -> views.Teams:
    return views.Teams(ai=teams.ai, human=teams.human)


def data_count(data: Data) -> views.DataCount:
    """Blocks by name."""
    return views.DataCount(light_blue=data[0], dark_blue=data[1], light_green=data[2], dark_green=data[3])


def _line(state: EmergenceState, operative: Operative, viewer: Viewer) -> views.OperativeLine:
    """One operative as this viewer sees it (table "Who sees what", A9, A14)."""
    seat, is_mine, shown = operative.seat, operative.seat == viewer, operative.revealed
    return views.OperativeLine(
        seat=seat,
        tile=operative.tile,
        on_start=operative.on_start,
        knowledge=operative.knowledge if is_mine or not hides_knowledge(state) else None,
        data=data_count(operative.data) if is_mine or state.options.holdings == "public" else None,
        is_ready=_is_ready(state, seat),
        action=shown.action if shown else None,
        augmentation=shown.augmentation if shown else None,
        has_had_turn=_has_had_turn(state, seat),
        allegiance=state.allegiances[seat].value if state.phase == "over" else None,
    )


def _is_ready(state: EmergenceState, seat: Seat) -> bool:
    """Whether this seat has done what the phase waits for."""
    match state.phase:
        case "declare":
            return seat in state.allegiances or seat in state.ready
        case "turning":
            return seat not in ending.unturned(state)
        case "card" | "meeting":
            return seat in state.ready
        case "select" | "countdown":
            return seat in state.selections
        case "assimilate":
            return state.event is not None and seat not in waiting(state.event)
        case _:
            return False


def _has_had_turn(state: EmergenceState, seat: Seat) -> bool:
    if state.turn is None:
        return False
    order = turns.order(state)
    return order.index(seat) < order.index(state.turn.seat)


def _waiting_for(state: EmergenceState) -> tuple[Seat, ...]:
    """Whom the table waits for; everybody where anybody may answer."""
    match state.phase:
        case "board" | "leader":
            return state.seats
        case "meeting" if not dealing.is_last_line(state):
            return state.seats if state.is_narrator_held else ()
        case "countdown":
            is_held = state.countdown is not None and not state.countdown.is_running
            return (state.leader,) if is_held and state.leader else ()
        case "turns" if state.turn:
            return (state.turn.claim.target if state.turn.claim else state.turn.seat,)
        case "assimilate" if state.event:
            return waiting(state.event)[:1]
        case "opening" if state.event:
            return (state.event.trigger,)
        case "turning":
            return ending.unturned(state)
        case "declare" | "card" | "meeting" | "select":
            late = tuple(seat for seat in state.seats if not _is_ready(state, seat))
            return late or ((state.leader,) if state.leader else ())
        case _:
            return ()


def _board(state: EmergenceState) -> views.BoardView:
    data, streets = board_data(state), state.streets
    if streets is None:
        return views.BoardView(data=data_count(data), total=sum(data), is_hex=False)
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
        data=data_count(data), total=sum(data), tiles=tiles, name=streets.name, is_hex=streets.is_hex
    )


def _turn(state: EmergenceState) -> views.TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    claim = turn.claim
    return views.TurnView(
        seat=turn.seat,
        step=turn.step,
        stayed=turn.stayed,
        moved_to=turn.moved_to,
        exchanged=turn.exchanged,
        did=turn.did,
        claim=views.ClaimView(action=claim.action, actor=claim.actor, target=claim.target) if claim else None,
    )


def _meeting(state: EmergenceState) -> views.MeetingView | None:
    if state.phase != "meeting":
        return None
    if state.options.by_hand:
        return views.MeetingView(step=1, steps=1, caption=_caption(state), may_look=False, is_last=True)
    return views.MeetingView(
        step=state.meeting_step + 1,
        steps=len(dealing.MEETING),
        caption=_caption(state),
        may_look=dealing.MEETING[state.meeting_step].may_look,
        is_last=dealing.is_last_line(state),
        is_held=state.is_narrator_held,
    )


def _spoken(state: EmergenceState) -> str:
    """What the narrator says now: nothing while he is held, nothing where people meet eye to eye (EM-8)."""
    is_silent = state.phase != "meeting" or state.is_narrator_held or bool(state.options.by_hand)
    return "" if is_silent else _caption(state)


def _caption(state: EmergenceState) -> str:
    """Text id of the narrator's line; on paper the table does it by itself (EM-8)."""
    if state.options.by_hand:
        return "emergence-meeting-by-hand"
    return f"emergence-meeting-{state.meeting_step + 1}"


def _aggregator(state: EmergenceState) -> views.AggregatorView | None:
    event, is_box = state.event, state.options.aggregator == "box"
    if event is None:
        return None
    still = () if is_box else waiting(event)
    return views.AggregatorView(trigger=event.trigger, order=event.order, waiting=still, is_box=is_box)


def _end(state: EmergenceState) -> views.EndView | None:
    decision = state.decision
    if decision is None:
        return None
    return views.EndView(
        winner=cast('Literal["ai", "human", "draw"]', decision.winner),
        reason=cast('Literal["requirement", "surplus", "equal_surplus", "no_data"]', decision.reason),
        ai_beyond=decision.beyond.ai,
        human_beyond=decision.beyond.human,
    )
