"""One card: pick it by name, or type what is printed; typed once, offered ever after (CV-1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.games.cyberverse.packs.cards import Card
from companion.kernel.frozen import frozen
from companion.ui.forms.drafts import Draft
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.desk.card_words import card_icon
from companion.ui.games.cyberverse.desk.cards import CardForm, CardNotes, Typed, blank, use_card
from companion.ui.games.cyberverse.desk.collection import invented, keep, offered, together, without
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.shelf import CardRows
from companion.ui.kit.boxes import Aside, Spaced
from companion.ui.kit.buttons import Answers, MainButton, WideButton
from companion.ui.kit.drawing import Choose, Tap, component
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

OURS, INVENTED, TYPING = "ours", "invented", "typing"


@frozen
class Asked:
    """The question of the page: its words, what the main button says, what becomes of the card."""

    title: str
    subtitle: str
    button: Callable[[str], str]
    done: Callable[[Card], None]
    back: Tap | None
    top: ft.Control


@component
def CardEntry(
    stage: Stage,
    kinds: tuple[str, ...],
    title: str,
    subtitle: str,
    button: Callable[[str], str],
    done: Callable[[Card], None],
    back: Tap | None = None,
    above: Callable[[], Sequence[ft.Control]] | None = None,
    named: str = "",
    taken: tuple[str, ...] = (),
    given: Draft | None = None,
    types_first: bool = False,
) -> ft.Control:
    """`button` makes the main button's words from the card's name; `named` starts a card of that name.

    Our own cards are offered by name; without any the form is open. The invented cards that came with the
    app wait behind a tap. `taken`: names that are in play already and are not offered again.
    `given`: what the form knows already; `types_first`: it is open, whatever else is known.
    """
    kind, set_kind = ft.use_state(kinds[0])

    def read() -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[str, ...]]:
        return (
            offered(stage.library, *kinds),
            invented(stage.library, *kinds),
            henchmen_names(stage, kinds),
        )

    kept, shipped, henchmen = ft.use_memo(read, [kinds])

    def free(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card for card in cards if card.kind == kind and card.name not in taken)

    ours = free(together(reading.known(stage, *kinds), kept))
    to_try = without(free(shipped), ours)
    mode, go = ft.use_state(TYPING if named or types_first else OURS)
    picked, pick = ft.use_state("")
    slots = len(reading.game(stage).news.slots)
    first = {**(given or {}), **named_draft(named, (*kept, *shipped))}
    typed = use_card(stage.skin, kind, first, slots)

    def choose_kind(value: str) -> None:
        set_kind(value)
        typed.start(blank(value))
        pick("")

    def change(card: Card) -> None:
        typed.start(card.model_dump())
        go(TYPING)

    def look(where: str) -> None:
        pick("")
        go(where)

    asked = Asked(title, subtitle, button, done, back, _top(stage.skin, kinds, kind, choose_kind, above))
    if mode == INVENTED and to_try:
        return _list(stage, asked, to_try, picked, pick, change, shipped, None, partial(look, OURS))
    to_invented = partial(look, INVENTED) if to_try and not named else None
    if mode == TYPING or not ours:
        leave = partial(look, OURS) if ours and not named else back
        return _form(stage, asked, typed, leave, to_invented, henchmen)
    more = (partial(look, TYPING), to_invented)
    return _list(stage, asked, ours, picked, pick, change, shipped, more, back)


def named_draft(name: str, cards: Sequence[Card]) -> Draft:
    """What is known of the card of this name: all of it if it lies in the library, else its name."""
    found = next((card for card in cards if name and card.name.casefold() == name.casefold()), None)
    return found.model_dump() if found else {"name": name} if name else {}


def henchmen_names(stage: Stage, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Names of henchmen that a card of these kinds could bring, as far as anybody has typed them."""
    if not {"event", "brawl"} & set(kinds):
        return ()
    ours = together(reading.known(stage, "henchman"), offered(stage.library, "henchman"))
    return tuple(card.name for card in ours or invented(stage.library, "henchman"))


def _top(
    skin: Skin,
    kinds: tuple[str, ...],
    kind: str,
    choose: Choose,
    above: Callable[[], Sequence[ft.Control]] | None,
) -> ft.Control:
    """What stands above both: whatever the page wants, and which kind of card it is."""
    options = [(one, skin.say(f"cyberverse-phone-kind-{one}"), card_icon(one)) for one in kinds]
    row = [Pills(skin, options, kind, choose)] if len(kinds) > 1 else []
    return Spaced(skin, *(above() if above else ()), *row)


def _form(
    stage: Stage,
    asked: Asked,
    typed: Typed,
    back: Tap | None,
    to_invented: Tap | None,
    henchmen: tuple[str, ...],
) -> ft.Control:
    """Typing: what is missing stands above the button, what cannot be is said in sentences."""
    skin, card = stage.skin, typed.card

    def finish() -> None:
        if card is not None:
            if card.name:
                keep(stage.library, card)
            asked.done(card)

    name = typed.name or skin.say("cyberverse-phone-this-card")
    main = MainButton(skin, asked.button(name), finish, icon="check", disabled=card is None)
    other = [WideButton(skin, skin.say("cyberverse-phone-to-invented"), to_invented)] if to_invented else []
    return OrgPage(
        stage,
        title=asked.title,
        subtitle=asked.subtitle,
        body=[asked.top, CardForm(skin, typed, henchmen), *other],
        notes=CardNotes(skin, typed),
        actions=[Answers(skin, skin.say("cyberverse-phone-back"), back, main) if back else main],
    )


def _list(
    stage: Stage,
    asked: Asked,
    cards: tuple[Card, ...],
    picked: str,
    pick: Choose,
    change: Callable[[Card], None],
    shipped: tuple[Card, ...],
    more: tuple[Tap, Tap | None] | None,
    back: Tap | None,
) -> ft.Control:
    """Cards by name; `more`: to the form, which is always in sight, and to the invented ones."""
    found = next((card for card in cards if card.name == picked), None)

    def finish() -> None:
        if found is not None:
            asked.done(found)

    label = asked.button(found.name) if found else stage.say("cyberverse-phone-pick-card")
    main = MainButton(stage.skin, label, finish, icon="check", disabled=found is None)
    first: list[ft.Control] = []
    last: list[ft.Control] = []
    if more:
        first = [WideButton(stage.skin, stage.say("cyberverse-phone-type-card"), more[0], icon="pencil")]
        last = [WideButton(stage.skin, stage.say("cyberverse-phone-to-invented"), more[1])] if more[1] else []
    else:
        first = [Aside(stage.skin, stage.say("cyberverse-phone-invented-line"))]
    tools = (
        [WideButton(stage.skin, stage.say("cyberverse-phone-change-card"), partial(change, found))]
        if found and more
        else []
    )
    return OrgPage(
        stage,
        title=asked.title,
        subtitle=asked.subtitle,
        body=[asked.top, *first, CardRows(stage.skin, cards, picked, pick, shipped), *last],
        notes=tools,
        actions=[Answers(stage.skin, stage.say("cyberverse-phone-back"), back, main) if back else main],
        spacing=8,
    )
