"""What can be wrong on the table, and the correction that puts it right (CV-2, CV-90)."""

from __future__ import annotations

from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from companion.games.cyberverse.actions import Correct, Fix
from companion.games.cyberverse.views import AgentView, CyberverseView, OrgView
from companion.ui.games.cyberverse import reading

Draft = dict[str, Any]
_FIX: Any = Fix
FIX: TypeAdapter[Any] = TypeAdapter(_FIX)

ORG: Final = ("cash", "actions", "influence")
AGENT: Final = (
    "health",
    "statuses",
    "place",
    "xp",
    "feature",
    "salary",
    "initiative",
    "supply",
    "mission",
    "remove",
)
BOARD: Final = ("ambush", "henchman", "henchman_gone", "zones", "order")


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
    if what == "remove":
        return {"of": "agent", "agent": agent, "remove": True}
    return _thing(what, draft)


def _thing(what: str, draft: Draft) -> Draft | None:
    """Supply, missions, the board, the order."""
    match what:
        case "supply":
            return (
                {"of": "supply", "supply": draft["supply"], "broken": draft["broken"]}
                if draft["supply"]
                else None
            )
        case "mission":
            return (
                {"of": "mission", "mission": draft["mission"], "done": draft["done"]}
                if draft["mission"]
                else None
            )
        case "ambush":
            return {"of": "district", "district": draft["district"] or 1, "ambush": draft["ambush"]}
        case "henchman":
            name = str(draft["name"]).strip()
            made = {"of": "henchman", "name": name, "district": draft["district"] or 1, "zone": draft["zone"]}
            return made if name else None
        case "henchman_gone":
            return {"of": "henchman", "figure": draft["figure"], "remove": True} if draft["figure"] else None
        case "zones":
            keys = ("one", "other", "relation")
            return {"of": "zones", "district": draft["district"] or 1, **{key: draft[key] for key in keys}}
        case "order":
            return {"of": "order", "order": draft["order"]}
        case _:
            return None


def correction(seat: str, agent: str, what: str, draft: Draft, reason: str) -> Correct | None:
    """The proposal, when everything it needs has been said; a reason always is."""
    said = fix_of(seat, agent, what, draft) if what else None
    if said is None or not reason.strip():
        return None
    try:
        return Correct(fix=FIX.validate_python(said), reason=reason.strip())
    except ValidationError:
        return None
