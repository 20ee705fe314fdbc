"""What both editors do with their document: open it, keep it on this device, save it, leave."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar, cast

import flet as ft

from companion.net.link import Refused
from companion.ui.games.emergent.editor.frame import LeaveSheet, Saving, Steps
from companion.ui.kit import keeping
from companion.ui.kit.drawing import effect
from companion.ui.kit.past import Past
from companion.ui.kit.skin import Skin
from companion.ui.stage import Desk

GAME_ID: Final = "emergent"
LIBRARY: Final = "/library"


class Bench(Protocol):
    """A document in the making and everything around it."""

    @property
    def past(self) -> Past[Any]:
        """The document as it is and as it was."""
        ...

    @property
    def is_changed(self) -> bool:
        """Whether the library has something else, or nothing."""
        ...


B = TypeVar("B", bound=Bench)


@dataclass(frozen=True)
class Craft(Generic[B]):
    """How a kind of document is worked on."""

    draft_of: Callable[[dict[str, Any]], Any]
    document: Callable[[Any], dict[str, Any]]
    """As it is saved."""
    unsaved: Callable[[Any], dict[str, Any]]
    """As it stays on the device, with what is only half typed."""
    opened: Callable[[Any, bool], B]
    """A bench with a draft that the library has, or not."""
    taken_up: Callable[[B, Any], B]
    saved: Callable[[B, Any], B]
    undo: Callable[[B], B]
    redo: Callable[[B], B]


@dataclass(frozen=True)
class Session(Generic[B]):
    """One editor at work."""

    desk: Desk
    content: dict[str, Any]
    craft: Craft[B]
    bench: B
    set_bench: Callable[[Any], None]
    toast: Refused | None
    set_toast: Callable[[Any], None]
    is_resumed: bool
    set_resumed: Callable[[Any], None]
    is_leaving: bool
    set_leaving: Callable[[Any], None]

    def act(self, step: Callable[[B], B]) -> None:
        """Do something to the bench as it will be then."""
        self.set_toast(None)
        self.set_bench(step)

    @property
    def steps(self) -> Steps:
        """Undo and redo."""
        past = self.bench.past
        return Steps(
            past.can_undo,
            past.can_redo,
            lambda: self.act(self.craft.undo),
            lambda: self.act(self.craft.redo),
        )

    async def save(self) -> bool:
        """Into the library; what it says against it is shown, and nothing is lost."""
        draft = self.bench.past.now
        try:
            self.desk.library.save(GAME_ID, self.craft.document(draft))
        except Refused as refused:
            self.set_toast(refused)
            return False
        self.set_bench(lambda now: self.craft.saved(now, draft))
        self.set_resumed(False)
        await keeping.forget(self.content)
        return True

    def player(self, option: str) -> Callable[[], Awaitable[None]] | None:
        """The way to a table that plays with what is saved, where this device can set one up."""
        set_up = self.desk.set_up
        if set_up is None:
            return None

        async def play() -> None:
            try:
                await set_up(GAME_ID, {option: self.content["id"]})
            except Refused as refused:
                self.set_toast(refused)

        return play

    def back(self) -> None:
        """To the library, with a question when something would be left behind."""
        if self.bench.is_changed and self.bench.past.can_undo:
            self.set_leaving(True)
        else:
            self.desk.go(LIBRARY)

    def leave_sheet(self, skin: Skin, saving: Saving) -> ft.BottomSheet | None:
        """The question, while it is asked."""
        if not self.is_leaving:
            return None
        return LeaveSheet(
            skin,
            saving,
            on_keep=self._go,
            on_drop=self._drop,
            on_save=self._save_and_go,
            on_stay=lambda: self.set_leaving(False),
        )

    def _go(self) -> None:
        self.set_leaving(False)
        self.desk.go(LIBRARY)

    async def _drop(self) -> None:
        await keeping.forget(self.content)
        self._go()

    async def _save_and_go(self) -> None:
        self.set_leaving(False)
        if await self.save():
            self.desk.go(LIBRARY)


def use_session(desk: Desk, content: dict[str, Any], craft: Craft[B]) -> Session[B]:
    """The hooks of an editor: its bench, and the draft that this device remembers of it."""

    def begin_bench() -> B:
        draft = craft.draft_of(content)
        lines = desk.library.lines(GAME_ID, str(content["format"]))
        return craft.opened(draft, any(line.id == content["id"] for line in lines))

    bench, set_bench = ft.use_state(cast("B", begin_bench))
    toast, set_toast = ft.use_state(cast("Refused | None", None))
    is_resumed, set_resumed = ft.use_state(False)
    is_leaving, set_leaving = ft.use_state(False)

    async def begin() -> None:
        if found := await keeping.kept(content):
            set_bench(lambda now: craft.taken_up(now, craft.draft_of(found)))
            set_resumed(True)

    def remember() -> None:
        if bench.is_changed and bench.past.can_undo:
            ft.context.page.run_task(keeping.keep, craft.unsaved(bench.past.now))

    effect(begin, [])
    effect(remember, [bench.past.now])
    return Session(
        desk,
        content,
        craft,
        bench,
        set_bench,
        toast,
        set_toast,
        is_resumed and bench.past.can_undo,
        set_resumed,
        is_leaving,
        set_leaving,
    )
