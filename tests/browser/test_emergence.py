"""Five phones and a shared screen play a whole game of Emergence, on a bad day."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.browser import kit
from tests.browser.house import House
from tests.browser.operatives import Operative
from tests.browser.people import Screen, person
from tests.browser.wifi import Wifi

pytestmark = pytest.mark.browser

NAMES = ("Ann", "Bo", "Chi", "Dev", "Eve")
SIZES = (kit.SMALL_PHONE, kit.PHONE, kit.PHONE, (430, 932), kit.SMALL_PHONE)
BLUE, GREEN = "Electromechanical", "Biomechanical"


async def test_five_friends_play_a_whole_game_through_the_screens(tmp_path: Path) -> None:
    """From the QR code to the proof: a reload, a lost Wi-Fi, a dead phone, a typed code and a killed host."""
    house = House(tmp_path)
    await house.open()
    everybody: list[Screen] = []
    async with kit.open_browser() as browser, Wifi("127.0.0.1", house.port) as wifi:
        try:
            tv = Screen(await kit.open_tv(browser, house.private), "tv")
            everybody.append(tv)
            await open_lobby(tv)
            people = {}
            for name, size in zip(NAMES[:4], SIZES, strict=False):
                link = house.join.replace(str(house.port), str(wifi.port)) if name == "Bo" else house.join
                people[name] = await person(Operative, browser, link, name, size, dark=name != "Chi")
                await people[name].picture("door") if name == "Ann" else None
                await people[name].sit()
            people["Eve"] = await typed_code(browser, house, tv)
            everybody += people.values()
            await asyncio.gather(*(one.cut() for one in people.values()))
            await deal(tv, people)
            people["Eve"] = await new_phone(browser, house, tv, people["Eve"])
            everybody.append(people["Eve"])
            await begin(people)
            await first_round(tv, people, house)
            await second_round(tv, people, wifi)
            await third_round(tv, people)
            await last_round(tv, people)
            for one in (tv, *people.values()):
                kit.check_local(one.page)
        except Exception:
            for one in everybody:
                await one.last_picture("emergence")
            raise
        finally:
            await house.kill()


async def open_lobby(tv: Screen) -> None:
    """The start screen, then the lobby."""
    await tv.wake()
    await tv.see("What is on the table tonight?")
    await tv.picture("start")
    await tv.tap("Emergence")
    await tv.see("Scan to join")


async def typed_code(browser: kit.Browser, house: House, tv: Screen) -> Operative:
    """Eve types the code; the host has to let her in."""
    eve = await person(Operative, browser, f"{house.join.split('#')[0]}", "Eve", kit.SMALL_PHONE)
    await eve.sit()
    await tv.see("Eve")
    await tv.picture("knock")
    await tv.tap("Let in")
    return eve


async def deal(tv: Screen, people: dict[str, Operative]) -> None:
    """The deal and the cards; the meeting begins."""
    await tv.picture("lobby")
    await people["Dev"].picture("cut")
    await tv.tap("Start with 5")
    await asyncio.gather(*(one.look() for one in people.values()))
    sides = [one.side for one in people.values()]
    assert (sides.count("A.I."), sides.count("Human")) == (3, 2)
    await one_voice(tv)
    await tv.picture("meeting")
    await people["Ann"].picture("meeting")


async def one_voice(tv: Screen) -> None:
    """The narrator speaks on the shared screen; a new line stops the old one, an empty one stops him."""
    await tv.page.wait_for_function("companion.saying.startsWith('emergence-meeting-')", polling=kit.LOOK_MS)
    await tv.page.evaluate(
        """() => {
            const stop = AudioBufferSourceNode.prototype.stop;
            window.stopped = 0;
            AudioBufferSourceNode.prototype.stop = function () { window.stopped += 1; stop.call(this); };
        }"""
    )
    await tv.tap("Say it again")
    await tv.page.wait_for_function("window.stopped === 1 && companion.saying", polling=kit.LOOK_MS)
    await tv.tap("Stop the narrator")
    await tv.page.wait_for_function("window.stopped === 2 && !companion.saying", polling=kit.LOOK_MS)
    await tv.tap("Let him go on")
    await tv.page.wait_for_function("companion.saying", polling=kit.LOOK_MS)


async def new_phone(browser: kit.Browser, house: House, tv: Screen, old: Operative) -> Operative:
    """Eve's phone dies while the Humans meet. The host frees her seat; another phone takes it back."""
    await old.page.context.close()
    await tv.tap("Host", exact=True)
    await tv.see("away")
    await tv.picture("host-menu")
    await tv.tap("Seat of Eve")
    await tv.tap("Free the seat of Eve")
    eve = await person(Operative, browser, house.join, "Eve", kit.PHONE, dark=False)
    eve.side = old.side
    await eve.page.locator("#back button", has_text="Eve").click()
    await tv.tap("Let in")
    await eve.wake()
    await eve.tap("Skip")
    return eve


async def begin(people: dict[str, Operative]) -> None:
    """The meeting is over: the board, the first leader."""
    await asyncio.gather(*(one.meet() for one in people.values()))
    ann = people["Ann"]
    await ann.see("Data on the board")
    for data, blocks in (("light blue", 4), ("dark blue", 3), ("light green", 3), ("dark green", 3)):
        for _ in range(blocks):
            await ann.tap(f"More {data}")
    await ann.picture("board")
    await ann.tap("13 blocks on the board")
    await people["Bo"].tap("Ann", exact=True)
    await people["Bo"].picture("leader")
    await people["Bo"].tap("Ann leads")


