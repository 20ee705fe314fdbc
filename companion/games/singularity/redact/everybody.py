"""What everybody at the table may see, built up from nothing."""

from __future__ import annotations

from companion.games.singularity import views
from companion.games.singularity.redact import moments, step, votes
from companion.games.singularity.rules import changing, hands, voting
from companion.games.singularity.rules.choices import for_table
from companion.games.singularity.rules.setup import missing
from companion.games.singularity.state import SingularityState, phase_of
from companion.games.singularity.state.board import Group
from companion.games.singularity.state.team import Member
from companion.games.singularity.state.tracks import TrackChange
from companion.games.singularity.sums import tracks
from companion.games.singularity.views.board import GroupView, LaidCard, MemberLine, RowCard
from companion.games.singularity.views.tracks import ChangeView, PlotPoint, TapView, TrackView
from companion.games.singularity.words import NEAR, TRACKS, Track
from companion.kernel.seat import Seat, clockwise

SHOWN = 8
"""Changes that a running game shows."""
TAPS = (
    TapView(cause="draw", track="awareness", amount=1),
    TapView(cause="card", track="threat", amount=1),
    TapView(cause="event", track="threat", amount=1),
    TapView(cause="calm", track="threat", amount=-1),
)
"""Causes that are one tap for everybody (SW-32)."""


def public(state: SingularityState) -> views.SingularityView:
    """What everybody at the table may see."""
    phase = phase_of(state)
    changes = state.changes if phase == "over" else state.changes[-SHOWN:]
    library = state.options.library
    return views.SingularityView(
        phase=phase,
        round=state.round,
        waiting_for=_waiting_for(state),
        level=state.options.level,
        seats=state.seats,
        leader=state.leader,
        order=clockwise(state.seats, state.leader),
        house=_house(state),
        issue=_issue(state),
        tracks=tuple(_track(state, track) for track in TRACKS),
        taps=TAPS if state.turn and phase != "over" else (),
        last_change=_change(state.changes[-1]) if state.changes else None,
        may_undo=phase != "over" and changing.may_undo(state),
        changes=tuple(map(_change, changes)),
        plot=tuple(
            PlotPoint(turn=at.turn, round=at.round, threat=at.threat, awareness=at.awareness)
            for at in state.plot
        ),
        members=tuple(_member(state, state.members[seat]) for seat in state.seats),
        enemies=tuple(state.enemies.values()),
        groups=tuple(_group(state, group) for group in state.groups),
        map=state.options.map if state.ground else None,
        places=_places(state),
        tokens=tuple(moments.token(token) for token in state.tokens),
        used_caches=state.used_caches,
        row=_row(state),
        upgrades=library.upgrades if library and phase == "cache" else (),
        drawn=state.drawn,
        setup=_setup(state) if phase == "setup" else None,
        turn=_turn(state),
        travel=moments.travel(state),
        encounter=moments.encounter(state),
        cache=moments.cache(state),
        step=step.step(state),
        vote=votes.vote(state, state.ballot) if state.ballot else None,
        last_vote=votes.vote(state, state.last_ballot) if state.last_ballot else None,
        end=moments.end(state),
        table_choices=for_table(state),
    )


def _house(state: SingularityState) -> views.House:
    house = state.options
    return views.House(
        lose_at=house.lose_at,
        threat_overflow=house.threat_overflow,
        hazard=house.hazard,
        hazard_pass_through=house.hazard_pass_through,
        leave_per_member=house.leave_per_member,
        encounter_stops_move=house.encounter_stops_move,
        cache_pass_through=house.cache_pass_through,
        cache_to=house.cache_to,
        diagonal=house.diagonal,
        retry_deck=house.retry_deck,
        counts_hands=hands.counts(state),
        discard_timing=house.discard_timing,
    )


def _issue(state: SingularityState) -> views.IssueLine | None:
    issue, story = state.issue, state.options.campaign
    if issue is None:
        return None
    return views.IssueLine(
        number=issue.number,
        title=issue.title,
        mode=state.options.mode,
        setup=issue.setup,
        rules=issue.rules,
        campaign=story.name if story else "",
        campaign_id=story.id if story else "",
    )


