"""What a step of a kit is about: the same forms as when a tool is set up at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft
from pydantic import BaseModel, ValidationError

from companion.games.toolbox.actions import (
    Ask,
    CountDown,
    DealRoles,
    FillBag,
    SetClock,
    StartPad,
    StartTally,
)
from companion.games.toolbox.packs.specs import (
    BagSpec,
    ClockSpec,
    PadSpec,
    QuestionSpec,
    TallySpec,
    TimerSpec,
)
from companion.games.toolbox.words import KitPart
from companion.kernel.action import Action
from companion.ui.desk.session import Session
from companion.ui.games.toolbox.desk import draft as steps
from companion.ui.games.toolbox.desk.draft import Document
from companion.ui.games.toolbox.setup.scores import PadForm
from companion.ui.games.toolbox.setup.secrets import AskForm, DealForm, TallyForm
from companion.ui.games.toolbox.setup.times import USUAL, ClockForm, CountdownForm
from companion.ui.games.toolbox.tools.luck import BagForm
from companion.ui.kit.boxes import Note, Panel, Spaced
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin

TAKE = "toolbox-desk-take"
LONGEST_TEXT, LONGEST_DICE, LONGEST_NAME = 200, 60, 24


@component
def PartForm(session: Session[Document, Any], part: KitPart, at: int) -> ft.Control:
    """The form of one step."""
    skin = session.skin
    step = session.draft[part][at]
    about = steps.part_of(session.draft, step)

    def say(said: Document) -> None:
        session.step(lambda now: steps.with_part(now, step, said), f"{part}-{at}")

    def text(words: str) -> None:
        session.step(lambda now: steps.with_text(now, part, at, words), f"text-{part}-{at}")

    label = skin.say("toolbox-desk-text")
    said = Field(skin, label, step.get("text", ""), text, longest=LONGEST_TEXT, is_sentence=True)
    low = (session.draft.get("players") or (2, 8))[0]
    form = _form(skin, step["do"], about, max(2, int(low)), say)
    return Panel(skin, Spaced(skin, *form, said, gap=14), selected=True)


def _form(
    skin: Skin, do: str, about: Document, people: int, say: Callable[[Document], None]
) -> list[ft.Control]:
    def told(action: Action) -> None:
        say(_said(action))

    match do:
        case "deal":
            return [DealForm(skin, told, (), about.get("line", ""), people, TAKE)]
        case "ask":
            return [AskForm(skin, told, _known(QuestionSpec, about), TAKE)]
        case "tally":
            return [TallyForm(skin, told, people, _known(TallySpec, about), TAKE)]
        case "timer":
            zeros = ("nothing", "open", "next")
            name = Field(
                skin,
                skin.say("toolbox-desk-name"),
                about.get("name", ""),
                lambda name: say({"name": name}),
                longest=LONGEST_NAME,
            )
            return [name, CountdownForm(skin, told, zeros, _known(TimerSpec, about))]
        case "clock":
            return [ClockForm(skin, told, False, _known(ClockSpec, about) or USUAL, TAKE)]
        case "score":
            return [PadForm(skin, told, False, _known(PadSpec, about), TAKE)]
        case "draw":
            return [BagForm(skin, 1, told, _known(BagSpec, about), TAKE)]
        case "roll":
            dice = about.get("notation", "")
            label = skin.say("toolbox-dice")
            return [Field(skin, label, dice, lambda line: say({"notation": line}), longest=LONGEST_DICE)]
        case _:
            return [Note(skin, skin.say("toolbox-desk-nothing-more"))]


def _known(model: type[Any], about: Document) -> Any:
    """What is there already; None where it cannot be read."""
    try:
        return model.model_validate({key: one for key, one in about.items() if key != "id"})
    except ValidationError:
        return None


def _said(action: Action) -> Document:
    """What a form says of its part: the fields it asked for, nothing else."""
    found: BaseModel = action
    match action:
        case DealRoles(roles=spec):
            found = spec
        case Ask(question=spec):
            found = spec
        case StartTally(tally=spec):
            found = spec
        case SetClock(clock=spec):
            found = spec
        case StartPad(pad=spec):
            found = spec
        case FillBag(bag=spec):
            found = spec
        case CountDown():
            return {"seconds": action.seconds, "at_zero": action.at_zero}
    return found.model_dump(mode="json", by_alias=True, exclude_unset=True, exclude={"name"})
