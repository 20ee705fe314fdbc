"""A refusal is read out, stays, and is closed by a tap; a banner says what there is to say."""

from __future__ import annotations

import flet as ft

from companion.net.link import Refused
from companion.ui.kit.notices import Banner, Toast
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone, of_kind

SKIN = skin_for(390, 844, motion=False)


async def test_a_refusal_is_read_out_and_closed() -> None:
    closed: list[str] = []
    refused = Refused("Not yet", "Bo is still choosing.", ())
    phone = await alone(lambda: Toast(SKIN, refused, lambda: closed.append("x")))
    assert {"Not yet", "Bo is still choosing."} <= set(phone.texts())
    assert of_kind(phone, ft.Semantics)[0].live_region
    await phone.tap("Close")
    assert closed == ["x"]


async def test_a_banner_turns_only_while_something_is_awaited() -> None:
    for is_waiting in (False, True):
        phone = await alone(lambda wait=is_waiting: Banner(SKIN, "Away", spinning=wait))  # type: ignore[misc]
        assert len(of_kind(phone, ft.ProgressRing)) == is_waiting
        assert of_kind(phone, ft.Semantics)[0].live_region
        assert phone.texts() == ["Away"], "no empty line below the title"
