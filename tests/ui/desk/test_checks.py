"""Checks in words: each leads to its place, faults are read out."""

from __future__ import annotations

import flet as ft

from companion.kernel.action import Reason
from companion.ui.desk.checks import CheckLines, Found, faults_in, found_of
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone, of_kind

SKIN = skin_for(390, 844, motion=False)
FOUND = found_of([Reason("library.unknown", "p. 1")], [Reason("library.unknown", "p. 2")])


def test_only_faults_keep_a_document_from_being_saved() -> None:
    assert [one.standing for one in FOUND] == ["fault", "note"]
    assert faults_in(FOUND) == FOUND[:1]


async def test_nothing_wrong_is_said_too() -> None:
    phone = await alone(lambda: CheckLines(SKIN, ()))
    assert len(phone.texts()) == 1
    assert of_kind(phone, ft.Semantics) == [], "and is not read out at every step"


async def test_a_tap_on_a_check_leads_to_its_own_place() -> None:
    shown: list[Found] = []
    phone = await alone(lambda: CheckLines(SKIN, FOUND, shown.append))
    lines = [one for one in of_kind(phone, ft.Semantics) if one.button]
    assert [one.live_region for one in lines] == [True, False]
    for line in reversed(lines):
        await phone.session.dispatch_event(line.content._i, "click", None)
    await phone.settle()
    assert shown == list(reversed(FOUND))


async def test_where_nothing_can_be_shown_there_is_nothing_to_tap() -> None:
    phone = await alone(lambda: CheckLines(SKIN, FOUND))
    spoken = of_kind(phone, ft.Semantics)
    assert [(one.live_region, bool(one.button)) for one in spoken] == [(True, False)]
