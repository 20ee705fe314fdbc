"""What the public screens say about the moment: whose turn it is, what is missing, what stands on cards."""

from __future__ import annotations

from companion import texts
from companion.games.cyberverse.actions import CyberverseAction
from companion.games.cyberverse.views import CheckItem, CyberverseView, Reminder
from companion.table.actions import ForTable
from companion.ui.games.cyberverse import reading
from companion.ui.stage import Stage


def org_names(stage: Stage) -> dict[str, str]:
    """Seat → what its organization is called."""
    return {str(one.seat): one.name for one in reading.game(stage).organizations}


def for_table(stage: Stage, action: CyberverseAction) -> None:
    """The host says it for the whole table."""
    stage.send(ForTable(action=action.model_dump(mode="json", exclude_none=True)))


def check_title(stage: Stage, item: CheckItem) -> str:
    """A line of the checklist in words."""
    code = texts.text_id(item.code)
    own = f"cyberverse-shared-open-{code}"
    key = own if not item.is_done and stage.skin.language.has(own) else f"cyberverse-check-{code}"
    return stage.skin.say(key, **stage.skin.language.values(item.facts, org_names(stage)))


SAYS_BEFORE = frozenset({"calls", "auxiliary", "entries", "support", "investigations"})
"""Items whose facts help before they are done."""


def check_detail(stage: Stage, item: CheckItem) -> str:
    """What a line of the checklist says below its title; nothing for what nobody knows yet."""
    code = texts.text_id(item.code)
    if item.is_active and not item.is_done and stage.skin.language.has(f"cyberverse-shared-hint-{code}"):
        return stage.say(f"cyberverse-shared-hint-{code}")
    is_asked = item.code in SAYS_BEFORE or (item.code == "henchmen" and item.is_active)
    if not item.is_done and not is_asked:
        return ""
    is_over = item.is_done and item.code in SAYS_BEFORE
    if is_over or item.code == "boards" or not any(fact not in ((), [], "") for fact in item.facts.values()):
        return ""
    return stage.skin.say(
        f"cyberverse-check-{code}", "detail", **stage.skin.language.values(item.facts, org_names(stage))
    )


def todo(stage: Stage, code: str) -> str:
    """What is missing, for the button: `draw the event`."""
    key = f"cyberverse-shared-todo-{texts.text_id(code)}"
    late = reading.game(stage)
    waits = late.next.waits_for if late.next else ()
    if code == "strategy":
        waits = tuple(one.seat for one in late.organizations if not one.is_ready)
    names = org_names(stage)
    return stage.say(key, who=stage.skin.language.listed(tuple(names.get(seat, seat) for seat in waits)))


def still(stage: Stage) -> str:
    """`Still to do: draw the event`; the first thing that is missing, and how many more."""
    view = reading.game(stage)
    if view.investigation is not None and view.waiting_for:
        return waiting(stage)
    missing = (
        view.next.missing
        if view.next
        else tuple(item.code for item in view.checklist if item.is_mandatory and not item.is_done)
    )
    if not missing:
        return waiting(stage)
    first = todo(stage, missing[0])
    more = 0 if view.phase == "payday" else len(dict.fromkeys(missing)) - 1
    return stage.say("cyberverse-shared-still", what=first, more=more)


def waiting(stage: Stage) -> str:
    """`Waiting for ECO and FSB`."""
    view = reading.game(stage)
    return stage.say("cyberverse-shared-waiting", who=orgs(stage, view.waiting_for))


def orgs(stage: Stage, seats: tuple[str, ...]) -> str:
    """Organizations as a list in words."""
    names = org_names(stage)
    return stage.skin.language.listed(tuple(names.get(seat, seat) for seat in seats))


def reminder(stage: Stage, one: Reminder) -> str:
    """`Blackout: hacking −1`, with whose support card it is."""
    if one.of == "event":
        return stage.say("cyberverse-shared-remind-event", name=one.name, text=one.text)
    whose = reading.org_name(stage, one.seat)
    return stage.say("cyberverse-shared-remind-support", name=one.name, text=one.text, org=whose)


def sentence(stage: Stage) -> str:
    """The one plain sentence of the foot: what happens now, and who does it."""
    view = reading.game(stage)
    first = reading.person(stage, view.order[0]) if view.order else ""
    who = view.turn_of or (view.waiting_for[0] if view.waiting_for else None)
    facts: dict[str, object] = {
        "first": first,
        "org": reading.org_name(stage, who),
        "orgs": orgs(stage, view.waiting_for),
        "person": reading.person(stage, who),
        "count": len(view.waiting_for),
    }
    return stage.say(f"cyberverse-shared-say-{_moment(view)}", **facts, **_facts(stage, view))


def _moment(view: CyberverseView) -> str:
    """The name of the sentence."""
    if view.unfolding:
        return "unfolding"
    if view.step == "support":
        return "support"
    if view.phase == "event":
        active = next((item.code for item in view.checklist if item.is_active), "done")
        return f"event-{texts.text_id(active)}"
    if view.phase in ("setup", "agents", "scoring", "over"):
        return view.phase
    if view.step == "done":
        return f"{view.phase}-done"
    line = reading.fighter(view, view.investigation.now) if view.investigation else None
    if view.step == "fight" and line and line.kind != "agent":
        return "fight-henchman"
    return texts.text_id(view.step)


def _facts(stage: Stage, view: CyberverseView) -> dict[str, object]:
    """What a step's sentence names besides."""
    found: dict[str, object] = {"agent": "", "points": 0, "why": "", "place": "", "figure": "", "by": ""}
    if view.activation:
        now = view.activation.moving or view.activation.called
        found["agent"] = reading.figure_name(view, now)
        found["points"] = view.activation.points_left
        if view.activation.auxiliary_why:
            found["why"] = stage.say(texts.text_id(f"cyberverse-auxiliary-{view.activation.auxiliary_why}"))
    site = view.investigation
    if site:
        found["place"] = site.name
        found["figure"] = reading.figure_name(view, site.now)
        line = reading.fighter(view, site.now)
        found["by"] = reading.org_name(stage, line.acts_by) if line else ""
        found["agent"] = reading.figure_name(view, site.teammates.agent if site.teammates else None)
        if site.ambush_by:
            found["by"] = reading.org_name(stage, site.ambush_by)
    return found
