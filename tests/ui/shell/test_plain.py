"""A game without a screen of its own is played to its end: cards, seals, countdown, proof."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import texts
from companion.cli.front import HallFront
from companion.net.hall import Hall
from companion.table.actions import Start
from companion.ui import app
from tests.games import lantern
from tests.net.house import House
from tests.ui.frames import Guest
from tests.ui.phone import Phone

texts.also(Path(lantern.__file__).with_name("lantern.ftl"))
NAMES = ("Ann", "Bo", "Cy")
SIZES = [(390, 844), (360, 640), (360, 640)]


@pytest.fixture
def hall() -> Hall:
    return House(games=(lantern.GAME,)).hall


async def opened(hall: Hall, route: str, guest: Guest, size: tuple[int, int]) -> Phone:
    phone = Phone(route, *size)
    await phone.open(lambda page: app.main(page, HallFront(hall), guest))
    return phone


def says(phone: Phone, words: str) -> bool:
    return any(words in line for line in phone.texts())


async def test_a_small_game_is_played_to_its_end(hall: Hall) -> None:
    table = await hall.create("lantern")
    for name, colour in zip(NAMES, lantern.GAME.card.colours, strict=False):
        await table.sit(f"phone-{name}", name, colour)
    await table.host_act(Start())
    phones = {
        name: await opened(hall, f"/seat/{table.id}", Guest(f"phone-{name}"), size)
        for name, size in zip(NAMES, SIZES, strict=True)
    }
    tv = await opened(hall, f"/table/{table.id}", Guest("laptop", is_host=True), (1280, 800))
    everybody = (*phones.values(), tv)

    async def settled() -> None:
        for phone in everybody:
            await phone.settle()

    assert all(says(phone, "Face down") for phone in phones.values())
    assert not any(says(phone, "The Moth") or says(phone, "A Keeper") for phone in everybody)
    for phone in phones.values():
        await phone.tap("I know my card")
        await settled()
    assert says(phones["Ann"], "Who is the Moth?")
    assert says(phones["Ann"], "Still to say: Who.")
    await phones["Ann"].tap("Bo")
    await phones["Ann"].tap("Name in secret")
    await settled()
    assert not says(phones["Bo"], "You named"), "sealed"
    assert says(phones["Ann"], "Hold to see what is yours")
    await phones["Ann"].tap("Think again")
    await settled()
    for name, other in (("Ann", "Cy"), ("Bo", "Cy"), ("Cy", "Ann")):
        await phones[name].tap(other)
        await phones[name].tap("Name in secret")
        await settled()
    assert table.stage == "over"
    for phone in everybody:
        assert says(phone, "win")
        assert says(phone, "the Moth")
        assert not says(phone, "stumbled")
    await phones["Bo"].tap(texts.say("shell-proof"))
    assert any("roles" in line for line in phones["Bo"].texts()), "the deal can be checked"
