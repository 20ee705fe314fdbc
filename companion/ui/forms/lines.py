"""A form's rows as facts: every field with its words, options and fault."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from typing import Any, Final

from companion import texts
from companion.kernel.frozen import frozen
from companion.texts import Language
from companion.ui.forms.drafts import Draft, Fault, below, is_shown
from companion.ui.forms.fields import LOOKS, Field, Kind

NESTED: Final[tuple[Kind, ...]] = ("record", "records")
"""Kinds whose faults stand further inside."""
PICKED: Final[Mapping[Kind, str]] = {"text": "pick", "names": "many"}
"""How a kind is asked for when the table knows the answers."""


@frozen
class Option:
    """One answer: what it is, what it is called."""

    value: Any
    label: str
    icon: str = ""


@frozen
class Line:
    """All that a row shows besides its value."""

    field: Field
    label: str
    options: tuple[Option, ...] = ()
    help: str = ""
    unit: str = ""
    mark: str = ""
    """Said beside the label, such as that it is a house rule of one's own."""
    icon: str = ""
    fault: str = ""
    inside: tuple[Fault, ...] = ()
    """What is wrong inside of a record, or of one in a list: `0.reward`."""
    known: tuple[tuple[str, tuple[Option, ...]], ...] = ()
    """Answers to the fields inside of a record that only the table knows."""
    is_open: bool = True
    """It may be changed; else it is only read."""


def _no_icon(_field: Field, _option: Any) -> str:
    return ""


def _no_help(_language: Language, _field: Field) -> str:
    return ""


@frozen
class Wording:
    """Where a form's words come from. One for a module, so that it is the same at every drawing."""

    label: Callable[[Language, Field], str]
    option: Callable[[Language, Field, Any], str]
    icon: Callable[[Field, Any], str] = field(default=_no_icon)
    """Of an option; of the field itself for `None`."""
    help: Callable[[Language, Field], str] = field(default=_no_help)


def worded_at(base: str, elsewhere: Mapping[str, str] | None = None) -> Wording:
    """Texts `base-field` and `base-field-option`; `elsewhere`: where else a field's options are said."""
    other = elsewhere or {}

    def label(language: Language, one: Field) -> str:
        return language.say(texts.text_id(f"{base}-{one.name}"))

    def option(language: Language, one: Field, value: Any) -> str:
        spoken = "none" if value is None else str(value).lower()
        return language.say(texts.text_id(f"{other.get(one.name, f'{base}-{one.name}')}-{spoken}"))

    return Wording(label, option)


def _is_picked(one: Field, known: Mapping[str, object]) -> bool:
    """Whether the table's answers stand in for a line to write in; a look of its own shows them itself."""
    return one.name in known and one.kind in PICKED and one.look in (LOOKS[one.kind], "note")


def lines_of(
    language: Language,
    fields: Iterable[Field],
    wording: Wording,
    draft: Draft,
    *,
    faults: Iterable[Fault] = (),
    options: Mapping[str, tuple[Option, ...]] | None = None,
) -> tuple[Line, ...]:
    """The rows that make sense now. `options`: answers that only the table knows (seats, packs, names).

    `unlocks.cards` are answers to a field inside of a record. A text that has such answers is picked instead
    of written, and so are several names.
    """
    found, known = tuple(faults), options or {}
    made = []
    for one in fields:
        if not is_shown(one, draft):
            continue
        answers = known.get(one.name) or tuple(
            Option(value, wording.option(language, one, value), wording.icon(one, value))
            for value in one.options
        )
        inside = below(found, one.name)
        prefix = f"{one.name}."
        deeper = tuple(
            (path.removeprefix(prefix), said) for path, said in known.items() if path.startswith(prefix)
        )
        wrong = [fault for fault in found if fault.field == one.name]
        if one.kind not in NESTED:
            wrong, inside = [*wrong, *inside], ()
        made.append(
            Line(
                replace(one, look=PICKED[one.kind]) if _is_picked(one, known) else one,
                wording.label(language, one),
                answers,
                wording.help(language, one),
                icon=wording.icon(one, None),
                fault=wrong[0].words if wrong else "",
                inside=inside,
                known=deeper,
            )
        )
    return tuple(made)
