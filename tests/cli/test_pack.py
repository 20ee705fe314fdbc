"""`companion pack`: every fault is told, and nothing crashes."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import paths
from companion.cli import main

PACKS = paths.assets() / "packs"
SHIPPED = sorted(file for file in PACKS.glob("*/*") if file.suffix in (".toml", ".json"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_ships_has_no_faults(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(file)]) == 0
    assert "no faults" in capsys.readouterr().out


def test_every_game_that_has_documents_ships_some() -> None:
    """Four kits of the toolbox among them (TB-89)."""
    shipped = [file.parent.name for file in SHIPPED]
    assert shipped.count("toolbox") == 4
    assert set(shipped) == {folder.name for folder in PACKS.iterdir() if folder.is_dir()}


FAULTY: dict[str, tuple[str, int]] = {
    "not TOML": ("= nonsense", 1),
    "nothing": ("", 1),
    "no format": ('name = "City"', 1),
    "an unknown format": ('format = "chess/1"', 1),
    "a format that is no word": ("format = [1]", 1),
    "no tiles": ('format = "emergence-city/1"\nid = "x"\nname = "X"\ntiles = []', 1),
    "several faults": (
        """
        format = "emergence-city/1"
        id = "x"
        name = "X"
        tiles = [{ id = "A", kind = "start" }, { id = "A", kind = "lava" }, { id = "B", kind = "light_blue" }]
        adjacency = [["A", "Z"]]
        """,
        1,
    ),
}


@pytest.mark.parametrize("name", list(FAULTY))
def test_a_faulty_pack_is_told_every_fault(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, code = FAULTY[name]
    file = tmp_path / "city.toml"
    file.write_text(content)
    assert main(["pack", "check", str(file)]) == code
    out = capsys.readouterr().out
    assert out.strip()
    assert "Traceback" not in out
    if name == "several faults":
        assert len(out.strip().splitlines()) > 2


def test_packs_that_are_not_there_or_too_much(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(tmp_path / "nothing.toml")]) == 2
    assert main(["pack", "check", str(tmp_path)]) == 2
    (tmp_path / "huge.json").write_text(" " * 600_000)
    assert main(["pack", "check", str(tmp_path / "huge.json")]) == 1
    (tmp_path / "deep.json").write_text("[" * 100_000)
    assert main(["pack", "check", str(tmp_path / "deep.json")]) == 1
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert main(["pack", "check", str(tmp_path / "bytes.toml")]) == 1
    capsys.readouterr()


@pytest.mark.parametrize(
    "content",
    [
        '{"format": "emergence-city/1", "id": "x", "name": "\\u001b[2J", '
        '"tiles": [{"id": "\\u009b2J", "kind": "\\u001b[2J"}]}',
        '{"format": "\\u001b[2J"}',
        "\x1b[2J",
    ],
    ids=["in a city", "in its format", "not JSON"],
)
def test_no_pack_moves_somebodys_terminal(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "city.json"
    file.write_text(content)
    assert main(["pack", "check", str(file)]) == 1
    out = capsys.readouterr().out
    assert out
    assert [letter for letter in out if not (letter.isprintable() or letter == "\n")] == []
