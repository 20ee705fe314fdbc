"""No phones: from the start screen, people by name in a row, and the device goes around."""

from __future__ import annotations

import pytest

from companion import texts
from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.store import MemoryJournal
from companion.ui.shell import shade
from tests.games.test_contract import KITS
from tests.ui.phone import Phone
from tests.ui.shell.test_paper_seats import STUMBLED, TABLET, opened, write

NAMES = ("Ann", "Bo", "Cy")


@pytest.fixture(autouse=True)
def quick_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shade, "LONG", 0)


async def started(game_id: str, size: tuple[int, int] = TABLET) -> tuple[Hall, Phone]:
    """The start screen of a host with one game more than it needs, and that game chosen for everyone."""
    games = tuple(kit.game for kit in KITS)
    hall = Hall(games, MemoryJournal(), Packs(None), address=lambda: "http://10.0.0.1:8550")
    phone = await opened(hall, "/", size)
    await phone.tap(texts.say("shell-everyone", "short"))
    title = texts.say(f"{game_id}-cover")
    await phone.tap(title)
    return hall, phone


async def seated(phone: Phone, *names: str) -> None:
    for at, name in enumerate(names, 1):
        if texts.say("shell-everyone-name", n=at) not in labels(phone):
            await phone.tap(texts.say("shell-everyone-more"))
        await write(phone, texts.say("shell-everyone-name", n=at), name)
    await phone.tap(texts.say("shell-everyone-do", n=len(names)))


def labels(phone: Phone) -> set[str]:
    return {str(getattr(one, "label", "")) for one in phone.controls()}


@pytest.mark.parametrize("size", [TABLET, (390, 844)], ids=["tablet", "phone"])
@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.card.id)
async def test_everyone_plays_on_this_device(kit: object, size: tuple[int, int]) -> None:
    game_id = kit.game.card.id  # type: ignore[attr-defined]
    hall, phone = await started(game_id, size)
    await seated(phone, *NAMES)
    (table,) = hall.tables
    assert [place.name for place in table.setting.places] == [*NAMES]
    await phone.tap(texts.say("shell-start-with", n=3))
    assert table.stage == "playing"
    waiting = table.waiting_for()
    first = next((place for place in table.setting.places if place.seat in waiting), table.setting.places[0])
    await phone.tap(texts.say("shell-to-seat", name=first.name))
    assert texts.say("shell-hand-over", name=first.name) in phone.texts(), "a shade lies over it"
    held = phone.button(texts.say("shell-hold-open", name=first.name))
    await phone.session.dispatch_event(held._i, "tap", None)
    await phone.settle()
    assert texts.say("shell-hand-over", "text", name=first.name) not in phone.texts()
    assert STUMBLED not in phone.texts()


async def test_a_refusal_is_read_where_the_names_are() -> None:
    hall, phone = await started("emergence")
    await seated(phone, "Ann", "ann")
    assert any("already at this table" in line for line in phone.texts())
    assert hall.tables[0].setting.places == ()
    await seated(phone, "Ann", "Bo")
    assert [place.name for place in hall.tables[0].setting.places] == ["Ann", "Bo"]
