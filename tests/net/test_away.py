"""The door of another host: what is no host is refused in a sentence, whatever it says."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.net.away import Away
from companion.net.invitation import Invitation
from companion.net.link import Refused
from tests.net.strange import Stranger, answer_of, met

TOKEN = "a1" * 16
STATE = {
    "table": "t1", "code": "WREN", "game": "pebble", "title": "Pebble", "stage": "open", "places": [2, 4],
    "colours_free": ["sky"], "seated": [{"seat": "bo", "name": "Bo", "colour": "orange", "presence": "away"}],
}  # fmt: skip
REFUSAL = {"code": "door.unknown_code", "say": "No table has that code.", "facts": {}}

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def nearly(draw: st.DrawFn, true: dict[str, Any]) -> bytes:
    """An answer of a host, with something wrong in it; now and then one that is right."""
    made = dict(true)
    for name in draw(st.lists(st.sampled_from(sorted(true)), max_size=2)):
        if draw(st.booleans()):
            made.pop(name, None)
        else:
            made[name] = draw(anything)
    return json.dumps(made).encode()


answers = st.one_of(
    st.binary(max_size=200),
    st.binary(max_size=60).map(answer_of),
    anything.map(lambda one: answer_of(json.dumps(one).encode())),
    nearly(STATE).map(answer_of),
    nearly({"table": "t1", "seat": "ann", "token": TOKEN, "go": "/seat/t1?seat=ann"}).map(answer_of),
    nearly({"knock": "k1"}).map(answer_of),
    nearly({"state": "in", "go": "/seat/t1?seat=ann"}).map(answer_of),
    nearly(REFUSAL).map(lambda body: answer_of(body, "409 Conflict")),
    st.sampled_from(["301 Moved", "204 No Content", "500 Oh", "999 ?"]).map(
        lambda status: answer_of(b"<html>", status, "Location: http://127.0.0.1:9/")
    ),
    st.integers(1, 3000).map(lambda deep: answer_of(b"[" * deep)),
)


async def said_to(one: Stranger) -> None:
    """Everything that is ever asked at a door: it works, or is `Refused`."""
    away, invited = Away(one.address, TOKEN), Invitation(one.address, "WREN", "key")
    for asking in (
        away.look(invited),
        away.sit(invited, "Ann", "orange"),
        away.sit(invited, "", "", "bo"),
        away.answer(invited, "k1"),
        away.fetch("/table/t1/proof"),
    ):
        with suppress(Refused):
            await asking


@given(answers)
@settings(max_examples=60, deadline=None)
async def test_whatever_a_stranger_answers_is_taken_or_refused(answer: bytes) -> None:
    async with met(Stranger(answer)) as one:
        await said_to(one)


async def test_a_table_is_read_and_a_refusal_keeps_its_words() -> None:
    async with met(Stranger(answer_of(json.dumps(STATE).encode()))) as one:
        seen = await Away(one.address, TOKEN).look(Invitation(one.address, "WREN"))
        assert (seen.title, seen.free_colours, [seat.name for seat in seen.lost]) == (
            "Pebble",
            ("sky",),
            ["Bo"],
        )
    async with met(Stranger(answer_of(json.dumps(REFUSAL).encode(), "404 Not Found"))) as one:
        with pytest.raises(Refused, match="No table has that code") as no:
            await Away(one.address, TOKEN).look(Invitation(one.address, "WREN"))
        assert no.value.reasons[0].code == "door.unknown_code"


@pytest.mark.parametrize(
    "told",
    [
        {**STATE, "table": "../../host"},
        {**STATE, "table": "t1\r\nEvil: 1"},
        {**STATE, "seated": [{"seat": "bo", "name": "B" * 9000, "colour": "sky", "presence": "here"}]},
        {**STATE, "stage": "burning"},
    ],
)
async def test_what_could_lead_astray_is_no_table(told: dict[str, Any]) -> None:
    async with met(Stranger(answer_of(json.dumps(told).encode()))) as one:
        with pytest.raises(Refused, match="is no table"):
            await Away(one.address, TOKEN).look(Invitation(one.address, "WREN"))
