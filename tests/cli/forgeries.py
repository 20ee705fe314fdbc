"""Forged deals: another secret, other cuts, bits and words."""

from __future__ import annotations

import json

from companion.games import by_id
from companion.table.proof import deals, read
from tests.cli.forging import Forged, forgery, reparted, rerostered, seat, whole

# --- the ten that anybody would try ---


@forgery("seal")
def another_secret(p: Forged) -> None:
    p["secret"] = "ab" * 32


@forgery("words")
def another_secret_under_the_old_words(p: Forged) -> None:
    words, p["secret"] = p["words"], "ab" * 32
    whole(p)["words"] = words


@forgery("decks")
def items_permuted(p: Forged) -> None:
    p["decks"][0]["items"].reverse()


@forgery("decks")
def no_deals(p: Forged) -> None:
    p["decks"], p["shuffles"] = [], {}


@forgery("decks")
def other_label(p: Forged) -> None:
    p["decks"][0]["deck"] = "allegiance-2"
    p["shuffles"] = {"allegiance-2": 1, "leader": 1}


@forgery("roster")
def names_swapped(p: Forged) -> None:
    one, two = p["seats"][:2]
    one["name"], two["name"] = two["name"], one["name"]


@forgery("roster")
def a_given_part_as_if_a_phone_had_drawn_it(p: Forged) -> None:
    seat(p, "dan")["by"] = "phone"


@forgery("part bo")
def cut_changed(p: Forged) -> None:
    seat(p, "bo")["cut"] = 98


@forgery("words")
def words_changed(p: Forged) -> None:
    p["words"] = "acorn apron bagel barn beaver beetle"


@forgery("noted")
def all_anew_until_ann_is_human(p: Forged) -> None:
    for at in range(1000):
        p["secret"] = f"{at:064x}"
        made = read(json.dumps(whole(p)))
        if deals(made, by_id("emergence"))[0].order[0] == "human":
            return


# --- the deal itself ---


@forgery("part ann")
def bits_changed(p: Forged) -> None:
    p["seats"][0]["bits"] = "0" * 32


@forgery("part zoe")
def part_changed(p: Forged) -> None:
    seat(p, "zoe")["part"] = "0" * 64


@forgery("seal")
def seal_changed(p: Forged) -> None:
    p["seal"] = "0" * 64


@forgery("seal")
def another_table(p: Forged) -> None:
    p["table"] = "000000000000"


@forgery("seal")
def an_earlier_draw_hidden(p: Forged) -> None:
    p["draw"] = 2


@forgery("seal")
def other_rules(p: Forged) -> None:
    p["rules"] = 2


@forgery("noted")
def an_earlier_draw_hidden_with_care(p: Forged) -> None:
    p["draw"] = 3
    whole(p)


@forgery("roster")
def roster_changed(p: Forged) -> None:
    p["roster"] = "0" * 64


@forgery("roster")
def a_cut_and_its_part_anew(p: Forged) -> None:
    seat(p, "bo")["cut"] = 98
    reparted(p)


@forgery("words")
def a_cut_its_part_and_the_roster_anew(p: Forged) -> None:
    seat(p, "bo")["cut"] = 98
    rerostered(reparted(p))


@forgery("noted")
def one_cut_anew_and_all_that_follows(p: Forged) -> None:
    seat(p, "bo")["cut"] = 98
    whole(p)


@forgery("noted")
def the_bits_of_the_host_anew(p: Forged) -> None:
    seat(p, "dan")["bits"] = "1" * 32
    whole(p)


@forgery("words")
def two_words_exchanged(p: Forged) -> None:
    one, two, *rest = p["words"].split()
    p["words"] = " ".join([two, one, *rest])


@forgery("words")
def five_words(p: Forged) -> None:
    p["words"] = " ".join(p["words"].split()[:5])


@forgery("words", is_noted=False)
def words_in_capitals(p: Forged) -> None:
    p["words"] = p["words"].upper()
