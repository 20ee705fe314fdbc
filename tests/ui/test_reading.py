"""What all screens read out of a frame: what may be done, and for whom the host stands in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.kernel.view import WhyNot
from companion.net.link import Frame
from companion.ui import reading
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Stage
from tests.ui.frames import choices, table

SKIN = skin_for(390, 844)


def stage(seat: str | None = "dev", *, is_host: bool = True, **presence: str) -> Stage:
    """Dev's page at the plain table; Chi is on paper."""
    known = table("playing", seat, is_host=is_host)
    lines = (one.model_copy(update={"presence": presence.get(one.seat, one.presence)}) for one in known.seats)
    return Stage(Frame(1, known.model_copy(update={"seats": tuple(lines)}), choices(), 0.0), SKIN, print)


def test_what_may_be_done_is_what_is_offered() -> None:
    view = choices()
    assert (reading.may(view, "bid"), reading.may(view, "fly")) == (True, False)
    assert reading.offered(view, "bid", "cargo") == ("silk", "tea")
    assert reading.offered(view, "bid", "route") == reading.offered(view, "fly", "route") == ()


@pytest.mark.parametrize(
    ("presence", "name"), [("here", ""), ("away", "Bo"), ("free", "Bo"), ("paper", "Bo")]
)
def test_the_host_stands_in_for_whoever_has_no_phone_that_answers(presence: str, name: str) -> None:
    assert reading.absent(stage(bo=presence), "bo") == name
    assert reading.stands_in(stage(bo=presence), "bo") == bool(name)
    assert not reading.stands_in(stage(bo=presence, is_host=False), "bo")


def test_nobody_stands_in_for_oneself_or_for_nobody() -> None:
    assert not reading.stands_in(stage("chi"), "chi")
    assert not reading.stands_in(stage(), None)
    assert not reading.stands_in(stage(), "zoe")


def test_the_shared_screen_is_nobody() -> None:
    assert reading.is_me(stage(), "dev")
    assert not reading.is_me(stage(None), None)
    assert not reading.is_me(replace(stage(), is_shared=True), "bo")


def test_reasons_are_sentences_with_their_rules() -> None:
    why = (WhyNot(code="skiff.table_only", rule="p. 7"), WhyNot(code="skiff.wrong_phase", rule="p. 9"))
    said = reading.reasons(SKIN, why, {})
    assert said.startswith("This is for the host, who speaks for the table.")
    assert "(p. 7) " in said
