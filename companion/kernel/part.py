"""A piece of data that never changes: what views, actions, house rules and documents are made of."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Part(BaseModel):
    """Frozen, so that it can be shared, compared and shown; a key nobody knows is refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Input(Part):
    """What a procedure takes: nothing unknown, and nothing bent into shape."""

    model_config = ConfigDict(strict=True)
