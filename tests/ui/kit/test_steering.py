"""A countdown is held or let run, lengthened, called off: in words, and as pictures that say the same."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.kernel.action import Action
from companion.table.actions import Dismiss, PlayAgain, SetOptions, Start
from companion.ui.kit.skin import skin_for
from companion.ui.kit.steering import Steer, Steering, SteerSigns
from tests.ui.alone import alone

SKIN = skin_for(390, 844, motion=False)
WAYS = Steering(hold=Start(), resume=PlayAgain(), more=Dismiss(), seconds=30, off=SetOptions(options={}))


@pytest.mark.parametrize("made", [Steer, SteerSigns], ids=["words", "signs"])
@pytest.mark.parametrize("is_held", [False, True])
async def test_what_is_held_is_let_run_and_the_other_way_round(made: Any, is_held: bool) -> None:
    said: list[Action] = []
    phone = await alone(lambda: ft.Column(made(SKIN, WAYS, said.append, is_held=is_held)))
    for words in ("Let it run" if is_held else "Hold it", "30 seconds more", "Call it off"):
        await phone.tap(words)
    assert said == [WAYS.resume if is_held else WAYS.hold, WAYS.more, WAYS.off]
    with pytest.raises(LookupError):
        phone.button("Hold it" if is_held else "Let it run")
