"""All patches of Flet stand in one folder, are applied by one call, and not by an import."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from companion.net.flet import PATCHES, apply_patches
from tests.net.flet.alone import only

COMPANION = Path(__file__).parents[3] / "companion"
FOLDER = COMPANION / "net" / "flet"
INSIDES = ("flet.messaging", "flet.controls", "flet.components", "flet.utils", "flet_web.")
KNOWN = {
    "cli/window.py": {"flet.controls.context", "flet.messaging.flet_socket_server", "flet.messaging.session"},
    "ui/games/emergence/phone/compile.py": {"flet.components.hooks.use_ref"},
}
"""The native window is a session over a socket of Flet's own; the type of what `ft.use_ref` gives."""

FRESH = """
from companion.net.flet import PATCHES, apply_patches
import companion.net.server, companion.cli.hosting, companion.ui.app

stands = lambda: [getattr(patch.owner, patch.name) for patch in PATCHES]
assert stands() == [patch.flets for patch in PATCHES], "an import changed Flet"
apply_patches()
once = stands()
assert all(ours is not patch.flets for ours, patch in zip(once, PATCHES, strict=True))
apply_patches()
assert stands() == once, "the second call changed something"
"""


def test_patches_are_applied_by_a_call_and_once() -> None:
    subprocess.run([sys.executable, "-c", FRESH], cwd=COMPANION.parent, check=True)


def test_every_patch_knows_what_flet_has(monkeypatch: pytest.MonkeyPatch) -> None:
    apply_patches()
    ours = [getattr(patch.owner, patch.name) for patch in PATCHES]
    only(monkeypatch)
    assert [getattr(patch.owner, patch.name) for patch in PATCHES] == [patch.flets for patch in PATCHES]
    monkeypatch.undo()
    assert [getattr(patch.owner, patch.name) for patch in PATCHES] == ours


def imported(file: Path) -> set[str]:
    """Every module that a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_nobody_else_reaches_into_flet() -> None:
    for file in COMPANION.rglob("*.py"):
        if FOLDER in file.parents:
            continue
        name = file.relative_to(COMPANION).as_posix()
        inside = {module for module in imported(file) if module.startswith(INSIDES)}
        assert inside <= KNOWN.get(name, set()), (
            f"{name} reaches into Flet: patches belong into companion/net/flet"
        )
        assert "_Session__" not in file.read_text(encoding="utf-8"), f"{name} uses a secret of Flet's session"


def test_every_patch_has_a_test_of_its_own() -> None:
    here = Path(__file__).parent
    for file in FOLDER.glob("*.py"):
        if file.stem not in ("__init__", "patch"):
            tests = (here / f"test_{file.stem}.py").read_text(encoding="utf-8")
            assert file.stem in ("socket", "frames") or "def test_flet_alone" in tests, (
                f"when may {file.stem} go?"
            )
