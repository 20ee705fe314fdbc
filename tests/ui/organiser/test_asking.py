"""Questions made of figures: about the right tables, and none where there is nothing to hold against."""

from __future__ import annotations

from companion.kernel.results import Measure, Results
from companion.net.overview import Comparison, Row
from companion.ui.kit.skin import skin_for
from companion.ui.organiser.asking import figure, named, questions, total
from tests.ui.organiser.test_words import row

SKIN = skin_for(1280, 960)


def results(**money: int) -> Results:
    measure = Measure(name="money", unit="money", rounds=(dict.fromkeys(money, 0), money))
    return Results(round=2, is_over=True, places=tuple(money), measures=(measure,))


def asked(*tables: Results) -> list[tuple[str, ...]]:
    rows: tuple[tuple[Row, Results], ...] = tuple(
        (row(id=f"t{at}", number=at), told) for at, told in enumerate(tables, 1)
    )
    compared = Comparison(("skiff",), "skiff", rows, is_alike=False)
    return [one.tables for one in questions(SKIN, compared, lambda _row, place: place)]


def test_figures_are_money_or_counts_and_sums_are_of_all_places_and_rounds() -> None:
    told = Results(
        round=2,
        is_over=False,
        places=("ann", "bo"),
        measures=(Measure(name="money", unit="money", rounds=({"ann": 400, "bo": 90}, {"ann": 5, "bo": 3})),),
    )
    money = named(told, "money")
    assert money is not None
    assert total(told, money) == 498
    assert figure(SKIN, money, 498) == "$498"
    assert figure(SKIN, Measure(name="units", rounds=()), 498) == "498"
    assert named(told, "unsold") is None


def test_the_richest_table_is_held_against_the_poorest() -> None:
    assert asked(results(ann=5, bo=5), results(ann=9, bo=9), results(ann=1, bo=1))[0] == ("t2", "t3")


def test_a_table_where_one_has_it_all_is_held_against_an_even_one() -> None:
    assert asked(results(ann=100, bo=0), results(ann=50, bo=50)) == [("t1", "t2")]


def test_alone_or_all_alike_there_is_nothing_to_ask() -> None:
    assert asked() == asked(results(ann=5)) == asked(results(ann=5), results(ann=5)) == []
