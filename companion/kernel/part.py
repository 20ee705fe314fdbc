"""A piece of data that never changes: what views, actions, house rules and documents are made of."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Part(BaseModel):
    """Frozen, so that it can be shared, compared and shown; a key nobody knows is refused.

    A member of a union says its tag beside its name: `class Stay(Action, do="stay")` has a field `do` that
    is always `stay`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    def __init_subclass__(cls, **tags: str) -> None:
        super().__init_subclass__()
        for name, tag in tags.items():
            cls.__annotations__ = {name: Literal[tag], **cls.__annotations__}
            setattr(cls, name, tag)


class Input(Part):
    """What a procedure takes: nothing unknown, and nothing bent into shape."""

    model_config = ConfigDict(strict=True)
