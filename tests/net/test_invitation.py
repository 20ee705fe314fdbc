"""Whatever people scan, paste or type, it leads to the same table; or it is said that it leads nowhere."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.action import Rejection
from companion.net.invitation import Invitation, local_name, opened_by, read

HERE = "http://192.168.1.20:8550"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("http://192.168.1.20:8550/j/WREN#s3cret", Invitation(HERE, "WREN", "s3cret")),
        (" http://192.168.1.20:8550/j/wren/ ", Invitation(HERE, "WREN")),
        ("companion://table/192.168.1.20:8550/j/WREN#s3cret", Invitation(HERE, "WREN", "s3cret")),
        ("192.168.1.20:8550/j/WREN", Invitation(HERE, "WREN")),
        ("192.168.1.20 wren", Invitation(HERE, "WREN")),
        ("192.168.1.20:8600 wren", Invitation("http://192.168.1.20:8600", "WREN")),
        ("https://table.example/j/WREN", Invitation("https://table.example", "WREN")),
        ("http://[fd00::7]:8550/j/WREN", Invitation("http://[fd00::7]:8550", "WREN")),
        ("wren", Invitation("http://companion-wren.local:8550", "WREN")),
        ("192.168.1.20/j/WREN?more=1#s3cret", Invitation(HERE, "WREN", "s3cret", is_more=True)),
    ],
)
def test_every_shape_of_a_link(text: str, meant: Invitation) -> None:
    assert read(text) == meant
    assert read(meant.link) == meant


@pytest.mark.parametrize(
    "text",
    [
        "", "  ", "no", "file:///etc/passwd", "ftp://192.168.1.20/j/WREN", "http://ann:pw@192.168.1.20/j/WREN",
        "192.168.1.20", "http://192.168.1.20:8550/", "javascript:alert(1)", "http://a b/j/WREN!",
        "http://192.168.1.20:99999/j/WREN", "http://[::1/j/WREN", "http://[1.2.3.4]/j/WREN", "http://.../j/WREN",
        f"http://{'a' * 64}.local/j/WREN", f"192.168.1.20/j/WREN#{'x' * 65}", f"{'a.' * 200}b/j/WREN",
        "192.168.1.20/j/WREN#a b", "192.168.1.20/j/\u0661\u0662\u0663\u0664", "WREN\x00",
    ],
)  # fmt: skip
def test_what_leads_nowhere_is_said(text: str) -> None:
    with pytest.raises(Rejection, match=r"door\.bad_link"):
        read(text)


PIECES = ("http://", "companion:", "//", "[", "]", "::", ":", "1", "/j/", "WREN", "#", "?", " ", ".")


@given(st.text(max_size=80) | st.lists(st.sampled_from(PIECES) | st.characters(), max_size=14).map("".join))
def test_any_text_leads_to_a_table_or_is_said_to_lead_nowhere(text: str) -> None:
    try:
        meant = read(text)
    except Rejection:
        return
    assert read(meant.link) == meant
    assert 0 <= (urlsplit(meant.address).port or 0) <= 65535


@pytest.mark.parametrize(
    ("route", "link"),
    [
        ("/", ""), ("", ""), ("/seat/t1?seat=ann", ""), ("/j/WREN", ""), ("/table/t1", ""),
        ("/192.168.1.20:8550/j/WREN#key", "companion://table/192.168.1.20:8550/j/WREN#key"),
        ("companion://table/192.168.1.20/j/WREN", "companion://table/192.168.1.20/j/WREN"),
    ],
)  # fmt: skip
def test_a_route_that_opened_the_app_may_be_a_link(route: str, link: str) -> None:
    assert opened_by(route) == link


def test_a_table_has_a_name_on_its_network() -> None:
    assert local_name("WREN") == "companion-wren.local"
