"""What a skin decides by itself: whose colours, how large, on what kind of device."""

from __future__ import annotations

from companion.ui.kit.skin import by_ground, skin_for


def test_a_game_has_its_colours_by_night_and_by_day() -> None:
    tones = by_ground("neon", "ink")
    assert [tones(skin_for(390, 844, is_dark=is_dark)) for is_dark in (True, False)] == ["neon", "ink"]


def test_the_size_says_what_kind_of_device_it_is() -> None:
    sizes = {(390, 844): "phone", (1024, 768): "tablet", (1920, 1080): "tv"}
    assert {size: skin_for(*size).device for size in sizes} == sizes


def test_a_seats_page_is_no_wider_than_a_phone() -> None:
    assert skin_for(1024, 768, is_seat=True).is_phone


def test_an_undressed_skin_wears_the_shells_grey() -> None:
    skin = skin_for(390, 844)
    assert skin.dressed((skin.look, skin.look)) == skin


def test_tv_text_is_never_small() -> None:
    skin = skin_for(1920, 1080)
    assert skin.device == "tv"
    assert min(skin.size(step) for step in (12, 14, 16)) >= 28
