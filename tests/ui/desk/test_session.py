"""One desk for all editors, with a document nobody plays with: draft, undo, faults, save, save as, leave."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import flet as ft
import pytest
from pydantic import BaseModel, Field

from companion.kernel.action import Reason
from companion.net.library import PackLine
from companion.net.link import Refused
from companion.ui.desk import keeping
from companion.ui.desk.bench import Bench
from companion.ui.desk.checks import Found, found_of
from companion.ui.desk.frame import DeskFrame, Resumed
from companion.ui.desk.session import Craft, Session, use_session
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.look import SHELL
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Desk
from tests.ui.phone import Phone

NOTE: dict[str, Any] = {
    "format": "skiff-note/1",
    "id": "ours",
    "name": "Ours",
    "source": "typed",
    "lines": [],
}
ROUTE = "/library/skiff/skiff-note-1"


class Note(BaseModel):
    format: Literal["skiff-note/1"] = "skiff-note/1"
    id: str
    name: str = Field(min_length=1, max_length=60)
    source: str = Field(default="typed", min_length=1, max_length=20)
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class NoteBench(Bench[dict[str, Any]]):
    shown: int = -1


def put(draft: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    return {**draft, name: value}


CRAFT = Craft(
    game="skiff",
    model=Note,
    looks=SHELL,
    draft_of=dict,
    document=dict,
    bench=NoteBench,
    put=put,
    option="note",
)


def checks(draft: dict[str, Any]) -> tuple[Found, ...]:
    """No line may be empty."""
    holes = (at for at, line in enumerate(draft["lines"]) if not line)
    return found_of(Reason("library.unknown", "p. 1").at("lines", at) for at in holes)


def show(bench: NoteBench, found: Found) -> NoteBench:
    return replace(bench, shown=int(found.reason.field.rpartition(".")[2]))


@dataclass
class Shelf:
    """A library of notes."""

    kept: dict[str, dict[str, Any]] = field(default_factory=dict)
    refuses: bool = False

    def lines(self, game_id: str, format: str | None = None) -> tuple[PackLine, ...]:  # noqa: A002
        del format
        return tuple(PackLine(game=game_id, format="skiff-note/1", id=word, name=word) for word in self.kept)

    def read(self, game_id: str, format: str, id: str) -> dict[str, Any]:  # noqa: A002
        del game_id, format
        return self.kept[id]

    def save(self, game_id: str, document: dict[str, Any]) -> None:
        del game_id
        if self.refuses:
            raise Refused("No room", "The disk is full.", ())
        self.kept[document["id"]] = document

    def remove(self, game_id: str, format: str, id: str) -> None:  # noqa: A002
        raise NotImplementedError

    def free_id(self, game_id: str, format: str, base: str) -> str:  # noqa: A002
        del game_id, format
        return base.casefold().replace(" ", "-")


@dataclass
class Room:
    """A desk with the editor of a note on it."""

    shelf: Shelf = field(default_factory=Shelf)
    device: dict[str, str] = field(default_factory=dict)
    went: list[str] = field(default_factory=list)
    set_up: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    session: Session[Any, Any] | None = None
    hosts: bool = True

    async def open(self, content: dict[str, Any] = NOTE, size: tuple[int, int] = (1024, 768)) -> Phone:
        async def set_up(game: str, options: dict[str, Any]) -> None:
            self.set_up.append((game, options))

        desk = Desk(
            skin_for(*size, motion=False),
            library=self.shelf,
            go=self.went.append,
            set_up=set_up if self.hosts else None,
        )

        @component
        def Root() -> ft.Control:
            session = self.session = use_session(desk, content, CRAFT)

            def add(line: str) -> None:
                session.step(lambda draft: {**draft, "lines": [*draft["lines"], line]})

            body: list[ft.Control] = [
                *Resumed(session),
                ft.Text(f"{len(session.draft['lines'])} lines, at {session.bench.shown}"),
                OutlineButton(session.skin, "Write", lambda: add("A line.")),
                OutlineButton(session.skin, "Leave a hole", lambda: add("")),
            ]
            name = str(session.draft["name"])
            return DeskFrame(session, body, title=name, found=checks(session.draft), show=show)

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = Phone("/", *size)
        await phone.open(main)
        return phone


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    made = Room()

    class Device:
        async def set(self, key: str, value: str) -> None:
            made.device[key] = value

        async def get(self, key: str) -> str | None:
            return made.device.get(key)

        async def remove(self, key: str) -> None:
            made.device.pop(key, None)

    monkeypatch.setattr(keeping, "_device", Device)
    return made


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)], ids=["tablet", "phone"])
async def test_steps_go_back_and_forth_and_into_the_library(room: Room, size: tuple[int, int]) -> None:
    phone = await room.open(size=size)
    for words in ("Write", "Write", "Undo", "Undo", "Redo"):
        await phone.tap(words)
    assert "1 lines, at -1" in phone.texts()
    await phone.tap("Save")
    assert room.shelf.kept["ours"]["lines"] == ["A line."]
    assert not room.device, "what is saved need not wait on the device"
    await phone.tap("Play with it")
    assert room.set_up == [("skiff", {"note": "ours"})]


async def test_without_a_table_to_set_up_it_is_only_saved(room: Room) -> None:
    room.hosts = False
    phone = await room.open()
    await phone.tap("Save")
    assert "Saved" in phone.texts()


async def test_a_fault_stands_in_the_way_and_leads_to_its_place(room: Room) -> None:
    phone = await room.open()
    for words in ("Write", "Leave a hole"):
        await phone.tap(words)
    await phone.tap("1 thing to fix")
    assert "2 lines, at 1" in phone.texts()
    assert not room.shelf.kept


async def test_what_the_library_says_against_it_is_shown_and_nothing_is_lost(room: Room) -> None:
    room.shelf.refuses = True
    phone = await room.open()
    await phone.tap("Write")
    await phone.tap("Save")
    assert {"No room", "1 lines, at -1"} <= set(phone.texts())


async def test_a_draft_waits_on_the_device_and_undo_leads_back_to_what_is_saved(room: Room) -> None:
    room.shelf.kept["ours"] = NOTE
    await (await room.open()).tap("Write")
    assert [json.loads(text)["lines"] for text in room.device.values()] == [["A line."]]
    phone = await room.open()
    assert any("Taken up where you stopped" in words for words in phone.texts())
    await phone.tap("Undo")
    assert "0 lines, at -1" in phone.texts()
    assert room.session is not None
    assert not room.session.bench.is_changed


@pytest.mark.parametrize(
    ("tap", "kept", "waits"),
    [
        pytest.param("Save and go back", 1, 0, id="save"),
        pytest.param("Go on later, on this device", 0, 1, id="keep"),
        pytest.param("Throw these changes away", 0, 0, id="drop"),
    ],
)
async def test_leaving_with_unsaved_work_is_asked_about(room: Room, tap: str, kept: int, waits: int) -> None:
    phone = await room.open()
    await phone.tap("Write")
    await phone.tap("Back")
    assert room.went == []
    await phone.tap(tap)
    assert (room.went, len(room.shelf.kept), len(room.device)) == (["/library"], kept, waits)


async def test_what_has_a_fault_can_wait_but_not_be_saved(room: Room) -> None:
    phone = await room.open()
    await phone.tap("Leave a hole")
    await phone.tap("Back")
    assert "Save and go back" not in phone.texts()
    await phone.tap("Go on later, on this device")
    assert (room.went, len(room.device)) == (["/library"], 1)


async def test_who_changed_nothing_goes_at_once(room: Room) -> None:
    phone = await room.open()
    await phone.tap("Back")
    assert room.went == ["/library"]


def fields(phone: Phone) -> list[ft.TextField]:
    return [one for one in phone.controls() if isinstance(one, ft.TextField)]


async def test_name_and_origin_are_a_form_of_the_model(room: Room) -> None:
    phone = await room.open()
    await phone.tap("Ours")
    assert [(one.label, one.max_length) for one in fields(phone)] == [("Name", 60), ("Where it is from", 20)]
    await phone.write(fields(phone)[0], "Theirs")
    await phone.write(fields(phone)[1], "")
    assert "This has to be said." in phone.texts() or "At least 1 letters." in phone.texts()
    assert room.session is not None
    assert (room.session.draft["name"], room.session.draft["source"]) == ("Theirs", "")
    await phone.tap("Done")
    await phone.tap("Undo")
    assert room.session.draft["source"] == "typed", "undone like any other step"


async def test_save_as_leaves_the_old_one_as_it_is(room: Room) -> None:
    room.shelf.kept["ours"] = NOTE
    phone = await room.open()
    await phone.tap("Write")
    await phone.tap("Ours")
    await phone.tap("Save as a new document")
    assert room.shelf.kept["ours"] == NOTE
    (word,) = set(room.shelf.kept) - {"ours"}
    assert room.shelf.kept[word]["lines"] == ["A line."]
    assert room.went == [f"{ROUTE}/{word}"]
