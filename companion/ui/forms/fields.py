"""What a model asks for: one description a field, from its type, its bounds and `kernel.shown`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt, MaxLen
from pydantic import BaseModel, StringConstraints
from pydantic.fields import FieldInfo

from companion.kernel.frozen import frozen
from companion.kernel.view import Choice

Kind = Literal["text", "number", "yes", "one", "many", "names", "record", "records", "other"]

LOOKS: Final[Mapping[Kind, str]] = {
    "text": "line",
    "number": "step",
    "yes": "switch",
    "one": "pick",
    "many": "many",
    "names": "names",
    "record": "record",
    "records": "records",
    "other": "",
}
"""How a kind is asked for, unless its field says otherwise."""
AS_TYPED: Final = {int, float}
"""A whole number of which the game itself says, with a code of its own, that it is whole: a number."""
LINE: Final = 60
"""Longest text that is a name; what may be longer is a sentence, and its look `note`."""
MOST: Final = 99


@frozen
class Field:
    """One thing to fill in. Compared by value: a row that has the same facts is not drawn again."""

    name: str
    kind: Kind
    look: str
    low: int = 0
    high: int = MOST
    """Bounds of a number; of a text or a list, how long it may be."""
    step: int = 1
    options: tuple[Any, ...] = ()
    start: Any = None
    """What a blank form begins with; None: nothing is said yet."""
    is_needed: bool = False
    """Must be said: there is nothing to begin with."""
    is_optional: bool = False
    """None is an answer."""
    example: int = 0
    group: str = ""
    words: str = ""
    rule: str = ""
    usual: str = ""
    """The document that is taken unless another is chosen: there is always one."""
    when: tuple[str, Any] | None = None
    model: type[BaseModel] | None = None


def fields_of(
    model: type[BaseModel],
    *only: str,
    but: Collection[str] = (),
    over: Mapping[str, Mapping[str, Any]] | None = None,
) -> tuple[Field, ...]:
    """All fields in the order of the class, or those named, in this order; `but`: without these.

    `over`: what a field of this form has otherwise than its model says. A word that can be no other (a
    `kind`, a `do`) and what people do not choose are not asked for.
    """
    known = model.model_fields
    names = only or tuple(name for name, info in known.items() if name not in but and _is_asked_for(info))
    return tuple(replace(_field(name, known[name]), **(over or {}).get(name, {})) for name in names)


def fields_of_choice(choice: Choice, action: type[BaseModel]) -> tuple[Field, ...]:
    """What an action that would be accepted now still asks for; `free` fields as its model has them."""
    known = {name: _field(name, info) for name, info in action.model_fields.items() if name != "do"}
    words = [
        replace(known[name], kind="one", look="pick", options=options, start=_only(options), is_needed=True)
        for name, options in choice.one_of.items()
    ]
    numbers = [
        replace(known[name], kind="number", look="step", low=low, high=high, start=low)
        for name, (low, high) in choice.between.items()
    ]
    free = [known[name] for name in choice.free if name in known]
    return (*words, *numbers, *free)


def _only(options: tuple[str, ...]) -> str | None:
    """Where there is one answer it is given."""
    return options[0] if len(options) == 1 else None


def _told(info: FieldInfo) -> dict[str, Any]:
    return dict(info.json_schema_extra) if isinstance(info.json_schema_extra, dict) else {}


def _is_asked_for(info: FieldInfo) -> bool:
    is_tag = get_origin(info.annotation) is Literal and len(get_args(info.annotation)) == 1
    return not is_tag and bool(_told(info).get("is_chosen", True))


def _field(name: str, info: FieldInfo) -> Field:
    plain, metadata = _bare(info.annotation, list(info.metadata))
    plain, metadata, is_optional = _present(plain, metadata)
    kind, told = _kind(plain), _told(info)
    low, high = _bounds(metadata)
    high = told.get("high", high)
    look = str(told.get("look") or LOOKS[kind])
    is_asked = bool(told.get("asked"))
    start = told.get("start", None if info.is_required() else info.get_default(call_default_factory=True))
    if is_asked or told.get("unsaid") or start is None:
        start = _nothing(kind)
    return Field(
        name=name,
        kind=kind,
        look="note" if look == "line" and high > LINE else look,
        low=told.get("low", low),
        high=high,
        step=told.get("step", 1),
        options=tuple(told.get("options") or ()) or _options(kind, plain, is_optional=is_optional),
        start=start,
        is_needed=is_asked or (info.is_required() and not is_optional and start in (None, "", ())),
        is_optional=is_optional,
        example=told.get("example", 0),
        group=str(told.get("group", "")),
        words=str(told.get("words", "")),
        rule=str(told.get("rule", "")),
        usual=str(told.get("usual", "")),
        when=told.get("when"),
        model=_model(plain),
    )


def _nothing(kind: Kind) -> Any:
    """What stands in a field of which nothing was said."""
    return {"text": "", "yes": False, "many": (), "names": (), "records": ()}.get(kind)


def _bare(annotation: Any, metadata: list[Any]) -> tuple[Any, list[Any]]:
    """Out of `Annotated` and out of a name for it (a `Seat` is written), together with what it says."""
    while get_origin(annotation) is Annotated:
        annotation, *told = get_args(annotation)
        for one in told:
            metadata = [*metadata, *(one.metadata if isinstance(one, FieldInfo) else [one])]
    return getattr(annotation, "__supertype__", annotation), metadata


def _present(plain: Any, metadata: list[Any]) -> tuple[Any, list[Any], bool]:
    """The type of what is there, and whether there may be nothing."""
    if get_origin(plain) not in (Union, UnionType):
        return plain, metadata, False
    rest = [one for one in get_args(plain) if one is not NoneType]
    is_optional = len(rest) < len(get_args(plain))
    if len(rest) == 1:
        plain, metadata = _bare(rest[0], metadata)
    elif set(rest) == AS_TYPED:
        plain = int
    return plain, metadata, is_optional


def _kind(plain: Any) -> Kind:
    origin = get_origin(plain)
    if origin is Literal:
        return "one"
    if origin in (tuple, list, frozenset):
        item, _ = _bare(get_args(plain)[0], [])
        if get_origin(item) is Literal:
            return "many"
        return "records" if _model(plain) else "names" if item is str else "other"
    if not isinstance(plain, type):
        return "other"
    if issubclass(plain, bool):
        return "yes"
    if issubclass(plain, int):
        return "number"
    if issubclass(plain, str):
        return "text"
    return "record" if issubclass(plain, BaseModel) else "other"


def _options(kind: Kind, plain: Any, *, is_optional: bool) -> tuple[Any, ...]:
    if kind == "one":
        return (*((None,) if is_optional else ()), *get_args(plain))
    if kind == "many":
        item, _ = _bare(get_args(plain)[0], [])
        return get_args(item)
    return ()


def _model(plain: Any) -> type[BaseModel] | None:
    """The record itself, or the one a list is made of."""
    for one in (plain, *get_args(plain)[:1]):
        bare, _ = _bare(one, [])
        if isinstance(bare, type) and issubclass(bare, BaseModel):
            return bare
    return None


def _bounds(metadata: list[Any]) -> tuple[int, int]:
    low, high = 0, MOST
    for one in metadata:
        match one:
            case Ge(ge=bound):
                low = int(str(bound))
            case Gt(gt=bound):
                low = int(str(bound)) + 1
            case Le(le=bound):
                high = int(str(bound))
            case Lt(lt=bound):
                high = int(str(bound)) - 1
            case MaxLen(max_length=int(bound)) | StringConstraints(max_length=int(bound)):
                high = bound
    return low, high
