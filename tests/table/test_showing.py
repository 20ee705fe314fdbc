"""What a page is shown besides what everybody sees."""

from __future__ import annotations

from tests.table.people import people


async def test_the_join_link_is_for_those_who_are_in() -> None:
    at = await people("Ann")
    link = "http://192.168.1.20:8550/j/WREN#join-secret"
    assert at.frame("ann").table.join_link == link
    assert at.frame(None).table.join_link == link
