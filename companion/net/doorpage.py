"""The door as people see it: one small page with everything inside, alive before the Flet client is there."""

from __future__ import annotations

import json
from base64 import b64encode
from functools import cache
from hashlib import sha256

from companion.kernel.action import Rejection
from companion.net.doorparts import Html, file, fill, joined, part
from companion.net.doorstate import COLOURS, HUES, OTHER_HUE, SHAPES, DoorState
from companion.texts import Language, rejection, say, spoken, text_id

TEXTURES = ("emergence", "emergent", "cyberverse", "singularity")
FACES = (
    ("Chakra Petch", 600, "/fonts/display-600.ttf"),
    ("Atkinson Hyperlegible Next", 400, "/fonts/text-400.ttf"),
    ("Atkinson Hyperlegible Next", 600, "/fonts/text-600.ttf"),
    ("Atkinson Hyperlegible Next", 700, "/fonts/text-700.ttf"),
)
SCRIPT_TEXTS = (
    "again", "code-none", "knock", "knock-no", "live-lost", "name-missing", "no-secret", "offline",
    "place-first", "refused", "sit", "sitting", "watch-no",
)  # fmt: skip
SCRIPTS = ("door.js", "wait.js")
NAMED_AT_MOST = 4
MARK = ((49, 5), (91, 27), (91, 73), (49, 93), (7, 73), (7, 27))
"""Where the seats stand around the table."""
NOBODY = DoorState("", "", "", "", "unknown")


def page(state: DoorState, preload: tuple[str, ...] = ()) -> str:
    """The whole page for this table. `preload` is what the browser fetches while the person types."""
    if state.stage in ("closed", "unknown"):
        head = _head(state, say(f"door-{state.stage}-title"), say(f"door-{state.stage}-more"))
        body = joined(head, _code_form())
    elif state.stage == "over":
        see = part("watch", code=state.code, text=say("door-see-end"))
        head = _head(state, say("door-over-title"), say("door-over-more"))
        body = joined(head, _mark(), part("foot", note=part("note"), inside=see))
    else:
        body = _seat_page(state)
    return _whole(state, body, preload)


def code_page(preload: tuple[str, ...] = ()) -> str:
    """For somebody who came to `/` without a link: a field for the code."""
    head = _head(NOBODY, say("door-code-title"), say("door-code-more"))
    return _whole(NOBODY, joined(head, _code_form()), preload)


def slow_page(seconds: int, preload: tuple[str, ...] = ()) -> str:
    """For somebody behind an address that guesses; the page asks again by itself."""
    head = _head(NOBODY, say("door-slow-title"), say("door-slow-more"))
    return _whole(NOBODY, joined(head, _mark()), preload, script="wait.js", wait=seconds)


def crowded_page(full: Rejection) -> str:
    """For somebody who opens one page too many."""
    head = _head(NOBODY, say(text_id(full.code), "title"), rejection(full, {}))
    return _whole(NOBODY, joined(head, _mark()), ())


def as_json(state: DoorState) -> dict[str, object]:
    """What `GET /j/<code>/state` answers: the facts, and the sentences that change with them."""
    return {
        "table": state.table,
        "code": state.code,
        "game": state.game,
        "title": state.title,
        "stage": state.stage,
        "places": list(state.places),
        "colours_free": list(state.free_colours),
        "hues": {colour: HUES.get(colour, OTHER_HUE) for colour in state.colours},
        "seated": [seat._asdict() for seat in state.seated],
        "say": {
            "lead": lead(state, spoken.get()),
            "colours": say("door-colours-free", count=len(state.free_colours)),
            "seats": say("door-seats-free", count=state.free_seats),
        },
    }


@cache
def headers() -> dict[str, str]:
    """What to send with every page of the door: nothing from elsewhere, no script but its own."""
    digests = (b64encode(sha256(file(name).encode()).digest()).decode() for name in SCRIPTS)
    scripts = " ".join(f"'sha256-{digest}'" for digest in digests)
    return {
        "content-security-policy": (
            f"default-src 'self'; script-src {scripts}; style-src 'unsafe-inline'; "
            "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
            "frame-ancestors 'none'"
        ),
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
    }


def _seat_page(state: DoorState) -> Html:
    """Name, colour, place; with the ways in that this stage has."""
    is_open = state.stage == "open"
    inside = [_mark()]
    main = part("watch", code=state.code, text=say("door-watch"))
    before, beside = part("before", text=say("door-back-ask")), Html("")
    if is_open:
        name = part("name", label=say("door-name"), hint=say("door-name-placeholder"))
        inside = [name, _tiles(state), _place(state), _rules(state)]
        main = part("sit", text=say("door-sit"))
        before, beside = beside, part("beside", code=state.code, text=say("door-watch-only"))
    form = part(
        "seat-form",
        inside=joined(*inside),
        note=part("note"),
        main=main,
        before=before,
        back=say("door-back"),
        beside=beside,
    )
    knocking = part(
        "knocking", title=say("door-knocking"), more=say("door-knocking-more"), stop=say("door-knock-stop")
    )
    title = say("door-take-a-seat") if is_open else say(f"door-{state.stage}-title")
    return joined(_head(state, title, lead(state, spoken.get())), knocking, _back(state), form)


