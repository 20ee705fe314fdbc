"""The walls over raw Flet sessions: no byte to one page that only another may know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.kernel.seat import Seat
from companion.net.flet import numbering
from companion.net.socketlink import SocketLink
from companion.net.visitor import device_of
from companion.table.actions import Start
from tests.net.flet.client import CRASHED
from tests.net.house import KEY
from tests.sessions.room import CUTS, SEAL, Room, room
from tests.wire.playing import TOKENS


@pytest.fixture(params=["browser", "app"], autouse=True)
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Everything holds for pages in browsers, and for apps behind a link of their own."""
    monkeypatch.setattr("tests.sessions.room.APPS", [tmp_path] if request.param == "app" else [])
    links: list[SocketLink] = []
    monkeypatch.setattr("tests.sessions.room.LINKS", links)
    opened = SocketLink.open

    async def noted(link: SocketLink) -> SocketLink:
        links.append(link)
        return await opened(link)

    monkeypatch.setattr(SocketLink, "open", noted)


async def begun(at: Room) -> None:
    """The deal, with everybody past the tour and looking at the own card."""
    await at.table.host_act(Start())
    for seat in CUTS:
        await at.pages[seat].shows("Skip")
        await at.pages[seat].tap("Skip")
        await at.pages[seat].shows("Hold to look")
    await at.quiet()


def plain(messages: list[Any]) -> list[Any]:
    """Messages without the session's own word."""

    def without(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: without(value) for name, value in part.items() if name != "session_id"}
        if isinstance(part, list):
            return [without(inner) for inner in part]
        return part

    return [without(message) for message in messages]


async def test_what_a_seat_cut_is_on_its_own_page_only() -> None:
    async with room() as at:
        for seat, cut in CUTS.items():
            await at.pages[seat].until(
                lambda seat=seat, cut=cut: str(cut) in " ".join(at.pages[seat].texts())
            )  # type: ignore[misc]
            for other in ("@screen", *CUTS):
                if other != seat:
                    assert not [text for text in at.pages[other].texts() if str(cut) in text]


async def test_no_token_no_seal_no_key_reaches_a_page() -> None:
    async with room() as at:
        await begun(at)
        tokens = {*TOKENS.values(), *at.tokens.values()}
        secrets = [SEAL, KEY, *tokens, *(device_of(token) for token in tokens)]
        for client in at.pages.values():
            assert not [secret for secret in secrets if secret.encode() in client.bytes]


async def test_a_tap_updates_everybody_in_their_own_page() -> None:
    """Ann's tap must not send Bo's page to Ann, nor leave Bo without news."""
    async with room(cut=False) as at:
        before = at.sizes()
        await at.pages["ann"].tap("Cut at 50")
        await at.pages["ann"].shows("Cut again")
        assert at.table._dealing.cuts == {Seat("ann"): 50}
        await at.quiet()
        after = at.sizes()
        assert after["ann"] > before["ann"]
        for name in ("bo", "cy", "@screen"):
            assert "Cut again" not in at.pages[name].texts()
        await at.table.host_act(Start())
        for seat in CUTS:
            await at.pages[seat].shows("Skip")
        await at.pages["ann"].tap("Skip")
        await at.pages["ann"].shows("Hold to look")
        await at.quiet()
        for other in ("bo", "cy", "@screen"):
            assert not [text for text in at.pages[other].texts() if "Hold to look" in text]


async def test_a_held_card_is_sent_to_its_holder_alone_and_is_equally_long() -> None:
    """Nobody else is sent a byte, and both faces cost the same bytes.

    A host that is busy draws once more in between: what came in as many messages is compared.
    """
    sent: dict[str, dict[int, dict[str, int]]] = {seat: {} for seat in CUTS}
    for seal in seals():
        if any(len(faces) == 2 for drawn in sent.values() for faces in drawn.values()):
            break
        async with room(seal) as at:
            await begun(at)
            for seat in CUTS:
                await at.quiet()
                before = at.sizes()
                holder = at.pages[seat]
                heard = len(holder.messages)
                button = holder.control("Hold to look", "on_tap")
                await holder.event(button, "tap")
                await at.quiet()
                held = at.sizes()
                assert held[seat] > before[seat]
                assert {name: size for name, size in held.items() if name != seat} == {
                    name: size for name, size in before.items() if name != seat
                }
                await holder.event(button, "tap")
                await at.quiet()
                after = at.sizes()
                assert {name: size for name, size in after.items() if name != seat} == {
                    name: size for name, size in before.items() if name != seat
                }
                card = at.table._record.play._now.state.allegiances[seat].value  # type: ignore[union-attr]
                drawn = sent[seat].setdefault(len(holder.messages) - heard, {})
                size = after[seat] - before[seat]
                assert drawn.setdefault(card, size) == size
    both = [faces for drawn in sent.values() for faces in drawn.values() if len(faces) == 2]
    assert both
    for faces in both:
        assert len(set(faces.values())) == 1, f"the two faces of a card differ in size: {sent}"


