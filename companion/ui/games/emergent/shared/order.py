"""Who comes first in a city, who is tied, who gets which tier, and why (ET-19..24)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views.results import CityResult, Note, SellerLine
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.money import change
from companion.ui.games.emergent.draw.pieces import Cube, Cubes, Cylinder, Cylinders
from companion.ui.games.emergent.reading import DASH, Cast
from companion.ui.games.emergent.shared.page import is_narrow
from companion.ui.games.emergent.shared.people import Coin
from companion.ui.games.emergent.shared.walking import Walking
from companion.ui.kit.boxes import InRow, Spaced, Stacked, Together, Wrapped
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_400, TEXT_600
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Muted, Strong, Words

COLUMNS = (
    ("order", 0.065),
    ("who", 0.295),
    ("cylinders", 0.155),
    ("away", 0.085),
    ("tier", 0.08),
    ("sells", 0.165),
)
"""How much of the width each column takes; the last one, what is earned, takes the rest."""
SHARES = dict(COLUMNS)
MOST_DRAWN = 4
"""More cylinders than this, or one cube more, become one piece with a number."""


def tie_note(result: CityResult, group: tuple[str, ...]) -> Note | None:
    """The reason that belongs to a tied group."""
    for note in result.notes:
        tied = note.facts.get("tied_seats")
        if isinstance(tied, (tuple, list)) and set(tied) == set(group):
            return note
    return None


def other_notes(result: CityResult) -> tuple[Note, ...]:
    """What is to be said besides the ties; who is left without a tier reads it in their own row."""
    return tuple(
        note for note in result.notes if "tied_seats" not in note.facts and "left_seats" not in note.facts
    )


def _cell(width: float, content: ft.Control, *, right: bool = False) -> ft.Control:
    return ft.Container(
        content,
        width=width,
        alignment=ft.Alignment.CENTER_RIGHT if right else ft.Alignment.CENTER_LEFT,
    )


def _big(skin: Skin, text: str, *, ink: str = "") -> ft.Control:
    return Words(skin, text, 21, family=DISPLAY_700, colour=ink, line=1.0, lines=1)


@part
def OrderHead(skin: Skin, width: float) -> ft.Control:
    """The names of the columns."""
    palette = skin.palette
    inner = width - 2 * skin.px(14)

    def word(text_id: str) -> ft.Control:
        return Words(skin, skin.say(text_id), 14, colour=palette.muted, family=TEXT_400, line=1.1, lines=1)

    cells = []
    for name, share in COLUMNS:
        if name != "who":
            wide = share + (SHARES["who"] if name == "order" else 0)
            cells.append(_cell(inner * wide, word(f"emergent-shared-head-{name}")))
    rest = inner * (1 - sum(share for _, share in COLUMNS))
    cells.append(_cell(rest, word("emergent-shared-head-earns"), right=True))
    return ft.Container(InRow(skin, *cells, gap=0), padding=ft.Padding.symmetric(horizontal=skin.px(14)))


def _posts(skin: Skin, cast: Cast, line: SellerLine) -> ft.Control:
    colour = cast.colour(line.seat)
    said = skin.say("emergent-shared-cylinders", n=line.cylinders)
    if not line.cylinders:
        return Muted(skin, skin.say("emergent-shared-none"), 15.6, lines=1)
    if line.cylinders <= MOST_DRAWN:
        return Cylinders(skin, colour, line.cylinders, skin.px(27), label=said)
    return Together(
        skin, Cylinder(skin, colour, skin.px(27), label=said), _big(skin, f"×{line.cylinders}"), gap=5
    )


def _sold(skin: Skin, cast: Cast, line: SellerLine) -> ft.Control:
    colour = cast.colour(line.seat)
    said = skin.say("emergent-shared-units", n=line.sold)
    if not line.sold:
        return _big(skin, "0", ink=skin.palette.muted)
    if line.sold <= MOST_DRAWN + 1:
        return Cubes(skin, colour, line.sold, skin.px(18), overlap=True, label=said)
    return Together(skin, Cube(skin, colour, skin.px(20), label=said), _big(skin, f"×{line.sold}"), gap=5)


def _row(
    skin: Skin, cast: Cast, line: SellerLine, *, is_tied: bool, width: float, walking: Walking
) -> ft.Control:
    """One firm: its place, its cylinders, how far it is, its tier, what it sells and earns."""
    palette = skin.palette
    if is_narrow(skin):
        return _low_row(skin, cast, line, is_tied=is_tied, walking=walking)
    inner = width - 2 * skin.px(14)
    place = DASH if line.place is None else f"{line.place}{'=' if is_tied else ''}"
    has_order, has_tiers = walking.shows("order"), walking.shows("tiers")
    off = palette.muted if line.tier is None and has_tiers else ""
    wide = inner * SHARES["who"] - skin.px(34 + 9 + 8)
    name = Fitted(skin, cast.name(line.seat), 15.6, wide, colour=off)
    who = InRow(skin, Coin(skin, cast, line.seat, 34), ft.Container(name, width=wide), gap=9)
    away = DASH if line.distance is None else str(line.distance)
    earns = _big(skin, change(line.earns), ink=palette.good if line.earns else palette.muted)
    cells: dict[str, ft.Control | None] = {
        "order": _big(skin, place, ink=off) if has_order else None,
        "who": who,
        "cylinders": _posts(skin, cast, line) if walking.shows("marketing") else None,
        "away": _big(skin, away, ink=off) if walking.shows("distance") else None,
        "tier": _big(skin, str(line.tier or DASH), ink=off) if has_tiers else None,
        "sells": _sold(skin, cast, line) if walking.shows("sales") else None,
    }
    row = [_cell(inner * share, cells[name] or ft.Container()) for name, share in COLUMNS]
    rest = inner * (1 - sum(share for _, share in COLUMNS))
    row.append(_cell(rest, earns if walking.shows("money") else ft.Container(), right=True))
    return ft.Container(
        InRow(skin, *row, gap=0),
        height=skin.px(43),
        padding=ft.Padding.symmetric(horizontal=skin.px(14)),
    )


def _low_row(skin: Skin, cast: Cast, line: SellerLine, *, is_tied: bool, walking: Walking) -> ft.Control:
    """The same in two lines, for a narrow page."""
    palette = skin.palette
    place = DASH if line.place is None else f"{line.place}{'=' if is_tied else ''}"
    earns = _big(skin, change(line.earns), ink=palette.good if line.earns else palette.muted)
    first = InRow(
        skin,
        *([_big(skin, place)] if walking.shows("order") else []),
        Coin(skin, cast, line.seat, 30),
        Strong(skin, cast.name(line.seat), 18, lines=1, expand=True),
        *([earns] if walking.shows("money") else []),
        gap=9,
    )
    facts: list[ft.Control] = []
    if walking.shows("marketing"):
        facts.append(_posts(skin, cast, line))
    if walking.shows("distance") and line.distance is not None:
        facts.append(Muted(skin, skin.say("emergent-shared-far", n=line.distance), 15.6))
    if walking.shows("tiers"):
        word = (
            skin.say("emergent-shared-tier", n=line.tier)
            if line.tier
            else skin.say("emergent-shared-no-tier")
        )
        facts.append(Muted(skin, word, 15.6))
    if walking.shows("sales"):
        facts.append(_sold(skin, cast, line))
    second = Wrapped(skin, *facts, gap=14, between=4)
    return ft.Container(
        Stacked(skin, first, second, gap=6),
        padding=ft.Padding.symmetric(horizontal=skin.px(14), vertical=skin.px(8)),
    )


def _why(skin: Skin, cast: Cast, line: SellerLine) -> str:
    """The reasons of one firm: for its tier or amount where there is one, else for its place."""
    notes = line.notes[1:] or line.notes[:1]
    return " ".join(cast.why(skin, note) for note in notes)


def _alone(skin: Skin, cast: Cast, line: SellerLine, width: float, walking: Walking) -> ft.Control:
    """A firm that is not tied, with its reason."""
    palette = skin.palette
    rows = [_row(skin, cast, line, is_tied=False, width=width, walking=walking)]
    if walking.shows("order") and line.notes:
        why = Muted(skin, _why(skin, cast, line), 14.5, lines=None if is_narrow(skin) else 2)
        rows.append(
            ft.Container(why, padding=ft.Padding.only(left=skin.px(14), right=skin.px(14), bottom=skin.px(6)))
        )
    return ft.Container(
        Spaced(skin, *rows, gap=0),
        border_radius=skin.px(16),
        bgcolor=palette.card,
        border=ft.Border.all(1, palette.outline),
    )


def _tied(
    skin: Skin, cast: Cast, lines: list[SellerLine], note: Note | None, width: float, walking: Walking
) -> ft.Control:
    """Tied firms in one frame with the reason inside (ET-22)."""
    palette = skin.palette
    amber = tones(skin).amber
    rows: list[ft.Control] = [
        _row(skin, cast, line, is_tied=True, width=width, walking=walking) for line in lines
    ]
    if note is not None and walking.shows("tiers"):
        rows.append(
            ft.Container(
                Words(skin, cast.why(skin, note), 15.8, family=TEXT_600, line=1.25),
                padding=ft.Padding.only(left=skin.px(14), right=skin.px(14), bottom=skin.px(10)),
            )
        )
    return ft.Container(
        Spaced(skin, *rows, gap=0),
        border_radius=skin.px(16),
        bgcolor=tint(amber, palette.card, 0.09),
        border=ft.Border.all(skin.px(2), amber),
    )


@part
def OrderTable(skin: Skin, cast: Cast, result: CityResult, width: float, walking: Walking) -> ft.Control:
    """The table as far as it is unfolded: in seat order first, by place once the order is known."""
    by_seat = {line.seat: line for line in result.sellers}
    made: list[ft.Control] = []
    if not walking.shows("order"):
        made = [_alone(skin, cast, by_seat[seat], width, walking) for seat in cast.seats if seat in by_seat]
    else:
        for group in result.groups:
            lines = [by_seat[seat] for seat in group]
            if len(lines) > 1:
                made.append(_tied(skin, cast, lines, tie_note(result, group), width, walking))
            else:
                made.append(_alone(skin, cast, lines[0], width, walking))
        absent = [line for line in result.sellers if line.place is None]
        made += [_alone(skin, cast, line, width, walking) for line in absent]
    rest = other_notes(result)
    if walking.shows("tiers") and rest:
        words = " ".join(cast.why(skin, note) for note in rest)
        made.append(Words(skin, words, 15, family=TEXT_600, colour=skin.palette.muted))
    if is_narrow(skin):
        return Spaced(skin, *made, gap=8)
    return ft.Column(
        made,
        spacing=skin.px(8),
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
