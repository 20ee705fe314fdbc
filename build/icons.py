"""The app's icon out of our own art, the round table with its seats: SVG, PNG, ICO and ICNS.

`python build/icons.py` writes `build/icons/`. Chromium draws; files of several sizes are packed here.
"""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

from pen import svg
from playwright.sync_api import sync_playwright

OUT = Path(__file__).parent / "icons"
GROUND, WELL, EDGE = "#0E1116", "#212935", "#6E7E8E"
SEATS = (
    '<circle cx="60" cy="16" r="9.6" fill="#E69F00"/>'
    '<path d="M102 30l9.4 16.4H92.6Z" fill="#56B4E9"/>'
    '<rect x="93" y="75" width="17" height="17" rx="3" fill="#00A97C"/>'
    '<path d="M60 93.8 70.2 104 60 114.2 49.8 104Z" fill="#F0E442"/>'
    '<path d="M14.6 74.4h6.8v6.2h6.2v6.8h-6.2v6.2h-6.8v-6.2h-6.2v-6.8h6.2Z" fill="#E08BB5"/>'
    '<path d="m18 26 2.7 6.9 7.4.4-5.7 4.7 1.9 7.2-6.3-4-6.3 4 1.9-7.2-5.7-4.7 7.4-.4Z" fill="#4C8DFF"/>'
)
"""The same seats that sit down on the splash (`assets/web/index.html`)."""
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
ICO = (16, 32, 48, 256)
ICNS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def picture(scale: float, *, round_ground: bool) -> str:
    """The table in a square of 120, scaled; on the rounded ground of a desktop icon, or to the edge."""
    ground = f'<rect width="120" height="120" rx="{26 if round_ground else 0}" fill="{GROUND}"/>'
    table = f'<ellipse cx="60" cy="60" rx="30" ry="25" fill="{WELL}" stroke="{EDGE}" stroke-width="2.4"/>'
    inset = 60 * (1 - scale)
    return svg(
        120,
        120,
        f'{ground}<g transform="translate({inset:.1f} {inset:.1f}) scale({scale})">{table}{SEATS}</g>',
    )


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon: a table of sizes, then the PNGs."""
    at, head, body = 6 + 16 * len(pictures), struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, png in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), at + len(body))
        body += png
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon: blocks of a name, a length and a PNG."""
    body = b"".join(name + struct.pack(">I", len(png) + 8) + png for name, png in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    """Draw every size once, in the system's Chromium."""
    chromium = next(filter(None, map(shutil.which, BROWSERS)))
    whole, full = picture(0.82, round_ground=True), picture(0.66, round_ground=False)
    OUT.mkdir(exist_ok=True)
    (OUT / "icon.svg").write_text(whole, encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()

        def drawn(source: str, size: int) -> bytes:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{source}")
            return page.screenshot(omit_background=True)

        (OUT / "icon.png").write_bytes(drawn(whole, 512))
        (OUT / "icon_full.png").write_bytes(drawn(full, 1024))
        (OUT / "icon.ico").write_bytes(ico({size: drawn(whole, size) for size in ICO}))
        (OUT / "icon.icns").write_bytes(icns({name: drawn(whole, size) for name, size in ICNS.items()}))
        browser.close()


if __name__ == "__main__":
    main()
