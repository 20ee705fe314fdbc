"""Emergence over real sockets: no frame sent to one viewer contains what only another may know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from companion.games.emergence.state.phases import Selecting
from companion.games.emergence.views import EmergenceView
from companion.kernel.seat import Seat
from companion.net.visitor import device_of
from companion.table.views import TableView
from tests.net.house import KEY
from tests.wire.emergence import SEAL, TABLES, WIRE, masked, other_seal, views
from tests.wire.playing import SCREEN, TOKENS, Game, deal_without_seals, playing

NOBODYS = [
    SEAL,
    SCREEN,
    KEY,
    *TOKENS.values(),
    *(device_of(token) for token in TOKENS.values()),
    *(token[:12] for token in TOKENS.values()),
]


def check(game: Game, viewer: str, frames: list[str], holds: dict[str, str]) -> None:
    """Every new frame of a viewer against the whole truth."""
    state, seat = game.state, None if viewer == "@screen" else Seat(viewer)
    is_over = game.table.stage == "over"
    for text in frames:
        if not is_over:
            assert not [secret for secret in NOBODYS if secret in text]
    for frame in views(frames):
        table = TableView.model_validate(frame["table"])
        assert table.my_seat == seat
        assert table.my_seats == ((seat,) if seat else ())
        assert table.stage == "lobby" or table.my_cut == (
            40 + game.table.setting.seats.index(seat) if seat else None
        )
        assert table.knocks == ()
        if frame["view"] is None:
            assert table.stage == "lobby"
            continue
        view = EmergenceView.model_validate(frame["view"])
        if view.phase == "over":
            continue
        assert table.seal is not None
        assert (table.seal.step, table.seal.secret, table.seal.deals) == ("dealt", None, ())
        assert all(line.allegiance is None for line in view.operatives)
        if view.phase in ("select", "countdown"):
            assert all(line.action is None is line.augmentation for line in view.operatives)
        if view.my_selection is not None:
            pair = (view.my_selection.action, view.my_selection.augmentation)
            open_now = [(line.action, line.augmentation) for line in view.operatives if line.seat == seat]
            envelopes = state.now.envelopes if isinstance(state.now, Selecting) else {}
            mine = [(own.value.action, own.value.augmentation) for own in [envelopes.get(seat)] if own]
            assert pair in (*mine, *open_now)
        if viewer not in holds:
            assert view.my_face is None
        elif view.my_face is not None:
            assert view.my_face == game.table.game.look(state, seat, holds[viewer])
        if seat is None:
            private = [name for name in EmergenceView.model_fields if name.startswith("my_")]
            assert not any(getattr(view, name) for name in private)
            assert not view.choices


@pytest.mark.parametrize("table", list(TABLES))
async def test_a_whole_game_tells_nobody_what_they_may_not_know(table: str) -> None:
    luck = Random(11)  # noqa: S311 - a test, not a deal
    spoken, looked = 0, 0
    async with playing(WIRE, table, SEAL) as game:
        told(game, "")
        for _ in range(180):
            if game.table.stage != "playing":
                break
            actor = await game.step(luck)
            spoken += 1
            await game.caught_up()
            told(game, actor)
            if luck.random() < 0.15 and game.table.stage == "playing":
                looked += await look_once(game, luck)
        assert spoken > 60
        assert looked > 3
        while game.table.stage == "playing":
            told(game, "")
            await emptied(game)
            await game.caught_up()
            if game.table.stage != "playing":
                break
            told(game, "")
            await game.step(luck)
            await game.caught_up()
        for viewer, frames in game.new_frames().items():
            for frame in views(frames):
                is_over = frame["view"]["phase"] == "over"
                assert is_over or not [secret for secret in NOBODYS if secret in json.dumps(frame)]
            last = views(frames)[-1]
            assert last["table"]["seal"]["secret"] == SEAL
            assert all(line["allegiance"] for line in last["view"]["operatives"]), viewer


def told(game: Game, actor: str) -> None:
    """Check what everybody was told since the last time."""
    for viewer, frames in game.new_frames().items():
        check(game, viewer, frames, {})
        if viewer != actor and actor:
            assert not [text for text in frames if '"t":"refused"' in text or '"t":"done"' in text]


async def emptied(game: Game) -> None:
    """All data is taken off the board by the table's word; the end of a turn then ends the game (EM-46)."""
    board = game.table._record.play.view(None).board  # type: ignore[union-attr]
    kinds = ("light_blue", "dark_blue", "light_green", "dark_green")
    facts: list[dict[str, Any]] = [{"tile": tile.id} for tile in board.tiles if tile.blocks]
    facts = facts or [{"data_type": kind} for kind in kinds if getattr(board.data, kind)]
    for fact in facts:
        await game.host("for_table", action={"do": "correct", "blocks": 0, **fact})
    await game.caught_up()


