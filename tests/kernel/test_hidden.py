"""Wall 1: a secret cannot be printed, pickled, copied out or serialised."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import dataclass

import pytest
from pydantic import BaseModel, TypeAdapter
from pydantic_core import PydanticSerializationError, to_json

from companion.kernel.hidden import JOURNAL, Hidden, SecretLeakError
from companion.kernel.seat import Seat

SECRET = Hidden("human", frozenset({Seat("ann")}))


class Envelope(BaseModel):
    inside: Hidden[str]


@dataclass(frozen=True)
class Holder:
    inside: Hidden[str]


@pytest.mark.parametrize(
    "shown",
    [
        repr(SECRET),
        str(SECRET),
        f"{SECRET}",
        f"{SECRET!r:>40}",
        "%s" % (SECRET,),  # noqa: UP031 - the old way of printing is a side door too
        repr([SECRET]),
        repr({"a": SECRET}),
        repr(Holder(SECRET)),
        repr(Envelope(inside=SECRET)),
        str(Envelope(inside=SECRET)),
    ],
)
def test_printing_shows_nothing(shown: str) -> None:
    assert "human" not in shown
    assert "ann" not in shown
    assert "Hidden(…)" in shown


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_it_is_not_pickled(protocol: int) -> None:
    with pytest.raises(SecretLeakError):
        pickle.dumps(SECRET, protocol)


def test_it_is_not_copied_out() -> None:
    with pytest.raises(SecretLeakError):
        copy.copy(SECRET)
    with pytest.raises(SecretLeakError):
        copy.deepcopy(Holder(SECRET))


def test_it_is_not_serialised() -> None:
    for write in (
        lambda: Envelope(inside=SECRET).model_dump_json(),
        lambda: Envelope(inside=SECRET).model_dump(),
    ):
        with pytest.raises((SecretLeakError, PydanticSerializationError)) as leak:
            write()
        assert "human" not in str(leak.value)
    with pytest.raises(TypeError):
        json.dumps({"inside": SECRET})


def test_a_plain_dump_of_a_dataclass_is_refused_too() -> None:
    with pytest.raises((SecretLeakError, PydanticSerializationError)):
        TypeAdapter(Holder).dump_json(Holder(SECRET))
    with pytest.raises((SecretLeakError, PydanticSerializationError)):
        to_json(Envelope(inside=SECRET))


def test_the_journal_may_hold_it() -> None:
    written = Envelope(inside=SECRET).model_dump_json(context=JOURNAL)
    assert json.loads(written) == {"inside": "human"}
    assert Envelope.model_validate_json(written).inside.value == "human"


def test_equal_secrets_are_equal_and_their_hash_tells_nothing() -> None:
    assert Hidden("human", frozenset({Seat("ann")})) == SECRET
    assert Hidden("ai", frozenset({Seat("ann")})) != SECRET
    assert hash(SECRET) == hash(Hidden("ai", frozenset({Seat("ann")})))
