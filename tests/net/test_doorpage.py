"""The door: small, complete, and deaf to names that are HTML."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from companion.net.doorpage import as_json, code_page, headers, page, slow_page
from companion.net.doorstate import DoorSeat, DoorState

ANN = DoorSeat("ann", "Ann", "orange", "here")
BO = DoorSeat("bo", "Bo", "sky", "away")
OPEN = DoorState("t1", "KITE", "emergence", "Emergence", "open", (ANN, BO), places=(3, 5))
STAGES = ("open", "full", "playing", "over", "closed", "unknown")
PRELOAD = tuple(
    f"/c/0123456789ab/{name}" for name in ("main.dart.wasm", "fonts/text-400.ttf", *map(str, range(20)))
)


class Reader(HTMLParser):
    """Collects tags, ids and the text people see."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.words: list[str] = []
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        self.tags.append((tag, values))
        if values.get("id"):
            self.ids.append(values["id"])
        if tag not in ("meta", "input", "link", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def handle_data(self, data):
        if not self.open or self.open[-1] not in ("script", "style"):
            self.words.append(data)


def data_of(html: str) -> dict:
    return json.loads(
        re.search(r'<script type="application/json" id="data">(.*?)</script>', html, re.DOTALL)[1]
    )


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_is_a_whole_page_under_30_kb(stage):
    crowd = tuple(DoorSeat(f"s{n}", "N" * 24, c, "away") for n, c in enumerate(OPEN.colours[:5]))
    html = page(replace(OPEN, stage=stage, seated=crowd), PRELOAD)
    reader = Reader(html)
    assert len(html.encode()) < 30_000
    assert reader.wrong == []
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids)), "ids are unique"
    assert "[[" not in re.sub(r"<script>.*</script>", "", html, flags=re.DOTALL)


@pytest.mark.parametrize(
    "html", [*(page(replace(OPEN, stage=s)) for s in STAGES), code_page(), slow_page(30)]
)
def test_every_sentence_is_written(html):
    text = " ".join(Reader(html).words) + json.dumps(data_of(html)["texts"])
    assert not re.search(r"\b(door|page|lan)-[a-z-]+", text), "a text id instead of a sentence"


@pytest.mark.parametrize("html", [page(OPEN), code_page(), slow_page(9)])
def test_nothing_is_loaded_from_elsewhere(html):
    links = re.findall(r"""(?:src|href|url)\s*[=(]\s*["']?(https?:)?//""", html)
    assert links == []


def test_names_cannot_be_html():
    evil = DoorSeat("x", "</script><img src=x onerror=alert(1)>[[js]]", "orange", "away")
    html = page(replace(OPEN, seated=(evil,), title="<b>", options=("<i>",)))
    assert "<img" not in html
    assert data_of(html)["state"]["seated"][0]["name"] == evil.name
    assert "<i>" not in html


def test_taken_colours_are_named_and_shut_and_a_free_one_is_chosen():
    reader = Reader(page(OPEN))
    radios = {values["value"]: values for tag, values in reader.tags if values.get("name") == "colour"}
    assert {colour for colour, values in radios.items() if "disabled" in values} == {"orange", "sky"}
    assert [colour for colour, values in radios.items() if "checked" in values] == ["green"]
    assert "Ann" in reader.words


def test_the_place_has_a_default():
    assert "Left of Bo" in Reader(page(OPEN)).words
    assert "First at the table" in Reader(page(replace(OPEN, seated=()))).words


def test_every_field_has_a_label():
    for html in (page(OPEN), code_page()):
        reader = Reader(html)
        labels = {values.get("for") for tag, values in reader.tags if tag == "label"}
        fields = {
            values["id"] for tag, values in reader.tags if tag == "input" and values.get("type") == "text"
        }
        assert fields <= labels


def test_without_javascript_the_page_says_what_to_do():
    html = page(OPEN)
    assert "needs JavaScript" in re.search(r"<noscript>(.*?)</noscript>", html, re.DOTALL)[1]


@pytest.mark.parametrize(
    ("stage", "watch", "form"),
    [
        ("open", True, True),
        ("full", True, True),
        ("playing", True, True),
        ("over", True, False),
        ("closed", False, False),
    ],
)
def test_each_stage_has_its_ways_on(stage, watch, form):
    html = page(replace(OPEN, stage=stage))
    assert ('href="/watch/KITE"' in html) == watch
    assert ('<form id="seat"' in html) == form


def test_only_seats_without_a_phone_can_be_taken_back():
    rows = {values["data-seat"]: values for tag, values in Reader(page(OPEN)).tags if "data-seat" in values}
    assert "hidden" in rows["ann"]
    assert "hidden" not in rows["bo"]


def test_a_running_game_offers_the_lost_seat_first():
    back = re.compile(r'<section id="back"( hidden)?>')
    assert back.search(page(OPEN))[1]
    assert not back.search(page(replace(OPEN, stage="playing")))[1]
    assert back.search(page(replace(OPEN, stage="playing", seated=(ANN,))))[1]


def test_the_live_state_carries_facts_and_their_sentences():
    state = as_json(OPEN)
    assert state["colours_free"] == ["green", "yellow", "rose", "blue"]
    assert state["say"]["seats"] == "Three seats are free"
    assert json.loads(json.dumps(state)) == state
    assert "secret" not in json.dumps(state)


@pytest.mark.parametrize("html", [page(OPEN), slow_page(9)], ids=["the door", "the page that waits"])
def test_its_script_is_allowed(html):
    script = re.search(r"<script>(.*)</script>", html, re.DOTALL)[1]
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    allowed = re.search(r"script-src ([^;]*);", headers()["content-security-policy"])[1].split()
    assert f"'sha256-{digest}'" in allowed
    assert len(allowed) == 2
    assert headers()["cache-control"] == "no-store"


def test_our_letters_are_used_when_the_client_has_them():
    assert "/fonts/text-400.ttf" in page(OPEN, PRELOAD).split("</style>")[0]
    assert "url(/fonts/text-400.ttf)" in page(OPEN)
