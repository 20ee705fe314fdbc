"""Forged house rules and packs, and files that are not written as a proof is."""

from __future__ import annotations

import json

from tests.cli.forging import Forged, forgery, repacked, seat, whole

# --- house rules and packs ---


@forgery("roster")
def another_house_rule(p: Forged) -> None:
    p["options"] = p["options"].replace('"countdown":3', '"countdown":9')


@forgery("roster")
def house_rules_in_another_order(p: Forged) -> None:
    p["options"] = json.dumps(dict(reversed(json.loads(p["options"]).items())), separators=(",", ":"))


@forgery("decks")
def as_if_real_cards_had_been_dealt(p: Forged) -> None:
    p["options"] = p["options"].replace('"app"', '"cards"')


@forgery("decks")
def cards_that_are_neither_dealt_nor_real(p: Forged) -> None:
    """No such way to deal: then no deck of cards was bound, and any could have been held."""
    p["options"] = p["options"].replace('"app"', '"table"')
    p["decks"] = [deck for deck in p["decks"] if deck["deck"] == "leader"]
    del p["shuffles"]["allegiance"]
    whole(p)


@forgery("packs")
def another_city(p: Forged) -> None:
    p["packs"][0]["text"] = p["packs"][0]["text"].replace("Harbour", "Heaven")


@forgery("roster")
def another_city_and_its_digest(p: Forged) -> None:
    p["packs"][0]["text"] = p["packs"][0]["text"].replace("Harbour", "Heaven")
    repacked(p)


@forgery("packs")
def a_pack_more(p: Forged) -> None:
    p["packs"].append({"option": "more", "digest": "0" * 64, "text": None})


@forgery("packs")
def a_pack_left_out(p: Forged) -> None:
    p["packs"] = []


# --- the file ---


@forgery("format")
def luck_at_a_game_that_has_none(p: Forged) -> None:
    p["later"] = []


@forgery("format")
def a_key_more(p: Forged) -> None:
    p["deals"] = []


@forgery("format")
def a_key_left_out(p: Forged) -> None:
    del p["draw"]


@forgery("format")
def a_key_of_a_seat_more(p: Forged) -> None:
    p["seats"][0]["given"] = True


@forgery("format")
def a_key_of_a_deck_more(p: Forged) -> None:
    p["decks"][0]["order"] = ["human"]


@forgery("format")
def a_key_twice(p: Forged) -> str:
    return json.dumps(p).replace('"draw": 1,', '"draw": 2, "draw": 1,')


@forgery("format")
def a_key_of_a_seat_twice(p: Forged) -> str:
    return json.dumps(p).replace('"cut": 99,', '"cut": 98, "cut": 99,')


@forgery("format")
def a_newer_format(p: Forged) -> None:
    p["format"] = "companion-proof/3"


@forgery("format")
def a_cut_of_a_hundred(p: Forged) -> None:
    p["seats"][0]["cut"] = 100
    whole(p)


@forgery("format")
def a_cut_of_nothing(p: Forged) -> None:
    p["seats"][0]["cut"] = 0
    whole(p)


@forgery("format")
def a_cut_in_quotes(p: Forged) -> None:
    p["seats"][0]["cut"] = "17"


@forgery("format")
def a_cut_with_a_point(p: Forged) -> None:
    p["seats"][0]["cut"] = 17.0


@forgery("format")
def a_cut_that_is_true(p: Forged) -> None:
    seat(p, "cara")["cut"] = True


@forgery("format")
def a_draw_that_is_true(p: Forged) -> None:
    p["draw"] = True


@forgery("format", is_noted=False)
def rules_that_no_script_can_count(p: Forged) -> None:
    p["rules"] = 10**30
    whole(p)


@forgery("format", is_noted=False)
def a_draw_that_is_written_alike_in_two_numbers(p: Forged) -> None:
    """Above 2^53 a browser takes it for its neighbour."""
    p["draw"] = 2**53 + 1
    whole(p)


@forgery("format")
def draw_nought(p: Forged) -> None:
    p["draw"] = 0
    whole(p)


@forgery("format")
def bits_in_capitals(p: Forged) -> None:
    p["seats"][0]["bits"] = p["seats"][0]["bits"].upper()


@forgery("format")
def fewer_bits(p: Forged) -> None:
    p["seats"][0]["bits"] = "00"
    whole(p)


@forgery("format")
def a_secret_with_a_space(p: Forged) -> None:
    p["secret"] = p["secret"][:-1] + " "


@forgery("format")
def by_nobody(p: Forged) -> None:
    p["seats"][0]["by"] = "both"
    whole(p)


@forgery("format")
def nobody_at_the_table(p: Forged) -> None:
    p["seats"] = []
    whole(p)


@forgery("format")
def a_number_among_the_cards(p: Forged) -> None:
    p["decks"][1]["items"][0] = 1


@forgery("format")
def house_rules_as_an_object(p: Forged) -> None:
    p["options"] = json.loads(p["options"])


@forgery("format")
def house_rules_with_a_key_twice(p: Forged) -> None:
    p["options"] = '{"deal":"cards",' + p["options"][1:]
    whole(p)


@forgery("format")
def house_rules_without_a_bottom(p: Forged) -> None:
    p["options"] = '{"deal":' + "[" * 20_000 + "]" * 20_000 + "}"
    whole(p)


@forgery("packs")
def a_pack_without_a_bottom(p: Forged) -> None:
    p["packs"][0]["text"] = "[" * 20_000 + "]" * 20_000


@forgery("format")
def a_name_that_clears_the_screen(p: Forged) -> None:
    p["seats"][0]["name"] = "Ann\x1b[2J"
    whole(p)


@forgery("format")
def a_name_of_two_lines(p: Forged) -> None:
    p["seats"][0]["name"] = "Ann\nfair"
    whole(p)


@forgery("format")
def a_card_with_a_letter_that_commands(p: Forged) -> None:
    p["decks"][0]["items"][0] = "human\x9b2J"
    whole(p)


@forgery("format")
def a_count_in_quotes(p: Forged) -> None:
    p["shuffles"]["leader"] = "1"


@forgery("format")
def a_count_below_nought(p: Forged) -> None:
    p["shuffles"]["leader"] = -1


@forgery("format")
def a_file_torn_off(p: Forged) -> str:
    return json.dumps(p)[:-1]


@forgery("format")
def a_list_around_it(p: Forged) -> str:
    return json.dumps([p])
