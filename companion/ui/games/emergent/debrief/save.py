"""Take it home: a table, data, a report to print, and the demand cards as a deck (ET-37, section 9)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

import flet as ft

from companion import texts
from companion.net.link import Refused
from companion.ui.documents import Keeping
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.report.files import Saved, csv_file, json_file
from companion.ui.games.emergent.report.page import html_file
from companion.ui.games.emergent.report.rows import Told
from companion.ui.games.emergent.shared.page import TradePage, is_narrow, room
from companion.ui.kit.boxes import InRow, Spaced, Stacked
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Choose, Tap, component, guarded
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Stage

KINDS: dict[str, tuple[Callable[[Told], Saved], str]] = {
    "html": (html_file, "paper"),
    "csv": (csv_file, "list-check"),
    "json": (json_file, "file"),
}
LONGEST = 40
DECK = "emergent-demand-deck/1"


def told_of(stage: Stage) -> Told:
    """The game and its names, as the report needs them."""
    skin, cast = stage.skin, reading.cast(stage)
    view, table = reading.game(stage), stage.table
    rules = {
        skin.say(f"emergent-option-{texts.text_id(name)}"): table.options.get(name, "")
        for name in table.custom_options
        if name not in ("board", "deck", "mode", "demand")
    }
    return Told(
        view,
        {seat: cast.name(seat) for seat in view.seats},
        {seat: cast.colour(seat) for seat in view.seats},
        title=table.title,
        code=table.code,
        date=_day(table.log[-1].at if table.log else stage.now),
        house_rules=rules,
        language=stage.skin.language,
    )


def _day(at: float) -> str:
    """The day of a moment, where this host is."""
    return datetime.fromtimestamp(at).astimezone().date().isoformat()


async def _download(stage: Stage, kind: str, tell: Choose) -> None:
    """Make the file now and hand it to this device alone."""
    make, _ = KINDS[kind]
    saved = make(told_of(stage))
    try:
        await ft.FilePicker().save_file(file_name=saved.name, src_bytes=saved.content)
    except (RuntimeError, TimeoutError, ValueError):
        tell(stage.say("emergent-save-failed"))
        return
    tell(stage.say("emergent-save-done", file=saved.name))


def _tile(skin: Skin, kind: str, act: Tap) -> ft.Control:
    """One kind of file: what it is and what it is good for."""
    palette = skin.palette
    row = InRow(
        skin,
        Icon(skin, KINDS[kind][1], skin.px(34), skin.look.accent),
        Stacked(
            skin,
            Heading(skin, skin.say(f"emergent-save-{kind}"), 19),
            Muted(skin, skin.say(f"emergent-save-{kind}", "text"), 15),
            gap=3,
            expand=True,
        ),
        Icon(skin, "download", skin.px(26), palette.muted),
        gap=16,
    )
    face = ft.Container(
        row,
        padding=skin.px(16),
        border_radius=skin.px(20),
        bgcolor=palette.card,
        border=ft.Border.all(1, palette.outline),
        ink=skin.motion,
        on_click=guarded(act),
    )
    return ft.Semantics(content=face, button=True, container=True)


@component
def SaveTiles(stage: Stage) -> ft.Control:
    """The files, one below the other, and the deck where there is one to keep."""
    skin = stage.skin
    said, say = ft.use_state("")
    tiles = [_tile(skin, kind, partial(_download, stage, kind, say)) for kind in KINDS]
    done = [Hint(skin, said, icon="check", centre=False)] if said else []
    return ft.Column(
        [*tiles, *done, *_deck(stage)],
        spacing=skin.px(12),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _deck(stage: Stage) -> list[ft.Control]:
    """Typed cards may be kept; a deck that came from the library is there already."""
    view = reading.game(stage)
    if view.end is None or view.end.deck is None or not (stage.table.my_seat or stage.table.is_host):
        return []
    return [KeepDeck(stage)]


def _nobody() -> Refused | None:
    """Nothing was refused yet."""
    return None


@component
def KeepDeck(stage: Stage) -> ft.Control:
    """Give the cards of this game a name and put them into the library."""
    cast = reading.cast(stage)
    view, skin = reading.game(stage), stage.skin
    name, rename = ft.use_state(skin.say("emergent-save-default", board=cast.board.title)[:LONGEST])
    kept, keep = ft.use_state("")
    no, refuse = ft.use_state(_nobody())

    async def save() -> None:
        deck = view.end.deck if view.end else None
        if deck is None:
            return
        title = name.strip() or cast.board.title
        document = deck.model_dump(mode="json")
        if "title" in type(deck).model_fields:
            document["title"] = title

        def put(library: Keeping) -> None:
            library.save("emergent", {**document, "id": library.free_id("emergent", DECK, title)})

        try:
            await stage.library.together(put)
        except Refused as refused:
            refuse(refused)
            return
        refuse(None)
        keep(title)

    rows: list[ft.Control] = [
        Heading(skin, skin.say("emergent-save-deck"), 19),
        Muted(skin, skin.say("emergent-save-deck", "text"), 15),
    ]
    if kept:
        rows.append(Hint(skin, skin.say("emergent-save-kept", name=kept), icon="check", centre=False))
    else:
        rows += [
            Field(skin, skin.say("emergent-save-name"), name, rename, longest=LONGEST),
            MainButton(skin, skin.say("emergent-save-deck"), save, icon="books"),
        ]
    if no is not None:
        rows.insert(1, Toast(skin, no, lambda: refuse(None)))
    column = Spaced(skin, *rows)
    return Card(skin, column, padding=16)


def SaveBody(stage: Stage, width: float, height: float) -> ft.Control:
    """On a tablet or TV: the files in the middle."""
    skin = stage.skin
    line = Muted(skin, skin.say("emergent-save-line"), 17)
    if is_narrow(skin):
        return ft.Column([line, SaveTiles(stage)], spacing=skin.px(12), width=width, tight=True)
    column = ft.Column(
        [line, SaveTiles(stage)],
        spacing=skin.px(16),
        width=min(width, skin.px(760)),
        height=height,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Row([column], alignment=ft.MainAxisAlignment.CENTER)


def SaveScreen(stage: Stage, on_back: Tap | None = None) -> ft.Control:
    """Everything to take home from a finished game, the full one or Fast Play."""
    skin = stage.skin
    if skin.is_phone:
        return SeatPage(
            stage,
            title=skin.say("emergent-save-title"),
            subtitle=skin.say("emergent-save-line"),
            back=on_back,
            body=[SaveTiles(stage)],
        )
    width, height = room(skin, has_foot=False)
    return TradePage(stage, skin.say("emergent-save-title"), SaveBody(stage, width, height))
