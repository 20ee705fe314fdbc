"""A form for any kind of card, from its model: one tap a number, known words by name (CV-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Final, get_args

import flet as ft
from pydantic import BaseModel, TypeAdapter

from companion.games.cyberverse.packs.cards import Card, MissionSpec, TestSpec
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.words import FEATURES
from companion.kernel.frozen import frozen
from companion.texts import Language, text_id
from companion.ui.forms import drafts
from companion.ui.forms.drafts import Checked, Draft, check
from companion.ui.forms.fields import Field, fields_of
from companion.ui.forms.form import Form, Manner, Put, To, changed
from companion.ui.forms.lines import Line, Option, Wording, lines_of
from companion.ui.forms.nested import Listed, records
from companion.ui.forms.rows import KIT, toggled
from companion.ui.games.cyberverse.desk.counts import NameCounts
from companion.ui.games.cyberverse.draw.signs import feature_word, icon_of, word
from companion.ui.kit.boxes import Aside, Caption, Notice, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import steady
from companion.ui.kit.skin import Skin

_CARD: Any = Card
CARD: TypeAdapter[Card] = TypeAdapter(_CARD)
MODELS: Final[Mapping[str, type[BaseModel]]] = {
    get_args(model.model_fields["kind"].annotation)[0]: model for model in get_args(get_args(_CARD)[0])
}
KINDS: Final = tuple(MODELS)
"""Every kind of card, in the order of the book."""
MOST_LACKS = 3
"""Fields that are named before the button; the others are counted."""
AMBUSH = ("health", "statuses", "cash", "note")
"""What an ambush may do: at least one of it is said."""
SPOTS = ("covered", "advantageous", "hacking")
ICONS: Final = {
    **{feature: icon_of(feature) for feature in FEATURES},
    "health": "cv-heart-hollow",
    "initiative": "cv-initiative",
    "expert": "star",
    "bonus": "cv-combat",
    "attack": "cv-combat",
    "defense": "shield",
    "stops_ambush": "cv-ambush",
    "van_useless": "cv-vehicle",
    "teammates": "people",
    "duration": "hourglass",
    "vp": "trophy",
    "zones": "map",
    "district": "map",
    "tokens": "cv-influence",
    "threshold": "flag",
    **dict.fromkeys(("salary", "price", "cost", "reward", "cash"), "cv-cash"),
}
SPOKEN: Final = {
    "type": "weapon",
    "attack_type": "weapon",
    "effects": "effect",
    "statuses": "status",
    "colours": "colour",
    "kind": "mission",
}
"""Field → the kind of the rules' words for its options, where it is not its own name."""


def _label(language: Language, field: Field) -> str:
    if field.name in FEATURES:
        return feature_word(language, field.name)
    return language.say(text_id(f"cyberverse-phone-f-{field.words or field.name}"))


def _option(language: Language, field: Field, value: Any) -> str:
    if field.name == "xp":
        return language.say("cyberverse-phone-o-xp", n=value or 0)
    if value is None or field.name in ("face", "side", "district"):
        return language.say(f"cyberverse-phone-o-{field.name}-{str(value).lower()}")
    kind = "brawl" if "green" in field.options else SPOKEN.get(field.name, field.name)
    return word(language, kind, str(value))


def _icon(field: Field, value: Any) -> str:
    if value is None:
        return ICONS.get(field.name, "")
    return icon_of(str(value)) if field.name in ("feature", "statuses", "effects") else ""


WORDING: Final = Wording(_label, _option, _icon)


def _henchmen(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Henchmen by name, and how many of each."""
    known = tuple(str(one.value) for one in line.options)
    return NameCounts(skin, line.label, tuple(value or ()), to, known)


def _spots(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Which zones have which position; several zones may."""
    spots, rows = tuple(value or ()), []

    def tap(spot: Draft) -> None:
        to(lambda now: toggled(tuple(now or ()), spot))

    for position in SPOTS:
        zones = [{"zone": zone, "position": position} for zone in range(1, line.field.high + 1)]
        chips = [
            Chip(skin, skin.say("cyberverse-phone-zone", n=at), partial(tap, spot), selected=spot in spots)
            for at, spot in enumerate(zones, 1)
        ]
        row = Wrapped(skin, *chips, gap=6)
        rows += [Caption(skin, word(skin, "position", position)), row]
    return Spaced(skin, *rows, gap=8)


def _boxed(skin: Skin, _group: str, rows: Sequence[ft.Control]) -> ft.Control:
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12)


TESTS: Final = records(
    fields_of(TestSpec),
    WORDING,
    lambda: KIT,
    Listed(lambda _language, _at: "", "cyberverse-phone-test-more", "cyberverse-phone-test-less"),
    least=1,
)
MISSIONS: Final = records(
    fields_of(MissionSpec),
    WORDING,
    lambda: MISSION,
    Listed(
        lambda language, at: language.say("cyberverse-phone-mission-n", n=at),
        "cyberverse-phone-mission-add",
        "cyberverse-phone-mission-less",
    ),
)
MISSION: Final[Manner] = KIT.but(tests=TESTS)
MANNER: Final = Manner({**KIT.looks, "missions": MISSIONS, "spots": _spots, "henchmen": _henchmen}, _boxed)
NEW_MISSION: Final = drafts.blank(fields_of(MissionSpec))
"""A line of which nothing is known yet."""
ALONE: Final = ("line", "note", "missions", "spots")
"""Looks that stand outside of any box."""


