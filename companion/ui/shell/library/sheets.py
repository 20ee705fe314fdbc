"""What can be done with a document: one sheet at a time, by its name."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.kernel.frozen import frozen
from companion.net.library import PackLine
from companion.net.link import Refused
from companion.net.shares import Place, path_of
from companion.ui.front import HostFront
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, component
from companion.ui.kit.field import Field
from companion.ui.kit.fonts import FIGURES_600
from companion.ui.kit.qr import QrCode
from companion.ui.kit.sheets import ConfirmSheet, Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Words
from companion.ui.shell.library import words
from companion.ui.stage import Desk, GameScreens

LONGEST_NAME = 60


@frozen
class Asked:
    """Which sheet is open, and about what."""

    sheet: str = ""
    """`menu`, `new`, `copy`, `rename`, `share`, `delete`; empty for none."""
    line: PackLine | None = None
    game: str = ""
    """Of a new document."""
    format: str = ""

    @property
    def place(self) -> Place:
        """Game, format and id of what it is about."""
        one = self.line
        return (one.game, one.format, one.id) if one else (self.game, self.format, "")


@component
def DocumentSheet(
    desk: Desk,
    hall: HostFront,
    screens_of: Callable[[str], GameScreens],
    asked: Asked,
    ask: Callable[[Asked], None],
    refuse: Callable[[Refused | None], None],
) -> ft.Control:
    """The sheet that is asked for, over the list."""

    def close() -> None:
        ask(Asked())

    def tried(work: Tap) -> None:
        """Do it and close; what the library says against it stands on the page below."""
        close()
        try:
            work()
        except Refused as refused:
            refuse(refused)
        else:
            refuse(None)

    shown: ft.BottomSheet | None = None
    match asked:
        case Asked("menu", PackLine() as line):
            shown = _menu(desk, screens_of(line.game), line, ask, close, tried, hall)
        case Asked("share", PackLine() as line):
            shown = _share(desk, hall, line, close, tried)
        case Asked("delete", PackLine() as line):
            shown = _delete(desk, line, close, tried)
        case Asked("new" | "copy" | "rename" as sheet):
            form = NameForm.keyed(f"{sheet}-{'-'.join(asked.place)}")(desk, asked, close, tried)
            shown = Sheet(desk.skin, [form], close)
    ft.use_dialog(shown)
    return ft.Container(width=0, height=0)


Tried = Callable[[Tap], None]


def _menu(
    desk: Desk,
    screens: GameScreens,
    line: PackLine,
    ask: Callable[[Asked], None],
    close: Tap,
    tried: Tried,
    hall: HostFront,
) -> ft.BottomSheet:
    skin = desk.skin
    place = (line.game, line.format, line.id)

    def button(text: str, sheet: str, icon: str, colour: str = "") -> ft.Control:
        return OutlineButton(
            skin,
            skin.say(text),
            lambda: ask(Asked(sheet, line)),
            icon=icon,
            height=52,
            colour=colour,
            filled=skin.palette.card,
        )

    def go(to: str) -> None:
        close()
        desk.go(to)

    def share() -> None:
        tried(lambda: hall.exchange.share(place))
        ask(Asked("share", line) if hall.exchange.shared(place) else Asked())

    made: list[ft.Control] = [
        Heading(skin, line.name, 24, lines=3),
        Muted(
            skin,
            " · ".join(
                filter(None, (words.kind(skin, line.game, line.format), words.detail(skin, hall, line)))
            ),
        ),
    ]
    if line.is_locked:
        made.append(Muted(skin, skin.say("library-in-use", name=line.name)))
    else:
        made.append(_Open(desk, screens, line, go))
        made.append(button("library-copy", "copy", "copy"))
        if not line.is_shipped:
            made.append(button("library-rename", "rename", "pencil"))
        made.append(Export(desk, place))
        made.append(_Away(skin, "library-share", "share", share))
    if not line.is_shipped:
        made.append(button("library-delete", "delete", "bin", skin.palette.bad))
    return Sheet(skin, made, close)


def _Open(desk: Desk, screens: GameScreens, line: PackLine, go: Choose) -> ft.Control:
    """Into the editor; a shipped one is only looked at, or edited as a copy."""
    skin = desk.skin
    may_edit = line.format in screens.editors and not line.is_shipped
    text = "library-open" if may_edit else "library-look"
    to = words.route(line.game, line.format, line.id)
    return MainButton(
        skin,
        skin.say(text),
        lambda: go(to),
        colour=skin.palette.text if skin.is_dark else "#EEF2F6",
        icon="pencil" if may_edit else "rules",
    )


def Export(desk: Desk, place: Place) -> ft.Control:
    """The browser saves the document as a file."""
    return _Away(desk.skin, "library-export", "download", url=path_of(place))


def _Away(skin: Skin, text: str, icon: str, act: Tap | None = None, url: str = "") -> ft.Control:
    """A document goes to somebody else."""
    ground = skin.palette.card
    return OutlineButton(skin, skin.say(text), act, icon=icon, height=52, filled=ground, url=url)


def _share(desk: Desk, hall: HostFront, line: PackLine, close: Tap, tried: Tried) -> ft.BottomSheet:
    skin = desk.skin
    place = (line.game, line.format, line.id)
    link = hall.exchange.shared(place)
    side = min(skin.width - 80, skin.height * 0.42, skin.px(300))
    stop = OutlineButton(
        skin,
        skin.say("library-unshare"),
        lambda: tried(lambda: hall.exchange.unshare(place)),
        icon="cross",
        height=52,
        expand=True,
        filled=skin.palette.card,
    )
    return Sheet(
        skin,
        [
            Heading(skin, skin.say("library-share-title", name=line.name), 24, align=CENTER, lines=2),
            Muted(skin, skin.say("library-share-title", "text"), 15, align=CENTER),
            ft.Container(QrCode(skin, link, side), alignment=ft.Alignment.CENTER),
            ft.Semantics(
                content=Words(skin, link, 18, family=FIGURES_600, align=CENTER, selectable=True),
                label=link,
                container=True,
            ),
            Muted(skin, skin.say("library-share-title", "note"), 14, align=CENTER),
            ft.Row([stop]),
        ],
        close,
    )


def _delete(desk: Desk, line: PackLine, close: Tap, tried: Tried) -> ft.BottomSheet:
    return ConfirmSheet(
        desk.skin,
        desk.skin.say("library-delete-title", name=line.name),
        desk.skin.say("library-delete-title", "text"),
        desk.skin.say("library-delete-title", "yes"),
        desk.skin.say("library-delete-title", "no"),
        lambda: tried(lambda: desk.library.remove(line.game, line.format, line.id)),
        close,
        colour="#FF7A74",
        icon="bin",
    )


@component
def NameForm(desk: Desk, asked: Asked, close: Tap, tried: Tried) -> ft.Control:
    """A name for a new document, a copy, or the same one."""
    skin, line = desk.skin, asked.line
    known = line.name if line else ""
    first = skin.say("library-copy-of", name=known) if asked.sheet == "copy" else known
    name, set_name = ft.use_state(first[:LONGEST_NAME])
    game_id, pack_format, word = asked.place

    def save() -> None:
        if line is None:
            desk.go(words.route(game_id, pack_format, name=name.strip()))
            return
        document = desk.library.read(game_id, pack_format, word)
        stays = asked.sheet == "rename" and bool(words.label_of(document))
        kept = word if stays else desk.library.free_id(game_id, pack_format, name)
        desk.library.save(game_id, words.named(document, kept, name.strip()))
        if asked.sheet == "rename" and not stays:
            desk.library.remove(game_id, pack_format, word)

    text = f"library-{asked.sheet}-title"
    return Spaced(
        skin,
        Heading(skin, skin.say(text, kind=words.kind(skin, game_id, pack_format), name=known), 24, lines=3),
        Field(
            skin,
            skin.say("library-name-label"),
            name,
            set_name,
            longest=LONGEST_NAME,
            autofocus=True,
        ),
        MainButton(
            skin,
            skin.say(text, "yes"),
            lambda: tried(save),
            colour="#EEF2F6",
            icon="check",
            disabled=not name.strip() or name.strip() == (known if asked.sheet == "rename" else ""),
        ),
        ft.Row(
            [
                OutlineButton(
                    skin,
                    skin.say("library-cancel"),
                    close,
                    expand=True,
                    height=52,
                    filled=skin.palette.card,
                )
            ]
        ),
        gap=14,
    )
