"""Forged proofs of who sat where, what lay in the decks, and how often they were shuffled."""

from __future__ import annotations

from tests.cli.forging import Forged, forgery, seat, whole

# --- who sat where ---


@forgery("part ann")
def parts_exchanged(p: Forged) -> None:
    one, two = p["seats"][:2]
    one["part"], two["part"] = two["part"], one["part"]


@forgery("decks")
def seats_in_another_order(p: Forged) -> None:
    p["seats"].reverse()


@forgery("roster")
def seats_and_decks_in_another_order(p: Forged) -> None:
    p["seats"].reverse()
    p["decks"][1]["items"].reverse()


@forgery("decks")
def a_seat_left_out(p: Forged) -> None:
    p["seats"].pop()


@forgery("noted")
def a_seat_left_out_with_care(p: Forged) -> None:
    p["seats"].pop()
    p["decks"][0]["items"] = ["ai", "ai", "ai", "human"]
    p["decks"][1]["items"].pop()
    whole(p)


@forgery("format")
def a_seat_twice(p: Forged) -> None:
    p["seats"][1]["seat"] = "ann"


@forgery("format")
def a_name_twice(p: Forged) -> None:
    p["seats"][1]["name"] = "Ann"


@forgery("part ann-2")
def a_seat_renamed(p: Forged) -> None:
    p["seats"][0]["seat"] = "ann-2"


@forgery("roster")
def a_letter_of_a_name(p: Forged) -> None:
    seat(p, "zoe")["name"] = "Zoe"


# --- what lay in the decks, and how often they were shuffled ---


@forgery("decks")
def one_human_more(p: Forged) -> None:
    p["decks"][0]["items"][0] = "human"


@forgery("decks")
def one_human_more_with_care(p: Forged) -> None:
    p["decks"][0]["items"][0] = "human"
    whole(p)


@forgery("decks")
def a_deck_more(p: Forged) -> None:
    p["decks"].append({"deck": "gift", "start": 0, "once": True, "items": ["ann"]})
    p["shuffles"]["gift"] = 0


@forgery("decks")
def a_deck_left_out_with_care(p: Forged) -> None:
    p["decks"].pop()
    del p["shuffles"]["leader"]
    whole(p)


@forgery("decks")
def decks_exchanged(p: Forged) -> None:
    p["decks"].reverse()


@forgery("decks")
def a_deck_as_if_shuffled_again(p: Forged) -> None:
    p["decks"][0]["once"] = False


@forgery("decks")
def a_start_that_was_none(p: Forged) -> None:
    p["decks"][0]["start"] = 0


@forgery("shuffles")
def the_deal_left_out(p: Forged) -> None:
    p["shuffles"]["allegiance"] = 0


@forgery("shuffles")
def dealt_twice(p: Forged) -> None:
    p["shuffles"]["allegiance"] = 2


@forgery("shuffles")
def a_count_of_no_deck(p: Forged) -> None:
    p["shuffles"]["gift"] = 1


@forgery("shuffles")
def a_count_missing(p: Forged) -> None:
    del p["shuffles"]["leader"]
