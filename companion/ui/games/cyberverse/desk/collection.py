"""Cards typed once: kept in a document of the library, offered by name ever after (CV-1)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from pydantic import ValidationError

from companion import texts
from companion.games.cyberverse.packs.cards import AgentSheet, Card, CardLibrary, card_key
from companion.net.link import Refused
from companion.ui.documents import Documents, Keeping, Reading

GAME = "cyberverse"
FORMAT = "cyberverse-cards/1"
DOCUMENT = "our-cards"
"""Where cards typed at a table are kept."""


def offered(library: Reading, *kinds: str) -> tuple[Card, ...]:
    """The cards of these kinds that people have typed, in every document of theirs, by name."""
    return _cards(library, kinds, is_shipped=False)


def invented(library: Reading, *kinds: str) -> tuple[Card, ...]:
    """The cards of these kinds that came with the app: invented, to try it without the box at hand."""
    return _cards(library, kinds, is_shipped=True)


def _cards(library: Reading, kinds: tuple[str, ...], *, is_shipped: bool) -> tuple[Card, ...]:
    found: dict[tuple[str, str], Card] = {}
    for line in library.lines(GAME, FORMAT):
        if line.is_shipped != is_shipped:
            continue
        try:
            document = CardLibrary.model_validate(library.read(GAME, FORMAT, line.id))
        except (Refused, ValidationError):
            continue
        found |= {card_key(card): card for card in document.cards if card.kind in kinds}
    return by_name(found.values())


def by_name(cards: Iterable[Card]) -> tuple[Card, ...]:
    """In the order of their names."""
    return tuple(sorted(cards, key=lambda card: card.name.casefold()))


def together(first: tuple[Card, ...], second: tuple[Card, ...]) -> tuple[Card, ...]:
    """Both, by name; where both know a card the first counts."""
    return by_name({card_key(card): card for card in (*second, *first)}.values())


def without(cards: tuple[Card, ...], others: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards whose names are not among the others."""
    names = {card_key(card) for card in others}
    return tuple(card for card in cards if card_key(card) not in names)


def known(library: Documents, *kinds: str) -> tuple[Card, ...]:
    """Our own cards, then the invented ones that came with the app."""
    ours = offered(library, *kinds)
    return (*ours, *without(invented(library, *kinds), ours))


def agent_sheets(library: Documents) -> tuple[AgentSheet, ...]:
    """The agents among them."""
    return tuple(card for card in known(library, "agent") if isinstance(card, AgentSheet))


def keep(library: Documents, card: Card) -> None:
    """Put a typed card into our document. The table has it all the same: nothing waits for the library."""
    library.together(partial(put, card=card))


def put(library: Keeping, card: Card) -> bool:
    """The card in our document, over an older text of its name. False: it could not be kept."""
    try:
        there = any(line.id == DOCUMENT for line in library.lines(GAME, FORMAT))
        document = library.read(GAME, FORMAT, DOCUMENT) if there else new_document()
        old = CardLibrary.model_validate(document)
        cards = [one for one in old.cards if card_key(one) != card_key(card)]
        library.save(GAME, old.model_copy(update={"cards": (*cards, card)}).model_dump(mode="json"))
    except (Refused, ValidationError):
        return False
    return True


def new_document() -> dict[str, object]:
    """Ours, without a card."""
    return {
        "format": FORMAT,
        "id": DOCUMENT,
        "name": texts.say("cyberverse-phone-library-name"),
        "source": texts.say("cyberverse-phone-library-source"),
        "cards": [],
    }
