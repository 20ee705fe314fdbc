"""A line for a sentence."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin


def NoteField(
    skin: Skin, label: str, value: str, on_change: Callable[[str], None], *, longest: int
) -> ft.Control:
    """As `Field`, for notes and reasons: the keyboard offers a capital at the start of a sentence only."""
    field = Field(skin, label, value, on_change, longest=longest)
    if isinstance(field, ft.TextField):
        field.capitalization = ft.TextCapitalization.SENTENCES
    return field
