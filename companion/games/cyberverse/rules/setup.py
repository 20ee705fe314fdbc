"""Before the first turn: organizations, boards, the starting story, first agents."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import Begin, CyberverseAction, FirstAgent, NameOrg, SetDistrict
from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.packs.cards import AgentSheet, Card, DistrictCard, StoryCard, card_key
from companion.games.cyberverse.packs.checking import faults, library_faults
from companion.games.cyberverse.rules import missions, ordering
from companion.games.cyberverse.rules.agents import is_sheet_taken
from companion.games.cyberverse.rules.ledger import named, remembered, team, with_org
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import refusal, why, wrong_phase
from companion.games.cyberverse.state import CyberverseState, S, StateIn, entered, is_in
from companion.games.cyberverse.state.board import Board
from companion.games.cyberverse.state.organization import Agent, Cards, ModifierDeck, Org
from companion.games.cyberverse.state.phases import Choosing, Setup
from companion.games.cyberverse.sums.zones import Pair, pair
from companion.games.cyberverse.views.organization import CashLine
from companion.games.cyberverse.words import (
    COLOURS,
    DISTRICT_NAMES,
    DISTRICTS,
    MODIFIERS,
    ORG_NAMES,
    SHEETS,
    START_CASH,
    STORIES_TO_END,
    Relation,
)
from companion.kernel.chance import Seed, shuffled
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, clockwise, seat_of

START_STORY = "Starting story"
SHEET_LABEL = "first-agents"


def setup(options: CyberverseOptions, seats: tuple[Seat, ...], seed: Seed) -> CyberverseState:
    """The first state: 900 D, five modifier cards and three tokens' worth of everything each (CV-2, CV-5)."""
    if len(seats) not in STORIES_TO_END:
        raise refusal("players", "CV-2", count=len(seats))
    if len(set(seats)) != len(seats):
        raise refusal("seat_twice", "CV-2")
    cards: tuple[Card, ...] = options.cards.cards if options.cards else ()
    if options.cards:
        refuse_faults(library_faults(options.cards))
    return StateIn(
        options=options,
        seats=seats,
        seed=Hidden(seed),
        orgs={seat: _org(options, seed, seat, at) for at, seat in enumerate(seats)},
        boards={
            number: new_board(DistrictCard(name=name))
            for number, name in zip(DISTRICTS, DISTRICT_NAMES, strict=True)
        },
        news=(None,) * options.news_slots,
        now=Setup(),
        known={card_key(card): card for card in cards},
    )


def _org(options: CyberverseOptions, seed: Seed, seat: Seat, at: int) -> Org:
    ledger = (CashLine(turn=0, amount=START_CASH, reason="start", after=START_CASH),)
    by_app = options.modifier_deck == "app"
    deck = (
        ModifierDeck(Hidden(deck_order(seed, seat, 1)), shuffles=1)
        if by_app
        else ModifierDeck(Hidden(MODIFIERS))
    )
    return Org(seat, ORG_NAMES[at], START_CASH, ledger, deck)


def deck_name(seat: Seat) -> str:
    """The modifier deck of an organization, as everybody's verifier knows it."""
    return f"modifier-{seat}"


def deck_order(seed: Seed, seat: Seat, number: int) -> Cards:  # CV-90
    """All five cards in the order of that shuffle: the same number gives the same, whatever is taken back."""
    return shuffled(seed, f"{deck_name(seat)}-{number}", MODIFIERS)


def new_board(card: DistrictCard) -> Board:
    """A board with what its card tells about zones; the rest is asked when it matters (CV-6)."""
    relations: dict[Pair, Relation] = {pair(*two): "adjacent" for two in card.links}
    relations |= {pair(*two): "walled" for two in card.walls}
    if card.links:
        for one in range(1, card.zones + 1):
            for other in range(one + 1, card.zones + 1):
                relations.setdefault((one, other), "far")
    return Board(card, relations, card.spots)


