"""What can be wrong on the table: the fields that point at it, and what the app believes (CV-90)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from companion.games.cyberverse.actions import closing
from companion.games.cyberverse.views import AgentView, CyberverseView, OrgView
from companion.games.cyberverse.words import DISTRICTS
from companion.texts import Language
from companion.ui.forms.drafts import Draft, check
from companion.ui.forms.lines import Option
from companion.ui.forms.pointing import Pointed, pointed
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.desk.cards import checked
from companion.ui.games.cyberverse.draw.signs import icon_of
from companion.ui.stage import Stage

ORG: Final[Mapping[str, Pointed]] = {
    "cash": pointed(closing.FixOrg, "cash"),
    "actions": pointed(closing.FixOrg, "actions"),
    "influence": pointed(closing.FixInfluence, "district", "tokens", keys=("district",)),
    "name": pointed(closing.FixOrg, "name"),
    "resolved": pointed(closing.FixOrg, "resolved"),
    "support_new": pointed(closing.FixSupport, "card"),
    "support_gone": pointed(closing.FixSupport, "remove", keys=("remove",)),
    "agent_new": pointed(closing.FixNewAgent, "sheet", "district", "zone"),
}
AGENT: Final[Mapping[str, Pointed]] = {
    "health": pointed(closing.FixAgent, "health"),
    "statuses": pointed(closing.FixAgent, "statuses"),
    "place": pointed(closing.FixAgent, "district", "zone", "position"),
    "xp": pointed(closing.FixAgent, "xp"),
    "feature": pointed(closing.FixAgent, "feature", "value", keys=("feature",)),
    "salary": pointed(closing.FixAgent, "salary"),
    "initiative": pointed(closing.FixAgent, "initiative"),
    "supply": pointed(closing.FixSupply, "supply", "broken", keys=("supply",)),
    "supply_new": pointed(closing.FixNewSupply, "card"),
    "supply_gone": pointed(closing.FixSupply, "supply", keys=("supply",), remove=True),
    "mission": pointed(closing.FixMission, "mission", "done", keys=("mission",)),
    "trained": pointed(closing.FixAgent, "trained"),
    "rescued": pointed(closing.FixAgent, "rescued"),
    "remove": pointed(closing.FixAgent, remove=True),
}
BOARD: Final[Mapping[str, Pointed]] = {
    "ambush": pointed(closing.FixDistrict, "district", "ambush", keys=("district",)),
    "distance": pointed(closing.FixDistrict, "district", "to", "points", keys=("district", "to")),
    "henchman": pointed(
        closing.FixHenchman, "name", "district", "zone", "position", keys=("name", "district")
    ),
    "henchman_moved": pointed(
        closing.FixHenchman, "figure", "district", "zone", "position", keys=("figure",)
    ),
    "henchman_gone": pointed(closing.FixHenchman, "figure", keys=("figure",), remove=True),
    "zones": pointed(closing.FixZones, "district", "one", "other", "relation", keys=("district",)),
    "event_new": pointed(closing.FixEvent, "place", "card", keys=("place",)),
    "event_gone": pointed(closing.FixEvent, "place", keys=("place",), remove=True),
    "staff": pointed(closing.FixEvent, "place", "slot", "staff", keys=("place", "slot")),
    "order": pointed(closing.FixOrder, "order"),
}
KINDS: Final = {**ORG, **AGENT, **BOARD}
CARDS: Final = {"card", "sheet"}
"""Fields whose value is a typed card."""


def held(view: CyberverseView, org: OrgView, agent: AgentView | None, draft: Draft) -> Mapping[str, Any]:
    """What the app believes of what the draft points at; of a yes or no, that it is the other way round."""
    board = reading.district(view, draft.get("district"))
    slot = next((one.event for one in view.news.slots if one.slot == draft.get("place")), None)
    staff = tuple(str(one.seat) for one in (slot.staff if slot else ()) if one.slot == draft.get("slot"))
    token = reading.supply(org, str(draft.get("supply")))
    mission = reading.mission(view, draft.get("mission"))
    figure = _figure(view, draft.get("figure"))
    known: dict[str, Any] = {
        "cash": org.cash,
        "actions": org.actions_left,
        "resolved": tuple(story.vp or 0 for story in org.resolved),
        "tokens": tokens_in(view, org, draft.get("district") or 0),
        "ambush": (board.ambush if board else None) or "nobody",
        "points": board.distances.get(draft.get("to") or 0) if board else None,
        "broken": not (token and token[1].is_broken),
        "done": not (mission and mission[2].is_done),
        "staff": staff,
        "order": tuple(map(str, view.order)),
    }
    if "name" in draft and "district" not in draft:
        known["name"] = org.name
    if agent is not None and "figure" not in draft:
        known |= _of_agent(agent, draft)
    return {name: value for name, value in {**known, **figure}.items() if name in draft}


def _of_agent(agent: AgentView, draft: Draft) -> dict[str, Any]:
    printed = {one.feature: one.printed for one in agent.features}
    return {
        "health": agent.health,
        "statuses": agent.statuses,
        "district": agent.district or 0,
        "zone": agent.zone or 1,
        "position": agent.position,
        "xp": tuple(one.face for one in agent.xp),
        "value": printed.get(draft.get("feature") or "combat", 0),
        "salary": agent.salary,
        "initiative": agent.initiative,
        "trained": agent.state != "training",
        "rescued": agent.state != "rescued",
    }


def _figure(view: CyberverseView, figure: object) -> dict[str, Any]:
    """Where a henchman or teammate stands."""
    found = ((board.number, one) for board in view.districts for one in board.figures if one.id == figure)
    return next(
        ({"district": at, "zone": one.zone, "position": one.position} for at, one in found if figure), {}
    )


def tokens_in(view: CyberverseView, org: OrgView, number: int) -> int:
    """Influence of an organization in a district."""
    board = reading.district(view, number)
    return next((one.tokens for one in (board.influence if board else ()) if one.seat == org.seat), 0)


def answers(
    stage: Stage, org: OrgView, agent: AgentView | None, *, has_hq: bool
) -> Mapping[str, tuple[Option, ...]]:
    """What only the table knows: districts, seats, tokens, cards, figures and lines by their names."""
    view, skin = reading.game(stage), stage.skin
    places = [Option(one, reading.district_name(stage, one)) for one in DISTRICTS]
    hq = [Option(0, skin.say("cyberverse-phone-hq"))] if has_hq else []
    seats = [Option(str(one.seat), one.name) for one in view.organizations]
    lines = (line for story in org.stories for folder in story.folders for line in folder.missions)
    figures = (
        Option(one.id, skin.say("cyberverse-phone-fix-at", name=one.name, place=board.name), "cv-henchman")
        for board in view.districts
        for one in board.figures
        if one.kind != "agent"
    )
    free = skin.say("cyberverse-draw-free-slot")
    slots = ((one.slot, one.event.card.name if one.event else free) for one in view.news.slots)
    found: dict[str, Iterable[Option]] = {
        "district": (*hq, *places),
        "to": places,
        "ambush": (Option("nobody", skin.say("cyberverse-phone-nobody")), *seats),
        "staff": seats,
        "order": seats,
        "remove": (Option(one.id, one.card.name, "cv-support") for one in org.support),
        "supply": (
            Option(one.id, one.card.name, icon_of(one.card.kind)) for one in (agent.supply if agent else ())
        ),
        "mission": (
            Option(one.id, reading.mission_title(stage, one), "check" if one.is_done else "") for one in lines
        ),
        "figure": figures,
        "place": (Option(at, f"{at}. {name}") for at, name in slots),
    }
    return {name: tuple(options) for name, options in found.items()}


def correction(
    language: Language, org: OrgView, agent: AgentView | None, asked: Pointed, draft: Draft
) -> closing.Correct | None:
    """The proposal, when everything it needs has been said."""
    if asked.is_vague(draft):
        return None
    full = dict(draft)
    for name in CARDS & full.keys():
        card = full[name]
        found = checked(language, card["kind"], card) if card else None
        if found is None or found.value is None or found.faults:
            return None
        full[name] = found.value.model_dump()
    ids = {"seat": str(org.seat), "agent": agent.id if agent else ""}
    known = asked.model.model_fields
    whose = {name: one for name, one in ids.items() if name in known and known[name].is_required()}
    made = check(asked.model, asked.fields, full, language, rest={**asked.rest, **whose}).value
    return closing.Correct.model_validate({"fix": made.model_dump()}) if made is not None else None
