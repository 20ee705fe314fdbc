"""One card: pick it by name, or type what is printed; typed once, offered ever after (CV-1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion import texts
from companion.games.cyberverse.cards import Card
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Aside, Notice, Pick, Segments, Tile
from companion.ui.games.cyberverse.draw.cash import Amount
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.phone.cardform import (
    CardFields,
    blank,
    card_icon,
    card_line,
    draft_of,
    fault_lines,
    made,
    missing,
)
from companion.ui.games.cyberverse.phone.library import keep, offered, together
from companion.ui.games.cyberverse.phone.page import Answers, Main, Page, Quiet
from companion.ui.parts.guard import component
from companion.ui.stage import Stage


@component
def CardEntry(
    stage: Stage,
    kinds: tuple[str, ...],
    title: str,
    subtitle: str,
    button: Callable[[str], str],
    done: Callable[[Card], None],
    back: Callable[[], None] | None = None,
    above: Callable[[], Sequence[ft.Control]] | None = None,
    named: str = "",
    taken: tuple[str, ...] = (),
) -> ft.Control:
    """`button` makes the main button's words from the card's name; `named` starts a card of that name.

    `taken`: names that are in play already and are not offered again.
    """
    kind, set_kind = ft.use_state(kinds[0])
    read: Callable[[], tuple[Card, ...]] = partial(offered, stage.library, *kinds)
    kept = ft.use_memo(read, [kinds])
    cards = tuple(
        card
        for card in together(reading.known(stage, *kinds), kept)
        if card.kind == kind and card.name not in taken
    )
    is_typing, set_typing = ft.use_state(bool(named))
    picked, pick = ft.use_state("")
    draft, set_draft = ft.use_state({**blank(kind), **({"name": named} if named else {})})
    types_now = is_typing or not cards

    def choose_kind(value: str) -> None:
        set_kind(value)
        set_draft(blank(value))
        pick("")

    def type_it() -> None:
        found = next((card for card in cards if card.name == picked), None)
        if found is not None:
            set_draft(draft_of(found))
        set_typing(True)

    kinds_row = (
        [
            Segments(
                stage.skin,
                [(one, texts.say(f"cyberverse-phone-kind-{one}"), card_icon(one)) for one in kinds],
                kind,
                choose_kind,
            )
        ]
        if len(kinds) > 1
        else []
    )
    top = ft.Column(
        [*(above() if above else ()), *kinds_row],
        spacing=10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if types_now:
        leave = (lambda: set_typing(False)) if cards and not named else back
        return _form(stage, kind, title, subtitle, draft, set_draft, button, done, leave, top)
    return _list(stage, cards, title, subtitle, picked, pick, button, done, back, top, type_it)


def _form(
    stage: Stage,
    kind: str,
    title: str,
    subtitle: str,
    draft: dict[str, object],
    change: Callable[[dict[str, object]], None],
    button: Callable[[str], str],
    done: Callable[[Card], None],
    back: Callable[[], None] | None,
    top: ft.Control,
) -> ft.Control:
    """Typing: what is missing stands above the button, what cannot be is said in sentences."""
    skin, card, lacks = stage.skin, made(kind, draft), missing(kind, draft)
    view = reading.game(stage)
    slots = len(view.news.slots) if kind == "event" else None
    wrong = fault_lines(card, slots) if card is not None else ()

    def finish() -> None:
        if card is not None:
            keep(stage.library, card)
            done(card)

    notes: list[ft.Control] = []
    if wrong:
        notes = [Notice(skin, wrong[0], colour=tones(skin).red, icon="warning", is_live=True)]
    elif lacks:
        notes = [Aside(skin, stage.say("cyberverse-phone-still", items=texts.listed(lacks)))]
    name = str(draft.get("name") or stage.say("cyberverse-phone-this-card"))
    main = Main(stage, button(name), finish, icon="check", disabled=card is None or bool(wrong))
    return Page(
        stage,
        title=title,
        subtitle=subtitle,
        body=[top, *CardFields(skin, kind, draft, change)],
        notes=notes,
        actions=[Answers(stage, stage.say("cyberverse-phone-back"), back, main) if back else main],
    )


def _list(
    stage: Stage,
    cards: tuple[Card, ...],
    title: str,
    subtitle: str,
    picked: str,
    pick: Callable[[str], None],
    button: Callable[[str], str],
    done: Callable[[Card], None],
    back: Callable[[], None] | None,
    top: ft.Control,
    type_it: Callable[[], None],
) -> ft.Control:
    """Known cards by name."""
    found = next((card for card in cards if card.name == picked), None)

    def finish() -> None:
        if found is not None:
            done(found)

    rows = [_known(stage, card, card.name == picked, partial(pick, card.name)) for card in cards]
    typed = "cyberverse-phone-change-card" if found else "cyberverse-phone-type-card"
    label = button(found.name) if found else stage.say("cyberverse-phone-pick-card")
    main = Main(stage, label, finish, icon="check", disabled=found is None)
    return Page(
        stage,
        title=title,
        subtitle=subtitle,
        body=[top, *rows, Quiet(stage, stage.say(typed), type_it, icon="pencil")],
        actions=[Answers(stage, stage.say("cyberverse-phone-back"), back, main) if back else main],
        spacing=8,
    )


def _known(stage: Stage, card: Card, is_on: bool, tap: Callable[[], None]) -> ft.Control:
    price = getattr(card, "price", None)
    right = [Amount(stage.skin, price, 16)] if isinstance(price, int) else []
    return Pick(
        stage.skin,
        card.name or stage.say("cyberverse-phone-no-name"),
        card_line(card),
        tap,
        lead=Tile(stage.skin, card_icon(card.kind)),
        right=right,
        selected=is_on,
    )