@lru_cache(64)
def card_fields(kind: str, zones: int = 0) -> tuple[Field, ...]:
    """The fields of a kind, in the order of the print: strips in one box, the rest in another."""

    def placed(field: Field) -> Field:
        group = "" if field.look in ALONE else "strip" if field.look == "strip" else "rest"
        return replace(field, group=group, high=zones if field.name == "spots" else field.high)

    return tuple(map(placed, fields_of(MODELS[kind])))


def blank(kind: str) -> Draft:
    """A card of which nothing is known yet."""
    return drafts.blank(card_fields(kind))


def lacks(language: Language, kind: str, draft: Draft) -> tuple[str, ...]:
    """What must still be said, in words; every line of a list for itself."""
    fields = {field.name: field for field in card_fields(kind)}
    found = drafts.lacking(fields.values(), draft)
    words = [_label(language, fields[name]) for name in found if "." not in name]
    if kind == "ambush" and all(drafts.is_empty(draft.get(one)) for one in AMBUSH):
        words.append(language.say("cyberverse-phone-f-does"))
    inside: dict[int, list[str]] = {}
    for name in found:
        if "." in name:
            at, field = name.split(".")[1], name.rpartition(".")[2]
            said = inside.setdefault(int(at) + 1, [])
            said += [one for one in (_label(language, LINES[field]),) if one not in said]
    words += [
        language.say("cyberverse-phone-mission-lacks", n=at, items=language.listed(tuple(said)))
        for at, said in inside.items()
    ]
    return tuple(words)


LINES: Final = {field.name: field for field in (*fields_of(MissionSpec), *fields_of(TestSpec))}


def checked(language: Language, kind: str, draft: Draft, news_slots: int | None = None) -> Checked[Card]:
    """The card, once everything it needs is said; and what cannot be printed so."""
    fields = card_fields(kind)
    names = {field.name for field in fields}
    rest = {name: value for name, value in draft.items() if name not in names}
    judge = partial(faults, news_slots=news_slots)
    return check(CARD, fields, draft, language, judge=judge, rest={**rest, "kind": kind})


@frozen
class Typed:
    """A card that is being typed."""

    kind: str
    draft: Draft
    put: Put
    start: Any
    """Takes another draft to begin with."""
    card: Card | None
    """As soon as nothing lacks and nothing is wrong."""
    still: tuple[str, ...]
    faults: tuple[drafts.Fault, ...]

    @property
    def name(self) -> str:
        """What it is called so far."""
        return str(self.draft.get("name") or "")


def use_card(skin: Skin, kind: str, first: Draft | None = None, news_slots: int | None = None) -> Typed:
    """A card of this kind, from what is known of it. A hook; two quick taps both count."""
    draft, change = ft.use_state({**blank(kind), **(first or {})})

    def put(name: str, value: Any) -> None:
        change(lambda now: changed(now, name, value))

    return typed(skin, kind, draft, steady(put), steady(change), news_slots)


def typed(skin: Skin, kind: str, draft: Draft, put: Put, start: Any, news_slots: int | None = None) -> Typed:
    """A card as far as it was typed into this draft."""
    still = lacks(skin.language, kind, draft)
    found: Checked[Card] = Checked(None) if still else checked(skin.language, kind, draft, news_slots)
    card = found.value if found.is_right else None
    return Typed(kind, draft, put, start, card, still, found.faults)


def CardForm(skin: Skin, card: Typed, henchmen: tuple[str, ...] = ()) -> ft.Control:
    """All fields of a kind. `henchmen`: names to tap where a card brings some."""
    fields = card_fields(card.kind, int(card.draft.get("zones") or 4))
    options = {"henchmen": tuple(Option(name, name) for name in henchmen)}
    lines = lines_of(skin.language, fields, WORDING, card.draft, faults=card.faults, options=options)
    return Form(skin, lines, card.draft, card.put, MANNER, of=card.kind)


def CardNotes(skin: Skin, card: Typed) -> list[ft.Control]:
    """Why the card cannot be taken yet: what is still to say, or what cannot be printed so."""
    still = card.still
    if len(still) > MOST_LACKS:
        more = skin.say("cyberverse-phone-still-more", n=len(still) - MOST_LACKS + 1)
        still = (*still[: MOST_LACKS - 1], more)
    if still:
        return [Aside(skin, skin.say("cyberverse-phone-still", items=skin.language.listed(still)))]
    return [
        Notice(skin, one.words, colour=skin.palette.bad, icon="warning", is_live=True)
        for one in card.faults[:1]
    ]