async def look_once(game: Game, luck: Random) -> int:
    """Somebody holds a card: the face goes to that phone alone, and is gone when the finger lifts."""
    seat = luck.choice(list(game.state.seats))
    looks = game.table._record.play.view(seat).my_looks  # type: ignore[union-attr]
    if not looks:
        return 0
    at = luck.choice(looks)
    await game.done(seat, "look", at=at)
    await game.caught_up()
    shown = 0
    for viewer, frames in game.new_frames().items():
        check(game, viewer, frames, {seat: at})
        if viewer == seat:
            shown = sum(frame["view"]["my_face"] is not None for frame in views(frames))
        else:
            assert {json.loads(text)["t"] for text in frames} == {"pong"}, "nobody hears that a card is held"
    assert shown == 1
    await game.done(seat, "cover")
    await game.caught_up()
    for viewer, frames in game.new_frames().items():
        assert all(frame["view"]["my_face"] is None for frame in views(frames))
        assert viewer == seat or not views(frames)
    return 1


async def bytes_of(table: str, seal: str, steps: int) -> dict[str, list[str]]:
    """Everything everybody heard in a random game."""
    luck = Random(12)  # noqa: S311 - a test, not a deal
    async with playing(WIRE, table, seal) as game:
        for _ in range(steps):
            if game.table.stage != "playing":
                break
            await game.step(luck)
            await game.caught_up()
        return {name: list(phone.frames) for name, phone in game.phones.items()}


@pytest.mark.parametrize(
    ("table", "viewer", "differs"),
    [
        ("three, attested, dealt by the app", "ann", "bo"),
        ("five in a city, dealt by the app", "ann", "bo"),
        ("five in a city, dealt by the app", "ann", "ann"),
    ],
    ids=["another's card", "another's card, with a meeting", "the own card, not held"],
)
async def test_the_cards_leave_no_trace_in_anybodys_bytes(table: str, viewer: str, differs: str) -> None:
    same = (viewer,) if viewer != differs else ()
    here = await bytes_of(table, SEAL, 60)
    there = await bytes_of(table, other_seal(table, same, differs), 60)
    assert len(here[viewer]) > 60
    assert masked(here[viewer]) == masked(there[viewer])
    assert masked(here["@screen"]) == masked(there["@screen"])


async def held_lengths(table: str, seal: str, at: str) -> dict[str, tuple[str, list[int]]]:
    """For every seat: what its held card showed, and how long all its frames of that were."""
    found = {}
    async with playing(WIRE, table, seal) as game:
        if at == "meeting":
            for seat in game.state.seats:
                await game.done(seat, "seen")
            while not game.table._record.play.view(None).meeting.may_look:  # type: ignore[union-attr]
                await game.time.pass_by(game.table._record.play.timer().seconds)  # type: ignore[union-attr]
        await game.caught_up()
        game.new_frames()
        for seat in game.state.seats:
            look = next(name for name in game.table._record.play.view(seat).my_looks if name.startswith(at))  # type: ignore[union-attr]
            await game.done(seat, "look", at=look)
            await game.caught_up()
            frames = game.new_frames()[seat]
            face = next(frame["view"]["my_face"] for frame in views(frames) if frame["view"]["my_face"])
            await game.done(seat, "cover")
            await game.caught_up()
            frames += game.new_frames()[seat]
            texts = [deal_without_seals(text) for text in frames]
            found[seat] = (face["code"], [len(text) for text in texts])
    return found


@pytest.mark.parametrize("at", ["card", "meeting"])
async def test_a_held_card_is_equally_long_whatever_it_shows(at: str) -> None:
    """For each seat the deals of a few seals: every face of a kind makes frames of the same lengths."""
    table = "five in a city, dealt by the app"
    lengths: dict[str, set[tuple[int, ...]]] = {}
    faces: dict[str, set[str]] = {}
    for seal in (SEAL, other_seal(table, (), "ann"), other_seal(table, (), "bo")):
        for seat, (face, sizes) in (await held_lengths(table, seal, at)).items():
            lengths.setdefault(seat, set()).add(tuple(sizes))
            faces.setdefault(seat, set()).add(face)
    assert any(len(seen) > 1 for seen in faces.values()), "different cards were held"
    assert {len(sizes) for sizes in lengths.values()} == {1}
