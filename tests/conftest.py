"""For every test: how counter-examples are looked for, and how seldom rubbish is collected.

Counter-examples are others each time at home and the same ones in CI: a landing must not fail for a fault it
did not bring; whoever works here still meets it.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from companion import texts

settings.register_profile("companion", deadline=None, max_examples=60, derandomize=bool(os.environ.get("CI")))
settings.load_profile("companion")


def pytest_collection_finish() -> None:
    """What is imported by now stays. Looking through it again and again took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[texts.Language]:
    """A second language of a few sentences: all else is said in English."""
    folder = tmp_path / "locales"
    (folder / "nl").mkdir(parents=True)
    (folder / "en").symlink_to(texts._locales() / "en")
    said = {
        "shell-language-name": "Nederlands",
        "shell-settings": "Instellingen",
        "shell-more": "Meer",
        "door-sit": "Ga zitten",
        "door-name": "Je naam",
        "table-seat-taken": "{ $name } zit daar al.\n    .title = Die plaats is bezet",
        "table-colour-taken": "{ $name } heeft die kleur al.\n    .title = Die kleur is bezet",
        "table-log-sat": "{ $seat } ging zitten",
        "list-and": "{ $first } en { $last }",
    }
    lines = "\n".join(f"{name} = {text}" for name, text in said.items())
    (folder / "nl" / "some.ftl").write_text(f"{lines}\n", encoding="utf-8")
    monkeypatch.setattr(texts, "_locales", lambda: folder)
    texts.languages.cache_clear()
    yield texts.Language("nl")
    texts.languages.cache_clear()
    for known in (texts._sources, texts._bundle, texts._message, texts._written):
        known.cache_clear()