def seals() -> Iterator[str]:
    """As many worlds as it takes until two deals differ: an app's own bits are foretold by no seal."""
    return (f"{number:064x}" for number in range(100))


def dealt(at: Room) -> dict[str, str]:
    """Who holds which card."""
    play = at.table._record.play
    assert play is not None
    return {seat: card.value for seat, card in play._now.state.allegiances.items()}


async def chosen(at: Room, action: str) -> dict[str, list[Any]]:
    """What everybody but Bo is sent while Bo seals, and changes what is sealed."""
    for seat in CUTS:
        await at.act(seat, "seen")
    await at.act("ann", "set_board", light_blue=3, dark_blue=3, light_green=3, dark_green=3)
    await at.act("ann", "name_leader", seat="ann")
    await at.act("bo", "select", action="boost", augmentation="biomechanical")
    await at.quiet()
    sizes, heard = at.sizes(), {name: len(client.messages) for name, client in at.pages.items()}
    await at.act("bo", "select", action=action, augmentation="electromechanical")
    await at.act("bo", "select", action="replenish", augmentation="biomechanical")
    await at.act("bo", "select", action=action, augmentation="electromechanical")
    await at.quiet()
    after = at.sizes()
    for name in ("ann", "cy", "@screen"):
        assert after[name] == sizes[name], f"{name} was told that Bo changed a sealed choice"
    return {name: plain(client.messages[heard[name] :]) for name, client in at.pages.items()}


def counted(at: Room) -> dict[str, int]:
    """The next number of every page's own count."""
    by_word = {
        session.id: int(repr(counter._counter).removeprefix("count(").removesuffix(")"))
        for session, counter in numbering._counters.items()
    }
    return {name: by_word[client.session] for name, client in at.pages.items()}


async def test_nobodys_numbers_count_what_is_drawn_for_another() -> None:
    """One counter for all would show in Ann's next frame how often Bo looked."""
    async with room() as at:
        await begun(at)
        before, bo = counted(at), at.pages["bo"]
        button = bo.control("Hold to look", "on_tap")
        for _ in ("held", "covered"):
            await bo.event(button, "tap")
            await at.quiet()
        after = counted(at)
        assert after.pop("bo") > before.pop("bo")
        assert after == before
        for name, count in after.items():
            assert max(at.pages[name]._controls) < count, "its frames show another count"


async def test_changing_a_sealed_choice_sends_nobody_anything() -> None:
    async with room() as at:
        await begun(at)
        await chosen(at, "hack")


async def test_the_cards_leave_no_trace_in_anybodys_page() -> None:
    """The same game under two deals: what everybody is sent is the same but for the words of the seal."""
    worlds: dict[tuple[str, ...], dict[str, list[str]]] = {}
    for seal in seals():
        if len(worlds) == 2:
            break
        async with room(seal) as at:
            await begun(at)
            for seat in CUTS:
                await at.act(seat, "seen")
                await at.quiet()
            phrase = at.table.seal().words
            worlds[tuple(dealt(at).values())] = {
                name: sorted(text.replace(phrase, "…") for text in client.texts())
                for name, client in at.pages.items()
            }
    here, there = worlds.values()
    assert here == there


async def test_a_crash_in_a_handler_tells_the_phone_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with room(cut=False) as at:

        async def crash(*_args: Any, **_more: Any) -> int:
            raise RuntimeError("the secret is plum-jam")

        monkeypatch.setattr(at.table, "act", crash)
        ann = at.pages["ann"]
        await ann.tap("Cut at 50")
        await at.quiet()
        monkeypatch.undo()
        assert b"plum-jam" not in ann.bytes
        assert b"Traceback" not in ann.bytes
        assert not [action for action, _ in ann.messages if action == CRASHED]
        await at.act("bo", "cut", at=7)
        await at.quiet()
        assert not ann.is_closed
    assert "plum-jam" not in caplog.text
