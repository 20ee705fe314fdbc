"""Door, refusals and screens speak what the device asks for."""

from __future__ import annotations

from companion import texts
from companion.net.visitor import device_of
from tests.net.house import House

DUTCH = {"accept-language": "nl-NL,nl;q=0.9,en;q=0.5"}


async def test_the_door_speaks_the_language_of_the_phone(dutch: texts.Language) -> None:
    house = House()
    table = await house.table()
    async with house.http() as http:
        plain = (await http.get(f"/j/{table.opening.code}")).text
        theirs = (await http.get(f"/j/{table.opening.code}", headers=DUTCH)).text
    assert '<html lang="en"' in plain
    assert "Sit down" in plain
    assert f'<html lang="{dutch.code}"' in theirs
    assert "Ga zitten" in theirs
    assert "Sit down" not in theirs
    assert texts.say("door-watch-only") in theirs, "what is not translated stands there in English"


async def test_a_refusal_is_said_in_the_language_of_the_phone(dutch: texts.Language) -> None:
    house = House()
    table = await house.table()
    await table.sit(device_of("a" * 32), "Ann", "orange")
    wish = {"secret": table.opening.secret.value, "name": "Bo", "colour": "orange"}
    async with house.http() as http:
        english = (await http.post(f"/j/{table.opening.code}", json=wish)).json()
        theirs = (await http.post(f"/j/{table.opening.code}", json=wish, headers=DUTCH)).json()
    assert english["code"] == theirs["code"] == "table.colour_taken"
    assert theirs["say"] == "Ann heeft die kleur al."
    assert english["say"] != theirs["say"]
