"""All tables at once: whom they wait for, who needs help, one word to all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

import flet as ft

from companion.kernel.action import Rejection
from companion.net.link import Refused, worded
from companion.net.overview import Row
from companion.table.orders import AnyOrder, Gate, Rest
from companion.ui.front import Front, OrganiserFront
from companion.ui.kit.drawing import Choose, component, steady, use_kept
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.sheets import ConfirmSheet, Sheet
from companion.ui.organiser.bars import GateBar, MessageBar
from companion.ui.organiser.batch import BatchSheet
from companion.ui.organiser.listing import Head, TableList, chosen_rows
from companion.ui.organiser.news import use_news
from companion.ui.organiser.sheets import AboutTable, BellSheet, DeviceSheet, GateSheet, SaySheet
from companion.ui.organiser.words import is_slow, told
from companion.ui.stage import Desk, GameScreens


@component
def OrganiserScreen(
    desk: Desk,
    hall: Front,
    organiser: OrganiserFront,
    screens_of: Callable[[str], GameScreens],
    *,
    has_start: bool,
) -> ft.Control:
    """The list, and what concerns all of it."""
    skin, go = desk.skin, desk.go
    rows, look = use_news(organiser, lambda: organiser.rows)
    asked, ask = use_kept("")
    text, set_text = use_kept("")
    shown, show = use_kept("all")
    order, sort = use_kept("number")
    toast: Refused | None
    toast, set_toast = ft.use_state(cast("Refused | None", None))

    async def tried(work: Awaitable[Any]) -> None:
        """Done, or said why not; the sheet closes, and the list is what it is now."""
        ask("")
        try:
            await work
        except Rejection as rejection:
            set_toast(worded(rejection.reasons, {}, skin.language))
        else:
            set_toast(None)
        look()

    async def send() -> None:
        set_text("")
        await tried(organiser.say(text))

    def order_all(order: AnyOrder) -> Awaitable[None]:
        return tried(organiser.order(order))

    send = steady(send)
    let, open_all = steady(lambda: tried(organiser.let_go_on())), steady(lambda: order_all(Gate()))
    take_away, rest = steady(lambda: tried(organiser.say(""))), steady(lambda on: order_all(Rest(on=on)))
    opened = steady(_open(ask))
    now = organiser.wall()
    gates = [row for row in rows if row.is_gated]
    running = [row for row in rows if row.stage != "over"]
    content: list[ft.Control] = [
        Head(
            skin,
            tables=len(rows),
            people=sum(row.people for row in rows),
            troubled=sum(bool(row.trouble) or is_slow(row, now) for row in rows),
            shown=shown,
            order=order,
            show=show,
            sort=sort,
            ask=ask,
            go=go,
            has_start=has_start,
        )
    ]
    if gates:
        there = [row for row in gates if row.is_at_gate]
        content.append(
            GateBar(
                skin,
                max(row.gate or 0 for row in gates),
                len(there),
                tuple(row.number for row in gates if row.gate_since is not None),
                len(gates),
                any(row.gate_opens for row in gates),
                let,
                open_all,
            )
        )
    if toast is not None:
        content.append(Toast(skin, toast, lambda: set_toast(None)))
    content.append(
        TableList(skin, chosen_rows(rows, shown, order, now), bool(rows), screens_of, organiser.wall, opened)
    )
    content += [
        MessageBar(
            skin,
            text,
            _common(running),
            len(running),
            bool(running) and all(row.is_resting for row in running),
            set_text,
            send,
            take_away,
            rest,
        ),
        Hint(skin, skin.say("organiser-privacy"), "eye-closed", centre=False),
    ]
    dialog = _Question(desk, hall, organiser, rows, asked, ask, tried, screens_of)
    ft.use_dialog(dialog)
    side = skin.px(16 if skin.is_phone else 28)
    is_long = skin.is_phone or skin.large_text
    column = ft.Column(
        content,
        spacing=skin.px(12),
        scroll=ft.ScrollMode.AUTO if is_long else None,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.SafeArea(
        ft.Container(
            column, padding=ft.Padding.symmetric(horizontal=side, vertical=skin.px(16)), expand=True
        ),
        expand=True,
    )


def _common(rows: list[Row]) -> str:
    """The message that stands on the screens of all of them."""
    messages = {row.message for row in rows}
    return messages.pop() if len(messages) == 1 else ""


def _open(ask: Choose) -> Choose:
    return lambda table_id: ask(f"table:{table_id}")


def _Question(
    desk: Desk,
    hall: Front,
    organiser: OrganiserFront,
    rows: tuple[Row, ...],
    asked: str,
    ask: Choose,
    tried: Callable[[Awaitable[Any]], Awaitable[None]],
    screens_of: Callable[[str], GameScreens],
) -> ft.DialogControl | None:
    """What lies over the list; nothing once its table has gone."""
    skin = desk.skin
    kind, _, table_id = asked.partition(":")
    row = next((row for row in rows if row.id == table_id), None)
    close = partial(ask, "")
    match kind:
        case "batch":

            def opening(
                game_id: str, options: dict[str, Any], count: int, people: int, alike: bool
            ) -> Awaitable[None]:
                return tried(organiser.open_batch(game_id, options, count, people, alike=alike))

            accents = {game.card.id: screens_of(game.card.id).accent for game in hall.games}
            sheet = BatchSheet(skin, hall, accents, opening)
            return Sheet(skin, [sheet], close, tall=True)
        case "gate":
            first = max((row.round for row in rows), default=0)

            def shut(after: int, by_itself: bool) -> Awaitable[None]:
                return tried(organiser.order(Gate(after=after, by_itself=by_itself)))

            return Sheet(skin, [GateSheet(skin, first, shut)], close)
        case "bell":
            start = BellSheet(
                skin, any(row.has_bell for row in rows), lambda seconds: tried(organiser.bell(seconds))
            )
            return Sheet(skin, [start], close)
        case "device":
            return Sheet(skin, DeviceSheet(skin, organiser.link), close)
    if row is None:
        return None
    words = told(skin, row, organiser.wall())
    match kind:
        case "table":
            content = AboutTable(
                skin,
                row,
                words,
                ask,
                lambda: desk.go(f"/organiser/table/{row.id}"),
                lambda: tried(organiser.answer(row.id)),
                organiser.way_to(row.id),
            )
            return Sheet(skin, content, close)
        case "say":
            say = SaySheet(skin, row, lambda text: tried(organiser.say(text, [row.id])))
            return Sheet(skin, [say], close)
        case "close":
            return ConfirmSheet(
                skin,
                skin.say("organiser-close-question", number=row.number),
                skin.say("organiser-close-question", "text", title=words.title),
                skin.say("organiser-close-question", "yes"),
                skin.say("shell-rather-not"),
                lambda: tried(organiser.close(row.id)),
                close,
                colour=skin.palette.bad,
                icon="flag",
            )
    return None
