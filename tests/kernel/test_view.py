"""Wall 2: a view class that could carry a secret cannot even be defined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from pydantic import BaseModel, ValidationError, create_model

from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, Face, GameView, LogLine, State, View


@dataclass(frozen=True)
class Truth(State):
    game: ClassVar[str] = "skiff"
    card: str = "human"


class Loose(BaseModel):
    inside: Hidden[str]


class LooseAny(BaseModel):
    inside: dict[str, Any]


class Strict(BaseModel):
    inside: int


@pytest.mark.parametrize(
    "annotation",
    [
        Hidden,
        Hidden[str],
        tuple[Hidden[str], ...],
        dict[str, Hidden[int]],
        Hidden[str] | None,
        dict[str, tuple[int | Hidden[str], ...]],
        Any,
        object,
        list[Any],
        dict[str, Any],
        Truth,
        Truth | None,
        tuple[Truth, ...],
        Loose,
        tuple[Loose, ...],
        LooseAny,
    ],
    ids=str,
)
def test_a_view_refuses_the_field_when_it_is_defined(annotation: Any) -> None:
    with pytest.raises(TypeError, match="could carry a secret"):
        create_model("Leaky", __base__=View, field=(annotation, ...))


@pytest.mark.parametrize(
    "annotation", [int, str | None, tuple[Face, ...], dict[str, LogLine], Strict, Choice]
)
def test_a_view_takes_what_cannot_hold_a_secret(annotation: Any) -> None:
    model = create_model("Fine", __base__=View, field=(annotation, ...))
    assert "field" in model.model_fields


def test_a_subclass_is_checked_as_well() -> None:
    with pytest.raises(TypeError):
        create_model("Leaky", __base__=GameView, my_truth=(Truth, ...))


def test_views_are_frozen_and_take_nothing_unknown() -> None:
    face = Face(at="card", code="A")
    with pytest.raises(ValidationError):
        face.code = "H"
    with pytest.raises(ValidationError):
        Face.model_validate({"at": "card", "code": "A", "secret": 1})


def test_a_game_view_starts_empty() -> None:
    view = GameView(phase="any")
    assert (view.choices, view.my_looks, view.my_face, view.waiting_for) == ((), (), None, ())


def test_a_line_of_the_log_wears_the_name_of_its_game_and_the_state_stays_the_same() -> None:
    before = Truth(card="ai")
    after = before.logged("spied", Seat("ann"), seat="bo", paid=2)
    assert after.log == (LogLine(code="skiff-log-spied", seat=Seat("ann"), facts={"seat": "bo", "paid": 2}),)
    assert (before.log, after.card) == ((), "ai")
    assert after.logged("over").log[-1] == LogLine(code="skiff-log-over")
