"""A plain value: what states and sums are made of, as `Part` is what is read and sent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(kind: type[T]) -> type[T]:
    """A dataclass that never changes, is compared by what it holds, and is small."""
    return dataclass(frozen=True, slots=True)(kind)
