"""Charts of the report as SVG: readable in black and white, by dash, shape, pattern and figure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from companion.games.emergent.views.ending import FirmSums
from companion.kernel.seat import Seat
from companion.ui.games.emergent.draw.charts import DASHES, ticks_between
from companion.ui.games.emergent.draw.colours import LIGHT, PIECES, MoneyKind
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.moneyparts import Parts, parts_of
from companion.ui.games.emergent.report.rows import Told
from companion.ui.kit import icons
from companion.ui.kit.palette import seat_shape

WIDE, TALL = 760, 300
INK, MUTED, LINE = "#16191D", "#55606C", "#CFC7B8"
KINDS: tuple[MoneyKind, ...] = ("sales", "sold", "dcs", "cubes", "cylinders", "transport", "running", "other")


def seat_paint(told: Told, seat: str) -> str:
    """A seat's colour on paper."""
    colour = told.colours.get(seat, "")
    return PIECES[colour][2] if colour in PIECES else INK


def mark(told: Told, seat: str, x: float, y: float, size: float) -> str:
    """A seat's shape in its colour, around a point."""
    shape = seat_shape(told.colours.get(seat, ""))
    return icons.fragment(shape, seat_paint(told, seat), x - size / 2, y - size / 2, size, "#FFFFFF")


def _text(x: float, y: float, words: str, *, size: float = 13, ink: str = INK, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{ink}" text-anchor="{anchor}">'
        f"{escape(words)}</text>"
    )


def _svg(tall: float, title: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall:.0f}" role="img">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def cash_chart(told: Told, points: Sequence[Mapping[Seat, int]], ticks: Sequence[str], title: str) -> str:
    """Cash round by round: a line a seat, named at its end."""
    left, right, top, bottom = 56.0, WIDE - 150.0, 16.0, TALL - 30.0
    values = [value for point in points for value in point.values()] or [0]
    marks = ticks_between(min(values), max(values))
    low, high = marks[0], max(marks[-1], marks[0] + 1)

    def x(at: int) -> float:
        return left + at * (right - left) / max(1, len(points) - 1)

    def y(value: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - top)

    made = [
        f'<path d="M{left} {y(at):.1f}H{right}" stroke="{LINE}"/>'
        + _text(left - 8, y(at) + 4, dollars(at), size=12, ink=MUTED, anchor="end")
        for at in marks
    ]
    made += [
        _text(x(at), TALL - 8, word, size=12, ink=MUTED, anchor="middle") for at, word in enumerate(ticks)
    ]
    ends = _spread([(seat, y(points[-1][seat])) for seat in told.view.seats], 17) if points else {}
    for seat in told.view.seats if points else ():
        way = " L".join(f"{x(at):.1f} {y(point[seat]):.1f}" for at, point in enumerate(points))
        dash = " ".join(str(part * 2.6) for part in DASHES.get(told.colours.get(seat, ""), ()))
        made.append(
            f'<path d="M{way}" fill="none" stroke="{seat_paint(told, seat)}" stroke-width="2.6"'
            f"{f' stroke-dasharray={chr(34)}{dash}{chr(34)}' if dash else ''}/>"
        )
        made += [mark(told, seat, x(at), y(point[seat]), 13) for at, point in enumerate(points)]
        words = f"{told.name(seat)} {dollars(points[-1][seat])}"
        made.append(_text(right + 14, ends[seat] + 4, words))
    return _svg(TALL, title, "".join(made))


def _spread(places: list[tuple[str, float]], apart: float) -> dict[str, float]:
    """Labels at the ends of lines, moved down until none covers another."""
    found: dict[str, float] = {}
    last = -apart
    for seat, y in sorted(places, key=lambda place: place[1]):
        last = max(y, last + apart)
        found[seat] = last
    return found


def patterns() -> str:
    """One pattern for every kind of money, as on the screens."""
    strokes = {
        "dcs": "M0 3H8M0 7H8",
        "cubes": "M2 2h1M6 6h1",
        "cylinders": "M2 0V8M6 0V8",
        "transport": "M0 8L8 0",
        "running": "M0 0L8 8M8 0L0 8",
        "other": "M0 0L8 8",
    }
    made = []
    for kind in KINDS:
        line = strokes.get(kind, "")
        over = f'<path d="{line}" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="1.3"/>' if line else ""
        made.append(
            f'<pattern id="k-{kind}" width="8" height="8" patternUnits="userSpaceOnUse">'
            f'<rect width="8" height="8" fill="{LIGHT.kind(kind)}"/>{over}</pattern>'
        )
    return f"<defs>{''.join(made)}</defs>"


def _bar(x: float, y: float, parts: Parts, unit: float) -> str:
    made = []
    for part in parts:
        kind, wide = part.kind, part.amount * unit
        frame = ' stroke="#FFFFFF" stroke-width="3"' if kind == "sold" else ""
        made.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, wide - 1.5):.1f}" height="18" '
            f'fill="url(#k-{kind})"{frame}/>'
        )
        if wide > 34:
            made.append(
                f'<rect x="{x + wide / 2 - 16:.1f}" y="{y + 2:.1f}" width="32" height="14" rx="4" '
                f'fill="#FFFFFF" fill-opacity=".88"/>'
                + _text(x + wide / 2, y + 13, dollars(part.amount), size=11, anchor="middle")
            )
        x += wide
    total = dollars(sum(part.amount for part in parts))
    return "".join(made) + _text(x + 8, y + 14, total)


def money_chart(told: Told, sums: Sequence[FirmSums], title: str) -> str:
    """Income and costs stacked by kind, two bars a seat, with a legend."""
    most = max([1, *(max(one.total_in, one.total_out) for one in sums)])
    left, unit = 120.0, (WIDE - 120 - 70) / most
    made, used = [patterns()], set[MoneyKind]()
    y = 10.0
    for one in sums:
        made.append(mark(told, one.seat, 14, y + 20, 18) + _text(30, y + 25, told.name(one.seat)))
        came, went = parts_of(one)
        used.update(part.kind for part in (*came, *went))
        made.append(_bar(left, y, came, unit) + _bar(left, y + 21, went, unit))
        y += 56
    x = left
    for kind in (kind for kind in KINDS if kind in used):
        word = told.language.say(f"emergent-draw-kind-{kind}")
        made.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="14" height="14" fill="url(#k-{kind})"/>')
        made.append(_text(x + 19, y + 12, word, size=12, ink=MUTED))
        x += 30 + 7.2 * len(word)
    return _svg(y + 24, title, "".join(made))
