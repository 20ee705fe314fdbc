"""What every editor does with its document: open it, keep it on this device, save it, leave."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, Literal, TypeVar, cast

import flet as ft
from pydantic import BaseModel

from companion.net.link import Refused
from companion.net.packs import slug
from companion.ui.desk import keeping
from companion.ui.desk.bench import Bench
from companion.ui.desk.past import Past
from companion.ui.kit.drawing import effect
from companion.ui.kit.look import Look
from companion.ui.kit.skin import Skin
from companion.ui.stage import Desk

LIBRARY: Final = "/library"
WIDEST_SCALE: Final = 1.25
"""An editor is read from a chair: on a large screen it shows more, not larger."""
T = TypeVar("T")
B = TypeVar("B", bound=Bench[Any])
Asked = Literal["", "leave", "about"]
"""Which sheet is open."""


def _the_same(value: Any) -> Any:
    return value


def _replaced(value: Any, name: str, new: Any) -> Any:
    return {**value, name: new} if isinstance(value, dict) else replace(value, **{name: new})


def _as_it_was(value: Any, _kept: Any) -> Any:
    return value


@dataclass(frozen=True)
class Craft(Generic[T, B]):
    """How a kind of document is worked on."""

    game: str
    model: type[BaseModel]
    """What it is once it has no fault: its name and where it is from are asked for by this."""
    looks: tuple[Look, Look]
    draft_of: Callable[[dict[str, Any]], T]
    document: Callable[[T], dict[str, Any]]
    """As it is saved."""
    bench: Callable[[Past[T], T | None], B]
    """A draft, and what the library has of it."""
    put: Callable[[T, str, Any], T] = _replaced
    """One of the document's own fields with another value."""
    unsaved: Callable[[T], dict[str, Any]] | None = None
    """As it stays on the device, where that is more: with what is only half typed."""
    kept: Callable[[T], T] = _the_same
    """The draft as the library has it: with ids for what had none."""
    keeping: Callable[[T, T], T] = _as_it_was
    """An older draft with what `kept` has named since."""
    option: str = ""
    """The house rule that takes such a document: a table can be set up with it."""


@dataclass(frozen=True)
class Session(Generic[T, B]):
    """One editor at work."""

    desk: Desk
    content: dict[str, Any]
    craft: Craft[T, B]
    bench: B
    set_bench: Callable[[Any], None]
    toast: Refused | None
    set_toast: Callable[[Any], None]
    is_resumed: bool
    """A draft of an earlier time was taken up; undo leads back to what is saved."""
    set_resumed: Callable[[Any], None]
    asked: Asked
    ask: Callable[[Any], None]

    @property
    def skin(self) -> Skin:
        """The game's ground, for somebody who sits in front of the screen."""
        return desk_skin(self.desk.skin.dressed(self.craft.looks))

    @property
    def draft(self) -> T:
        """The document as it is now."""
        return cast("T", self.bench.draft)

    def act(self, touch: Callable[[B], B]) -> None:
        """Do something to the bench as it will be then."""
        self.set_toast(None)
        self.set_bench(touch)

    def step(self, step: Callable[[T], T], touch: str = "") -> None:
        """One step on the document."""
        self.act(lambda bench: bench.do(step, touch))

    def put(self, name: str, value: Any) -> None:
        """One of the document's own fields with another value; typing is one step."""
        self.step(lambda draft: self.craft.put(draft, name, value), f"about-{name}")

    async def save(self) -> bool:
        """Into the library; what it says against it is shown, and nothing is lost."""
        draft = self.draft
        if not self._kept(self.craft.document(draft)):
            return False
        kept = self.craft.kept(draft)
        self.set_bench(lambda now: now.with_saved(kept, self.craft.keeping))
        self.set_resumed(False)
        await keeping.forget(self.content)
        return True

    async def save_as(self, name: str) -> None:
        """As another document; this one stays as the library has it."""
        document = self.craft.document(self.draft)
        label = "name" if "name" in self.craft.model.model_fields else "title"
        word = self.desk.library.free_id(self.craft.game, str(document["format"]), name)
        if self._kept({**document, "id": word, label: name}):
            self.ask("")
            await keeping.forget(self.content)
            self.desk.go(f"{LIBRARY}/{self.craft.game}/{slug(str(document['format']))}/{word}")

    def _kept(self, document: dict[str, Any]) -> bool:
        try:
            self.desk.library.save(self.craft.game, document)
        except Refused as refused:
            self.set_toast(refused)
            return False
        return True

    @property
    def play(self) -> Callable[[], Awaitable[None]] | None:
        """The way to a table that plays with what is saved, where this device can set one up."""
        set_up = self.desk.set_up
        if set_up is None or not self.craft.option:
            return None

        async def play() -> None:
            try:
                await set_up(self.craft.game, {self.craft.option: self.content["id"]})
            except Refused as refused:
                self.set_toast(refused)

        return play

    def back(self) -> None:
        """To the library, with a question when something would be left behind."""
        if self.bench.is_at_risk:
            self.ask("leave")
        else:
            self.desk.go(LIBRARY)

    def leave(self) -> None:
        """Go, and go on later on this device."""
        self.ask("")
        self.desk.go(LIBRARY)

    async def drop(self) -> None:
        """Go, and forget what is not saved."""
        await keeping.forget(self.content)
        self.leave()

    async def save_and_leave(self) -> None:
        """Go, with everything in the library."""
        self.ask("")
        if await self.save():
            self.desk.go(LIBRARY)


def desk_skin(skin: Skin) -> Skin:
    """The skin for somebody who sits in front of the screen, also on one the size of a television."""
    if skin.is_phone:
        return skin
    return replace(skin, device="tablet", scale=min(skin.scale, WIDEST_SCALE))


def use_session(desk: Desk, content: dict[str, Any], craft: Craft[T, B]) -> Session[T, B]:
    """The hooks of an editor: its bench, and the draft that this device remembers of it."""

    def begin_bench() -> B:
        draft = craft.draft_of(content)
        lines = desk.library.lines(craft.game, str(content["format"]))
        is_kept = any(line.id == content["id"] for line in lines)
        return craft.bench(Past(draft), draft if is_kept else None)

    bench, set_bench = ft.use_state(cast("B", begin_bench))
    toast, set_toast = ft.use_state(cast("Refused | None", None))
    is_resumed, set_resumed = ft.use_state(False)
    asked, ask = ft.use_state("")
    unsaved = craft.unsaved or craft.document

    async def begin() -> None:
        found = await keeping.kept(content)
        if found and found != unsaved(craft.draft_of(content)):
            set_bench(lambda now: now.taken_up(craft.draft_of(found)))
            set_resumed(True)

    def remember() -> None:
        if bench.is_at_risk:
            ft.context.page.run_task(keeping.keep, unsaved(bench.draft))

    effect(begin, [])
    effect(remember, [bench.draft])
    return Session(
        desk,
        content,
        craft,
        bench,
        set_bench,
        toast,
        set_toast,
        is_resumed and bench.is_at_risk,
        set_resumed,
        cast("Asked", asked),
        ask,
    )
