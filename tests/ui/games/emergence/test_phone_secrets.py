"""The outside of a phone tells nothing: not its shape, not the size of what it is sent (EM-7, EM-8)."""

from __future__ import annotations

from typing import Any

import msgpack
import pytest

from tests.ui.games.emergence import canned_views
from tests.ui.games.emergence.booth import Booth
from tests.ui.phone import Phone

NUMBERS = ("_i", "id")
"""Where control numbers stand."""


async def _held(booth: Booth, words: str) -> tuple[Phone, list[bytes]]:
    """What goes over the wire while the card is held and let go again."""
    phone = await booth.open()
    sent = len(phone.wire.frames)
    button = phone.button(words)
    await phone.session.dispatch_event(button._i, "tap", None)
    await phone.settle()
    button = phone.button(phone_words(phone, words))
    await phone.session.dispatch_event(button._i, "tap", None)
    await phone.settle()
    return phone, phone.wire.frames[sent:]


def phone_words(phone: Phone, words: str) -> str:
    """The button turns into "Let go" while it is held."""
    return "Let go to hide" if "Let go to hide" in phone.texts() else words


def _sizes(frames: list[bytes]) -> list[int]:
    """How long the frames are. Control numbers count up all day and are longer later: they are levelled."""
    return [len(msgpack.packb(_levelled(msgpack.unpackb(frame, strict_map_key=False)))) for frame in frames]


def _levelled(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: 0 if name in NUMBERS else _levelled(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_levelled(inner) for inner in value]
    return value


async def test_both_sides_of_my_card_cost_the_same() -> None:
    sizes = []
    for face in ("A", "H"):
        booth = Booth(canned_views.phone_views()["card"], face=face)
        _, frames = await _held(booth, "Hold to look")
        assert booth.held == ["card"]
        assert len(frames) >= 2
        sizes.append(_sizes(frames))
    assert sizes[0] == sizes[1]


async def test_a_human_and_an_ai_hold_the_same_meeting() -> None:
    sizes = []
    for face in ("-", "0", "4"):
        booth = Booth(canned_views.phone_views()["meeting-look"], face=face)
        _, frames = await _held(booth, "Hold to look")
        sizes.append(_sizes(frames))
    assert sizes[0] == sizes[1] == sizes[2]


@pytest.mark.parametrize(("name", "label"), [("card", "my allegiance"), ("done-spy", "what Bo is")])
async def test_the_rows_of_the_sheet_cost_the_same(name: str, label: str) -> None:
    sizes = []
    for face in ("A", "H"):
        _, frames = await _held(Booth(canned_views.phone_views()[name], face=face, sheet=True), label)
        sizes.append(_sizes(frames))
    assert sizes[0] == sizes[1]


async def test_the_size_of_a_split_is_not_told() -> None:
    view = canned_views.phone_views()["done"].model_copy(update={"my_looks": ("card", "split:1")})
    sizes = []
    for face in ("000/001", "012/130", "004/004"):
        _, frames = await _held(Booth(view, face=face, sheet=True), "my split 1")
        sizes.append(_sizes(frames))
    assert sizes[0] == sizes[1] == sizes[2]


async def test_nothing_is_shown_before_the_finger_is_down() -> None:
    """The first page is the same whatever the card is, and no key or data names a side."""
    phone = await Booth(canned_views.phone_views()["card"]).open()
    for control in phone.controls():
        assert not control.data
        assert str(control.key or "").lower() not in {"ai", "human", "a", "h"}


async def test_both_roles_declare_in_the_same_bytes() -> None:
    sizes = []
    for words in ("A.I.", "Human"):
        phone = await Booth(canned_views.phone_views()["declare"]).open()
        before = len(phone.wire.frames)
        await phone.tap(words)
        sizes.append(_sizes(phone.wire.frames[before:]))
    assert sizes[0] == sizes[1]
