"""What everybody at the table may see, built up from nothing."""

from __future__ import annotations

from companion.games.singularity import views
from companion.games.singularity.redact import moments, step, votes
from companion.games.singularity.rules import caches, changing, hands, voting
from companion.games.singularity.rules.choices import for_table
from companion.games.singularity.rules.seats import voters
from companion.games.singularity.rules.setup import begin_problems
from companion.games.singularity.state import SingularityState, phases
from companion.games.singularity.state.board import Group
from companion.games.singularity.state.team import Member
from companion.games.singularity.sums import tracks
from companion.games.singularity.views.board import GroupView, LaidCard, MemberLine, RowCard
from companion.games.singularity.views.tracks import TapView, TrackView
from companion.games.singularity.words import TRACKS, Track
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
    phase = state.phase
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
        taps=TAPS if phase not in ("setup", "over") else (),
        last_change=state.changes[-1] if state.changes else None,
        may_undo=phase != "over" and not changing.undo_problems(state),
        changes=changes,
        plot=state.plot,
        members=tuple(_member(state, state.members[seat]) for seat in state.seats),
        enemies=tuple(state.enemies.values()),
        groups=tuple(_group(state, group) for group in state.groups),
        map=state.board,
        places=_places(state),
        tokens=state.tokens,
        used_caches=state.used_caches,
        row=_row(state),
        upgrades=library.upgrades if library and phase == "cache" else (),
        drawn=state.drawn,
        setup=_setup(state) if phase == "setup" else None,
        turn=state.turn if phase != "setup" else None,
        travel=state.travel,
        encounter=moments.encounter(state),
        cache=moments.cache(state),
        step=step.step(state),
        vote=votes.vote(state, state.ballot) if state.ballot else None,
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
        is_near=tracks.is_near(value, limit),
    )


def _places(state: SingularityState) -> tuple[str, ...]:  # SW-1
    """Light level: the spaces of the map that was chosen, by their names."""
    board = state.options.map
    if board is None or state.ground is not None:
        return ()
    return tuple(dict.fromkeys((space.name or space.id)[:24] for space in board.spaces))


def _member(state: SingularityState, member: Member) -> MemberLine:  # SW-3
    """One member; the hand is the owner's unless the house opens it (A15)."""
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


def _carried(state: SingularityState, member: Member) -> tuple[str, ...]:  # SW-7
    """Cards from earlier issues of the story."""
    story = state.options.campaign
    if story is None or member.character is None:
        return ()
    name = member.character.name.casefold()
    return next((deck.gained for deck in story.team if deck.character.casefold() == name), ())


def _has_had_turn(state: SingularityState, seat: Seat) -> bool:
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
        missing=tuple(reason.code.removeprefix("singularity.") for reason in begin_problems(state)),
        characters=tuple(known[name] for name in names),
        has_limits=state.limits is not None,
    )


def _waiting_for(state: SingularityState) -> tuple[Seat, ...]:
    """Whom the table waits for."""
    ballot = state.ballot
    match state.step:
        case phases.Setup():
            return state.seats
        case phases.Over():
            return ()
        case _ if ballot and ballot.is_open:
            return tuple(seat for seat in voters(state) if seat not in voting.answered(ballot))
        case _ if ballot:
            return (state.leader,) if ballot.winner is None else state.seats
        case phases.Playing(encounter=None, drafting=phases.Drafting(to_reveal=0) as drafting):
            return tuple(seat for seat in drafting.order if not caches.pick_problems(drafting, seat))
        case _:
            return (state.turn.seat,)
