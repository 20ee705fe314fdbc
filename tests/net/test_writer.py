"""Frames as text: the same bytes as if each had been written whole."""

from __future__ import annotations

import json

from companion.net.writer import FrameWriter
from tests.table.people import people


async def test_a_frame_is_the_same_as_if_it_were_written_whole() -> None:
    at = await people()
    await at.sit("Ann", "Bo")
    await at.host_act("start")
    await at.act("ann", "hide", number=3)
    writer = FrameWriter()
    for seat in ("ann", None, "bo", "ann"):
        frame = at.frame(seat)
        told = json.loads(f"{{{writer.body(frame)}}}")
        assert frame.view is not None
        assert told == {
            "view": json.loads(frame.view.model_dump_json()),
            "table": json.loads(frame.table.model_dump_json()),
        }


async def test_before_the_game_there_is_no_view() -> None:
    at = await people()
    await at.sit("Ann")
    assert json.loads(f"{{{FrameWriter().body(at.frame('ann'))}}}")["view"] is None
