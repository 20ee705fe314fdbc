"""A QR code as an inline drawing, with its quiet zone."""

from __future__ import annotations

from functools import lru_cache

import flet as ft
import qrcode
from qrcode.constants import ERROR_CORRECT_M

from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin

QUIET = 4
"""Modules of white around the code; scanners need them."""


@lru_cache(maxsize=64)
def qr_svg(text: str) -> str:
    """The code as SVG: one path, runs of dark modules a row."""
    code = qrcode.QRCode(border=0, error_correction=ERROR_CORRECT_M)
    code.add_data(text)
    code.make()
    rows = code.get_matrix()
    side = len(rows) + 2 * QUIET
    runs = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            start = x
            while x < len(row) and row[x]:
                x += 1
            if x > start:
                runs.append(f"M{start + QUIET} {y + QUIET}h{x - start}v1.02h-{x - start}z")
            x += 1
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges">'
        f'<rect width="{side}" height="{side}" fill="#FFFFFF"/><path d="{"".join(runs)}" fill="{INK}"/></svg>'
    )


def QrCode(skin: Skin, text: str, size: float) -> ft.Control:
    """Scan to join; the link itself stands beside it for who cannot scan. `size` is in real pixels."""
    return ft.Container(
        ft.Image(src=qr_svg(text), width=size, height=size, semantics_label=skin.say("shell-qr-label")),
        width=size,
        height=size,
        border_radius=max(8, size * 0.055),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor="#FFFFFF",
    )
