"""`companion resolve`: JSON lines in, JSON lines out, in order, and never a traceback."""

from __future__ import annotations

import gzip
import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.cli import main
from companion.cli.resolve import answers, procedures
from companion.games import GAMES

CASES = Path(__file__).parents[1] / "cases"
LINES = {
    file.name.removesuffix(".jsonl.gz"): gzip.decompress(file.read_bytes()).splitlines()
    for file in CASES.glob("*.jsonl.gz")
    if file.name.partition(".")[0] in {game.card.id for game in GAMES}
}


def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, stdin: bytes, *args: str
) -> tuple[int, list[dict[str, Any]]]:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
    code = main(["resolve", *args])
    return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("file", sorted(LINES))
def test_standard_input_in_order(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = LINES[file][:20]
    code, out = run(capsys, monkeypatch, b"\n".join(lines), json.loads(lines[0])["procedure"])
    assert code == 0
    assert [answer["id"] for answer in out] == [json.loads(line)["id"] for line in lines]
    assert all("result" in answer for answer in out)


def test_files_one_after_the_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = LINES["emergence.decide"]
    for name, part in (("a", lines[:3]), ("b", lines[3:5])):
        (tmp_path / name).write_bytes(b"\n\n".join(part) + b"\n")
    assert main(["resolve", "emergence.decide", str(tmp_path / "a"), str(tmp_path / "b")]) == 0
    out = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["id"] for answer in out] == [json.loads(line)["id"] for line in lines[:5]]


def test_a_bare_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    case = json.loads(LINES["emergence.decide"][0])
    code, out = run(capsys, monkeypatch, json.dumps(case["input"]).encode(), "emergence.decide")
    assert (code, out) == (0, [{"id": None, "result": case["expected"]}])


def test_bad_lines_are_answered_and_the_run_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good = LINES["emergence.decide"][0]
    bad = [
        b"not json",
        b"{}",
        b"[]",
        b"7",
        b"null",
        b'"\xff\xfe"',
        b'{"id": "x", "input": {"operatives": "many"}}',
        b'{"id": 9, "input": null}',
        b"[" * 50_000,
        b"9" * 10_000,
    ]
    code, out = run(capsys, monkeypatch, b"\n".join([good, *bad, good]), "emergence.decide")
    assert code == 1
    assert len(out) == len(bad) + 2
    assert "result" in out[0]
    assert "result" in out[-1]
    for answer in out[1:-1]:
        assert answer["error"]["code"] == "BAD_INPUT"
        assert len(answer["error"]["message"]) > 5
    assert [answer["id"] for answer in out[7:9]] == ["x", 9]


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resolve", "emergence.decide", "/nowhere/at-all"]) == 2
    assert "/nowhere/at-all" in capsys.readouterr().err


def test_an_unknown_procedure(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["resolve", "emergence.fly"])
    assert stop.value.code == 2
    assert "emergence.compile" in capsys.readouterr().err


values = (
    st.none()
    | st.booleans()
    | st.integers(-5, 2000)
    | st.floats()
    | st.text(max_size=5)
    | st.just([])
    | st.just({})
)


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(sorted(LINES)), st.integers(0, 80), st.randoms(use_true_random=False), values)
def test_a_case_with_a_spoke_in_its_wheel(file: str, number: int, luck: Any, value: Any) -> None:
    """Any part of an input replaced by anything: a result or BAD_INPUT."""
    whole = json.loads(LINES[file][number])
    case, procedure = whole["input"], whole["procedure"]
    at: Any = case
    while True:
        key = luck.choice(list(at) if isinstance(at, dict) else range(len(at)))
        inner = at[key]
        if not isinstance(inner, (dict, list)) or not inner or luck.random() < 0.4:
            at[key] = value
            break
        at = inner
    (answer,) = answers(procedures()[procedure], [json.dumps(case).encode()])
    assert set(answer) in ({"id", "result"}, {"id", "error"})
