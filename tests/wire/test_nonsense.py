"""Nonsense of every kind at the parser, the table and the door: a refusal, never a 500 or a traceback."""

from __future__ import annotations

import asyncio
import json
import string
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.net.visitor import device_of
from companion.net.wire import INCOMING
from companion.table.actions import TABLE_ACTIONS, Start
from companion.table.presence import Watcher
from companion.table.requests import TABLE_TAGS
from companion.table.table import Table
from tests.games.emergence.kit import KIT
from tests.net.house import KEY, House
from tests.table.pebble import GAME as PEBBLE

FEW = settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
TOKEN = "a1" * 16

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(
        ["ann", "bo", "start", "do", "t", "act", "hello", "emergence", "../x", "\ud800", "\0", "🂡"]
    )
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
keys = st.sampled_from(["t", "v", "n", "token", "seat", "screen", "action", "at", "do", "name", "x"])
tags = st.sampled_from(["hello", "act", "ping", "welcome", "", "ACT"])
frames = st.fixed_dictionaries({"t": tags}) | st.dictionaries(keys, values, max_size=6)

ACTION_FIELDS: dict[str, list[str]] = {}
for adapter in (TABLE_ACTIONS, KIT.game.actions, PEBBLE.actions):
    for model in adapter.json_schema()["$defs"].values():
        if "do" in model.get("properties", {}):
            ACTION_FIELDS.setdefault(model["properties"]["do"].get("const", ""), list(model["properties"]))


@st.composite
def actions(draw: st.DrawFn) -> dict[str, Any]:
    """Something like an action: a true tag, true field names, any values."""
    tag = draw(st.sampled_from(sorted(ACTION_FIELDS)))
    fields = {name: draw(values) for name in ACTION_FIELDS[tag] if name != "do" and draw(st.booleans())}
    more = draw(st.dictionaries(st.text(max_size=6), values, max_size=1)) if draw(st.booleans()) else {}
    return {"do": draw(st.sampled_from([tag, tag, tag, tag.upper(), None])), **fields, **more}


@FEW
@given(
    st.text(max_size=200) | st.builds(json.dumps, frames) | st.text(alphabet=string.printable, max_size=80)
)
def test_the_parser_takes_a_message_or_refuses(text: str) -> None:
    try:
        message = INCOMING.validate_json(text)
    except ValidationError:
        return
    assert message.t in ("hello", "act", "ping")
    assert INCOMING.validate_json(message.model_dump_json()) == message


@FEW
@given(actions())
def test_an_action_is_parsed_or_refused(action: dict[str, Any]) -> None:
    for adapter in (TABLE_ACTIONS, KIT.game.actions):
        try:
            parsed = adapter.validate_python(action)
        except ValidationError:
            continue
        assert adapter.validate_json(parsed.model_dump_json()) == parsed


async def outcome(table: Table, watcher: Watcher, action: dict[str, Any], number: int) -> str:
    """Nothing, or the code of the refusal."""
    try:
        await table.act(watcher, action, number)
    except Rejection as no:
        json.dumps(no.facts)
        return no.code
    return ""


@FEW
@given(
    st.lists(
        st.tuples(st.sampled_from(["ann", "@host", "@screen"]), actions(), st.integers(0, 9)), max_size=8
    )
)
def test_a_table_takes_an_action_or_refuses_it(said: list[tuple[str, dict[str, Any], int]]) -> None:
    """Whatever is said by whomever: a new revision, or a Rejection and nothing changed."""

    async def talk() -> None:
        house = House()
        table = await house.table("pebble")
        for name, colour in (("Ann", "orange"), ("Bo", "sky")):
            await table.sit(f"phone-{name}", name, colour)
        people = {
            "ann": Watcher(device="phone-Ann", seat=Seat("ann")),
            "@host": Watcher(device="laptop", is_host=True),
            "@screen": Watcher(device="tv"),
        }
        for watcher in people.values():
            table.watch(watcher)
        await table.host_act(Start())
        for who, action, number in said:
            before = table.rev
            code = await outcome(table, people[who], action, number)
            assert code in ("", "table.stumbled") or table.rev == before
            for watcher in people.values():
                table.frame(watcher).table.model_dump_json()
        table.close()

    asyncio.run(talk())


paths = st.sampled_from(["", "/watch", "/state", "/knock/0"]) | st.text(
    alphabet=string.ascii_letters + string.digits + "-_.~%", max_size=12
).map(lambda word: f"/{word}")
words = st.text(
    alphabet=st.characters(min_codepoint=33, max_codepoint=126, exclude_characters=";,"), max_size=20
)


@settings(FEW, max_examples=60)
@given(
    st.sampled_from(["GET", "POST", "PUT", "DELETE"]),
    paths,
    st.binary(max_size=60)
    | st.builds(lambda body: json.dumps(body).encode(), st.dictionaries(keys, values, max_size=5)),
    words,
    words,
    st.booleans(),
)
def test_the_door_never_stumbles(
    method: str, path: str, body: bytes, cookie: str, origin: str, is_host: bool
) -> None:
    async def knock() -> None:
        house = House()
        table = await house.table("pebble")
        await table.sit(device_of(TOKEN), "Ann", "orange")
        headers = {"cookie": f"companion_device={cookie}; companion_host={cookie}", "origin": origin}
        if is_host:
            headers["authorization"] = f"Bearer {KEY}"
        async with house.http(headers=headers) as http:
            for where in (
                f"/j/{table.opening.code}{path}",
                f"/tables/{table.id}{path}",
                "/tables",
                f"/host{path}",
            ):
                answer = await http.request(method, where, content=body)
                assert answer.status_code < 500, (where, answer.text)
                assert "Traceback" not in answer.text
                assert table._dealing.draw.secret not in answer.text
        assert len(table.setting.places) <= 4

    asyncio.run(knock())


def test_the_tags_of_the_fuzz_are_those_of_the_table() -> None:
    assert set(ACTION_FIELDS) >= TABLE_TAGS
