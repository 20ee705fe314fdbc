"""What a step of a kit is about: the same forms as when a tool is set up at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft
from pydantic import BaseModel, ValidationError

from companion.games.toolbox.actions import (
    CountDown,
)
from companion.games.toolbox.packs.specs import (
    BagSpec,
    ClockSpec,
    PadSpec,
    QuestionSpec,
    RolesSpec,
    TallySpec,
    TimerSpec,
)
from companion.games.toolbox.words import KitPart
from companion.kernel.action import Action
from companion.ui.desk.session import Session
from companion.ui.games.toolbox.desk import draft as steps
from companion.ui.games.toolbox.desk.draft import Document
from companion.ui.games.toolbox.setup.forms import Company, SetUp
from companion.ui.games.toolbox.setup.question import AskForm
from companion.ui.games.toolbox.setup.roles import DealForm
from companion.ui.games.toolbox.setup.scores import PadForm
from companion.ui.games.toolbox.setup.tally import TallyForm
from companion.ui.games.toolbox.setup.times import ClockForm, CountdownForm
from companion.ui.games.toolbox.tools.bags import BagForm
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
    company = Company(people=people, is_kit=True)

    def told(action: Action) -> None:
        say(_said(action))

    at = SetUp(skin, told, company, TAKE)
    match do:
        case "deal":
            return [DealForm(at, _known(RolesSpec, about))]
        case "ask":
            return [AskForm(at, _known(QuestionSpec, about))]
        case "tally":
            return [TallyForm(at, _known(TallySpec, about))]
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
            return [ClockForm(at, _known(ClockSpec, about))]
        case "score":
            return [PadForm(at, _known(PadSpec, about))]
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
    if isinstance(action, CountDown):
        at_zero = None if action.at_zero == "nothing" else action.at_zero
        return {"seconds": action.seconds, "at_zero": at_zero, "again": action.again or None}
    specs = (one for _, one in action if isinstance(one, BaseModel))
    return plain_of(next(specs, action))


def plain_of(spec: BaseModel) -> Document:
    """A part as a document says it: what is as it would be anyway is None, and so is not written."""
    told = spec.model_dump(mode="json", by_alias=True)
    usual = {
        info.alias or name: info.get_default(call_default_factory=True)
        for name, info in type(spec).model_fields.items()
        if not info.is_required()
    }
    return {name: None if name in usual and _is_same(one, usual[name]) else one for name, one in told.items()}


def _is_same(said: Any, usual: Any) -> bool:
    plain = usual.model_dump(mode="json") if isinstance(usual, BaseModel) else usual
    return bool(said == (list(plain) if isinstance(plain, tuple) else plain))
