"""A deck nobody may see before it is played: in no frame, no answer, no file, until its table has ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.cli.schema import schema
from companion.kernel.action import Rejection
from companion.net.exchange import Exchange
from companion.net.librarycard import LibraryCard
from companion.net.link import Refused
from companion.table.actions import EndTable, Start
from companion.table.table import Table
from tests.net.house import KEY, House, phone, serving
from tests.net.shelves import BOARD, DECK, GAME, SECRETS, board, deck

BEARER = {"authorization": f"Bearer {KEY}"}
HIDDEN = "/library/pebble/pebble-deck-1/dusk.json"


@pytest.fixture
def house(tmp_path: Path) -> House:
    made = House(games=(GAME,), packs=tmp_path)
    made.hall.library.save("pebble", board())
    made.hall.library.save("pebble", deck())
    return made


async def table_with_deck(house: House) -> Table:
    return await house.table(options={"board": "north", "deck": "dusk"})


def clean(text: str) -> None:
    assert not [secret for secret in SECRETS if secret in text]


async def test_the_deck_of_a_table_is_on_no_wire(house: House) -> None:
    """Lobby, play, refusals, the log: every byte that a seat, the host's seat and a shared screen get."""
    table = await table_with_deck(house)
    everything: list[str] = []
    async with house.http() as http, serving(house) as address:
        tokens = []
        for name, colour in (("Ann", "orange"), ("Bo", "sky")):
            wish = {"secret": table.opening.secret.value, "name": name, "colour": colour}
            answer = await http.post(f"/j/{table.opening.code}", json=wish)
            tokens.append(answer.json()["token"])
            http.cookies.clear()
        door = f"/j/{table.opening.code}"
        everything += [(await http.get(door)).text, (await http.get(f"{door}/state")).text]
        await table.host_act(Start())
        async with (
            phone(address, table, token=tokens[0]) as ann,
            phone(address, table, screen=table.opening.screen.value) as screen,
        ):
            for one in (ann, screen):
                await one.hear_of("welcome")
            await ann.act({"do": "set_options", "options": {"deck": "dusk"}})
            await ann.act({"do": "hide", "number": 3})
            await ann.act({"do": "hide", "number": 5})
            await ann.caught_up()
            await screen.caught_up()
            everything += [*ann.frames, *screen.frames]
            shown = ann.received[0]["table"]["options"]
        headers = {"authorization": f"Bearer {tokens[0]}"}
        everything += [
            (await http.get(f"/table/{table.id}/{what}", headers=headers)).text for what in ("log", "proof")
        ]
    assert shown["deck"] == "Dusk", "its name is all that is told"
    assert len(everything) > 8
    for text in everything:
        clean(text)


async def test_the_host_cannot_open_it_over_http_until_the_table_has_ended(house: House) -> None:
    async with house.http() as http:
        assert (await http.get(HIDDEN, headers=BEARER)).json() == deck()
        link = Exchange(house.hall).share(("pebble", DECK, "dusk"))
        shared = link.removeprefix("http://10.0.0.1:8550")
        assert (await http.get(shared)).json() == deck()
        table = await table_with_deck(house)
        for path, headers in ((HIDDEN, BEARER), (shared, {})):
            answer = await http.get(path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (409, "library.in_use")
            clean(answer.text)
        listed = (await http.get("/library.json", headers=BEARER)).text
        clean(listed)
        found = next(line for line in json.loads(listed) if line["id"] == "dusk")
        assert (found["in_use"], found["secret"], found["source"]) == (True, True, "")
        assert (await http.get("/library/pebble/pebble-board-1/north.json", headers=BEARER)).is_success
        await table.host_act(EndTable())
        assert (await http.get(HIDDEN, headers=BEARER)).json() == deck()


async def test_nor_on_its_screens(house: House) -> None:
    await table_with_deck(house)
    place = ("pebble", DECK, "dusk")
    host, exchange = LibraryCard(house.hall.library, is_host=True), Exchange(house.hall)
    for work in (lambda: host.read(*place), lambda: exchange.share(place)):
        with pytest.raises(Refused) as refused:
            work()
        assert refused.value.reasons[0].code == "library.in_use"
        clean(refused.value.say)
    assert exchange.shared(place) == ""


@pytest.mark.parametrize(
    "twin",
    [
        deck("copied", name="Another name", source="elsewhere"),
        {key: value for key, value in deck("bare").items() if key != "source"},
    ],
    ids=["a copy under another name", "a copy that leaves its defaults out"],
)
async def test_a_copy_of_it_is_just_as_closed(house: House, twin: dict[str, Any]) -> None:
    library = house.hall.library
    library.save("pebble", twin)
    library.save("pebble", deck("unlike", cards=["medlar"]))
    await table_with_deck(house)
    with pytest.raises(Rejection) as refused:
        library.read("pebble", DECK, twin["id"])
    assert refused.value.code == "library.in_use"
    assert library.read("pebble", DECK, "unlike")["cards"] == ["medlar"]


async def test_a_finished_table_and_a_restart_open_and_close_it(house: House, tmp_path: Path) -> None:
    table = await table_with_deck(house)
    again = House(house.journal, games=(GAME,), packs=tmp_path)
    assert again.hall.library.read("pebble", DECK, "dusk") == deck(), "nobody has taken the table up yet"
    await again.hall.open_up()
    with pytest.raises(Rejection, match="in_use"):
        again.hall.library.read("pebble", DECK, "dusk")
    await again.hall.table(table.id).host_act(EndTable())
    assert again.hall.library.read("pebble", DECK, "dusk") == deck()


async def test_a_deck_with_faults_is_refused_without_a_word_of_it(house: House, tmp_path: Path) -> None:
    spoilt = deck("spoilt", cards=["plum-jam", 7], quince={"quince-pie": 1})
    (tmp_path / "pebble" / "spoilt.json").write_text(json.dumps(spoilt))
    async with house.http() as http:
        wish = {"game": "pebble", "options": {"deck": "spoilt"}}
        answer = await http.post("/tables", json=wish, headers=BEARER)
    assert (answer.status_code, answer.json()["code"]) == (409, "library.faulty")
    clean(answer.text)


def test_the_published_schema_has_no_documents_in_it() -> None:
    text = json.dumps(schema()) + json.dumps(GAME.options.model_json_schema())
    clean(text)
    assert BOARD in text