def _track(state: SingularityState, track: Track) -> TrackView:
    value, limit = changing.value_of(state, track), changing.limit_of(state, track)
    return TrackView(
        track=track,
        value=value,
        limit=limit,
        left=tracks.left(value, limit, state.options.lose_at),
        is_near=limit is not None and value * 100 >= limit * NEAR,
    )


def _places(state: SingularityState) -> tuple[str, ...]:
    """Light level: the spaces of the map that was chosen, by their names (SW-1)."""
    board = state.options.map
    if board is None or state.ground is not None:
        return ()
    return tuple(dict.fromkeys((space.name or space.id)[:24] for space in board.spaces))


def _change(change: TrackChange) -> ChangeView:
    return ChangeView(
        number=change.number,
        track=change.track,
        amount=change.amount,
        before=change.before,
        after=change.after,
        cause=change.cause,
        note=change.note,
        place=change.place,
        enemy=change.enemy,
        seat=change.seat,
        turn=change.turn,
        is_by_hand=change.is_by_hand,
        is_undone=change.is_undone,
    )


def _member(state: SingularityState, member: Member) -> MemberLine:
    """One member; the hand is the owner's unless the house opens it (SW-3, A15)."""
    shows = state.options.open_hands and hands.counts(state)
    return MemberLine(
        seat=member.seat,
        character=member.character,
        place=member.place,
        hand=member.hand.value if shows else None,
        deck=member.deck,
        discard=member.discard,
        gained=member.gained,
        carried=_carried(state, member),
        has_had_turn=_has_had_turn(state, member.seat),
    )


def _carried(state: SingularityState, member: Member) -> tuple[str, ...]:
    """Cards from earlier issues of the story (SW-7)."""
    story = state.options.campaign
    if story is None or member.character is None:
        return ()
    name = member.character.name.casefold()
    return next((deck.gained for deck in story.team if deck.character.casefold() == name), ())


def _has_had_turn(state: SingularityState, seat: Seat) -> bool:
    if state.turn is None:
        return False
    order = clockwise(state.seats, state.leader)
    return order.index(seat) < order.index(state.turn.seat)


def _group(state: SingularityState, group: Group) -> GroupView:
    card = state.enemies.get(group.enemy)
    health = card.health if card else None
    return GroupView(
        id=group.id,
        enemy=group.enemy,
        place=group.place,
        size=group.size,
        partial=group.partial,
        laid=tuple(LaidCard(owner=card.owner, card=card.card, value=card.value) for card in group.laid),
        health_left=health - sum(card.value for card in group.laid) if health is not None else None,
        fresh=group.fresh if state.options.spawn_delay else 0,
    )


def _row(state: SingularityState) -> tuple[RowCard, ...]:
    newest = state.drafting.newest if state.drafting else None
    return tuple(RowCard(at=at, card=card, is_new=at == newest) for at, card in enumerate(state.row))


def _setup(state: SingularityState) -> views.SetupView:
    library, story = state.options.library, state.options.campaign
    known = {one.name.casefold(): one for one in (library.characters if library else ())}
    team = [deck.character.casefold() for deck in story.team] if story else []
    names = [*(name for name in team if name in known), *(name for name in known if name not in team)]
    return views.SetupView(
        missing=missing(state),
        characters=tuple(known[name] for name in names),
        has_limits=state.limits is not None,
    )


def _turn(state: SingularityState) -> views.TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    return views.TurnView(
        seat=turn.seat,
        number=turn.number,
        card=turn.card,
        cards_played=turn.cards_played,
        has_walked=turn.has_walked,
    )


def _waiting_for(state: SingularityState) -> tuple[Seat, ...]:
    """Whom the table waits for."""
    turn, ballot = state.turn, state.ballot
    match phase_of(state):
        case "setup":
            return state.seats
        case "over":
            return ()
        case "vote" if ballot is not None:
            if ballot.is_open:
                return tuple(seat for seat in voting.voters(state) if seat not in ballot.votes)
            return (state.leader,) if ballot.winner is None else state.seats
        case "cache" if state.drafting is not None and not state.drafting.to_reveal:
            return state.drafting.order[len(state.drafting.picks) :][:1]
        case _:
            return (turn.seat,) if turn else ()