def _head(state: DoorState, title: str, lead: str) -> Html:
    return part(
        "head",
        texture=Html(file(f"texture-{state.game}.svg") if state.game in TEXTURES else ""),
        game=state.title or say("page-title"),
        table=say("door-table", code=state.code) if state.code else "",
        title=title,
        lead=lead,
        no_script=say("door-no-script"),
    )


def lead(state: DoorState, language: Language) -> str:
    """Who sits there, in a sentence."""
    names = tuple(seat.name for seat in state.seated)
    if len(names) > NAMED_AT_MOST:
        first = ", ".join(names[: NAMED_AT_MOST - 1])
        short = language.say("door-waiting-more", names=first, more=len(names) - NAMED_AT_MOST + 1)
    else:
        short = language.listed(names)
    match state.stage:
        case "full":
            return language.say("door-full-more", count=state.places[1], game=state.title)
        case "playing":
            return language.say("door-playing-more", count=len(names), names=short, game=state.title)
        case _ if names:
            return language.say("door-waiting", count=len(names), names=short)
        case _:
            return language.say("door-waiting-nobody")


def _tiles(state: DoorState) -> Html:
    owners = {seat.colour: seat for seat in state.seated}
    free = state.free_colours
    made = []
    for colour in state.colours:
        owner, word = owners.get(colour), say(f"door-colour-{colour}")
        tile = part(
            "tile",
            state=" taken" if owner else "",
            set=Html(" disabled" if owner else " checked" if colour in free[:1] else ""),
            colour=colour,
            word=word,
            hex=HUES.get(colour, OTHER_HUE),
            shape=part("shape", colour=colour),
            name=owner.name if owner else word,
            taken=say("door-colour-taken", name=owner.name) if owner else "",
        )
        made.append(tile)
    count = say("door-colours-free", count=len(free))
    return part("tiles", label=say("door-colour"), count=count, tiles=joined(*made))


def _place(state: DoorState) -> Html:
    last = state.seated[-1].name if state.seated else ""
    return part(
        "place",
        label=say("door-place"),
        where=say("door-place-left", name=last) if last else say("door-place-first"),
        free=say("door-seats-free", count=state.free_seats),
        change=say("door-place-change"),
        help=say("door-place-help"),
    )


def _rules(state: DoorState) -> Html:
    if not state.options:
        return Html()
    lines = joined(*(part("line", text=line) for line in state.options))
    return part("rules", label=say("door-rules"), lines=lines)


def _back(state: DoorState) -> Html:
    rows = (
        part(
            "back-row",
            seat=seat.seat,
            set=Html("" if seat in state.lost else " hidden"),
            hex=HUES.get(seat.colour, OTHER_HUE),
            shape=part("shape", colour=seat.colour),
            name=seat.name,
            presence=say(f"door-seat-{seat.presence}"),
        )
        for seat in state.seated
    )
    help_text = say("door-back-help") if state.lost else say("door-back-none")
    return part(
        "back",
        set=Html("" if _back_first(state) else " hidden"),
        title=say("door-back-title"),
        help=help_text,
        rows=joined(*rows),
        close=say("door-back-close"),
    )


def _back_first(state: DoorState) -> bool:
    """Who comes to a running game while a phone is missing has most likely come back."""
    return state.stage != "open" and bool(state.lost)


def _code_form() -> Html:
    return part("code-form", label=say("door-code"), go=say("door-code-go"), note=part("note"), mark=_mark())


def _mark() -> Html:
    """Our mark: a table with a seat of every colour."""
    seats = (
        part("mark-seat", colour=colour, hex=HUES[colour], x=str(x), y=str(y))
        for colour, (x, y) in zip(COLOURS, MARK, strict=True)
    )
    return part("mark", seats=joined(*seats))


def _whole(
    state: DoorState, body: Html, preload: tuple[str, ...], *, script: str = "door.js", **more: int
) -> str:
    data = {
        "code": state.code,
        "state": as_json(state),
        "texts": _texts(),
        "preload": _short(preload),
        **more,
    }
    shapes = (
        part("symbol", colour=colour, inside=Html(SHAPES.get(colour, SHAPES["orange"])))
        for colour in state.colours
    )
    return fill(
        file("door.html"),
        lang=spoken.get().code,
        title=say("door-title", game=state.title) if state.game else say("page-title"),
        faces=Html(faces(preload)),
        css=Html(file("door.css")),
        shapes=joined(*shapes),
        body=body,
        data=Html(json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")),
        js=Html(file(script)),
    )


def _short(preload: tuple[str, ...]) -> list[str]:
    """The folder all of them share, then their names."""
    folder = "/".join(preload[0].split("/")[:3]) + "/" if preload else ""
    return [folder, *(url.removeprefix(folder) for url in preload)]


def _texts() -> dict[str, str]:
    """Sentences the page's script says by itself; `{n}` is for a name or a number it knows."""
    plain = {name: say(f"door-{name}") for name in SCRIPT_TEXTS}
    named = {name: say(f"door-{name}", name="{n}") for name in ("place-left", "colour-taken", "colour-gone")}
    return plain | named | {"slow": say("door-slow", seconds="{n}")}


def faces(preload: tuple[str, ...]) -> str:
    """Our letters, if they come at once; the system's otherwise. Nothing waits for them."""
    face = '@font-face{{font-family:"{}";font-weight:{};font-display:fallback;src:url({})}}'
    found = (
        (family, weight, next((url for url in preload if url.endswith(name)), name))
        for family, weight, name in FACES
    )
    return "".join(face.format(*one) for one in found)
