"""Whether everything a phone needs can be had, and the host runs with it: `make check-mobile`.

Resolves all dependencies for Android and iOS as far as the package index allows, then starts the host as a
phone has it: packages zipped, those without mobile wheels hidden, data elsewhere, its own folder read-only.
"""

from __future__ import annotations

import compileall
import importlib.util
import re
import stat
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import cache_from_source
from pathlib import Path

import mobile

ROOT = Path(__file__).parents[1]
HIDDEN = ("uvloop", "httptools", "watchfiles", "flet_desktop")
"""What phones have no wheel for, or need no more."""
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRACTED = frozenset(SETTINGS["tool"]["flet"]["android"]["extract_packages"]) - {"companion"}
"""What is not zipped."""
PLATFORMS = {"android": "aarch64-linux-android", "ios": "arm64-apple-ios"}
HOST = """
import sys
from companion.net.client import make_client
from companion import paths, texts
from companion.cli.app import Installed
from companion.cli.claim import Claim
from companion.cli.hosted import Hosted, listen
from companion.net.lan import Address
import asyncio, urllib.request

async def main():
    assert texts.say("host-stopped").startswith("Stopped")
    installed = Installed(paths.data())
    chosen = Address("127.0.0.1", "lo", "loop")
    hosted = Hosted(Claim(paths.data()), listen(0, chosen), chosen)
    table = await hosted.open()
    door = f"{hosted.address}/j/{table.opening.code}"
    page = await asyncio.to_thread(lambda: urllib.request.urlopen(door).read())
    assert b"<html" in page
    hosted.stop()
    await hosted.ended()
    hidden = [name for name in HIDDEN if name in sys.modules]
    assert not hidden, hidden
    print("the host ran from", sys.modules["pydantic"].__file__, "with its data in", paths.data())

asyncio.run(main())
"""


def resolves(system: str) -> bool:
    """Ask the package index for everything, and say what has no wheel for this system there."""
    wanted = [*SETTINGS["project"]["dependencies"], *SETTINGS["tool"]["flet"][system]["dependencies"]]
    # flet-web is repacked: of its wishes only these are left
    names = "\n".join(one for one in wanted if not one.startswith("flet-web")) + "\nfastapi\n"
    lacking: list[str] = []
    while True:
        command = [
            str(Path(sys.executable).with_name("uv")), "pip", "compile", "--quiet", "--no-header",
            "--no-annotate", "--python-version", "3.13", "--python-platform", PLATFORMS[system],
            *(word for name in lacking for word in ("--no-emit-package", name)),
            *(() if lacking else ("--only-binary", ":all:")), "-",
        ]  # fmt: skip
        done = subprocess.run(command, input=names, capture_output=True, text=True, check=False)  # noqa: S603
        found = set(re.findall(r"([\w-]+)==\S+ has no usable wheels", done.stderr)) - set(lacking)
        if done.returncode == 0 or not found:
            break
        lacking += sorted(found)
    if done.returncode:
        print(f"{system}: {done.stderr.strip()}")
    else:
        count = len(done.stdout.splitlines())
        more = f"; no wheel here for {', '.join(lacking)} (Flet keeps builds of its own)" if lacking else ""
        print(f"{system}: {count} packages found{more}")
    return done.returncode == 0


def wanted() -> set[str]:
    """What an installed companion brings along, as it is called in the folder of packages."""
    found, waiting = set[str](), ["tabletop-companion"]
    for name in waiting:
        try:
            brought = distribution(name)
        except PackageNotFoundError:  # for another system
            continue
        found |= {file.parts[0] for file in brought.files or ()}
        asked = (re.match(r"[\w.-]+", one) for one in brought.requires or () if "extra ==" not in one)
        waiting += sorted({one[0] for one in asked if one} - set(waiting))
    return found


def packages(into: Path) -> None:
    """This environment's packages as a phone has them: a zip, and beside it what must be files."""
    needed, site = wanted(), Path(importlib.util.find_spec("flet").origin or "").parents[1]  # type: ignore[union-attr]
    into.mkdir()
    for name in EXTRACTED:
        (into / name).symlink_to(site / name)
    compiled = {one.name for one in site.iterdir() if _has_native(one)}
    for name in sorted(compiled - set(HIDDEN)):
        (into / name).symlink_to(site / name)
    with zipfile.ZipFile(into / "site.zip", "w") as zipped:
        for file in site.rglob("*"):
            name = file.relative_to(site)
            left = (*EXTRACTED, *HIDDEN, *compiled, "companion")
            if name.parts[0] in left or name.parts[0] not in needed or "__pycache__" in name.parts:
                continue
            if file.is_dir():
                zipped.mkdir(name.as_posix())  # without it a folder of modules in a zip is no namespace
            elif file.suffix == ".py" and (made := Path(cache_from_source(str(file)))).exists():
                zipped.write(made, name.with_suffix(".pyc").as_posix())  # Flet compiles them too
            else:
                zipped.write(file, name.as_posix())


def _has_native(package: Path) -> bool:
    """Compiled packages are laid out by the system itself."""
    return package.suffix == ".so" or (package.is_dir() and any(package.rglob("*.so")))


def runs() -> bool:
    """The host, from a read-only copy, without what phones lack."""
    copy = mobile.export()
    compileall.compile_dir(copy / "companion", quiet=2)
    with tempfile.TemporaryDirectory(prefix="companion-mobile-") as folder:
        site, data = Path(folder) / "site", Path(folder) / "data"
        packages(site)
        for file in (copy, *copy.rglob("*")):
            file.chmod(file.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
        try:
            where = [str(copy), str(site), str(site / "site.zip")]
            code = f"HIDDEN = {HIDDEN!r}\nimport sys\nsys.path[:0] = {where!r}\n{HOST}"
            env = {
                "PATH": "", "HOME": folder,
                "FLET_APP_STORAGE_DATA": str(data), "FLET_APP_STORAGE_CACHE": str(Path(folder) / "cache"),
            }  # fmt: skip
            done = subprocess.run(  # noqa: S603
                [sys.executable, "-I", "-S", "-B", "-c", code], env=env, cwd=folder, check=False
            )
        finally:
            for file in (copy, *copy.rglob("*")):
                file.chmod(file.stat().st_mode | stat.S_IWUSR)
        print("kept:", sorted(file.name for file in data.iterdir()) if data.exists() else "nothing")
    return done.returncode == 0


def main() -> int:
    """0 when the host runs; what the index lacks is told, and does not count: it may have it elsewhere."""
    for system in PLATFORMS:
        resolves(system)
    return 0 if runs() else 1


if __name__ == "__main__":
    sys.exit(main())
