"""What `flet build` takes, as a copy under `build/out/mobile`: `python build/mobile.py`.

`flet build` works, and cleans, inside `<root>/build`: never run it on the tracked folder. The copy has an
entry, the icons where Flet looks for them, our package with its assets inside, and a slim flet-web.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

from companion.net.shelf import CLIENT

ROOT = Path(__file__).parents[1]
OUT = ROOT / "build" / "out" / "mobile"
ENTRY = "from companion.cli.app import run\n\nrun()\n"
LEFT_OUT = "uvicorn[standard]"
"""flet-web asks for it; uvloop, httptools and watchfiles have no wheels for phones. Plain uvicorn does."""


def export() -> Path:
    """The copy, made anew; what is not tracked stays at home."""
    shutil.rmtree(OUT, ignore_errors=True)
    for name in ("companion", "assets"):
        shutil.copytree(ROOT / name, OUT / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(OUT / "assets", OUT / "companion" / "assets")  # for the host, beside its code
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, OUT / name)
    (OUT / "main.py").write_text(ENTRY, encoding="utf-8")
    icons = ROOT / "build" / "icons"
    for source, name in (
        ("icon_full.png", "icon.png"),
        ("icon_full.png", "icon_android.png"),
        ("icon_full.png", "icon_ios.png"),
        ("icon.png", "icon_macos.png"),
        ("icon.ico", "icon_windows.ico"),
        ("icon.png", "splash.png"),
    ):
        shutil.copy(icons / source, OUT / "assets" / name)
    return OUT


def slim(wheel: Path, into: Path) -> Path:
    """flet-web with only the files we serve and without the wish for `uvicorn[standard]`."""
    keep, lines = {f"flet_web/web/{name}" for name in CLIENT}, list[str]()
    made = into / wheel.name
    if lacking := keep - set(zipfile.ZipFile(wheel).namelist()):
        raise SystemExit(f"{wheel.name} lacks {', '.join(sorted(lacking))}: a host would serve nothing")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        record = next(name for name in old.namelist() if name.endswith(".dist-info/RECORD"))
        for name in old.namelist():
            if name == record or (name.startswith("flet_web/web/") and name not in keep):
                continue
            data = old.read(name)
            if name.endswith(".dist-info/METADATA"):
                data = b"\n".join(one for one in data.split(b"\n") if LEFT_OUT.encode() not in one)
            new.writestr(name, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(data)}")
        new.writestr(record, "\n".join([*lines, f"{record},,"]) + "\n")
    return made


def fetched(folder: Path) -> Path:
    """The flet-web wheel of the pinned version."""
    pins = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    wanted = next(pin for pin in pins if pin.startswith("flet-web=="))
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), wanted]
    subprocess.run(command, check=True)  # noqa: S603
    return next(folder.glob("flet_web-*.whl"))


def main() -> None:
    """Make the copy with its slim wheel, and tell `flet build` of that."""
    copy = export()
    (copy / "dist").mkdir()
    with tempfile.TemporaryDirectory() as folder:
        wheel = slim(fetched(Path(folder)), copy / "dist")
    with (copy / "pyproject.toml").open("a", encoding="utf-8") as settings:
        for system in ("android", "ios"):
            settings.write(f'\n[tool.flet.{system}.dev_packages]\n"flet-web" = "dist/{wheel.name}"\n')
    print(f"{copy}: now, in there, flet build apk (or ipa, windows, macos, linux)")


if __name__ == "__main__":
    main()
