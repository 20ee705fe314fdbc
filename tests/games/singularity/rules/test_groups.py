"""The register of enemy groups."""

from __future__ import annotations

from companion.games.singularity.rules import groups
from companion.games.singularity.state.board import Group, Laid
from tests.games.singularity.boards import ROW, at
from tests.games.singularity.table import A, begun


def test_sw_20_a_group_is_one_type_in_one_space() -> None:
    state = groups.added(begun(map=ROW), "drone", [(at(1, 0), 2), (at(3, 0), 1)], is_fresh=False)
    state = groups.added(state, "brute", [(at(1, 0), 1)], is_fresh=False)
    state = groups.added(state, "drone", [(at(1, 0), 1)], is_fresh=True)
    assert [(group.id, group.size, group.fresh) for group in state.groups] == [
        ("brute@1,0", 1, 0),
        ("drone@1,0", 3, 1),
        ("drone@3,0", 1, 0),
    ]


def test_sw_21_the_register_merges_all_that_is_on_them_and_drops_nobody() -> None:
    hurt, healed = Group("brute", "a", 2, (1,)), Group("brute", "a", 1, (), (Laid(A, "Arc pulse", 2),))
    (one,) = groups.register(begun(), (hurt, healed, Group("drone", "a", 0)))
    assert (one.size, one.partial, one.laid) == (3, (1,), healed.laid)


def test_hits_and_cards_go_with_the_miniatures_that_go() -> None:
    group = Group("brute", "a", 3, (1, 1), (Laid(A, "Arc pulse", 2),))
    going, staying = groups.parted(group, "b", 1)
    assert (going.partial, staying.partial, staying.laid) == ((1,), (1,), ())
    first, second = groups.divided(group, [("b", 2), ("c", 0), ("d", 1)])
    assert (first.place, first.partial, second.place, second.partial) == ("b", (1, 1), "d", ())
