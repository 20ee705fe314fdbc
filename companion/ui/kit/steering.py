"""A countdown that somebody steers: hold, more time, call off."""

from __future__ import annotations

import flet as ft

from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.ui.kit.sending import SendQuietly, SendSign, Way
from companion.ui.kit.skin import Skin


@frozen
class Steering:
    """What a game's countdown can be told."""

    hold: Action
    resume: Action
    more: Action
    seconds: int
    """How many more."""
    off: Action


def _told(skin: Skin, ways: Steering, is_held: bool) -> tuple[tuple[str, str, Action], ...]:
    first = (
        ("play", skin.say("shell-timer-resume"), ways.resume)
        if is_held
        else ("pause", skin.say("shell-timer-hold"), ways.hold)
    )
    more = ("plus-thin", skin.say("shell-timer-more", n=ways.seconds), ways.more)
    return first, more, ("cross", skin.say("shell-timer-off"), ways.off)


def Steer(
    skin: Skin, ways: Steering, send: Way, *, is_held: bool, filled: str = "", fits: bool = False
) -> list[ft.Control]:
    """Three buttons in words."""
    return [
        SendQuietly(skin, label, send, action, filled=filled, fits=fits)
        for _, label, action in _told(skin, ways, is_held)
    ]


def SteerSigns(skin: Skin, ways: Steering, send: Way, *, is_held: bool) -> list[ft.Control]:
    """The same as pictures."""
    return [SendSign(skin, icon, label, send, action) for icon, label, action in _told(skin, ways, is_held)]
