"""The code to scan."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.qr import QUIET, QrCode, qr_svg
from companion.ui.kit.skin import skin_for
from tests.ui.frames import LINK


def test_the_qr_has_its_quiet_zone() -> None:
    drawn = qr_svg("http://192.168.1.20:8550/j/KITE#s")
    assert f"M{QUIET} {QUIET}h7" in drawn


def test_another_link_is_another_code_and_it_is_always_dark_on_white() -> None:
    assert qr_svg(LINK) != qr_svg(LINK + "x")
    for is_dark in (True, False):
        code = QrCode(skin_for(390, 844, is_dark=is_dark), LINK, 200)
        assert isinstance(code, ft.Container)
        assert isinstance(code.content, ft.Image)
        assert (code.bgcolor, code.content.src) == ("#FFFFFF", qr_svg(LINK))
        assert code.content.semantics_label
