"""How a field of a model is asked for on a screen, said beside its type. Screens read it, rules never do."""

from __future__ import annotations

from typing import Any

from pydantic.fields import FieldInfo


def shown(
    look: str = "",
    low: int | None = None,
    high: int | None = None,
    *,
    step: int | None = None,
    start: Any = None,
    asked: bool = False,
    unsaid: bool = False,
    example: int | None = None,
    group: str = "",
    words: str = "",
    options: tuple[Any, ...] = (),
    when: tuple[str, Any] | None = None,
) -> dict[str, Any]:
    """For `json_schema_extra`; what is not said follows from the type.

    `low`, `high`: what a screen offers, where the model takes more so that a rule can refuse in words.
    `start`: where a form begins, if not at the default; `asked`: it must be said, whatever the default is;
    `unsaid`: a form begins empty, and the default holds until something is said.
    `example`: what an empty number could look like. `group`: fields that stand together. `words`: where
    label and options have their names. `when`: (other field, value or values): only then it is asked for.
    """
    told = {
        "look": look,
        "low": low,
        "high": high,
        "step": step,
        "start": start,
        "asked": asked,
        "unsaid": unsaid,
        "example": example,
        "group": group,
        "words": words,
        "options": options,
        "when": when,
    }
    return {key: value for key, value in told.items() if value or (value == 0 and value is not False)}


def told(field: FieldInfo) -> dict[str, Any]:
    """What is said beside a field, for screens or for the table: `rule`, `what`, `secret` …"""
    return dict(field.json_schema_extra) if isinstance(field.json_schema_extra, dict) else {}
