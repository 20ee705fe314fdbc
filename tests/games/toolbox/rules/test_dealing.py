"""Roles dealt in secret at the table (TB-34..45)."""

from __future__ import annotations

import pytest

from companion.games.toolbox import GAME
from companion.games.toolbox.rules.dealing import MEETING
from companion.kernel.seat import Seat
from tests.games.toolbox.evening import Evening
from tests.games.toolbox.worlds import flip, redeal
from tests.games.walking import lucky


def face(table: Evening, seat: str, at: str = "role") -> str:
    found = GAME.look(table.state, Seat(seat), at)
    assert found is not None
    return found.code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("x" * 401, "line_too_long"),
        (" , ;", "no_roles"),
        ("0 Wolf, *A", "bad_count"),
        ("3", "no_role_name"),
        ("*A, *B", "two_fillers"),
        ("Wolf > > A", "bad_knows"),
        ("Wolf > Ghost, *A", "unknown_role"),
        ("2 Wolf", "too_few_roles"),
        ("9 Wolf", "too_many_roles"),
    ],
)
def test_tb_34_tb_35_tb_36_tb_37_tb_38_tb_39_faults_of_a_line(line: str, code: str) -> None:
    table = Evening(3)
    table.no(code, "ann", "deal", roles={"line": line})


def test_r_tb_2_tb_40_tb_41_dealt_in_seat_order_with_faces_of_one_length() -> None:
    table = Evening(6)
    view = table.say("ann", "deal", roles={"line": "2 Wolf >, Seer, 3 Villager"})
    dealt = [table.state.deal.cards[seat].value for seat in table.seats] if table.state.deal else []
    assert dealt == ["Seer", "Villager", "Wolf", "Villager", "Wolf", "Villager"]
    assert [face(table, seat) for seat in table.seats] == [
        "role-02",
        "role-03",
        "role-01",
        "role-03",
        "role-01",
        "role-03",
    ]
    assert view.deal is not None
    assert [(role.name, role.count) for role in view.deal.roles] == [
        ("Wolf", 2),
        ("Seer", 1),
        ("Villager", 3),
    ]
    assert GAME.look(table.state, Seat("ann"), "meeting") is None
    assert GAME.look(table.state, Seat("ann"), "bo") is None


def test_p_tb_5_tb_42_the_meeting_is_the_same_for_all() -> None:
    table = Evening(5)
    table.say("ann", "deal", roles={"line": "2 Wolf >, 3 Villager"})
    table.say("ann", "meet")
    table.no("script_runs", "ann", "meet")
    table.no("script_runs", "bo", "met")
    lengths = []
    while table.timer() is not None:
        timer = table.timer()
        assert timer is not None
        lengths.append(timer.seconds)
        view = table.view()
        assert view.spoken == f"toolbox-meeting-{len(lengths)}"
        if view.deal and view.deal.may_look:
            wolves = [seat for seat in table.seats if face(table, seat) == "role-01"]
            for seat in table.seats:
                seen = face(table, seat, "meeting")
                assert len(seen) == 12
                assert seen.count("1") == (1 if seat in wolves else 0)
                assert table.view(seat).my_looks == ("role", "meeting")
            luck = lucky(3)
            for viewer in (*table.seats, None):
                other = redeal(table.state, viewer, luck.choice)
                assert GAME.view(other, viewer) == table.view(viewer)
            assert GAME.view(flip(table.state, table.seats[0]), None) == view
        table.zero()
    assert lengths == [line.seconds for line in MEETING[:-1]]
    for seat in table.seats:
        table.say(seat, "met")
    deal = table.view().deal
    assert deal is not None
    assert (deal.has_met, deal.meeting) == (True, None)
    plain = Evening(3)
    plain.say("ann", "deal", roles={"line": "Wolf, *Villager"})
    plain.no("nothing_to_meet", "ann", "meet")


def test_tb_43_that_somebody_has_seen_is_public() -> None:
    table = Evening(3)
    table.say("ann", "deal", roles={"line": "Wolf, *Villager"})
    view = table.say("cleo", "seen")
    assert view.deal is not None
    assert (view.deal.seen, view.waiting_for) == (("cleo",), ("ann", "bo"))


def test_tb_44_opened_by_lead_and_the_middle_too() -> None:
    table = Evening(4, spare="hidden")
    table.no("nothing_dealt", "ann", "open_roles")
    table.say("ann", "deal", roles={"line": "2 Wolf >, Minion > Wolf, Seer, 3 Villager"})
    table.no("not_leader", "bo", "open_role", at="bo")
    view = table.say("ann", "open_role", at="bo")
    assert view.deal is not None
    assert [(card.seat, card.role) for card in view.deal.opened] == [("bo", "Seer")]
    table.no("already_open", "ann", "open_role", at="bo")
    view = table.say("ann", "open_roles")
    assert view.deal is not None
    assert [card.role for card in view.deal.opened if card.seat is None] == ["Minion", "Villager", "Villager"]
    own = Evening(2, own_opening=True)
    own.say("ann", "deal", roles={"line": "Wolf, Sheep"})
    own.say("bo", "open_role", at="bo")
    own.no("not_leader", "bo", "open_role", at="ann")


def test_tb_45_dealt_again_and_the_old_cards_open_at_the_end() -> None:
    table = Evening(6)
    table.say("ann", "deal", roles={"line": "2 Wolf >, Seer, 3 Villager"})
    view = table.say("ann", "deal_again")
    assert view.deal is not None
    assert (view.deal.number, view.deal.seen) == (2, ())
    assert face(table, "ann") == "role-01"
    view = table.say("ann", "close")
    assert [len(deal.opened) for deal in view.deals] == [6, 6]


def test_a6_only_lead_sees_the_line_by_house_rule() -> None:
    table = Evening(3, role_list="lead")
    table.say("ann", "deal", roles={"line": "Wolf, *Villager"})
    deal = table.view().deal
    assert deal is not None
    assert (deal.line, [role.count for role in deal.roles]) == ("", [None, None])
    assert table.view(Seat("ann")).my_line == "Wolf, *Villager"
    assert table.view(Seat("bo")).my_line == ""
