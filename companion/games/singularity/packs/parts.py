"""What all documents are made of: frozen parts, names, and faults that say where they are."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.singularity.words import REFUSALS
from companion.kernel.action import Fact, Reason

DocumentId = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Title = Annotated[str, Field(min_length=1, max_length=60)]
Source = Annotated[str, Field(min_length=1, max_length=120)]


def fault(code: str, field: str, rule: str = "SW-5", **facts: Fact) -> Reason:
    """A fault of a pack, with the field it stands in and the rule it breaks."""
    return REFUSALS.why(code, rule, **facts).at(field)