def choosers(state: StateIn[Choosing]) -> tuple[Seat, ...]:
    """Clockwise from the one the group named."""
    return clockwise(state.seats, state.now.chooser)


def now_choosing(state: StateIn[Choosing]) -> Seat | None:
    """Whose first agent it is."""
    return next((seat for seat in choosers(state) if not team(state, seat)), None)


def apply(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    """The phases `setup` and `agents`."""
    match action:
        case FirstAgent(sheet=sheet) if is_in(state, Choosing):
            return _first_agent(state, Seat(actor), sheet)
        case NameOrg(name=name) if is_in(state, Setup):
            return _named(state, Seat(actor), name)
        case SetDistrict(number=number, card=card) if is_in(state, Setup):
            refuse_faults(faults(card))
            state = replace(state, boards={**state.boards, number: new_board(card)})
            return remembered(state, card).logged("district", seat_of(actor), number=number, name=card.name)
        case Begin() if is_in(state, Setup):
            return _begun(state, action)
        case _:
            raise wrong_phase(state, action)


def _named(state: CyberverseState, seat: Seat, name: str) -> CyberverseState:
    name = " ".join(name.split())
    if not name:
        raise refusal("no_name", "CV-2")
    refuse_faults(name_problems(state, seat, name))
    return with_org(state, seat, name=name)


def name_problems(state: CyberverseState, seat: Seat, name: str) -> Reasons:
    """E_ORG_TWICE: no two organizations of one name."""
    taken = [
        org for org in state.orgs.values() if org.seat != seat and org.name.casefold() == name.casefold()
    ]
    return (why("org_twice", "CV-2", name=name, by_seat=taken[0].seat),) if taken else ()


def _begun(state: CyberverseState, action: Begin) -> StateIn[Choosing]:
    """Everybody gets the starting story; the named one chooses first."""
    if action.chooser not in state.seats:
        raise refusal("unknown_seat", "CV-7")
    if action.story_vp < 0:
        raise refusal("negative", "CV-5", amount=action.story_vp)
    card = StoryCard(name=START_STORY, vp=action.story_vp, colours=COLOURS)
    for seat in state.seats:
        state = missions.new_story(state, seat, card, is_start=True)
    begun = entered(replace(state, story_vp=action.story_vp), Choosing(action.chooser))
    if state.options.first_agent == "random":
        drawn = shuffled(state.seed.value, SHEET_LABEL, tuple(range(1, SHEETS + 1)))
        begun = replace(begun, sheets=dict(zip(choosers(begun), drawn, strict=False)))
    return begun.logged("begun", action.chooser, vp=action.story_vp)


def _first_agent(state: StateIn[Choosing], seat: Seat, sheet: AgentSheet) -> CyberverseState:
    """In turn, clockwise; the last one begins turn 1 (CV-7)."""
    now = now_choosing(state)
    if now != seat:
        raise refusal("not_your_turn", "CV-7", turn_seat=now or "")
    refuse_faults(sheet_problems(state, sheet))
    state = joined(state, seat, sheet)
    state = state.logged("first-agent", seat, agent=sheet.name)
    return state if now_choosing(state) else ordering.first_turn(state, choosers(state))


def sheet_problems(state: CyberverseState, sheet: AgentSheet) -> Reasons:
    """The sheet can be printed so and is not in play."""
    is_taken = is_sheet_taken(state, sheet.name)
    return faults(sheet) or ((why("sheet_taken", "CV-7", agent=sheet.name),) if is_taken else ())


def joined(state: S, seat: Seat, sheet: AgentSheet, *, recruited: bool = False) -> S:  # CV-39
    """An agent arrives in HQ with no XP and no supply."""
    state, agent_id = named(remembered(state, sheet), "a")
    agent = Agent(agent_id, seat, sheet, sheet.health, recruited=recruited)
    return replace(state, agents={**state.agents, agent_id: agent})
