"""What a device likes is kept on it, and decides how it speaks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion import texts
from companion.kernel.action import Reason
from companion.net.link import Frame, Refused
from companion.ui import app
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import skin_for
from companion.ui.shell.settings import choices
from companion.ui.shell.watch import with_toast
from companion.ui.stage import Stage
from tests.ui.frames import CannedHall, Guest, table
from tests.ui.phone import Phone


def test_there_is_no_choice_of_one_language() -> None:
    assert "language" not in [name for _, name, _ in choices(skin_for(390, 844))]


def test_every_language_is_offered_by_its_own_name(dutch: texts.Language) -> None:
    skin = skin_for(390, 844)
    picks = next(picks for _, name, picks in choices(skin) if name == "language")
    assert picks == (("As this device", ""), ("English", "en"), ("Nederlands", dutch.code))


def test_every_setting_is_kept_on_the_device() -> None:
    assert set(app.KEYS) == set(Settings.__dataclass_fields__)


async def shown(monkeypatch: pytest.MonkeyPatch, settings: Settings, asked: texts.Language) -> list[str]:
    """What the page of a seat says on a device with these settings, whose browser asks for a language."""

    async def kept() -> Settings:
        return replace(settings, tours=("*",))

    monkeypatch.setattr(app, "_kept_settings", kept)
    texts.spoken.set(asked)
    phone, hall = Phone("/seat/play", 390, 844), CannedHall()
    await phone.open(lambda page: app.main(page, hall, Guest()))
    return phone.texts()


async def test_the_browser_decides_until_somebody_does(
    monkeypatch: pytest.MonkeyPatch, dutch: texts.Language
) -> None:
    assert "More" in await shown(monkeypatch, Settings(), texts.ENGLISH)
    assert "Meer" in await shown(monkeypatch, Settings(), dutch)
    assert "Meer" in await shown(monkeypatch, Settings(language="nl"), texts.ENGLISH)
    assert "More" in await shown(monkeypatch, Settings(language="en"), dutch)
    assert "More" in await shown(monkeypatch, Settings(language="gone"), texts.ENGLISH)


def test_a_refusal_is_said_in_the_chosen_language(dutch: texts.Language) -> None:
    why = Reason("table.seat_taken", "", {"name": "Ann"})
    toast = Refused("Taken", "Ann sits there.", (why,))
    stage = Stage(Frame(1, table("playing"), None, 0.0), skin_for(390, 844), send=lambda _: None)
    assert with_toast(stage, toast).toast is toast
    theirs = with_toast(replace(stage, skin=skin_for(390, 844, language=dutch)), toast).toast
    assert theirs
    assert (theirs.title, theirs.say) == ("Die plaats is bezet", "Ann zit daar al.")
