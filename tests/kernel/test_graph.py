"""Places and which of them touch: who, how far, which way, and where they are drawn."""

from __future__ import annotations

from itertools import pairwise, permutations
from math import dist

from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.graph import Near, distances, homewards, neighbours, route, spread

ROW = neighbours("abcd", [("a", "b"), ("c", "b"), ("c", "d")])
RING = neighbours("nesw", [("n", "e"), ("e", "s"), ("s", "w"), ("w", "n")])


@st.composite
def graphs(draw: st.DrawFn) -> Near[int]:
    places = range(draw(st.integers(1, 8)))
    ends = st.sampled_from(places)
    return neighbours(places, draw(st.lists(st.tuples(ends, ends), max_size=16)))


def test_neighbours_stand_in_the_order_of_the_places() -> None:
    assert neighbours("cab", [("a", "b"), ("b", "c"), ("a", "c")]) == {
        "c": ("a", "b"),
        "a": ("c", "b"),
        "b": ("c", "a"),
    }


def test_pairs_that_make_no_sense_are_left_out() -> None:
    assert neighbours("ab", [("a", "a"), ("a", "z"), ("a", "b"), ("b", "a")]) == {"a": ("b",), "b": ("a",)}


@given(graphs())
def test_touching_is_mutual_and_never_oneself(near: Near[int]) -> None:
    for place, there in near.items():
        assert place not in there
        assert all(place in near[other] for other in there)


def test_distances_count_steps_nearest_first() -> None:
    assert list(distances(ROW, "b").items()) == [("b", 0), ("a", 1), ("c", 1), ("d", 2)]
    assert distances(ROW, "a", 2) == {"a": 0, "b": 1, "c": 2}
    assert distances(ROW, "a", 0) == {"a": 0}
    assert distances(neighbours("xy", []), "x") == {"x": 0}, "what cannot be reached is missing"


def test_of_several_shortest_ways_the_one_listed_earlier() -> None:
    assert route(RING, "n", "s") == ("n", "e", "s")
    assert route(neighbours("nwse", [("n", "e"), ("e", "s"), ("s", "w"), ("w", "n")]), "n", "s") == (
        "n",
        "w",
        "s",
    )
    assert route(ROW, "a", "a") == ("a",)
    assert route(neighbours("xy", []), "x", "y") == ()


@given(graphs())
def test_a_route_is_as_short_as_the_distance_and_follows_links(near: Near[int]) -> None:
    for start, end in permutations(near, 2):
        away = distances(near, end)
        way = route(near, start, end)
        assert bool(way) == (start in away)
        assert way == homewards(near, away, start)
        if way:
            assert (way[0], way[-1], len(way) - 1) == (start, end, away[start])
            assert all(there in near[here] for here, there in pairwise(way))


@given(graphs())
def test_the_same_places_are_always_drawn_the_same_and_never_on_one_spot(near: Near[int]) -> None:
    drawn = spread(near, 40)
    assert drawn == spread(dict(near), 40)
    assert list(drawn) == list(near)
    assert all(dist(drawn[one], drawn[other]) > 0.01 for one, other in permutations(near, 2))


def test_neighbours_are_drawn_about_one_apart() -> None:
    drawn = spread(RING, 200)
    assert all(0.7 < dist(drawn[one], drawn[other]) < 1.3 for one in RING for other in RING[one])
    row = spread(ROW, 200)
    assert dist(row["a"], row["d"]) > dist(row["a"], row["c"]) > dist(row["a"], row["b"]) > 0.7
    assert spread(neighbours("a", []), 9) == {"a": (1 / 6, 0.0)}
