"""What hosts of a venue tell each other through the database: how tables stand, and what is ordered."""

from __future__ import annotations

from tests.store.joining import Joined, rows
from tests.store.journals import opening
from tests.store.server import Server


async def test_what_one_shows_the_other_sees_once(join: Joined) -> None:
    here, there = await join("a"), await join("b")
    await here.open(opening())
    await here.open(opening("t2"))
    assert await there.board.look({}) == ()
    await here.board.show({"t1": "one", "t2": "two"}, ())
    seen = {one.table: one for one in await there.board.look({})}
    assert {table: one.facts for table, one in seen.items()} == {"t1": "one", "t2": "two"}
    assert all(one.age >= 0 for one in seen.values())
    assert await here.board.look({}) == (), "one's own tables are known without"
    await here.board.show({"t1": "changed"}, ("t2",))
    again = await there.board.look({table: one.stamp for table, one in seen.items()})
    assert [(one.table, one.facts) for one in again] == [("t1", "changed")]
    same = await there.board.look({"t1": again[0].stamp})
    assert [one.facts for one in same] == [""]


async def test_only_its_owner_shows_a_table(server: Server, join: Joined) -> None:
    here, there = await join("a", at="http://a"), await join("b", at="http://b")
    await here.open(opening())
    await there.board.show({"t1": "not mine"}, ())
    assert await there.board.look({}) == ()
    await here.board.show({"t1": "mine"}, ())
    assert [one.address for one in await there.board.look({})] == ["http://a"]
    await rows(server, "UPDATE companion.nodes SET fenced = true WHERE slot = 'a'")
    await here.board.show({"t1": "late"}, ())
    assert [(one.facts, one.address) for one in await there.board.look({})] == [("mine", "")]
    assert await there.addresses() == ("http://b",)


async def test_orders_reach_the_owner_in_order_until_they_are_done(join: Joined) -> None:
    here, there = await join("a"), await join("b")
    for table in ("t1", "t2"):
        await here.open(opening(table))
    await there.open(opening("t3"))
    assert not (await here.board.hear()).is_organised
    await there.board.organise()
    await there.board.wish("all", None)
    await there.board.wish("one", ("t2",))
    await there.board.wish("mine", ("t3",))
    heard = await here.board.hear()
    assert heard.is_organised
    assert [(wish.table, wish.what) for wish in heard.wishes] == [("t1", "all"), ("t2", "all"), ("t2", "one")]
    assert (await there.board.hear()).wishes == (), "one's own tables are told without"
    await here.board.done(tuple(wish.id for wish in heard.wishes[:2]))
    assert [wish.what for wish in (await here.board.hear()).wishes] == ["one"]


async def test_a_table_is_handed_to_whom_has_fewer_and_stays_where_nobody_has(join: Joined) -> None:
    here, there = await join("a", at="http://a"), await join("b", at="http://b")
    for number in range(4):
        await here.open(opening(f"t{number}"))
    assert [await here.hand_over(f"t{number}") for number in range(4)] == [True, True, False, False]
    found = [await there.where(table=f"t{number}") for number in range(4)]
    assert found == ["http://b", "http://b", "http://a", "http://a"]
    assert {one.table for one in await there.claim(10)} == {"t0", "t1"}


async def test_who_is_purged_leaves_no_notice_and_no_order(server: Server, join: Joined) -> None:
    here, there = await join("a"), await join("b")
    await here.open(opening())
    await here.board.show({"t1": "one"}, ())
    await there.board.wish("all", None)
    assert await here.purge("t1") == 1
    assert await rows(server, "SELECT 1 FROM companion.live UNION ALL SELECT 1 FROM companion.orders") == []
