"""What can be wrong on the table, and the correction that puts it right (CV-2, CV-90)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from companion.games.cyberverse.actions import Correct, Fix
from companion.games.cyberverse.views import AgentView, CyberverseView, OrgView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.phone.cardform import blank, made

Draft = dict[str, Any]
Change = Callable[[Draft | Callable[[Draft], Draft]], None]
"""Takes the new draft, or how the newest one changes."""
_FIX: Any = Fix
FIX: TypeAdapter[Any] = TypeAdapter(_FIX)

ORG: Final = (
    "cash",
    "actions",
    "influence",
    "name",
    "resolved",
    "support_new",
    "support_gone",
    "agent_new",
)
AGENT: Final = (
    "health",
    "statuses",
    "place",
    "xp",
    "feature",
    "salary",
    "initiative",
    "supply",
    "supply_new",
    "supply_gone",
    "mission",
    "trained",
    "rescued",
    "remove",
)
BOARD: Final = (
    "ambush",
    "distance",
    "henchman",
    "henchman_moved",
    "henchman_gone",
    "zones",
    "event_new",
    "event_gone",
    "staff",
    "order",
)
CARDS: Final = {
    "support_new": ("support",),
    "agent_new": ("agent",),
    "supply_new": ("weapon", "implant", "gear", "vehicle"),
    "event_new": ("event",),
}
"""What is missing in the app and comes with its card: the kinds it may have."""


def held(view: CyberverseView, org: OrgView, agent: AgentView | None, what: str) -> Draft:
    """What the app believes now, to start from."""
    start: Draft = {
        "cash": org.cash,
        "actions": org.actions_left,
        "district": 1,
        "tokens": 0,
        "zone": 1,
        "position": "none",
        "name": "",
        "figure": "",
        "ambush": "nobody",
        "one": 1,
        "other": 2,
        "relation": "adjacent",
        "order": tuple(map(str, view.order)),
        "supply": "",
        "mission": "",
        "done": True,
        "broken": False,
        "org_name": org.name,
        "resolved": tuple(story.vp or 0 for story in org.resolved),
        "support": "",
        "slot": 1,
        "staff_slot": "reward",
        "staff": (),
        "to": 2,
        "points": 1,
        "trained": agent is not None and agent.state == "training",
        "rescued": agent is not None and agent.state == "rescued",
        "kind": CARDS[what][0] if what in CARDS else "",
        "card": blank(CARDS[what][0]) if what in CARDS else {},
    }
    if agent:
        start |= {
            "health": agent.health,
            "statuses": agent.statuses,
            "district": agent.district or 0,
            "zone": agent.zone or 1,
            "position": agent.position,
            "ones": sum(one.face == 1 for one in agent.xp),
            "twos": sum(one.face == 2 for one in agent.xp),
            "feature": "combat",
            "value": next((one.printed for one in agent.features if one.feature == "combat"), 0),
            "salary": agent.salary,
            "initiative": agent.initiative,
        }
    if what in ("henchman", "henchman_moved"):
        start["position"] = "none"
    if what == "influence":
        start["tokens"] = tokens_in(view, org, 1)
    return start


def tokens_in(view: CyberverseView, org: OrgView, number: int) -> int:
    """Influence of an organization in a district."""
    board = reading.district(view, number)
    return next((one.tokens for one in (board.influence if board else ()) if one.seat == org.seat), 0)


def fix_of(seat: str, agent: str, what: str, draft: Draft) -> Draft | None:
    """The correction as plain values; None while something is missing."""
    if what in ("cash", "actions"):
        return {"of": "org", "seat": seat, what: draft[what]}
    if what == "influence":
        return {"of": "influence", "seat": seat, "district": draft["district"], "tokens": draft["tokens"]}
    if what in ("health", "statuses", "salary", "initiative"):
        return {"of": "agent", "agent": agent, what: draft[what]}
    if what == "place":
        place = {"zone": draft["zone"], "position": draft["position"]} if draft["district"] else {}
        return {"of": "agent", "agent": agent, "district": draft["district"], **place}
    if what == "xp":
        return {"of": "agent", "agent": agent, "xp": (2,) * draft["twos"] + (1,) * draft["ones"]}
    if what == "feature":
        return {"of": "agent", "agent": agent, "feature": draft["feature"], "value": draft["value"]}
    if what in ("trained", "rescued"):
        return {"of": "agent", "agent": agent, what: draft[what]}
    if what == "remove":
        return {"of": "agent", "agent": agent, "remove": True}
    if what in CARDS:
        return _card(seat, agent, what, draft)
    return _owned(seat, what, draft) or _thing(what, draft)


def _card(seat: str, agent: str, what: str, draft: Draft) -> Draft | None:
    """Something the app does not have, with its card."""
    card = made(draft["kind"], draft["card"])
    if card is None:
        return None
    match what:
        case "support_new":
            return {"of": "support", "seat": seat, "card": card}
        case "agent_new":
            place = {"district": draft["district"], "zone": draft["zone"]} if draft["district"] else {}
            return {"of": "new_agent", "seat": seat, "sheet": card, **place}
        case "supply_new":
            return {"of": "new_supply", "agent": agent, "card": card}
        case _:
            return {"of": "event", "place": draft["slot"], "card": card}


def _owned(seat: str, what: str, draft: Draft) -> Draft | None:
    """Of an organization: its name, its solved stories, a support card less."""
    match what:
        case "name":
            name = str(draft["org_name"]).strip()
            return {"of": "org", "seat": seat, "name": name} if name else None
        case "resolved":
            return {"of": "org", "seat": seat, "resolved": draft["resolved"]}
        case "support_gone":
            gone = draft["support"]
            return {"of": "support", "seat": seat, "remove": gone} if gone else None
        case _:
            return None


def _thing(what: str, draft: Draft) -> Draft | None:
    """Supply and missions; else something on the board."""
    supply = draft["supply"]
    match what:
        case "supply":
            return {"of": "supply", "supply": supply, "broken": draft["broken"]} if supply else None
        case "supply_gone":
            return {"of": "supply", "supply": supply, "remove": True} if supply else None
        case "mission":
            mission = draft["mission"]
            return {"of": "mission", "mission": mission, "done": draft["done"]} if mission else None
        case "event_gone":
            return {"of": "event", "place": draft["slot"], "remove": True}
        case "staff":
            staff = {"slot": draft["staff_slot"], "staff": draft["staff"]}
            return {"of": "event", "place": draft["slot"], **staff}
        case "order":
            return {"of": "order", "order": draft["order"]}
        case _:
            return _place(what, draft)


def _place(what: str, draft: Draft) -> Draft | None:
    """Ambush tokens, ways, zones, henchmen."""
    where, figure = draft["district"] or 1, draft["figure"]
    stands = {"zone": draft["zone"], "position": draft["position"]}
    match what:
        case "ambush":
            return {"of": "district", "district": where, "ambush": draft["ambush"]}
        case "distance":
            return {"of": "district", "district": where, "to": draft["to"], "points": draft["points"]}
        case "zones":
            zones = {key: draft[key] for key in ("one", "other", "relation")}
            return {"of": "zones", "district": where, **zones}
        case "henchman":
            name = str(draft["name"]).strip()
            return {"of": "henchman", "name": name, "district": where, **stands} if name else None
        case "henchman_moved" if figure:
            return {"of": "henchman", "figure": figure, "district": where, **stands}
        case "henchman_gone" if figure:
            return {"of": "henchman", "figure": figure, "remove": True}
        case _:
            return None


def correction(seat: str, agent: str, what: str, draft: Draft, reason: str) -> Correct | None:
    """The proposal, when everything it needs has been said; a reason may be."""
    said = fix_of(seat, agent, what, draft) if what else None
    if said is None:
        return None
    try:
        return Correct(fix=FIX.validate_python(said), reason=reason.strip())
    except ValidationError:
        return None
