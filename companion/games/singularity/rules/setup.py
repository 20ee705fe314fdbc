"""Before the first turn: documents, characters, limits, who begins (SW-6).

Rules: SW-2, SW-4..8.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions import SingularityAction
from companion.games.singularity.actions.setup import AddEnemy, Begin, NameFirst, SetLimits
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.packs import campaign, issue_map
from companion.games.singularity.packs.campaign import Issue, Limits
from companion.games.singularity.packs.cards import Character, EnemyCard
from companion.games.singularity.rules import drawing
from companion.games.singularity.rules.changing import plotted
from companion.games.singularity.rules.refusals import refusal, why, wrong_step
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.phases import Playing, Setup
from companion.games.singularity.state.team import Member
from companion.games.singularity.sums import ground
from companion.games.singularity.sums.story import issue_of, open_until
from companion.games.singularity.views.board import TokenView
from companion.games.singularity.views.turn import Turn
from companion.games.singularity.words import HAND
from companion.kernel.action import Reason
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults, twice
from companion.kernel.seat import Actor, Seat, seat_of

SEATS = (1, 6)


def setup(options: SingularityOptions, seats: tuple[Seat, ...], seed: Seed) -> SingularityState:  # SW-2..8
    """The first state. Refuses documents that cannot be played and an issue that is locked."""
    refuse_faults(seat_problems(seats))
    issue = _issue(options)
    board = _board(options)
    limits = issue.limits if issue else None
    state = SingularityState(
        options=options,
        seats=seats,
        seed=Hidden(seed),
        leader=seats[0],
        turn=Turn(seats[0], 0),
        members={
            seat: Member(seat, Hidden(HAND, frozenset({seat})), place=board.start if board else None)
            for seat in seats
        },
        issue=issue,
        ground=ground.ground_of(board, diagonal=options.diagonal) if board else None,
        limits=limits,
        enemies={enemy.id: enemy for enemy in options.library.enemies} if options.library else {},
        tokens=_tokens(board) if board else (),
    )
    return drawing.prepared(state)


def seat_problems(seats: tuple[Seat, ...]) -> tuple[Reason, ...]:
    """One to six players, each once; the group names who is first and leads (SW-2)."""
    if not SEATS[0] <= len(seats) <= SEATS[1]:
        return (why("bad_count", "SW-2", count=len(seats)),)
    return tuple(why("name_taken", "SW-2", name_seat=seat) for seat in twice(seats)[:1])


def _issue(options: SingularityOptions) -> Issue | None:  # SW-7
    """Which issue is played; a story goes on in order."""
    story = options.campaign
    if options.mode == "story" and story is None:
        raise refusal("campaign_missing", "SW-7")
    if options.mode != "single" and story:
        refuse_faults(campaign.faults(story))
    issue = issue_of(options.mode, options.issue, story)
    if options.mode == "story" and story and issue and issue.number > (first := open_until(story)):
        raise refusal("locked_issue", "SW-7", number=issue.number, first=first)
    return issue


def _board(options: SingularityOptions) -> issue_map.IssueMap | None:  # SW-5
    """The map at map level, without faults."""
    if options.level == "light":
        return None
    if options.map is None:
        raise refusal("map_missing", "SW-5")
    refuse_faults(issue_map.faults(options.map))
    return options.map


def _tokens(board: issue_map.IssueMap) -> tuple[TokenView, ...]:  # SW-6
    """Encounter tokens on their printed spaces, face down."""
    return tuple(
        TokenView(place=space.id, kind=space.token, area=space.area) for space in board.spaces if space.token
    )


def begin_problems(state: SingularityState) -> tuple[Reason, ...]:
    """What keeps the first turn from beginning: both limits are required."""
    return () if state.limits else (why("limits", "SW-4"),)


def apply(state: SingularityState, actor: Actor, action: SingularityAction) -> SingularityState:
    """The phase `setup`."""
    seat = seat_of(actor)
    match action:
        case SetLimits(threat=threat, awareness=awareness):
            limits = Limits(threat=threat, awareness=awareness)
            return replace(state, limits=limits).logged(
                "limits", seat, threat=threat or 0, awareness=awareness or 0
            )
        case NameFirst(seat=first):
            if first not in state.seats:
                raise refusal("unknown_seat", "SW-2")
            return replace(state, leader=first, turn=Turn(first, 0)).logged("first", first)
        case Begin():
            return _begun(state)
        case _:
            raise wrong_step(state, action)


def character_taken(
    state: SingularityState, seat: Seat | None, character: Character | None
) -> SingularityState:  # SW-2
    """One character each; piles are counted from the start of the issue only."""
    if seat is None:
        raise refusal("not_for_table", "SW-2")
    member = state.members[seat]
    if character is not None:
        for other in state.members.values():
            if other.seat != seat and other.character and _is_same(other.character, character):
                raise refusal("character_taken", "SW-2", name=character.name, by_seat=other.seat)
    member = replace(member, character=character)
    if isinstance(state.step, Setup):
        counted = character.deck if character and state.options.hands == "counted" else None
        piles = (max(counted - HAND, 0), 0) if counted is not None else (None, None)
        member = replace(member, deck=piles[0], discard=piles[1])
    line = "takes" if character else "gives-back"
    name = character.name if character else ""
    return replace(state, members={**state.members, seat: member}).logged(line, seat, character=name)


def _is_same(one: Character, other: Character) -> bool:
    return one.id == other.id or one.name.casefold() == other.name.casefold()


def enemy_added(state: SingularityState, action: AddEnemy, seat: Seat | None) -> SingularityState:  # SW-23
    """The table knows another enemy card, or knows it better."""
    card: EnemyCard = action.enemy
    facts = {"threat": card.threat, "range": card.range, "move": card.move}
    groups = tuple(
        replace(group, partial=tuple(hits for hits in group.partial if hits < card.damage))
        if group.enemy == card.id
        else group
        for group in state.groups
    )
    state = replace(state, enemies={**state.enemies, card.id: card}, groups=groups)
    return state.logged("enemy-card", seat, enemy=card.name, **facts)


def _begun(state: SingularityState) -> SingularityState:  # SW-6, SW-9
    """The first player plays cards."""
    refuse_faults(begin_problems(state))
    return replace(state, round=1, turn=Turn(state.leader, 1), step=Playing(), plot=plotted(state)).logged(
        "begun", state.leader
    )
