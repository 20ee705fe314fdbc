"""Frozen data: nothing changes, nothing unknown gets in."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from companion.kernel.action import Action
from companion.kernel.game import Options
from companion.kernel.part import Input, Part
from companion.kernel.view import View


@pytest.mark.parametrize("base", [Part, Input, Action, Options, View])
def test_a_part_never_changes_and_takes_nothing_unknown(base: type[Part]) -> None:
    made = type("Crate", (base,), {"__annotations__": {"weight": int}, "__module__": __name__})
    crate = made(weight=3)
    assert hash(crate) == hash(made(weight=3))
    with pytest.raises(ValidationError):
        crate.weight = 4
    with pytest.raises(ValidationError):
        made(weight=3, colour="red")


def test_an_input_is_not_bent_into_shape() -> None:
    class Loose(Part):
        weight: int

    class Strict(Input):
        weight: int

    assert Loose.model_validate({"weight": "3"}).weight == 3
    with pytest.raises(ValidationError):
        Strict.model_validate({"weight": "3"})
