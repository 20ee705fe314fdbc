"""What has been filled in so far, what is missing, and the checked value that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from companion.kernel.action import Reason
from companion.kernel.frozen import frozen
from companion.texts import Language
from companion.ui.forms.fields import Field, fields_of

Draft = Mapping[str, Any]
M = TypeVar("M", bound=BaseModel)
CODES: Final = {
    "greater_than_equal": ("low", "ge"),
    "greater_than": ("low", "gt"),
    "less_than_equal": ("high", "le"),
    "less_than": ("high", "lt"),
    "string_too_short": ("short", "min_length"),
    "string_too_long": ("long", "max_length"),
    "too_short": ("few", "min_length"),
    "too_long": ("many", "max_length"),
}
"""What pydantic found → our sentence about it (`form-…`) and its bound; anything else is `form-wrong`."""


@frozen
class Fault:
    """Something that cannot be, as a sentence, at its field; without one it is about the whole."""

    words: str
    field: str = ""


def faults_of(language: Language, reasons: Iterable[Reason]) -> tuple[Fault, ...]:
    """Reasons as sentences, each at its field."""
    return tuple(Fault(language.reason(one, {}), one.field) for one in reasons)


def below(faults: Iterable[Fault], *path: str | int) -> tuple[Fault, ...]:
    """The faults inside of a record, as its own form sees them: `missions.0.reward` → `reward`."""
    prefix = "".join(f"{part}." for part in path)
    inside = (one for one in faults if one.field.startswith(prefix))
    return tuple(Fault(one.words, one.field.removeprefix(prefix)) for one in inside)


@dataclass(frozen=True)
class Checked(Generic[M]):
    """The value, as soon as nothing is missing; faults may remain that the model itself does not know."""

    value: M | None
    lacks: tuple[str, ...] = ()
    """Fields that must still be said."""
    faults: tuple[Fault, ...] = ()

    @property
    def is_right(self) -> bool:
        """It may be sent."""
        return self.value is not None and not self.faults


def blank(fields: Iterable[Field]) -> dict[str, Any]:
    """Nothing said yet."""
    return {field.name: field.start for field in fields}


def draft_of(fields: Iterable[Field], value: BaseModel | Mapping[str, Any]) -> dict[str, Any]:
    """What a known value would have been filled in as."""
    known = value.model_dump() if isinstance(value, BaseModel) else value
    return {field.name: known.get(field.name, field.start) for field in fields}


def is_empty(value: Any) -> bool:
    """Nothing was said; zero and no are answers."""
    return value is None or (isinstance(value, (str, tuple, list)) and not value)


def is_shown(field: Field, draft: Draft) -> bool:
    """Whether a field makes sense, as far as the form is filled in."""
    if field.when is None:
        return True
    other, wanted = field.when
    return draft.get(other) in wanted if isinstance(wanted, tuple) else draft.get(other) == wanted


def lacking(fields: Iterable[Field], draft: Draft) -> tuple[str, ...]:
    """Names of the fields that must still be said; inside of a record `missions.0.district`."""
    found: list[str] = []
    for field in fields:
        if not is_shown(field, draft):
            continue
        if field.is_needed and is_empty(_said(field, draft)):
            found.append(field.name)
        elif field.kind == "records" and field.model:
            inner = _inside(field.model)
            items = enumerate(draft.get(field.name) or ())
            found += [f"{field.name}.{at}.{name}" for at, item in items for name in lacking(inner, item)]
    return tuple(found)


def said(fields: Iterable[Field], draft: Draft) -> dict[str, Any]:
    """The draft as plain values of the model; what was not said, and what makes no sense, is left out."""
    told = {field.name: _said(field, draft) for field in fields if is_shown(field, draft)}
    optional = {field.name for field in fields if field.is_optional}
    return {name: value for name, value in told.items() if value is not None or name in optional}


def _said(field: Field, draft: Draft) -> Any:
    value = draft.get(field.name, field.start)
    if field.kind == "text":
        return str(value or "").strip()
    if field.kind == "records" and field.model:
        return tuple(_told(_inside(field.model), item) for item in value or ())
    if field.kind == "names" and isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return None if value == "" else value


def _told(fields: Sequence[Field], item: Draft) -> dict[str, Any]:
    """A record: what was said of it, and what its form does not ask for."""
    asked = {field.name for field in fields}
    return {**{name: value for name, value in item.items() if name not in asked}, **said(fields, item)}


@lru_cache(64)
def _inside(model: type[BaseModel]) -> tuple[Field, ...]:
    return fields_of(model)


def check(
    model: type[M] | TypeAdapter[M],
    fields: Sequence[Field],
    draft: Draft,
    language: Language,
    *,
    judge: Callable[[M], Iterable[Reason]] | None = None,
    rest: Draft | None = None,
) -> Checked[M]:
    """The model checks bounds and shapes, `judge` (its game) all that only sentences can say.

    `rest`: what the form does not ask for, such as the tag of a kind.
    """
    lacks = lacking(fields, draft)
    if lacks:
        return Checked(None, lacks)
    told = {**(rest or {}), **said(fields, draft)}
    try:
        made = model.validate_python(told) if isinstance(model, TypeAdapter) else model.model_validate(told)
    except ValidationError as error:
        return Checked(None, faults=tuple(_found(one, fields, language) for one in error.errors()))
    reasons = judge(made) if judge else ()
    return Checked(made, faults=faults_of(language, reasons))


def _found(error: Any, fields: Sequence[Field], language: Language) -> Fault:
    names = {field.name for field in fields}
    path = tuple(str(part) for part in error["loc"])
    where = next((".".join(path[at:]) for at, part in enumerate(path) if part in names), "")
    code, bound = CODES.get(error["type"], ("wrong", ""))
    return Fault(language.say(f"form-{code}", n=error.get("ctx", {}).get(bound, 0)), where)
