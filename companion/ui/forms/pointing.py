"""Putting something right: fields that point at it, and what is believed of it to start from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from companion.ui.forms.drafts import Draft, blank, is_empty
from companion.ui.forms.fields import Field, fields_of
from companion.ui.forms.form import changed

Held = Callable[[Draft], Mapping[str, Any]]
"""What is believed of what the draft points at."""


@dataclass(frozen=True, eq=False)
class Pointed:
    """A fact that can be put right."""

    model: type[BaseModel]
    fields: tuple[Field, ...] = ()
    keys: tuple[str, ...] = ()
    """Fields that point; the others are asked for once these are said, and start at what is believed."""
    rest: Mapping[str, Any] = field(default_factory=dict)
    """What it says besides, whatever is filled in."""

    def is_vague(self, draft: Draft) -> bool:
        """Whether it is not said yet what is meant."""
        return any(is_empty(draft.get(key)) for key in self.keys)

    def asked(self, draft: Draft) -> tuple[Field, ...]:
        """What is to be filled in now."""
        if self.is_vague(draft):
            return tuple(one for one in self.fields if one.name in self.keys)
        return self.fields

    def draft(self, told: Draft, held: Held) -> dict[str, Any]:
        """All fields: what was told, else what is believed."""
        known = {**blank(self.fields), **told}
        return {**known, **held(known), **told}

    def told(self, told: Draft, held: Held, name: str, value: Any) -> dict[str, Any]:
        """What was told, once more is; another fact that is pointed at begins anew."""
        kept = {key: one for key, one in told.items() if name not in self.keys or key in self.keys}
        return {**kept, name: changed(self.draft(told, held), name, value)[name]}


def pointed(model: type[BaseModel], *names: str, keys: tuple[str, ...] = (), **rest: Any) -> Pointed:
    """A fact of a model by these of its fields."""
    return Pointed(model, fields_of(model, *names) if names else (), keys, rest)
