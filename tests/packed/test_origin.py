"""The addresses in the wheel are those of whoever cloned it, and never a way in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.faults.hosts import ROOT


@pytest.fixture
def origin(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, from the folder of recipes."""
    monkeypatch.syspath_prepend(ROOT / "build")
    sys.modules.pop("origin", None)
    import origin as script  # noqa: PLC0415

    made: ModuleType = script
    return made


@pytest.mark.parametrize(
    ("cloned", "home"),
    [
        ("https://example.org/some/companion.git", "https://example.org/some/companion"),
        ("https://example.org/some/companion/", "https://example.org/some/companion"),
        ("https://ann:s3cret@example.org/companion.git", "https://example.org/companion"),
        ("https://example.org:8443/a/b", "https://example.org:8443/a/b"),
        ("git@example.org:some/companion.git", "https://example.org/some/companion"),
        ("ssh://git@example.org:2222/some/companion.git", "https://example.org/some/companion"),
    ],
)
def test_a_clone_knows_where_it_comes_from(origin: ModuleType, cloned: str, home: str) -> None:
    assert origin.urls_of(cloned) == {
        "Homepage": home,
        "Source": home,
        "Documentation": f"{home}#readme",
    }


@pytest.mark.parametrize(
    "cloned",
    [
        "",
        "/home/ann/companion",
        "../companion",
        "file:///srv/companion.git",
        "http://192.168.1.20/companion.git",
        "https://forge.lan/companion.git",
        "https://forge/companion.git",
        "https://exa mple.org/companion",
    ],
)
def test_what_only_one_house_knows_stays_there(origin: ModuleType, cloned: str) -> None:
    assert origin.urls_of(cloned) == {}


def test_a_folder_in_somebody_elses_checkout_has_no_origin(origin: ModuleType, tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    address = "https://example.org/companion.git"
    subprocess.run(["git", "-C", tmp_path, "config", "remote.origin.url", address], check=True)
    assert origin.origin_of(tmp_path) == address
    (tmp_path / "inside").mkdir()
    assert origin.origin_of(tmp_path / "inside") == ""
