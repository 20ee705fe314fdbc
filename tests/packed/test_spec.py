"""The recipe of the desktop app names everything a host needs; the build itself is tried by `make app`."""

from __future__ import annotations

import importlib.util
import runpy
import struct
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from companion import paths
from companion.net.shelf import CLIENT
from tests.faults.hosts import ROOT

ICONS = ROOT / "build" / "icons"


class Recipe:
    """Stands in for PyInstaller: keeps what the recipe asks for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
        self.asked: dict[str, Any] = {}
        hooks: Any = types.ModuleType("PyInstaller.utils.hooks")
        hooks.collect_data_files = lambda name, includes: [(name, name)]
        hooks.collect_submodules = lambda name, **_: [f"{name}.*"]
        hooks.copy_metadata = lambda name: [(f"metadata of {name}", name)]
        for name in ("PyInstaller", "PyInstaller.utils"):
            monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
        monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
        monkeypatch.setattr(sys, "platform", platform)

    def follow(self) -> dict[str, Any]:
        """Run it; every step by its name."""

        def step(name: str) -> Any:
            def taken(*args: Any, **more: Any) -> Any:
                self.asked[name] = (args, more)
                datas = [
                    (f"{to}/{Path(source).name}", source, "DATA") for source, to in more.get("datas", ())
                ]
                return types.SimpleNamespace(datas=datas, binaries=[], pure=[], scripts=[])

            return taken

        steps = {name: step(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
        spec = ROOT / "build" / "desktop.spec"
        runpy.run_path(str(spec), {**steps, "SPECPATH": str(spec.parent)})
        return self.asked


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_recipe_packs_everything_and_nothing_else(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    asked = Recipe(monkeypatch, platform).follow()
    (scripts,), analysis = asked["Analysis"]
    assert Path(scripts[0]).is_file()
    packed = {name.replace("\\", "/") for name, _, _ in asked["COLLECT"][0][2]}
    assert {f"flet_web/web/{name}" for name in CLIENT} <= packed
    shipped = {
        file.relative_to(paths.assets()).as_posix() for file in paths.assets().rglob("*") if file.is_file()
    }
    assert {f"companion/assets/{name}" for name in shipped} <= packed
    for package in ("tabletop-companion", "flet", "flet-web"):
        assert (f"metadata of {package}", package) in analysis["datas"]
    for module in analysis["hiddenimports"]:
        assert module.endswith(".*") or importlib.util.find_spec(module), module
    assert asked["EXE"][1]["console"] is (platform == "linux")
    icon = asked["EXE"][1]["icon"]
    assert icon is None or Path(icon).is_file()
    assert ("BUNDLE" in asked) is (platform == "darwin")
    if platform == "darwin":
        assert asked["BUNDLE"][1]["info_plist"]["LSUIElement"] is True, (
            "without a window it is no app of the Dock"
        )


def test_every_icon_holds_its_sizes() -> None:
    ico = (ICONS / "icon.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", ico)
    assert (kind, count) == (1, 4)
    for at in range(count):
        width, *_, length, offset = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * at)
        assert _png_width(ico[offset : offset + length]) == (width or 256)
    icns, at, widths = (ICONS / "icon.icns").read_bytes(), 8, []
    assert struct.unpack_from(">I", icns, 4)[0] == len(icns)
    while at < len(icns):
        length = struct.unpack_from(">I", icns, at + 4)[0]
        widths.append(_png_width(icns[at + 8 : at + length]))
        at += length
    assert widths == [16, 32, 128, 256, 512, 1024]
    assert _png_width((ICONS / "icon.png").read_bytes()) == 512
    assert _png_width((ICONS / "icon_full.png").read_bytes()) == 1024


def _png_width(png: bytes) -> int:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width: int = struct.unpack_from(">I", png, 16)[0]
    return width
