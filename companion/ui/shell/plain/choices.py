"""What may be done now, one card each: fields, what is missing, and a button."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, get_args, get_origin

import flet as ft
from pydantic import ConfigDict, TypeAdapter

from companion.kernel.action import Action
from companion.kernel.view import Choice
from companion.ui.forms.drafts import check
from companion.ui.forms.fields import Field, fields_of, fields_of_choice
from companion.ui.forms.form import Form, Look, Manner, use_draft
from companion.ui.forms.lines import Option, Wording, lines_of
from companion.ui.forms.nested import Listed, records
from companion.ui.forms.rows import KIT
from companion.ui.kit.boxes import Aside, Spaced
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import part
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.shell.plain.words import Speech

SEATS = ("seat", "target", "who")
"""Free fields that mean somebody at the table: they are picked by name."""


class Plain(Action):
    """Any action of any game, as the choice described it; the game itself checks it."""

    model_config = ConfigDict(extra="allow", frozen=True)
    do: str


def models_of(actions: TypeAdapter[Any]) -> Mapping[str, type[Action]]:
    """The actions of a game by their tag."""
    return {model.model_fields["do"].default: model for model in _members(actions._type)}  # noqa: SLF001


def _members(annotation: Any) -> list[type[Action]]:
    """All classes of a union, however it is nested."""
    if isinstance(annotation, type) and issubclass(annotation, Action):
        return [annotation]
    parts = get_args(annotation)[:1] if get_origin(annotation) is Annotated else get_args(annotation)
    return [model for one in parts for model in _members(one)]


def can_be_asked(choice: Choice, model: type[Action] | None) -> bool:
    """Whether the kit has a row for every field; what is richer waits for a screen of its own."""
    fields = fields_of_choice(choice, model) if model else ()
    return all(one.look in KIT.looks or (one.kind == "records" and one.model) for one in fields)


@part
def ChoiceCard(
    skin: Skin,
    choice: Choice,
    model: type[Action] | None,
    speech: Speech,
    colour: str,
    send: Callable[[Action], None],
) -> ft.Control:
    """One thing that may be done now."""
    fields = fields_of_choice(choice, model) if model else ()
    kept, put = use_draft(fields)
    draft = {**kept, **{one.name: one.start for one in fields if not _fits(one, kept.get(one.name))}}
    asked: type[Action] = model or Plain
    checked = check(asked, fields, draft, skin.language, rest={"do": choice.do})
    people = tuple(Option(seat, name) for seat, name in speech.names)
    wording = Wording(speech.label, speech.option)
    named = {one.name: people for one in fields if one.name in SEATS and one.kind == "text"}
    lines = lines_of(skin.language, fields, wording, draft, faults=checked.faults, options=named)

    def tap() -> None:
        if checked.value is not None:
            send(checked.value)

    lacks = skin.language.listed(speech.of("field", name) for name in checked.lacks)
    missing = [Aside(skin, skin.say("shell-plain-lacks", names=lacks))] if lacks else []
    button = MainButton(skin, speech.of("do", choice.do), tap, colour=colour, disabled=not checked.is_right)
    form = [Form(skin, lines, draft, put, _manner(fields, wording), of=choice.do)] if lines else []
    return Card(skin, Spaced(skin, *form, *missing, button), padding=14)


def _fits(field: Field, value: Any) -> bool:
    """Whether what was chosen before is still an answer."""
    if field.kind == "one":
        return value is None or value in field.options
    if field.kind == "number" and value is not None:
        return bool(field.low <= value <= field.high)
    return True


def _manner(fields: tuple[Field, ...], wording: Wording) -> Manner:
    """The kit's rows, and for every list of records one that knows what they are made of."""
    known: dict[str, Look] = {}
    for one in fields:
        if one.kind == "records" and one.model:
            listed = Listed(lambda _language, n: str(n), "shell-plain-more", "shell-plain-less")
            known[one.look] = records(fields_of(one.model), wording, lambda: KIT, listed)
    return KIT.but(**known) if known else KIT
