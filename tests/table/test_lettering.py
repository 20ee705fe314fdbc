"""A name that no screen could draw is refused at the door, in words; every other is welcome."""

from __future__ import annotations

import pytest

from companion import paths, texts
from companion.kernel.action import Rejection
from companion.table.lettering import undrawn
from tests.table.people import people


@pytest.mark.parametrize(
    "name",
    [
        "Zoë", "Ọ̀ṣun", "Nguyễn", "Анна", "Ζωή", "王小明", "喆", "さくら", "김민준", "محمد", "שרה", "आर्या",
        "สมชาย",
        "தமிழ்", "ელენე", "Արամ", "አበበ", "🦊🎲", "👩🏽🚀❤️", "★ Ann ♠",
    ],
)  # fmt: skip
def test_names_of_every_living_script_are_drawn(name: str) -> None:
    assert undrawn(name) == ""


@pytest.mark.parametrize(("name", "strange"), [("𠮷野", "𠮷"), ("Ann 🇩🇪🇩🇪", "🇩🇪"), ("𓀀𓀀", "𓀀")])
async def test_a_name_with_a_gap_is_refused_in_words(name: str, strange: str) -> None:
    at = await people("Ann")
    with pytest.raises(Rejection) as no:
        await at.table.sit("phone-Bo", name, "sky")
    assert (no.value.code, no.value.reasons[0].facts) == ("table.name_undrawn", {"letters": strange})
    assert strange in texts.rejection(no.value, {})
    assert len(at.table.setting.places) == 1


def test_every_letter_of_our_own_texts_is_drawn() -> None:
    for file in (paths.assets() / "locales").glob("**/*.ftl"):
        assert undrawn(file.read_text(encoding="utf-8").replace("\n", "")) == "", file.name
