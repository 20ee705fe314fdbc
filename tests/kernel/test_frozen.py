"""A plain value never changes and is compared by what it holds."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, field, replace

import pytest

from companion.kernel.frozen import frozen


@frozen
class Crate:
    weight: int
    marks: tuple[str, ...] = field(default=())


def test_a_plain_value_is_what_it_holds() -> None:
    crate = Crate(3, ("fragile",))
    assert crate == Crate(3, ("fragile",))
    assert hash(crate) == hash(Crate(3, ("fragile",)))
    assert replace(crate, weight=4).marks == ("fragile",)


def test_it_never_changes_and_has_no_room_for_more() -> None:
    with pytest.raises(FrozenInstanceError):
        Crate(3).weight = 4  # type: ignore[misc]
    assert not hasattr(Crate(3), "__dict__")