async def seal_all(people: dict[str, Operative], choices: dict[str, tuple[str, str]]) -> None:
    """Everybody seals, at the same time."""
    await asyncio.gather(*(people[name].seal(*choice) for name, choice in choices.items()))


async def first_round(tv: Screen, people: dict[str, Operative], house: House) -> None:
    """Everybody collects. Between two turns the host is killed and started again."""
    await people["Chi"].picture("select")
    choices = {name: ("Activate", GREEN if name in ("Bo", "Dev") else BLUE) for name in NAMES}
    await seal_all(people, choices)
    await people["Ann"].picture("sealed")
    await people["Chi"].page.reload()
    await people["Chi"].wake()
    await people["Chi"].see("Your choice is in the envelope")
    await tv.picture("sealed")
    await people["Ann"].tap("Count down", exact=True)
    await people["Eve"].see("On the table")
    await tv.picture("reveal")
    await people["Eve"].picture("reveal")
    await people["Ann"].activate("Light blue", 2)
    await people["Ann"].see("You are done")
    await people["Ann"].picture("done")
    await people["Ann"].end()
    await people["Bo"].activate("Light green", 2)
    await people["Bo"].end()
    await people["Chi"].see("Move your agent")
    await house.kill()
    await house.open()
    await asyncio.gather(*(one.wake() for one in (tv, *people.values())))
    await tv.see("Chi’s turn")
    await tv.picture("after-the-kill")
    await people["Chi"].activate("Dark blue", 2)
    await people["Chi"].end()
    await people["Dev"].activate("Dark green", 2)
    await people["Dev"].end()
    await people["Eve"].activate("Light blue", 1)
    await people["Eve"].end()


async def second_round(tv: Screen, people: dict[str, Operative], wifi: Wifi) -> None:
    """Four compile their pairs, Bo without a network for a while; Eve does nothing."""
    choices = dict.fromkeys(NAMES, ("Activate", BLUE)) | {"Eve": ("Boost", GREEN)}
    await seal_all(people, choices)
    wifi.cut()
    await people["Bo"].page.get_by_text("Looking for the table").first.wait_for()
    await people["Bo"].page.screenshot(path=kit.SCREENS / "lost-bo.png")
    await tv.tap("Count down for Bo")
    await wifi.mend()
    await people["Bo"].page.wait_for_event("load", timeout=60_000)
    await people["Bo"].wake()
    for name in ("Bo", "Chi", "Dev"):
        await people[name].activate("Compile")
        await people[name].see("1 knowledge")
        await people[name].end()
    await people["Eve"].move()
    await people["Eve"].picture("boost")
    await people["Eve"].tap("Skip")
    await people["Ann"].activate("Compile")
    await people["Ann"].end()


async def third_round(tv: Screen, people: dict[str, Operative]) -> None:
    """Chi hacks Eve; Dev feeds the aggregator with those who hold knowledge."""
    choices = dict.fromkeys(NAMES, ("Activate", BLUE)) | {"Chi": ("Hack", GREEN), "Eve": ("Boost", BLUE)}
    await seal_all(people, choices)
    await people["Chi"].tap("Count down", exact=True)
    chi, dev = people["Chi"], people["Dev"]
    await chi.move()
    await chi.picture("hack")
    await chi.tap("Eve")
    await chi.tap("Yes")
    await chi.tap("Hack Eve, pay 1")
    await people["Eve"].picture("claim")
    await people["Eve"].tap("Yes, so it is")
    await chi.end()
    await dev.activate("Assimilate")
    await dev.picture("aggregator")
    for name in ("Dev", "Ann", "Bo"):
        await people[name].drop("A.I." if people[name].side == "A.I." else "Humans")
    await tv.picture("opening")
    await dev.tap("Open the aggregator")
    machines = sum(people[name].side == "A.I." for name in ("Dev", "Ann", "Bo"))
    await tv.see(f"{machines} for the A.I.")
    await dev.end()
    await people["Eve"].move()
    await people["Eve"].tap("Skip")
    for name in ("Ann", "Bo"):
        await people[name].move()
        await people[name].tap("Skip")


async def last_round(tv: Screen, people: dict[str, Operative]) -> None:
    """The last blocks leave the board: the Humans win (EM-46), and everything opens."""
    choices = {name: ("Activate", GREEN if name in ("Ann", "Bo") else BLUE) for name in NAMES}
    await seal_all(people, choices)
    await people["Dev"].tap("Count down", exact=True)
    for name, tile in (("Dev", "Light blue"), ("Eve", "Dark blue"), ("Ann", "Light green")):
        await people[name].activate(tile)
        await people[name].end()
    await tv.picture("round")
    await people["Bo"].activate("Dark green")
    await tv.see("The Humans win")
    await tv.picture("end")
    for one in people.values():
        await one.see("You won" if one.side == "Human" else "You lost")
        await one.picture("end")
    await tv.tap("Check it")
    await tv.picture("proof")
    await people["Ann"].tap("Check the deal")
    await people["Ann"].see("Every seat’s own device drew its part.")
    await people["Ann"].see("4 of 5 phones checked the deal")  # Eve came back with another phone
    await people["Ann"].picture("proof")
