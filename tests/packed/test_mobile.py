"""What `flet build` is given; the packages and the host on a phone are tried by `make check-mobile`."""

from __future__ import annotations

import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from companion.net.invitation import SCHEME
from companion.net.shelf import CLIENT
from tests.faults.hosts import ROOT

FLET = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["flet"]


@pytest.fixture
def mobile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script, with its copy somewhere else."""
    monkeypatch.syspath_prepend(ROOT / "build")
    sys.modules.pop("mobile", None)
    import mobile as script  # noqa: PLC0415 - from the folder of recipes

    monkeypatch.setattr(script, "OUT", tmp_path / "copy")
    made: ModuleType = script
    return made


def test_the_copy_has_an_entry_icons_and_assets_for_both(mobile: ModuleType) -> None:
    copy = mobile.export()
    assert "companion.cli.app" in (copy / "main.py").read_text()
    for name in ("icon.png", "icon_android.png", "icon_ios.png", "icon_windows.ico", "splash.png"):
        assert (copy / "assets" / name).stat().st_size > 1000
    for assets in (copy / "assets", copy / "companion" / "assets"):
        assert (assets / "fonts" / "text-400.ttf").is_file()
    assert not list(copy.rglob("__pycache__"))
    assert not (copy / "tests").exists()
    assert (copy / f"{FLET['app']['module']}.py").is_file()
    assert FLET["app"]["exclude"] == ["dist"]


def test_a_slim_flet_web_serves_the_same_and_asks_for_less(mobile: ModuleType, tmp_path: Path) -> None:
    wheel = tmp_path / "flet_web-1.0.5-py3-none-any.whl"
    meta = "flet_web-1.0.5.dist-info/METADATA"
    with zipfile.ZipFile(wheel, "w") as made:
        for name in (*CLIENT, "pyodide/pyodide.js"):
            made.writestr(f"flet_web/web/{name}", name)
        made.writestr("flet_web/__init__.py", "")
        made.writestr(meta, "Name: flet-web\nRequires-Dist: fastapi\nRequires-Dist: uvicorn[standard]\n")
        made.writestr("flet_web-1.0.5.dist-info/RECORD", "")
    (tmp_path / "slim").mkdir()
    slim = zipfile.ZipFile(mobile.slim(wheel, tmp_path / "slim"))
    assert {f"flet_web/web/{name}" for name in CLIENT} <= set(slim.namelist())
    assert "flet_web/web/pyodide/pyodide.js" not in slim.namelist()
    told = slim.read(meta).decode()
    assert "fastapi" in told
    assert "uvicorn" not in told
    listed = [
        line.partition(",")[0] for line in slim.read("flet_web-1.0.5.dist-info/RECORD").decode().splitlines()
    ]
    assert sorted(listed) == sorted(slim.namelist())


def test_a_flet_web_that_lacks_what_we_serve_is_refused(mobile: ModuleType, tmp_path: Path) -> None:
    """Phones would have been shown a blank page, once the app was built and installed."""
    wheel = tmp_path / "flet_web-1.0.5-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as made:
        for name in sorted(CLIENT)[1:]:
            made.writestr(f"flet_web/web/{name}", name)
        made.writestr("flet_web-1.0.5.dist-info/RECORD", "")
    (tmp_path / "slim").mkdir()
    with pytest.raises(SystemExit, match=sorted(CLIENT)[0]):
        mobile.slim(wheel, tmp_path / "slim")
    assert list((tmp_path / "slim").iterdir()) == []


def test_the_host_runs_as_a_phone_has_it(mobile: ModuleType) -> None:
    """Packages zipped, some of them hidden, its own folder read-only. The command asks the index too."""
    sys.modules.pop("check_mobile", None)
    import check_mobile  # noqa: PLC0415 - from the folder of recipes

    assert check_mobile.mobile is mobile
    assert check_mobile.runs()
    assert {"babel", "flet_web", "pytz"} <= check_mobile.EXTRACTED


def test_phones_may_reach_the_table_and_links_the_app() -> None:
    asked = FLET["android"]["permission"]
    for name in ("INTERNET", "ACCESS_WIFI_STATE", "WAKE_LOCK", "CHANGE_WIFI_MULTICAST_STATE"):
        assert asked[f"android.permission.{name}"] is True
    assert {"flet_web", "babel"} <= set(FLET["android"]["extract_packages"])
    for system in ("android", "ios", "macos", "windows", "linux"):
        assert "flet-audio==1.0.5" in FLET[system]["dependencies"], (
            "an app without a browser has no other sound"
        )
    assert "pyjnius" in FLET["android"]["dependencies"]
    for place in (FLET, FLET["android"], FLET["ios"]):
        assert place["deep_linking"]["scheme"] == SCHEME
    assert FLET["ios"]["info"]["NSLocalNetworkUsageDescription"]
    assert FLET["macos"]["entitlement"]["com.apple.security.network.server"] is True
