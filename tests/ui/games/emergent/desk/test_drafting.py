"""Edits show at once and meet the table again; nothing of a sealed plan shows on the outside."""

from __future__ import annotations

import msgpack
from hypothesis import given
from hypothesis import strategies as st

from companion.games.emergent.actions import MakePlan, PlaceDiscs, Ready, Unready
from companion.games.emergent.actions.plan import EMPTY_PLAN, Discs, Plan
from companion.games.emergent.sums.editing import with_disc
from companion.ui.games.emergent.desk.drafting import Draft
from tests.ui.games.emergent.phone_kit import Booth, Table
from tests.ui.games.emergent.phone_plans import PLANS, plan
from tests.ui.games.emergent.phone_scenes import SCENES, planning

A, B, C, D = (plan(posts=f"delta:{count}") for count in range(1, 5))
REGIONS = ("delta", "ridge", "harrow")


def test_the_newest_edit_is_shown_until_the_table_shows_it() -> None:
    made = Draft[Plan]().changed(A, B).changed(A, C)
    assert made.newest(A) == C
    assert made.met(A).newest(A) == C
    assert made.met(B).newest(B) == C
    assert made.met(C) == Draft()


def test_what_comes_from_elsewhere_wins() -> None:
    made = Draft[Plan]().changed(A, B)
    assert made.met(D) == Draft()
    assert made.met(A, is_refused=True) == Draft()


@given(
    st.lists(
        st.tuples(st.sampled_from(REGIONS), st.sampled_from(("small", "large")), st.sampled_from((1, -1)))
    )
)
def test_discs_are_never_below_zero(steps: list[tuple[str, str, int]]) -> None:
    made: dict[str, Discs] = {}
    for region, size, more in steps:
        made = with_disc(made, region, size, more)  # type: ignore[arg-type]
    assert all(discs.small >= 0 and discs.large >= 0 for discs in made.values())
    assert all(discs.small or discs.large for discs in made.values())


async def test_edits_are_seen_before_the_table_answers() -> None:
    booth = planning()
    booth.answers = False
    phone = await booth.open()
    await phone.tap("Delta. Cities")
    await phone.tap("Less cubes in Small DC")
    await phone.tap("Less cubes in Small DC")
    assert phone.says("cubes in Small DC: 2 of 5")
    assert [made.plan.products["b3"] for made in booth.sent if isinstance(made, MakePlan)] == [3, 2]
    booth.answer(booth.sent[0])
    booth.redraw()
    await phone.settle()
    assert phone.says("cubes in Small DC: 2 of 5")
    booth.answer(booth.sent[1])
    booth.redraw()
    await phone.settle()
    assert phone.says("cubes in Small DC: 2 of 5")
    assert phone.says("$60")


async def test_another_phone_of_my_seat_wins_over_an_old_edit() -> None:
    booth = planning()
    booth.answers = False
    phone = await booth.open()
    await phone.tap("Delta. Cities")
    await phone.tap("Less cubes in Small DC")
    booth.answer(MakePlan(plan=PLANS[2]["bo"].model_copy(update={"products": {"b3": 5}})))
    booth.redraw()
    await phone.settle()
    assert phone.says("cubes in Small DC: 5 of 5")


async def test_two_builds_before_the_table_answers_have_ids_of_their_own() -> None:
    booth = planning()
    booth.answers = False
    phone = await booth.open()
    await phone.tap("Ridge. No city")
    await phone.tap("Build Small")
    await phone.tap("Build Large")
    made = booth.sent[-1]
    assert isinstance(made, MakePlan)
    ids = [build.id for build in made.plan.build]
    assert len(ids) == 3
    assert len(set(ids)) == 3


async def _sent_when_sealed(table: Table, made: Plan) -> bytes:
    table.do("bo", MakePlan(plan=made))
    table.do("bo", Ready())
    booth = Booth(table)
    phone = await booth.open()
    table.do("bo", Unready())
    return b"".join(phone.wire.frames)


def _plain(sent: bytes) -> object:
    """What was sent, without control numbers that count up all day."""
    unpacker = msgpack.Unpacker(strict_map_key=False)
    unpacker.feed(sent)
    return [_levelled(one) for one in unpacker]


def _levelled(value: object) -> object:
    if isinstance(value, dict):
        return {name: 0 if name in ("_i", "id", "uid") else _levelled(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_levelled(inner) for inner in value]
    return value


async def test_a_sealed_plan_looks_like_any_other() -> None:
    """Also an empty one; byte by byte (ET-14)."""
    table = Table().round(1).round(2)
    seen = [_plain(await _sent_when_sealed(table, made)) for made in (EMPTY_PLAN, PLANS[2]["bo"])]
    assert seen[0] == seen[1]


async def test_a_sealed_placement_looks_like_any_other() -> None:
    booth = SCENES["fast_sealed"]()
    seen = []
    for discs in (
        {"delta": Discs(small=3), "ridge": Discs(large=2)},
        {"dunes": Discs(large=2, small=1), "harrow": Discs(small=2)},
    ):
        booth.table.do("bo", Unready())
        booth.table.do("bo", PlaceDiscs(placement=discs))
        booth.table.do("bo", Ready())
        phone = await Booth(booth.table).open()
        seen.append(_plain(b"".join(phone.wire.frames)))
    assert seen[0] == seen[1]


async def test_no_key_or_data_names_a_plan() -> None:
    """Keys and data of controls reach the phone, and a shared phone's next owner."""
    phone = await planning().open()
    await phone.tap("Delta. Cities")
    named = {str(one.key) for one in phone.controls() if one.key is not None}
    assert not any(word in name for name in named for word in ("delta", "b3", "cubes", "large", "small"))
