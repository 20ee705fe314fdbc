"""The kit editor (TB-85): what happens in the order in which it happens, and a form for each step."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion import texts
from companion.games.toolbox.packs.kit import FORMAT, MOST_ROUNDS, MOST_SEATS, MOST_STEPS, Kit, check
from companion.games.toolbox.words import KitPart
from companion.kernel.action import Reason
from companion.kernel.frozen import frozen
from companion.ui.desk import bench as desk
from companion.ui.desk.checks import Found, found_of
from companion.ui.desk.frame import CheckPanel, DeskFrame, Resumed
from companion.ui.desk.session import Craft, Session, use_session
from companion.ui.games.toolbox.desk import draft as steps
from companion.ui.games.toolbox.desk.draft import PARTS, Document
from companion.ui.games.toolbox.desk.parts import PartForm
from companion.ui.games.toolbox.draw.amounts import AmountOf, ManyOf
from companion.ui.games.toolbox.draw.chain import SIGNS
from companion.ui.games.toolbox.draw.colours import LOOKS
from companion.ui.kit.boxes import Caption, IconTile, InRow, Line, Note, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Desk


@frozen
class Bench(desk.Bench[Document]):
    """A kit in the making, and the step whose form is open."""

    part: KitPart = "round"
    at: int = -1

    def settled(self) -> Bench:
        """Nothing stays chosen that is no longer there."""
        return self if self.at < len(self.draft.get(self.part, ())) else replace(self, at=-1)


Work = Session[Document, Bench]
CRAFT: Final = Craft(
    "toolbox", Kit, LOOKS, steps.draft_of, steps.document_of, Bench, put=steps.put, option="kit"
)


def blank_kit() -> Document:
    """A kit without a step."""
    return steps.blank(texts.say("toolbox-desk-source"))


def show(bench: Bench, found: Found) -> Bench:
    """The step that a check speaks of."""
    where, _, number = str(found.reason.facts.get("where", "")).partition("/")
    for part in PARTS:
        for at, step in enumerate(bench.draft.get(part, ())):
            if _speaks_of(where, number, part, at, step, bench.draft):
                return replace(bench, part=part, at=at)
    return bench


def _speaks_of(where: str, number: str, part: str, at: int, step: Document, draft: Document) -> bool:
    """A place of the book is a step, a part by its number, or a kind of which there is one."""
    if where == part:
        return number == str(at + 1)
    about = steps.part_of(draft, step)
    listed = draft.get(where) or ()
    if number and isinstance(listed, list) and int(number) <= len(listed):
        return bool(about) and about.get("id") == listed[int(number) - 1].get("id")
    return bool(about) and about == draft.get(where)


@component
def KitEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """The steps of an evening in three parts, each with its own form."""
    session = use_session(desk, content, CRAFT)
    skin, draft = session.skin, session.draft
    reasons: tuple[Reason, ...] = check(steps.document_of(draft))
    found = found_of(reasons)
    count = sum(len(draft.get(part, ())) for part in PARTS)
    body = [
        *Resumed(session),
        Note(skin, skin.say("toolbox-desk-hint")),
        _Head(session),
        *(_Steps.keyed(part)(session, part) for part in PARTS),
        CheckPanel(session, found, show),
    ]
    return DeskFrame(
        session,
        body,
        title=str(draft.get("name", "")),
        subtitle=skin.say("toolbox-desk-size", n=count),
        found=found,
        show=show,
        play_words="toolbox-desk-play",
    )


@component
def _Head(session: Work) -> ft.Control:
    """For how many, and how many rounds."""
    skin, draft = session.skin, session.draft
    low, high = draft.get("players") or (2, 8)

    def people(end: str, count: int) -> None:
        pair = [count, high] if end == "fewest" else [low, count]
        session.step(lambda now: steps.put(now, "players", pair), "players")

    def rounds(count: int) -> None:
        session.step(lambda now: steps.put(now, "rounds", count or None), "rounds")

    puts, count = steady(people), int(draft.get("rounds") or 0)
    rows = [
        Caption(skin, skin.say("toolbox-desk-people")),
        AmountOf(skin, "fewest", skin.say("toolbox-desk-fewest"), low, 0, high, puts),
        AmountOf(skin, "most", skin.say("toolbox-desk-most"), high, low, MOST_SEATS, puts),
        ManyOf(skin, skin.say("toolbox-desk-rounds"), count, 0, MOST_ROUNDS, steady(rounds)),
    ]
    return Panel(skin, Spaced(skin, *rows))


@component
def _Steps(session: Work, part: KitPart) -> ft.Control:
    """The steps of one part, the open one with its form, and what may be added."""
    skin, bench = session.skin, session.bench
    is_adding, add = ft.use_state(False)
    listed = bench.draft.get(part, ())
    rows: list[ft.Control] = [Caption(skin, skin.say(f"toolbox-desk-{part}"))]
    if not listed:
        rows.append(Muted(skin, skin.say("toolbox-desk-none"), 15))
    for at, step in enumerate(listed):
        is_open = bench.part == part and bench.at == at
        rows.append(_row(session, part, at, step, is_open=is_open))
        if is_open:
            rows.append(PartForm.keyed(f"{part}-{at}-{step['do']}")(session, part, at))

    def take(do: str) -> None:
        add(False)
        session.act(lambda now: _added(now, part, do))

    if is_adding:
        chips = [Chip(skin, _words(skin, do), partial(take, do), icon=sign) for do, sign in SIGNS.items()]
        rows.append(Wrapped(skin, *chips))
    elif len(listed) < MOST_STEPS:
        more = Chip(skin, skin.say("toolbox-desk-add"), lambda: add(True), icon="plus-thin")
        rows.append(ft.Row([more]))
    return Panel(skin, Spaced(skin, *rows))


def _added(bench: Bench, part: KitPart, do: str) -> Bench:
    """One more step, and its form open."""
    made = bench.do(lambda draft: steps.with_step(draft, part, do))
    return replace(made, part=part, at=len(made.draft[part]) - 1)


def _words(skin: Skin, do: str) -> str:
    return skin.say(f"toolbox-step-{do.replace('_', '-')}").capitalize()


def _row(session: Work, part: KitPart, at: int, step: Document, *, is_open: bool) -> ft.Control:
    """A step: its sign, what it does, and the ways to move it or take it out."""
    skin = session.skin
    about = steps.part_of(session.draft, step)
    detail = str(step.get("text") or about.get("ask") or about.get("name") or about.get("line") or "")

    def open_it() -> None:
        session.act(lambda bench: replace(bench, part=part, at=-1 if is_open else at))

    def move(by: int) -> None:
        session.act(lambda bench: replace(bench.do(lambda now: steps.moved(now, part, at, by)), at=-1))

    def drop() -> None:
        session.act(lambda bench: replace(bench.do(lambda now: steps.without_step(now, part, at)), at=-1))

    last = len(session.draft.get(part, ())) - 1
    buttons = [
        IconButton48(skin, "up", skin.say("toolbox-desk-up"), partial(move, -1), disabled=at == 0),
        IconButton48(skin, "down", skin.say("toolbox-desk-down"), partial(move, 1), disabled=at == last),
        IconButton48(skin, "bin", skin.say("toolbox-desk-remove"), drop),
    ]
    title = _words(skin, step["do"])
    line = Line(skin, title, detail, lead=IconTile(skin, SIGNS.get(step["do"], "kit"), skin.look.accent, 40))
    face = Panel(skin, line, on_click=open_it, label=title, selected=is_open, padding=10)
    if skin.is_phone:
        return Spaced(skin, face, InRow(skin, *buttons, gap=8), gap=6)
    return InRow(skin, ft.Container(face, expand=True), *buttons, gap=8)


EDITORS: Final = {FORMAT: KitEditor}
"""Format → its editor, for `GameScreens.editors`."""
BLANKS: Final = {FORMAT: blank_kit}
"""Format → a new document, for `GameScreens.blanks`."""
