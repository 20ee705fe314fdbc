"""What a part is drawn by."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def fact(kind: type[T]) -> type[T]:
    """A dataclass that never changes, is compared by value, and is small: every redraw makes some."""
    return dataclass(frozen=True, slots=True)(kind)
