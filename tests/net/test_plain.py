"""What strangers bring is bounded before it is parsed, and nothing that people write is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import paths
from companion.net import plain
from companion.net.packs import MOST_BYTES, parsed
from companion.net.plain import DEEPEST_KEY, MOST_KEY_PARTS, TooDeep, plain_toml
from tests.net.shelves import code, library

SHIPPED = sorted((paths.assets() / "packs").rglob("*.toml"))
DEEP = {
    "a key of 20 kB": "a" + ".a" * 10_000 + "=1",
    "a key as long as a document may be": "a" + ".a" * (MOST_BYTES // 2 - 4) + "=1",
    "spaces around the dots": "a" + " . a" * 10_000 + "=1",
    "quoted parts": '"a"' + '."a"' * 10_000 + "=1",
    "literal parts": "'a'" + ".'a'" * 10_000 + "=1",
    "empty parts": '""' + '.""' * 10_000 + "=1",
    "a header": "[a" + ".a" * 10_000 + "]",
    "a header of a list": "[[a" + ".a" * 10_000 + "]]",
    "inside an inline table": "x = {a" + ".a" * 10_000 + "=1}",
    "behind a text that ends": 'x = "#"\na' + ".a" * 10_000 + "=1",
    "behind a long text": 'x = """\n"#\\""""\na' + ".a" * 10_000 + "=1",
    "behind a comment with a quote": "# it's\na" + ".a" * 10_000 + "=1",
    "behind a long text that ends with a quote of its own": 'x = ["""a"""", {a' + ".a" * 10_000 + '=1}, ""]',
    "behind one that ends with two": 'x = ["""a""""", {a' + ".a" * 10_000 + '=1}, ""]',
    "behind a literal that ends with a quote of its own": "x = ['''a'''', {a" + ".a" * 10_000 + "=1}, '']",
    "behind a literal that ends with two": "x = ['''a''''', {a" + ".a" * 10_000 + "=1}, '']",
    "behind nothing but quotes": 'x = ["""""""", {a' + ".a" * 10_000 + '=1}, ""]',
    "many headers": "".join(f"[b{number}.a.a.a]\n" for number in range(MOST_KEY_PARTS // 4 + 1)),
    "many keys": "".join(f"b{number}=1\n" for number in range(MOST_KEY_PARTS + 1)),
}


@pytest.fixture
def unparsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever reaches the parser fails: the bound comes before."""

    def parse(_text: str) -> None:
        pytest.fail("it reached the parser")

    monkeypatch.setattr(plain.tomllib, "loads", parse)


@pytest.mark.usefixtures("unparsed")
@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP.keys())
def test_keys_beyond_reason_never_reach_the_parser(text: str) -> None:
    with pytest.raises(TooDeep):
        plain_toml(text)


@pytest.mark.usefixtures("unparsed")
def test_every_way_in_is_bounded(tmp_path: Path) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(DEEP["a key of 20 kB"])
    with pytest.raises(ValueError, match="parts"):
        parsed(file)
    assert code(library(None).taken_in, DEEP["a key of 20 kB"]) == "library.not_plain"


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_what_people_write_is_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert plain_toml(text) == tomllib.loads(text)


def test_dots_in_texts_and_numbers_are_no_parts() -> None:
    dots = "a.b.c.d.e.f.g.h.i.j" * 50
    text = f'a = "{dots}"\nb = \'{dots}\'\nc = """{dots}\n"{dots}\\""""\nd = 1.5 # {dots}\n'
    assert plain_toml(text) == tomllib.loads(text)
    deepest = ".".join("a" * DEEPEST_KEY) + " = 1"
    assert plain_toml(deepest) == tomllib.loads(deepest)


@given(
    pieces=st.lists(
        st.sampled_from(
            [".a" * DEEPEST_KEY, "a", '"', '"""', "'", "'''", "\\", "#", "\n", "=", "1", "[", "]", " "]
        )
    )
)
def test_no_mixture_of_quotes_hides_a_deep_key(pieces: list[str]) -> None:
    """Whatever the parser takes as a deep key, the count took as one."""
    try:
        read = plain_toml("".join(pieces))
    except ValueError:
        return
    assert _depth(read) <= 2 * DEEPEST_KEY


@given(
    quotes=st.sampled_from(['"', "'"]),
    texts=st.lists(st.text(alphabet="\"'\\a#\n=", max_size=6), min_size=2, max_size=2),
    more=st.integers(0, 2),
)
def test_no_text_before_it_hides_a_deep_key(quotes: str, texts: list[str], more: int) -> None:
    """The same with documents that can mostly be read: a key between two long texts."""
    first, last = (f"{quotes * 3}{text}{quotes * 3}" for text in texts)
    try:
        read = plain_toml(f"x = [{first}{quotes * more}, {{a{'.a' * DEEPEST_KEY} = 1}}, {last}]")
    except ValueError:
        return
    assert _depth(read) <= DEEPEST_KEY


@given(text=st.text(alphabet="\"'\\a#\n=", max_size=40))
def test_no_quote_is_looked_at_twice(text: str) -> None:
    """One that ended nowhere was looked for again from every later one: half a megabyte took minutes."""
    assert not {'"', "'"}.intersection(plain._QUOTED.sub(plain._emptied, text))


@pytest.mark.parametrize("unit", ['\\"""\n', '\\"', "'''\n", '"""\\\n', "'", '"'])
def test_texts_without_an_end_are_refused(unit: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        plain_toml(unit * (MOST_BYTES // len(unit)) + "\n")


def _depth(value: object) -> int:
    if isinstance(value, dict):
        return 1 + max(map(_depth, value.values()), default=0)
    return max(map(_depth, value), default=0) if isinstance(value, list) else 0
