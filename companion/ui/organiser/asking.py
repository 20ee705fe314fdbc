"""What to talk about after a class: questions made of the figures, each with the tables it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median

from companion.kernel.frozen import frozen
from companion.kernel.results import Measure, Results
from companion.kernel.view import LogLine
from companion.net.overview import Comparison, Row
from companion.ui.kit.skin import Skin

Who = Callable[[Row, str], str]
"""A place of a table in words: a name, or its colour where names are hidden."""


@frozen
class Question:
    """A sentence, a line about it, and one or two tables by their ids."""

    title: str
    text: str
    tables: tuple[str, ...]


def figure(skin: Skin, measure: Measure, n: int) -> str:
    """`$498`, or `498`."""
    return skin.say("organiser-money" if measure.unit == "money" else "organiser-count", n=n)


def total(results: Results, measure: Measure) -> int:
    """All places of a table together."""
    return sum(measure.of(place) for place in results.places)


def named(results: Results, name: str) -> Measure | None:
    """A measure by its name."""
    return next((one for one in results.measures if one.name == name), None)


def questions(skin: Skin, compared: Comparison, who: Who) -> tuple[Question, ...]:
    """Up to six, the ones about all tables first."""
    found = [*_among(skin, compared), *_within(skin, compared, who)]
    return tuple(found[:6])


def _among(skin: Skin, compared: Comparison) -> Iterator[Question]:
    """Two tables held against each other."""
    tables = compared.tables
    if len(tables) < 2:
        return
    main = tables[0][1].measures[0].name
    ranked = sorted(_with(compared, main), key=lambda one: -one[2])
    if len(ranked) > 1 and ranked[0][2] != ranked[-1][2]:
        (first, measure, most), (last, _, least) = ranked[0], ranked[-1]
        ask = "ask-most" if measure.unit == "money" else "ask-points"
        facts = {"one": first.number, "two": last.number}
        amounts = {"first": figure(skin, measure, most), "second": figure(skin, measure, least)}
        yield _asked(skin, ask, (first.id, last.id), **facts, **amounts)
    unsold = {row.id: amount for row, _, amount in _with(compared, "unsold")}
    if unsold and main == "money" and len(ranked) > 2:
        middle = median(amount for _, _, amount in ranked)
        wasteful = max(ranked, key=lambda one: unsold.get(one[0].id, 0))
        careful = min(ranked, key=lambda one: unsold.get(one[0].id, 0))
        if wasteful[2] > middle and unsold[wasteful[0].id] > unsold[careful[0].id]:
            one, two = wasteful[0], careful[0]
            amounts_left = {"n": unsold[one.id], "m": unsold[two.id]}
            yield _asked(skin, "ask-unsold", (one.id, two.id), one=one.number, two=two.number, **amounts_left)
    gaps = sorted(((row, _gap(results, main)) for row, results in tables), key=lambda one: -one[1])
    (wide, most_gap), (narrow, least_gap) = gaps[0], gaps[-1]
    measure_of = named(tables[0][1], main)
    if most_gap > 2 * least_gap and measure_of is not None:
        said = {"gap": figure(skin, measure_of, most_gap), "other": figure(skin, measure_of, least_gap)}
        yield _asked(skin, "ask-gap", (wide.id, narrow.id), one=wide.number, two=narrow.number, **said)


def _with(compared: Comparison, name: str) -> list[tuple[Row, Measure, int]]:
    """Each table's sum of a measure, where it has one."""
    return [
        (row, measure, total(results, measure))
        for row, results in compared.tables
        if (measure := named(results, name)) is not None
    ]


def _gap(results: Results, name: str) -> int:
    measure = named(results, name)
    amounts = [measure.of(place) for place in results.places] if measure else []
    return max(amounts) - min(amounts) if amounts else 0


def _within(skin: Skin, compared: Comparison, who: Who) -> Iterator[Question]:
    """What one table's own game says: of each kind the most telling of all tables."""
    best: dict[str, tuple[Row, LogLine]] = {}
    for row, results in compared.tables:
        for line in results.findings:
            known = best.get(line.code)
            if known is None or _weight(line) > _weight(known[1]):
                best[line.code] = (row, line)
    for row, line in best.values():
        person = who(row, str(line.seat)) if line.seat else ""
        facts = dict(line.facts)
        for money in ("change", "spent", "transport"):
            if money in facts:
                facts[money] = skin.say("organiser-money", n=facts[money])
        said = skin.say("organiser-who", who=person, number=row.number)
        yield _asked(skin, line.code, (row.id,), who=said, **facts)


def _weight(line: LogLine) -> int:
    """How telling: the most gained, the most lost, the most units."""
    amount = line.facts.get("units", line.facts.get("change", 0))
    weight = amount if isinstance(amount, int) else 0
    return -weight if line.code.endswith("worst-plan") else weight


def _asked(skin: Skin, text: str, tables: tuple[str, ...], **facts: object) -> Question:
    return Question(skin.say(text, **facts), skin.say(text, "text", **facts), tables)
