"""The cardboard wins: somebody proposes what is right, the table says so too (CV-2, CV-90)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.cyberverse.views import AgentView, OrgView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.asked import Proposed
from companion.ui.games.cyberverse.correction_fields import Fields
from companion.ui.games.cyberverse.draw.boxes import Aside, Caption, Segments, Stack
from companion.ui.games.cyberverse.draw.colours import BUTTON
from companion.ui.games.cyberverse.draw.note import NoteField
from companion.ui.games.cyberverse.fixing import AGENT, BOARD, CARDS, ORG, Draft, correction, held
from companion.ui.games.cyberverse.phone.cardform import CardNotes
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.correcting import Done, button_words, said_to, sender, use_putting
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage

TABLE = "@board"


@component
def CorrectionDoor(stage: Stage) -> ft.Control:
    """A closed line in the sheet that opens into the form."""
    is_open, set_open = ft.use_state(False)
    waits = Proposed(stage)

    def shut() -> None:
        if waits is not None:
            set_open(False)

    effect(shut, [waits is None])
    if waits is not None:
        return waits
    if not is_open:
        label = stage.say("cyberverse-phone-fix-open")
        return ft.Row([OutlineButton(stage.skin, label, partial(set_open, True), icon="pencil", expand=True)])
    return CorrectionForm(stage, partial(set_open, False))


def fixes(stage: Stage) -> ft.Control:
    """The host's own corrections count at once."""
    waits = Proposed(stage)
    return waits if waits is not None else CorrectionForm(stage, None)


@component
def CorrectionForm(stage: Stage, close: Callable[[], None] | None) -> ft.Control:
    """Whose, what, what is right, and why, if somebody likes to say it."""
    view, skin = reading.game(stage), stage.skin
    reason, set_reason = ft.use_state("")
    whose, set_whose = ft.use_state("")
    what, set_what = ft.use_state("")
    empty: Draft = {}
    draft, set_draft = ft.use_state(empty)
    org, agent = _owner(stage, whose)
    putting = use_putting(stage, sender(stage))
    if putting.done:
        return Done(stage, putting, close)

    def pick_whose(value: str) -> None:
        set_whose(value)
        set_what("")

    def pick_what(value: str) -> None:
        set_what(value)
        set_draft(held(view, org, agent, value))

    kinds = BOARD if whose == TABLE else AGENT if agent else ORG
    owners = [(str(one.seat), one.name, "flag") for one in view.organizations]
    owners += [(one.id, one.name, "person") for found in view.organizations for one in found.agents]
    owners.append((TABLE, skin.say("cyberverse-phone-fix-board"), "map"))
    whats = [(one, skin.say(f"cyberverse-phone-fix-{one.replace('_', '-')}"), "") for one in kinds]
    form: list[ft.Control] = [
        Caption(skin, skin.say("cyberverse-phone-fix-whose")),
        Segments(skin, owners, whose, pick_whose),
    ]
    if whose:
        form += [
            Caption(skin, skin.say("cyberverse-phone-fix-what")),
            Segments(skin, whats, what, pick_what),
        ]
    if what:
        form += Fields(stage, org, agent, what, draft, set_draft)
    made = correction(str(org.seat), agent.id if agent else "", what, draft, reason)

    def put() -> None:
        if made:
            putting.put(made)

    lacks: list[ft.Control] = [Aside(skin, skin.say("cyberverse-phone-fix-missing"))]
    if what in CARDS:
        lacks = CardNotes(skin, draft["kind"], draft["card"])
    hint = [] if made else lacks
    back = (
        [ft.Row([OutlineButton(skin, skin.say("cyberverse-phone-back"), close, expand=True)])]
        if close
        else []
    )
    return Stack(
        skin,
        Strong(skin, skin.say("cyberverse-phone-fix-title"), 20),
        Muted(skin, said_to(stage)),
        Stack(skin, *form, *hint),
        NoteField(skin, skin.say("cyberverse-phone-fix-reason"), reason, set_reason, longest=120),
        MainButton(
            skin,
            button_words(stage),
            put,
            colour=BUTTON,
            icon="check",
            disabled=made is None,
        ),
        *back,
        gap=12,
    )


def _owner(stage: Stage, whose: str) -> tuple[OrgView, AgentView | None]:
    """The organization and, when one is meant, the agent."""
    view = reading.game(stage)
    agent = reading.agent(view, whose)
    return reading.org(view, agent.seat if agent else whose) or view.organizations[0], agent
