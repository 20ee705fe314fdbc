"""What `uvx`, `pipx` and `pip` install: the wheel alone, in an environment far from this folder."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from companion.net.shelf import CLIENT
from tests.faults.hosts import ROOT, free_port

UV = Path(sys.executable).with_name("uv")
PATIENCE = 300
CLONED = {
    "GIT_CONFIG_COUNT": "1",
    "GIT_CONFIG_KEY_0": "remote.origin.url",
    "GIT_CONFIG_VALUE_0": "https://ann:s3cret@example.org/some/companion.git",
}
"""For git: where this checkout comes from, whatever it says itself."""


def ran(*command: str | Path, cwd: Path) -> None:
    """A command that must work; whatever it says is shown when it does not."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env={**os.environ, **CLONED},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it, far from the sources."""
    folder = tmp_path_factory.mktemp("elsewhere")
    environment, python = folder / "environment", folder / "environment" / "bin" / "python"
    if UV.exists():
        ran(UV, "build", "--wheel", "--quiet", "--out-dir", folder, cwd=ROOT)
        ran(UV, "venv", "--quiet", "--python", sys.executable, environment, cwd=folder)
        ran(UV, "pip", "install", "--quiet", "--python", python, *folder.glob("*.whl"), cwd=folder)
    else:
        ran(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder, ".", cwd=ROOT)
        ran(sys.executable, "-m", "venv", environment, cwd=folder)
        ran(python, "-m", "pip", "install", *folder.glob("*.whl"), cwd=folder)
    return folder


def test_the_wheel_holds_what_a_host_needs(elsewhere: Path) -> None:
    names = zipfile.ZipFile(next(elsewhere.glob("*.whl"))).namelist()
    for needed in ("web/index.html", "locales/en/host.ftl", "fonts/text-400.ttf", "sounds/gong.mp3"):
        assert f"companion/assets/{needed}" in names
    assert not [name for name in names if name.startswith(("tests", "build", "docs"))]


def test_the_wheel_says_where_it_comes_from(elsewhere: Path) -> None:
    wheel = zipfile.ZipFile(next(elsewhere.glob("*.whl")))
    told = next(wheel.read(name).decode() for name in wheel.namelist() if name.endswith("METADATA"))
    addresses = dict(re.findall(r"^Project-URL: (\w+), (\S+)$", told, re.MULTILINE))
    assert addresses["Homepage"] == addresses["Source"] == "https://example.org/some/companion"
    assert "s3cret" not in told


def test_it_hosts_from_another_folder(elsewhere: Path) -> None:
    port, bin_ = free_port(), elsewhere / "environment" / "bin"
    outside = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))
    }
    host = subprocess.Popen(
        [bin_ / "companion", "host", "--no-browser", "--address", "127.0.0.1", "--port", str(port),
         "--data", elsewhere / "data"],
        cwd=elsewhere, env=outside, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert host.stdout is not None
    code = next(found[1] for line in host.stdout if (found := re.match(r"Code\s+(\S+)", line)))
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as browser:
        assert browser.get(f"/j/{code}").status_code == 200
        page = browser.get("/seat/none")
        base = re.search(r'"assetBase": "([^"]+)"', page.text)
        assert base, page.text
        for name in CLIENT:
            assert browser.head(f"{base[1]}{name}").status_code == 200, name
    host.send_signal(signal.SIGINT)
    _, wrong = host.communicate(timeout=PATIENCE)
    assert (host.returncode, wrong) == (0, "")
