"""Unions whose members say by a tag which one they are."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, TypeAdapter


def tagged(union: Any, by: str) -> TypeAdapter[Any]:
    """Reads and checks any member of the union; the tag decides, so that faults are about that one alone."""
    form: Any = Annotated[union, Field(discriminator=by)]
    return TypeAdapter(form)
