"""What all documents are made of: frozen parts, names, and faults that say where they are."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.kernel.action import Fact, Reason

DocumentId = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Title = Annotated[str, Field(min_length=1, max_length=60)]
Source = Annotated[str, Field(min_length=1, max_length=120)]


class Part(BaseModel):
    """A piece of a pack: frozen, so that it can be shared, hashed and shown."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def misshapen(error: ValidationError) -> tuple[Reason, ...]:
    """What pydantic found, as reasons that name the place."""
    return tuple(
        fault("bad_pack", where=".".join(map(str, one["loc"])) or "pack", problem=one["msg"])
        for one in error.errors(include_url=False, include_context=False, include_input=False)
    )


def fault(code: str, rule: str = "SW-5", **facts: Fact) -> Reason:
    """A fault of a pack, with the rule it breaks."""
    return Reason(f"singularity.{code}", rule, facts)


def doubled(names: list[str]) -> tuple[str, ...]:
    """The names that stand more than once."""
    return tuple(name for name, count in Counter(names).items() if count > 1)
