"""A deal, a question and a tally, set up."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.toolbox.actions import Ask, DealRoles, StartTally
from companion.games.toolbox.packs.specs import QuestionSpec, RolesSpec, TallySpec
from companion.games.toolbox.sums.roles import MOST_OF_A_ROLE, Cast
from companion.kernel.action import Rejection
from companion.ui.games.toolbox.draw.roles import CardsForSeats
from companion.ui.games.toolbox.reading import Place
from companion.ui.games.toolbox.setup.forms import LONGEST_ASK, LONGEST_LINE, Say, pills, words
from companion.ui.kit.boxes import Note, Panel, Spaced
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.picking import Toggle
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body

SPLIT = re.compile(r"([,;\n])")
COUNT = re.compile(r"\s*[0-9]+\s*[x×]?\s+")
BOX = 7
"""From so many on nobody guesses a split from the totals."""


def with_count(line: str, at: int, count: int) -> str:
    """The line with so many of its entry `at`; none takes it away."""
    parts = SPLIT.split(line)[::2]
    if count < 1:
        return ", ".join(part.strip() for number, part in enumerate(parts) if number != at)
    bare = COUNT.sub("", parts[at], count=1).strip()
    parts[at] = f"{count} {bare}" if count > 1 else bare
    return ", ".join(part.strip() for part in parts)


def counts_of(line: str) -> tuple[tuple[int, str], ...]:
    """Every entry with its count, as it is written; a filler has none."""
    found = []
    for part in SPLIT.split(line)[::2]:
        text = part.strip()
        count = re.match(r"([0-9]+)\s*[x×]?\s+", text)
        name = COUNT.sub("", text, count=1).split(">")[0].strip()
        found.append((0 if text.startswith("*") else int(count[1]) if count else 1, name.lstrip("* ")))
    return tuple(one for one in found if one[1])


@component
def DealForm(
    skin: Skin, say: Say, seats: tuple[Place, ...], known: str = "", count: int = 0, label: str = ""
) -> ft.Control:
    """One line, as you would say it; below it the cards it makes, and for whom (or for so many)."""
    line, set_line = ft.use_state(known)
    made, fault = _cast(line, count or len(seats)) if line.strip() else (None, None)
    entries = counts_of(line)

    def recount(at: int, count: int) -> None:
        set_line(with_count(line, at, count))

    is_plain = made is not None and len(entries) == len(SPLIT.split(line)[::2])
    rows = [
        NumberRow(skin, name, count, 0, MOST_OF_A_ROLE, partial(recount, at))
        for at, (count, name) in enumerate(entries)
        if count and is_plain
    ]
    told = skin.language.reason(fault.reasons[0], {}) if fault else ""
    shown = [CardsForSeats(skin, made.cards, seats)] if made and seats else []
    words = skin.say("toolbox-deal-count", n=len(made.cards)) if made else skin.say("toolbox-deal-now")
    button = MainButton(
        skin,
        skin.say(label) if label else words,
        lambda: say(DealRoles(roles=RolesSpec(line=line))),
        icon="shuffle",
        disabled=made is None,
    )
    return Spaced(
        skin,
        Field(skin, skin.say("toolbox-deal-line"), line, set_line, longest=LONGEST_LINE, is_sentence=True),
        *([Note(skin, told, "warning", skin.palette.warn)] if told else []),
        *([Panel(skin, Spaced(skin, *rows, gap=6), padding=10)] if rows else []),
        *shown,
        Note(skin, skin.say("toolbox-deal-hint")),
        button,
        gap=12,
    )


def _cast(line: str, seats: int) -> tuple[Cast | None, Rejection | None]:
    try:
        return RolesSpec(line=line).cast(seats), None
    except Rejection as refused:
        return None, refused


@component
def AskForm(
    skin: Skin, say: Say, known: QuestionSpec | None = None, label: str = "toolbox-ask-now"
) -> ft.Control:
    """A question, what can be chosen, and what will open."""
    start_words = ", ".join(known.words) if known and known.words else skin.say("toolbox-ask-yes-no")
    ask, set_ask = ft.use_state(known.ask if known else "")
    kind, set_kind = ft.use_state(str(known.kind) if known else "words")
    offered, set_offered = ft.use_state(start_words)
    show, set_show = ft.use_state(str(known.show) if known else "names")
    highest, set_highest = ft.use_state(int((known and known.high) or 10))
    wins, set_wins = ft.use_state(str((known and known.decide) or "highest"))
    own_seat, set_own = ft.use_state(known.may_choose_self if known else True)

    def start() -> None:
        spec: dict[str, Any] = {"ask": ask.strip(), "kind": kind, "show": show}
        match kind:
            case "words":
                spec["words"] = words(offered)
            case "seats":
                spec["self"] = own_seat
            case "numbers":
                spec["max"] = highest
            case _:
                spec["decide"] = wins
        say(Ask(question=QuestionSpec.model_validate(spec)))

    own: list[ft.Control] = []
    match kind:
        case "words":
            own = [Field(skin, skin.say("toolbox-ask-words"), offered, set_offered, longest=LONGEST_LINE)]
        case "seats":
            own = [_switch(skin, skin.say("toolbox-ask-self"), own_seat, set_own)]
        case "numbers":
            own = [NumberRow(skin, skin.say("toolbox-ask-highest"), highest, 1, 100, set_highest)]
        case _:
            decides = ("highest", "lowest", "highest_unique", "lowest_unique")
            own = [pills(skin, "ask-wins", decides, wins, set_wins)]
    return Spaced(
        skin,
        Field(skin, skin.say("toolbox-ask"), ask, set_ask, longest=LONGEST_ASK, is_sentence=True),
        pills(skin, "ask-kind", ("words", "seats", "numbers", "free"), kind, set_kind),
        *own,
        pills(skin, "ask-show", ("names", "totals", "winner"), show, set_show),
        MainButton(skin, skin.say(label), start, icon="tool-choose"),
        gap=14,
    )


@component
def TallyForm(
    skin: Skin, say: Say, people: int, known: TallySpec | None = None, label: str = "toolbox-tally-now"
) -> ft.Control:
    """Compartments, and how much everybody puts in."""
    first = (
        ", ".join(known.compartments)
        if known and known.compartments
        else skin.say("toolbox-tally-for-against")
    )
    ask, set_ask = ft.use_state(known.ask if known else "")
    names, set_names = ft.use_state(first or skin.say("toolbox-tally-for-against"))
    least, set_least = ft.use_state(int(known.least) if known else 0)
    most, set_most = ft.use_state(int(known.most) if known else 1)
    is_box, set_box = ft.use_state(False)

    def start() -> None:
        spec = TallySpec(ask=ask.strip(), compartments=words(names), least=least, most=most)
        say(StartTally(tally=spec, box=is_box))

    few = [Note(skin, skin.say("toolbox-tally-few", n=people))] if people < BOX and not known else []
    box = skin.say("toolbox-tally-box")
    return Spaced(
        skin,
        Field(skin, skin.say("toolbox-ask"), ask, set_ask, longest=LONGEST_ASK, is_sentence=True),
        Field(skin, skin.say("toolbox-tally-names"), names, set_names, longest=200),
        NumberRow(skin, skin.say("toolbox-tally-least"), least, 0, most, set_least),
        NumberRow(skin, skin.say("toolbox-tally-most"), most, max(1, least), 99, set_most),
        *([] if known else [_switch(skin, box, is_box, set_box)]),
        *few,
        MainButton(skin, skin.say(label), start, icon="tool-tally", disabled=not words(names)),
        gap=14,
    )


def _switch(skin: Skin, words: str, is_on: bool, put: Callable[[bool], None]) -> ft.Control:
    return ft.Row([ft.Container(Body(skin, words), expand=True), Toggle(skin, is_on, put, words)])
