"""Feature tests: locked, drawn, shown with all their arithmetic."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from companion.games.cyberverse.actions import Bonus, FreeTest, Raise, SettleTest, TakeTest
from companion.games.cyberverse.rules import missions, xp
from companion.games.cyberverse.rules.agents import value
from companion.games.cyberverse.rules.ledger import own_agent, with_agent, with_org
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import refusal, why
from companion.games.cyberverse.rules.setup import deck_order
from companion.games.cyberverse.state import AtSite, CyberverseState, OpenTest, S
from companion.games.cyberverse.state.organization import Agent, Cards, Mission, ModifierDeck
from companion.games.cyberverse.sums import deck, features
from companion.games.cyberverse.sums.combat import Addend
from companion.games.cyberverse.views.reports import TestReport
from companion.games.cyberverse.words import MODIFIERS, Feature
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


@frozen
class Asked:
    """A test about to be locked."""

    agent: Agent
    feature: Feature
    threshold: int
    name: str
    xp: Raise | None
    bonuses: tuple[Bonus, ...]
    drawn: int | None
    mission: Mission | None = None
    part: int = 0


def now(state: AtSite) -> Seat | None:
    """Whose missions it is: organizations with agents here and something to try, in turn order (CV-77)."""
    site = state.now
    here = {agent.seat for agent in agents_in(state, site.district)}
    for seat in state.order:
        if seat in here and seat not in site.missions_done and eligible(state, seat):
            return seat
    return None


def eligible(state: AtSite, seat: Seat) -> tuple[tuple[Agent, Mission, int], ...]:  # CV-16
    """Every test an agent of this seat may take here now."""
    site = state.now
    return tuple(
        (agent, mission, part)
        for agent in agents_in(state, site.district)
        if agent.seat == seat
        for mission in missions.missions(state.orgs[seat])
        if mission.spec.kind == "test" and mission.spec.district == site.district and not mission.done
        for part, is_passed in enumerate(mission.passed)
        if not is_passed and not problems(state, agent, mission, part)
    )


def problems(state: AtSite, agent: Agent, mission: Mission, part: int) -> Reasons:  # CV-16
    """Why this agent does not take this test (A37)."""
    spec = mission.spec
    if agent.district != spec.district or spec.district != state.now.district:
        return (why("not_there", "CV-16"),)
    if spec.kind != "test" or part >= len(spec.tests):
        return (why("not_a_test", "CV-77"),)
    if mission.done or mission.passed[part]:
        return (why("done", "CV-16", name=spec.name),)
    per_agent = state.options.tests_per_agent
    is_tried = attempt(mission, part) in agent.tried if per_agent == "per_mission" else bool(agent.tried)
    if per_agent != "unlimited" and is_tried:
        return (why("already_tried", "CV-16", agent=agent.sheet.name),)
    return ()


def attempt(mission: Mission, part: int) -> str:
    """The name of one test of one mission."""
    return f"{mission.id}/{part}"


def taken(state: AtSite, seat: Seat, action: TakeTest) -> AtSite:
    """A mission test in the own turn."""
    agent = own_agent(state, seat, action.agent)
    turn = now(state)
    if turn != seat:
        raise refusal("not_your_turn", "CV-77", turn_seat=turn or "")
    found = missions.find(state, action.mission)
    if found is None or found[0] != seat:
        raise refusal("no_mission", "CV-77")
    mission = found[1]
    refuse_faults(problems(state, agent, mission, action.part))
    test = mission.spec.tests[action.part]
    asked = Asked(
        agent, test.feature, test.threshold, mission.spec.name, action.xp, action.bonuses, action.drawn,
        mission, action.part,
    )  # fmt: skip
    state = _drawn(state, asked)
    return _noted(state, agent.id, attempt(mission, action.part))


def free(state: S, seat: Seat, action: FreeTest) -> S:  # CV-16
    """A test that a card asks for."""
    agent = own_agent(state, seat, action.agent)
    asked = Asked(
        agent, action.feature, action.threshold, action.reason, action.xp, action.bonuses, action.drawn
    )
    return _drawn(state, asked)


def _noted(state: S, agent_id: str, what: str) -> S:
    agent = state.agents[agent_id]
    return with_agent(state, agent, tried=(*agent.tried, what))


def _drawn(state: S, asked: Asked) -> S:  # CV-17
    """Locked: XP is spent, then the card is drawn and everything is public (A9)."""
    agent, feature = asked.agent, asked.feature
    before = value(agent, feature)
    state, spent = xp.spent(state, agent, feature, asked.xp)
    state, card = drawn(state, agent.seat, asked.drawn)
    level = asked.xp.level if asked.xp else None
    last = replace(state.last, number=state.last.number + 1)
    state = replace(state, last=last, shown=state.shown + 1)
    report = _report(state, asked, before, level, spent, card)
    can_add = state.options.xp_after_draw and not report.is_success and xp.is_raisable(state, feature)
    if can_add and xp.usable(state, state.agents[agent.id]):
        report = report.model_copy(update={"is_open": True})
        waiting = OpenTest(report, asked.part)
        return replace(state, last=replace(state.last, test=report, open_test=waiting))
    return closed(state, report, asked.part)


def drawn(state: S, seat: Seat, said: int | None) -> tuple[S, int]:  # CV-17
    """The top card, or the one a real deck gave."""
    org = state.orgs[seat]
    if state.options.modifier_deck == "physical":
        return _physical(state, seat, said)
    if said is not None:
        raise refusal("app_draws", "CV-17")
    shuffles = org.deck.shuffles + (0 if org.deck.left.value else 1)
    now, card = deck.drawn(
        deck.Deck(org.deck.left.value, org.deck.discard),
        lambda: deck_order(state.seed.value, seat, shuffles),
    )
    return with_org(state, seat, deck=ModifierDeck(Hidden(now.left), now.discard, shuffles)), card


def _physical(state: S, seat: Seat, said: int | None) -> tuple[S, int]:  # CV-17
    """The card has to be one that can still be in the deck."""
    discard = state.orgs[seat].deck.discard
    discard = () if len(discard) == len(MODIFIERS) else discard
    if said is None:
        raise refusal("draw_needed", "CV-17")
    if Counter(discard)[said] >= Counter(MODIFIERS)[said]:
        raise refusal("card_gone", "CV-17", card=said)
    left = tuple((Counter(MODIFIERS) - Counter((*discard, said))).elements())
    return with_org(state, seat, deck=ModifierDeck(Hidden(left), (*discard, said))), said


def _report(
    state: CyberverseState, asked: Asked, before: int, level: int | None, spent: Cards, card: int
) -> TestReport:
    counted = before if level is None else level
    result = counted + card + sum(bonus.value for bonus in asked.bonuses)
    agent, spec = asked.agent, asked.mission.spec if asked.mission else None
    return TestReport(
        number=state.last.number,
        seat=agent.seat,
        agent=agent.id,
        agent_name=agent.sheet.name,
        mission=asked.mission.id if asked.mission else None,
        name=asked.name,
        district=spec.district if spec else agent.district,
        feature=asked.feature,
        threshold=asked.threshold,
        printed=agent.sheet.printed(asked.feature),
        value=before,
        raised_to=level,
        spent=spent,
        parts=(
            Addend(code="feature" if level is None else "raised", value=counted, label=asked.feature),
            Addend(code="card", value=card),
            *(Addend(code="bonus", value=bonus.value, label=bonus.reason) for bonus in asked.bonuses),
        ),
        card=card,
        result=result,
        is_success=features.is_success(result, asked.threshold, state.options.test_equal),
        margin=result - asked.threshold,
        cash_before=state.orgs[agent.seat].cash,
    )


def settled(state: S, seat: Seat, action: SettleTest) -> S:
    """House rule `xp_after_draw`: the feature is raised after the draw, or the failure stands (A9)."""
    waiting = state.last.open_test
    if waiting is None:
        raise refusal("nothing_to_settle", "CV-17")
    if waiting.report.seat != seat:
        raise refusal("not_your_turn", "CV-17", turn_seat=waiting.report.seat)
    report = waiting.report.model_copy(update={"is_open": False})
    if action.xp:
        agent = own_agent(state, seat, report.agent)
        if report.raised_to is not None and action.xp.level <= report.raised_to:
            raise refusal(
                "xp_not_higher", "CV-19", level=action.xp.level, current=report.raised_to,
                feature=report.feature,
            )  # fmt: skip
        state, spent = xp.spent(state, agent, report.feature, action.xp)
        report = _raised(state, report, action.xp.level, spent)
    return closed(replace(state, last=replace(state.last, open_test=None)), report, waiting.part)


def _raised(state: CyberverseState, report: TestReport, level: int, spent: Cards) -> TestReport:
    first = Addend(code="raised", value=level, label=report.feature)
    parts = (first, *report.parts[1:])
    result = sum(part.value for part in parts)
    return report.model_copy(
        update={
            "raised_to": level,
            "spent": (*report.spent, *spent),
            "parts": parts,
            "result": result,
            "margin": result - report.threshold,
            "is_success": features.is_success(result, report.threshold, state.options.test_equal),
        }
    )


def closed(state: S, report: TestReport, part: int) -> S:  # CV-17, CV-78
    """The deck after the test, the mark, the reward."""
    seat, success = report.seat, report.is_success
    state, reshuffled = _after(state, seat, success=success, mission=report.mission is not None)
    code = "test-won" if success else "test-lost"
    state = state.logged(code, seat, agent=report.agent_name, feature=report.feature, name=report.name,
        result=report.result, threshold=report.threshold, card=report.card,
        value=report.parts[0].value, spent=sum(report.spent),
    )  # fmt: skip
    report = report.model_copy(update={"reshuffled": reshuffled, "cash_before": state.orgs[seat].cash})
    found = missions.find(state, report.mission) if report.mission and success else None
    if found:
        state, report = _marked(state, report, found[1], part)
    return replace(state, last=replace(state.last, test=report, open_test=None))


def _after(state: S, seat: Seat, *, success: bool, mission: bool) -> tuple[S, bool]:  # CV-17
    """A success in a mission test shuffles all five cards into a new deck (A7)."""
    old = state.orgs[seat].deck
    when = state.options.reshuffle_after_success
    if not (success and (mission or when == "all")):
        return state, False
    if state.options.modifier_deck == "physical":
        return with_org(state, seat, deck=ModifierDeck(Hidden(MODIFIERS))), True
    number = old.shuffles + 1
    order = deck_order(state.seed.value, seat, number)
    return with_org(state, seat, deck=ModifierDeck(Hidden(order), (), number)), True


def _marked(state: S, report: TestReport, mission: Mission, part: int) -> tuple[S, TestReport]:
    """This test of the mission is passed; with all of them it is done (A66)."""
    seat = report.seat
    passed = tuple(one or at == part for at, one in enumerate(mission.passed))
    mission = replace(mission, passed=passed)
    state = missions.with_mission(state, seat, mission)
    if not all(passed):
        return state, report.model_copy(update={"marked": True})
    before = len(state.orgs[seat].resolved)
    state = missions.resolved(missions.done(state, seat, mission), seat)
    stories = state.orgs[seat].resolved[before:]
    return state, report.model_copy(
        update={
            "marked": True,
            "mission_done": True,
            "reward": mission.spec.reward,
            "xp": mission.spec.xp,
            "story_resolved": stories[0].name if stories else None,
        }
    )
