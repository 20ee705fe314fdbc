"""The class debrief: tables of one game side by side, figure by figure, with questions to talk about."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast
from urllib.parse import urlencode

import flet as ft

from companion.kernel.results import Results
from companion.net.overview import Comparison, Row
from companion.ui.front import OrganiserFront
from companion.ui.kit.boxes import InRow, Stacked
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import Choose, component, part, steady, use_kept
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.organiser.asking import questions
from companion.ui.organiser.comparing import SideBySide, Spread, measures, side
from companion.ui.organiser.news import use_news
from companion.ui.organiser.questionbar import QuestionBar
from companion.ui.stage import Desk, GameScreens


@component
def ClassScreen(
    desk: Desk, organiser: OrganiserFront, screens_of: Callable[[str], GameScreens], game_id: str = ""
) -> ft.Control:
    """For a projector, a laptop, a tablet."""
    skin = desk.skin
    compared, _ = use_news(organiser, lambda: organiser.compared(game_id))
    chosen, choose = use_kept("")
    is_named, set_named = use_kept(False)
    at, set_at = use_kept(0)
    pair: tuple[str, ...]
    pair, set_pair = use_kept(cast("tuple[str, ...]", ()))
    following = steady(lambda: _next(set_at, set_pair, at))

    head = _Head(skin, compared, is_named, set_named, desk.go)
    if not compared.tables:
        words = Muted(skin, skin.say("organiser-debrief-none"), 18, align=CENTER)
        return _page(skin, [head, ft.Container(words, padding=skin.px(60), alignment=ft.Alignment.CENTER)])
    dressed = skin.dressed(screens_of(compared.game).looks)
    accent = dressed.look.accent
    known = measures(compared)
    measure = chosen if chosen in known else known[0]
    tabs = tuple((one, skin.say(f"{compared.game}-measure-{one}"), "") for one in known)
    shown = tuple(one for one in compared.tables if not pair or one[0].id in pair)
    asked = questions(skin, compared, partial(_who, skin, dict(_results(compared)), is_named))
    content: list[ft.Control] = [
        head,
        Chips(skin, "", tabs, measure, choose, accent),
        SideBySide(skin, compared, shown, measure, is_named, accent),
        Spread(skin, compared, measure),
    ]
    foot: ft.Control | None = None
    if asked:
        question = asked[at % len(asked)]
        foot = QuestionBar(
            dressed,
            question,
            at % len(asked) + 1,
            len(asked),
            _numbers(compared, question.tables),
            bool(pair),
            accent,
            set_pair,
            desk.go,
            organiser.way_to(question.tables[0]),
            following,
        )
    return _page(skin, content, foot)


def _next(set_at: Callable[[int], None], set_pair: Callable[[tuple[str, ...]], None], at: int) -> None:
    set_pair(())
    set_at(at + 1)


def _page(skin: Skin, content: list[ft.Control], foot: ft.Control | None = None) -> ft.Control:
    """What scrolls, and below it what stays; on a phone all of it scrolls."""
    is_long = skin.is_phone or skin.large_text
    below = [foot] if foot is not None else []
    column = ft.Column(
        [*content, *(below if is_long else [])],
        spacing=skin.px(12),
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if below and not is_long:
        column = ft.Column(
            [column, *below],
            spacing=skin.px(12),
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.SafeArea(
        ft.Container(
            column, padding=ft.Padding.symmetric(horizontal=side(skin), vertical=skin.px(16)), expand=True
        ),
        expand=True,
    )


def _results(compared: Comparison) -> list[tuple[str, Results]]:
    return [(row.id, results) for row, results in compared.tables]


def _numbers(compared: Comparison, tables: tuple[str, ...]) -> tuple[int, ...]:
    numbers = {row.id: row.number for row, _ in compared.tables}
    return tuple(numbers[table] for table in tables if table in numbers)


def _who(skin: Skin, results: dict[str, Results], is_named: bool, row: Row, place: str) -> str:
    """A person: by name, or by the colour of their seat."""
    line = next((line for line in row.seats if line.seat == place), None)
    if is_named:
        return line.name if line else results[row.id].names.get(place, place)
    colour = f"door-colour-{line.colour}" if line else ""
    if colour and skin.language.has(colour):
        return skin.say(colour)
    return str(results[row.id].places.index(place) + 1)


@part
def _Head(
    skin: Skin,
    compared: Comparison,
    is_named: bool,
    set_named: Callable[[bool], None],
    go: Choose,
) -> ft.Control:
    """What is compared, the other games, names or none, and what can be taken along."""
    count = len(compared.tables)
    title = Heading(skin, skin.say("organiser-debrief"), 30, lines=1)
    said = ""
    if count:
        title = Heading(skin, skin.say("organiser-debrief-title", n=count), 30, lines=1)
        said = _about(skin, compared)
    asked = urlencode({"game": compared.game, "names": int(is_named)})
    ways: list[ft.Control] = [
        OutlineButton(
            skin,
            skin.say("organiser-names-hide" if is_named else "organiser-names-show"),
            partial(set_named, not is_named),
            icon="eye-closed" if is_named else "people",
            filled=skin.palette.card,
        )
    ]
    for icon, text, route in (
        ("download", "organiser-debrief-csv", "/organiser/results.csv"),
        ("file", "organiser-debrief-report", "/organiser/report"),
    ):
        if count:
            url = f"{route}?{asked}"
            ways.append(
                OutlineButton(skin, skin.say(text), None, icon=icon, url=url, filled=skin.palette.card)
            )
    for other in compared.games:
        if other != compared.game:
            words = skin.say(f"{other}-cover") if skin.language.has(f"{other}-cover") else other
            to = partial(go, f"/organiser/debrief?{urlencode({'game': other})}")
            ways.append(OutlineButton(skin, words, to, icon="swap", filled=skin.palette.card))
    ways.append(IconButton48(skin, "arrow-left", skin.say("organiser-back"), partial(go, "/organiser")))
    words_up = Stacked(skin, title, Muted(skin, said), gap=2, expand=True)
    bar = ft.Row(ways, spacing=skin.px(10), wrap=True, run_spacing=skin.px(8), tight=True)
    if skin.device != "tv" or skin.large_text:
        words_up.expand = None
        return Stacked(skin, words_up, bar, gap=10)
    return InRow(skin, words_up, bar, gap=14)


def _about(skin: Skin, compared: Comparison) -> str:
    """`Emergent, after round 4. The same cards at every table.`"""
    cover = f"{compared.game}-cover"
    game = skin.say(cover) if skin.language.has(cover) else compared.tables[0][0].title
    rounds = min(results.round for _, results in compared.tables)
    is_over = all(results.is_over for _, results in compared.tables)
    said = skin.say(
        "organiser-debrief-over" if is_over else "organiser-debrief-after", game=game, round=rounds
    )
    alike = skin.say("organiser-debrief-alike") if compared.is_alike else ""
    return " ".join(filter(None, (said, alike)))
