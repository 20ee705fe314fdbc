"""Whatever people scan, paste or type, it leads to the same table; or it is said that it leads nowhere."""

from __future__ import annotations

import pytest

from companion.kernel.action import Rejection
from companion.net.invitation import Invitation, local_name, read

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
    ],
)  # fmt: skip
def test_what_leads_nowhere_is_said(text: str) -> None:
    with pytest.raises(Rejection, match=r"door\.bad_link"):
        read(text)


def test_a_table_has_a_name_on_its_network() -> None:
    assert local_name("WREN") == "companion-wren.local"
