"""Words people can say: lists that are never changed, codes nobody else has."""

from __future__ import annotations

import pytest

from companion.table import phrase


def test_the_list_of_the_deal_is_the_pinned_one() -> None:
    words = phrase.seal_words()
    assert len(words) == len(set(words)) == 2048
    assert len({word[:4] for word in words}) == 2048, "four letters tell each apart"


def test_another_list_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrase, "SEAL_WORDS", "0" * 64)
    phrase.seal_words.cache_clear()
    with pytest.raises(ValueError, match="was changed"):
        phrase.seal_words()
    monkeypatch.undo()
    assert phrase.seal_words()


def test_three_words_of_an_older_table() -> None:
    commitment = "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056"
    assert phrase.seal_phrase(commitment) == "observe brand comic"


def test_a_code_nobody_else_has() -> None:
    taken = {phrase.new_code(()) for _ in range(3)}
    assert phrase.new_code(taken) not in taken
