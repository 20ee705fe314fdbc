"""What the host's tablet can do now: one button, or a sheet behind it (CV-20, CV-21, CV-45)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion import texts
from companion.games.cyberverse.actions import (
    CyberverseAction,
    EndActivation,
    NextPhase,
    OpenRow,
    PaperReady,
    PassAction,
    PlaceEvent,
    PlaceHenchmen,
    ShiftNews,
)
from companion.games.cyberverse.views import CyberverseView
from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.shared.page import FOOT
from companion.ui.games.cyberverse.shared.saying import for_table, sentence, still
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import FootButton, Sentence, stacks
from companion.ui.stage import Stage

ICONS = {
    "event": "cv-event",
    "strategy": "cv-strategy",
    "activation": "cv-movement",
    "investigation": "cv-analysis",
    "payday": "cv-cash",
}


@frozen
class Drive:
    """The button of the moment: what it says, and what it sends or which sheet it opens."""

    label: str
    icon: str
    action: CyberverseAction | None = None
    sheet: str = ""
    """`begin`, or the kind of card to type: `event`, `ambush`, `brawl`, `henchman`."""


SENDS: dict[str, tuple[CyberverseAction, str]] = {
    "shift_news": (ShiftNews(), "left"),
    "place_event": (PlaceEvent(), "cv-event"),
    "place_henchmen": (PlaceHenchmen(), "cv-henchman"),
}
SHEETS = {"begin": ("begin", "play"), "draw_event": ("event", "pencil")}


def unknown_henchman(view: CyberverseView) -> str:
    """A henchman here whose card nobody has typed, when it is about to matter."""
    site = view.investigation
    board = reading.district(view, site.district) if site else None
    if board is None or view.step not in ("teammates", "declare", "tokens", "fight"):
        return ""
    return next((one.name for one in board.figures if one.needs_card), "")


def drive(stage: Stage) -> Drive | None:
    """What the table could do now; None: others have to do something first."""
    view = reading.game(stage)
    if view.step in ("support", "settle") or view.phase == "over":
        return None
    if view.phase == "scoring":
        row = next((one.code for one in view.score.rows if not one.is_open), "") if view.score else ""
        label = stage.say("cyberverse-shared-open-row", row=word(stage.skin, "score", row)) if row else ""
        return Drive(label, "up", OpenRow()) if row else None
    if view.step in ("ambush", "brawl"):
        return Drive(stage.say(f"cyberverse-shared-type-{view.step}"), "pencil", sheet=view.step)
    if name := unknown_henchman(view):
        return Drive(stage.say("cyberverse-shared-type-henchman", name=name), "pencil", sheet="henchman")
    now = reading.fighter(view, view.investigation.now) if view.investigation else None
    if view.step == "fight" and now and now.kind != "agent":
        label = stage.say("cyberverse-shared-figure-done", name=now.name)
        return Drive(label, "check", EndActivation(figure=now.figure))
    active = next((item for item in view.checklist if item.is_active), None)
    if active and active.do in SENDS and view.phase == "event":
        action, icon = SENDS[active.do]
        return Drive(stage.say(texts.text_id(f"cyberverse-shared-do-{active.do}")), icon, action)
    if active and active.do in SHEETS:
        sheet, icon = SHEETS[active.do]
        return Drive(stage.say(texts.text_id(f"cyberverse-shared-do-{active.do}")), icon, sheet=sheet)
    if view.next and view.next.is_open:
        label = stage.say("cyberverse-shared-start", phase=word(stage.skin, "phase", view.next.to))
        if view.next.to == "event":
            label = stage.say("cyberverse-shared-end-turn", n=view.round)
        return Drive(label, ICONS.get(view.next.to, "right"), NextPhase())
    return None


def DriveFoot(stage: Stage, open_sheet: Choose, *, text: str = "") -> list[ft.Control]:
    """One sentence, and the button. Only the host's screen has a button that can be tapped."""
    found = drive(stage)
    said = Sentence(stage.skin, text or sentence(stage), lead=_lead(stage))
    if found is None:
        return [said, *_let_pass(stage), *_paper(stage), FootButton(stage.skin, still(stage), None)]
    if not stage.leads:
        return [said]
    if found.sheet:
        return [said, FootButton(stage.skin, found.label, partial(open_sheet, found.sheet), icon=found.icon)]
    action = found.action
    return [
        said,
        FootButton(
            stage.skin, found.label, (lambda: for_table(stage, action)) if action else None, icon=found.icon
        ),
    ]


def _let_pass(stage: Stage) -> list[ft.Control]:
    """The host's word that an auxiliary action stays unused (CV-44)."""
    view, skin = reading.game(stage), stage.skin
    if view.step != "auxiliary" or not stage.leads or view.turn_of is None:
        return []
    label = skin.say("cyberverse-shared-let-pass", org=reading.org_name(stage, view.turn_of))
    button = OutlineButton(skin, label, partial(for_table, stage, PassAction()), height=FOOT, expand=True)
    return [ft.Container(ft.Row([button]), expand=None if stacks(skin) else 3)]


def _paper(stage: Stage) -> list[ft.Control]:
    """The next seat on paper is ready: it has folded what it chose, or laid its tokens face down."""
    view, skin = reading.game(stage), stage.skin
    papers = {str(line.seat) for line in stage.table.seats if line.presence == "paper"}
    seat = next((one for one in view.foldable if one in papers), None)
    if seat is None or not stage.leads:
        return []
    key = "cyberverse-paper-ready-tokens" if view.step == "tokens" else "cyberverse-paper-ready"
    words = skin.say(key, name=reading.person(stage, seat))
    act = partial(for_table, stage, PaperReady(seat=seat))
    button = OutlineButton(skin, words, act, icon="paper", height=FOOT, expand=True)
    return [ft.Container(ft.Row([button]), expand=None if stacks(skin) else 4)]


def _lead(stage: Stage) -> ft.Control | None:
    """The shape of whom the table waits for, when it is one."""
    late = reading.game(stage).waiting_for
    if len(late) != 1:
        return None
    return SeatMark(stage.skin, reading.seat_colour_name(stage, late[0]), stage.skin.px(18))
