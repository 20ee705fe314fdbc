"""The score pad: points, bonuses, running totals, ranks, the end and its tie-breaks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from companion.games.toolbox.sums.refusals import refusal, within
from companion.kernel.frozen import frozen

MOST_PLACES, MOST_ROWS = 12, 60
REACH, LIMIT_REACH, BONUS_REACH, MOST_FACTOR = 9999, 99_999, 999, 100

Wins = Literal["highest", "lowest"]
Scores = dict[str, int]
"""Place → points."""


@frozen
class Bonus:
    """For who has most or fewest of a row."""

    goes_to: Literal["most", "fewest"]
    first: int
    second: int = 0
    tie: Literal["each", "split", "none"] = "each"
    at_least: int | None = None

    @property
    def bound(self) -> int | None:
        """The lowest value that takes part; most begins at 1, fewest has no bound unless given."""
        return 1 if self.at_least is None and self.goes_to == "most" else self.at_least


@frozen
class Row:
    """A round or a category."""

    id: str
    sign: Literal["+", "-"] = "+"
    factor: int = 1
    per: int = 1
    bonus: Bonus | None = None


@frozen
class End:
    """When the pad is finished by itself."""

    by: Literal["rows", "rounds", "limit", "never"] = "rows"
    rounds: int | None = None
    limit: int | None = None
    when: Literal["at_least", "at_most"] = "at_least"


@frozen
class TieBreak:
    """What decides between equal totals."""

    by: Literal["row", "last_row", "rows_won"]
    row: str = ""
    wins: Wins | None = None


@frozen
class Pad:
    """Rows by places, and how it ends."""

    places: tuple[str, ...]
    rows: tuple[Row, ...]
    start: int = 0
    wins: Wins = "highest"
    end: End = End()
    tie_breaks: tuple[TieBreak, ...] = ()

    def row(self, row_id: str) -> Row | None:
        """The row of this id."""
        return next((row for row in self.rows if row.id == row_id), None)


@frozen
class Finish:
    """The outcome of a finished pad (TB-76)."""

    winners: tuple[str, ...]
    decided_by: str
    ranks: Scores


@frozen
class Standing:
    """How a pad stands after its closed rows."""

    points: dict[str, Scores]
    running: tuple[Scores, ...]
    totals: Scores
    ranks: Scores
    leaders: tuple[str, ...]
    ended: Literal["rows", "rounds", "limit", "called"] | None
    finish: Finish | None = None


Values = Mapping[str, Mapping[str, int | None]]
"""Row → place → what was typed; empty is not 0 (TB-66)."""


def check_pad(pad: Pad) -> None:
    """The first fault of a setting (TB-65, 68, 70, 73, 74)."""
    ids = [row.id for row in pad.rows]
    if not 1 <= len(ids) <= MOST_ROWS:
        raise refusal("row_count", "TB-65", low=1, high=MOST_ROWS)
    for at, row_id in enumerate(ids):
        if row_id in ids[:at]:
            raise refusal("row_twice", "TB-65", row=row_id)
    for row in pad.rows:
        if not (within(row.factor, 1, MOST_FACTOR) and within(row.per, 1, MOST_FACTOR)):
            raise refusal("bad_factor", "TB-68", row=row.id, low=1, high=MOST_FACTOR)
        if row.bonus and not _is_bonus(row.bonus):
            raise refusal("bad_bonus", "TB-70", row=row.id, low=-BONUS_REACH, high=BONUS_REACH)
    for tie_break in pad.tie_breaks:
        if tie_break.by == "row" and tie_break.row not in ids:
            raise refusal("unknown_row", "TB-74", row=tie_break.row)
    if not _is_end(pad.end, len(ids)):
        raise refusal("bad_end", "TB-73")
    if not 1 <= len(pad.places) <= MOST_PLACES:
        raise refusal("too_few_seats", "TB-65", need=1, seats=len(pad.places))
    if not within(pad.start, -REACH, REACH):
        raise refusal("bad_number", "TB-69", low=-REACH, high=REACH)


def _is_bonus(bonus: Bonus) -> bool:
    rewards = (bonus.first, bonus.second)
    return bool(bonus.first) and all(within(one, -BONUS_REACH, BONUS_REACH) for one in rewards)


def _is_end(end: End, rows: int) -> bool:
    if end.by == "rounds":
        return within(end.rounds, 1, rows)
    if end.by == "limit":
        return within(end.limit, -LIMIT_REACH, LIMIT_REACH)
    return True


def check_value(pad: Pad, row_id: str, place: str, value: object) -> None:
    """What may be typed (TB-66)."""
    if pad.row(row_id) is None:
        raise refusal("unknown_row", "TB-66", row=row_id)
    if place not in pad.places:
        raise refusal("unknown_seat", "TB-66", name=place)
    if value is not None and not within(value, -REACH, REACH):
        raise refusal("bad_number", "TB-66", low=-REACH, high=REACH)


def check_close(pad: Pad, values: Values, closed: tuple[str, ...], row_id: str) -> None:
    """Whether this row may close after those (TB-69, 73)."""
    if pad.row(row_id) is None:
        raise refusal("unknown_row", "TB-69", row=row_id)
    if standing(pad, values, closed).ended:
        raise refusal("pad_over", "TB-73")
    if row_id in closed:
        raise refusal("row_closed", "TB-69", row=row_id)


def standing(pad: Pad, values: Values, closed: Iterable[str], *, is_called: bool = False) -> Standing:
    """Points, totals and ranks after these rows, in the order of closing; the end once it is reached."""
    order = tuple(closed)
    points = {row_id: _points(pad, row_id, values.get(row_id, {})) for row_id in order}
    totals = dict.fromkeys(pad.places, pad.start)
    running = []
    for row_id in order:
        totals = {place: total + points[row_id][place] for place, total in totals.items()}
        running.append(totals)
    ranks = _ranks(totals, pad.wins)
    ended = reached(pad, order, totals) or ("called" if is_called else None)
    leaders = tuple(place for place in pad.places if ranks[place] == 1)
    now = Standing(points, tuple(running), totals, ranks, leaders, ended)
    if ended is None:
        return now
    finish = _finish(pad, now)
    return Standing(points, now.running, totals, ranks, leaders, ended, finish)


def reached(pad: Pad, closed: tuple[str, ...], totals: Scores) -> Literal["rows", "rounds", "limit"] | None:
    """Which end these rows have reached: limit and rounds before all rows (TB-73)."""
    end = pad.end
    if end.by == "rounds" and end.rounds is not None and len(closed) >= end.rounds:
        return "rounds"
    if end.by == "limit" and end.limit is not None and closed:
        limit, is_least = end.limit, end.when == "at_least"
        if any(total >= limit if is_least else total <= limit for total in totals.values()):
            return "limit"
    return "rows" if end.by != "never" and len(closed) == len(pad.rows) else None


def toward_zero(number: int, by: int) -> int:
    """A division that rounds minus rows as it rounds plus rows (A21)."""
    whole = abs(number) // by
    return whole if number >= 0 else -whole


def _points(pad: Pad, row_id: str, typed: Mapping[str, int | None]) -> Scores:
    """Sign × factor × (value / per) + bonus; an empty place has 0 (TB-68)."""
    row = pad.row(row_id)
    if row is None:
        raise refusal("unknown_row", "TB-69", row=row_id)
    sign = 1 if row.sign == "+" else -1
    bonus = _bonuses(row.bonus, typed) if row.bonus else {}
    return {
        place: sign * row.factor * toward_zero(value, row.per) + bonus.get(place, 0)
        if (value := typed.get(place)) is not None
        else 0
        for place in pad.places
    }


def _bonuses(bonus: Bonus, typed: Mapping[str, int | None]) -> Scores:
    """Who gets how much (TB-70, 71)."""
    bound = bonus.bound
    part = {
        place: value
        for place, value in typed.items()
        if value is not None and (bound is None or value >= bound)
    }
    best = sorted(set(part.values()), reverse=bonus.goes_to == "most")
    groups = [[place for place, value in part.items() if value == wanted] for wanted in best[:2]]
    if not groups:
        return {}
    first = groups[0]
    if len(first) > 1:
        return dict.fromkeys(first, _shared(bonus, bonus.first, bonus.first + bonus.second, len(first)))
    second = groups[1] if len(groups) > 1 else []
    each = _shared(bonus, bonus.second, bonus.second, len(second)) if len(second) > 1 else bonus.second
    return {first[0]: bonus.first, **dict.fromkeys(second, each)}


def _shared(bonus: Bonus, whole: int, pot: int, among: int) -> int:
    """What each of several tied places gets (TB-71)."""
    match bonus.tie:
        case "each":
            return whole
        case "split":
            return toward_zero(pot, among)
        case "none":
            return 0


def _ranks(totals: Mapping[str, int], wins: Wins) -> Scores:
    """1 + the number of places with a better total (TB-72)."""
    sign = 1 if wins == "highest" else -1
    return {
        place: 1 + sum(sign * other > sign * total for other in totals.values())
        for place, total in totals.items()
    }


def _finish(pad: Pad, now: Standing) -> Finish:
    """Final ranks: the totals refined by the tie-breaks (TB-74)."""
    keys: dict[str, tuple[int, ...]] = dict.fromkeys(pad.places, ())
    decided_by = ""
    for name, better in _measures(pad, now):
        keys = {place: (*key, better[place]) for place, key in keys.items()}
        best = max(keys.values())
        if not decided_by and sum(key == best for key in keys.values()) == 1:
            decided_by = name
    ranks = {place: 1 + sum(other > key for other in keys.values()) for place, key in keys.items()}
    winners = tuple(place for place in pad.places if ranks[place] == 1)
    return Finish(winners, decided_by or "shared", ranks)


def _measures(pad: Pad, now: Standing) -> Iterator[tuple[str, Scores]]:
    """What is compared, in order; more is better."""
    yield "total", _signed(now.totals, pad.wins)
    for tie_break in pad.tie_breaks:
        wins = tie_break.wins or pad.wins
        match tie_break.by:
            case "row":
                points = now.points.get(tie_break.row, dict.fromkeys(pad.places, 0))
                yield f"row:{tie_break.row}", _signed(points, wins)
            case "last_row":
                last = list(now.points.values())[-1:] or [dict.fromkeys(pad.places, 0)]
                yield "last_row", _signed(last[0], wins)
            case "rows_won":
                yield "rows_won", _rows_won(pad, now)


def _signed(points: Mapping[str, int], wins: Wins) -> Scores:
    return {place: number if wins == "highest" else -number for place, number in points.items()}


def _rows_won(pad: Pad, now: Standing) -> Scores:
    """Closed rows in which the place alone had the best points."""
    won = dict.fromkeys(pad.places, 0)
    for points in now.points.values():
        signed = _signed(points, pad.wins)
        best = max(signed.values())
        ahead = [place for place, number in signed.items() if number == best]
        if len(ahead) == 1:
            won[ahead[0]] += 1
    return won
