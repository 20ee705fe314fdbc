"""What all editors of this game do with their document: undo, check, save, leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, cast

import flet as ft

from companion import texts
from companion.kernel.action import Reason
from companion.net.link import Refused
from companion.ui.games.singularity.draw.colours import LOOKS, tones
from companion.ui.kit import keeping
from companion.ui.kit.buttons import IconButton48, MainButton
from companion.ui.kit.desk import DeskPage
from companion.ui.kit.drawing import Tap, effect
from companion.ui.kit.icon import Icon
from companion.ui.kit.past import Past
from companion.ui.kit.sheets import ConfirmSheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words
from companion.ui.stage import Desk

GAME_ID: Final = "singularity"
LIBRARY: Final = "/library"
T = TypeVar("T")
Step = Callable[[T], T]


@dataclass(frozen=True)
class Work(Generic[T]):
    """One document in the making."""

    desk: Desk
    past: Past[T]
    set_past: Callable[[Any], None]
    faults: tuple[Reason, ...]
    is_changed: bool
    is_resumed: bool
    """A draft of an earlier time was taken up; undo leads back to what is saved."""
    save: Tap
    back: Tap
    toast: Refused | None
    set_toast: Callable[[Refused | None], None]

    @property
    def skin(self) -> Skin:
        """This game's ground."""
        return self.desk.skin.dressed(LOOKS)

    @property
    def now(self) -> T:
        """The document as it is."""
        return self.past.now

    def act(self, step: Step[T], touch: str = "") -> None:
        """One step, on the document as it will be then."""
        self.set_toast(None)
        self.set_past(lambda past: past.then(step(past.now), touch))


def use_work(
    desk: Desk,
    content: dict[str, Any],
    draft_of: Callable[[dict[str, Any]], T],
    document: Callable[[T], dict[str, Any]],
    check: Callable[[object], tuple[Reason, ...]],
) -> Work[T]:
    """The hooks of an editor. What is not saved is asked about before leaving."""
    past, set_past = ft.use_state(cast("Past[T]", lambda: Past(draft_of(content))))
    saved, set_saved = ft.use_state(cast("T | None", lambda: _kept(desk, content, draft_of)))
    toast, set_toast = ft.use_state(cast("Refused | None", None))
    leaves, set_leaves = ft.use_state(False)
    is_resumed, set_resumed = ft.use_state(False)

    async def begin() -> None:
        found = await keeping.kept(content)
        if found and found != document(draft_of(content)):
            set_past(lambda now: now.then(draft_of(found)))
            set_resumed(True)

    def remember() -> None:
        if past.now != saved and past.before:
            ft.context.page.run_task(keeping.keep, document(past.now))

    effect(begin, [])
    effect(remember, [past.now])

    async def save() -> None:
        try:
            desk.library.save(GAME_ID, document(past.now))
        except Refused as refused:
            set_toast(refused)
            return
        set_toast(None)
        set_saved(lambda _old: past.now)
        set_resumed(False)
        await keeping.forget(content)

    async def drop() -> None:
        await keeping.forget(content)
        desk.go(LIBRARY)

    def back() -> None:
        if past.now != saved and past.before:
            set_leaves(True)
        else:
            desk.go(LIBRARY)

    skin = desk.skin.dressed(LOOKS)
    ft.use_dialog(
        ConfirmSheet(
            skin,
            desk.skin.say("singularity-editor-leave", "title"),
            desk.skin.say("singularity-editor-leave"),
            desk.skin.say("singularity-editor-leave-yes"),
            desk.skin.say("singularity-editor-leave-no"),
            drop,
            lambda: set_leaves(False),
        )
        if leaves
        else None
    )
    faults = check(document(past.now))
    is_changed = past.now != saved
    resumed = is_resumed and bool(past.before) and is_changed
    return Work(desk, past, set_past, faults, is_changed, resumed, save, back, toast, set_toast)


def _kept(desk: Desk, content: dict[str, Any], draft_of: Callable[[dict[str, Any]], T]) -> T | None:
    """The document as the library has it; None for a new one."""
    lines = desk.library.lines(GAME_ID, str(content["format"]))
    return draft_of(content) if any(line.id == content["id"] for line in lines) else None


def EditorPage(
    work: Work[T],
    title: str,
    body: Sequence[ft.Control],
    *,
    subtitle: str = "",
    wide: bool = False,
    scrolls: bool = True,
    beside: Sequence[ft.Control] = (),
) -> ft.Control:
    """The whole page: undo and redo above, one button below that saves or says what is in the way."""
    skin, past = work.skin, work.past
    undo = IconButton48(
        skin,
        "undo",
        texts.say("singularity-editor-undo"),
        lambda: work.set_past(lambda now: now.undo()),
        disabled=not past.before,
    )
    redo = IconButton48(
        skin,
        "refresh",
        texts.say("singularity-editor-redo"),
        lambda: work.set_past(lambda now: now.redo()),
        disabled=not past.after,
    )
    return DeskPage(
        work.desk,
        title or texts.say("singularity-editor-nameless"),
        body=body,
        on_back=work.back,
        subtitle=texts.say("singularity-editor-resumed") if work.is_resumed else subtitle,
        beside=[*beside, undo, redo],
        actions=[SaveButton(work)],
        toast=work.toast,
        dismiss_toast=lambda: work.set_toast(None),
        wide=wide,
        scrolls=scrolls,
    )


def SaveButton(work: Work[T]) -> ft.Control:
    """Save; or how many faults there are; or that all is saved."""
    skin = work.skin
    red = tones(skin).red
    if work.faults:
        words = texts.say("singularity-editor-to-fix", n=len(work.faults))
        return MainButton(skin, words, None, colour=red, icon="lock", disabled=True)
    if not work.is_changed:
        words = texts.say("singularity-editor-saved")
        return MainButton(skin, words, None, colour=red, icon="check", disabled=True)
    return MainButton(skin, texts.say("singularity-editor-save"), work.save, colour=red, icon="save")


def Faults(skin: Skin, faults: Sequence[Reason], warnings: Sequence[Reason] = ()) -> ft.Control:
    """Every fault by name, what is only odd below."""
    rows: list[ft.Control] = []
    for reason, is_fault in [*((one, True) for one in faults), *((one, False) for one in warnings)]:
        colour = skin.palette.warn if is_fault else skin.palette.muted
        title = skin.say(texts.text_id(reason.code), "title")
        rows.append(
            ft.Row(
                [
                    Icon(skin, "warning" if is_fault else "info", skin.px(22), colour),
                    ft.Column(
                        [
                            Strong(skin, title, 15, colour=colour),
                            Words(skin, skin.language.reason(reason, {}), 14.5, colour=skin.palette.muted),
                        ],
                        spacing=1,
                        tight=True,
                        expand=True,
                    ),
                ],
                spacing=skin.px(10),
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        )
    if not rows:
        good = skin.palette.good
        words = Words(skin, skin.say("singularity-editor-no-fault"), 15, colour=good, expand=True)
        rows.append(ft.Row([Icon(skin, "check", skin.px(22), good), words], spacing=skin.px(10)))
    column = ft.Column(rows, spacing=skin.px(10), tight=True)
    return ft.Semantics(content=column, live_region=True, container=True)
