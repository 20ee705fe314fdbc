(() => {
"use strict";
const $ = (id) => document.getElementById(id);
const { code, texts, preload: [folder, ...names], state: first } = JSON.parse($("data").textContent);
/* Behind the one address of several hosts. */
const [root] = /^\/n\/[a-z0-9]+(?=\/)/.exec(location.pathname) || [""];
const here = `${root}/j/${encodeURIComponent(code)}`;
const secret = location.hash.slice(1);
const NS = "http://www.w3.org/2000/svg";
let state = first, after, busy = false;
const fill = (name, value) => texts[name].replace("{n}", () => value);
const say = (text) => { $("say").textContent = text; $("note").hidden = !text; };
/* Private mode keeps nothing. */
const kept = { get() { try { return JSON.parse(localStorage.getItem("companion.door")) || {}; } catch { return {}; } },
  set(value) { try { localStorage.setItem("companion.door", JSON.stringify(value)); } catch {} } };

/* A code typed by hand. */
$("code")?.form.addEventListener("submit", (event) => {
  event.preventDefault();
  const typed = $("code").value.trim().toUpperCase();
  if (typed) location.href = `/j/${encodeURIComponent(typed)}`; else { say(texts["code-none"]); $("code").focus(); }
});

/* What the browser will need next, exactly as Flutter chooses it, one file after the other, behind the form. */
const blink = navigator.vendor === "Google Inc." || navigator.userAgent.includes("Edg/");
const full = blink && typeof ImageDecoder !== "undefined" && Intl.v8BreakIterator && Intl.Segmenter;
const wasm = blink && WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0])) && (() => {
  const canvas = document.createElement("canvas");
  return canvas.getContext("webgl2") || canvas.getContext("webgl");
})();
const wanted = (name) => {
  if (/^main\.dart\.(wasm|mjs)$/.test(name)) return wasm;
  if (name === "main.dart.js") return !wasm;
  if (name.startsWith("canvaskit/skwasm.")) return wasm && full;
  if (name.startsWith("canvaskit/skwasm_heavy.")) return wasm && !full;
  if (name.startsWith("canvaskit/chromium/")) return !wasm && full;
  if (name.startsWith("canvaskit/canvaskit.")) return !wasm && !full;
  return true;
};
const fetchAhead = async () => {
  const links = document.createElement("link").relList?.supports?.("prefetch");
  for (const name of names.filter(wanted)) {
    const url = folder + name;
    if (links) await new Promise((done) => {
      const link = Object.assign(document.createElement("link"), { rel: "prefetch", href: url, onload: done, onerror: done });
      document.head.append(link);
      setTimeout(done, 20000);
    });
    else await fetch(url, { priority: "low" }).then((got) => got.arrayBuffer()).catch(() => {});
  }
};
if (document.readyState === "complete") setTimeout(fetchAhead, 200); else addEventListener("load", () => setTimeout(fetchAhead, 200));

/* Watching: who has the secret is shown the way. */
for (const link of document.querySelectorAll("a.watch")) link.addEventListener("click", async (event) => {
  event.preventDefault();
  try {
    const answer = await fetch(`${here}/watch`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ secret }) });
    const got = await answer.json().catch(() => ({}));
    if (answer.ok && got.go) location.href = got.go; else say(secret ? got.say || texts.refused : texts["watch-no"]);
  } catch { say(texts.offline); }
});

const form = $("seat");
const moved = (next) => next.table && (next.table !== state.table || next.stage !== state.stage);
/* A table that is over may go on: this page follows. */
if (!form) return void (code && setInterval(() => document.hidden || fetch(`${here}/state`).then((got) => got.json())
  .then((next) => moved(next) && location.reload(), () => {}), 2000));
const nameField = $("name"), go = $("go");
if (!secret && go) { go.textContent = texts.knock; $("hint").textContent = texts["no-secret"]; $("hint").hidden = false; }
const rest = go?.textContent;

/* ── Colour, name and place ── */
const tiles = [...form.querySelectorAll(".tile")];
const picked = () => form.querySelector("input[name=colour]:checked");
const owner = (colour) => state.seated.find((seat) => seat.colour === colour);
const paint = () => {
  const mine = picked();
  document.documentElement.style.setProperty("--mine", mine ? mine.closest(".tile").dataset.hex : "");
  drawTable();
};
const use = (colour) => {
  const tile = tiles.find((one) => one.dataset.colour === colour && !owner(colour)) || tiles.find((one) => !owner(one.dataset.colour));
  if (tile) tile.querySelector("input").checked = true;
};
const shape = (colour, x, y, size) => {
  const made = document.createElementNS(NS, "use");
  made.setAttribute("href", `#c-${colour}`);
  made.setAttribute("class", "s");
  made.style.setProperty("--c", state.hues[colour] || "#A9B8C7");
  for (const [key, value] of Object.entries({ x: x - size / 2, y: y - size / 2, width: size, height: size })) made.setAttribute(key, value);
  return made;
};
const drawTable = () => {
  const mini = $("mini");
  if (!mini) return;
  const ring = state.seated.map((seat) => seat.colour);
  const at = 1 + state.seated.findIndex((seat) => seat.seat === after);
  ring.splice(after === null ? 0 : at, 0, picked()?.value || "");
  const mine = after === null ? 0 : at, count = Math.max(state.places[1], ring.length);
  const make = (tag, values) => { const made = document.createElementNS(NS, tag); for (const key in values) made.setAttribute(key, values[key]); return made; };
  const parts = [make("ellipse", { class: "t", cx: 36, cy: 36, rx: 15, ry: 13 })];
  for (let n = 0; n < count; n += 1) {
    const turn = (n / count) * 2 * Math.PI, x = 36 + 27 * Math.sin(turn), y = 36 - 26 * Math.cos(turn);
    if (n >= ring.length) parts.push(make("circle", { class: "dash", cx: x, cy: y, r: 5.5 }));
    else if (ring[n]) parts.push(shape(ring[n], x, y, count > 5 ? 13 : 15));
    if (n === mine) parts.push(make("circle", { class: "ring", cx: x, cy: y, r: count > 5 ? 10 : 11 }));
  }
  mini.replaceChildren(...parts);
};
const drawPlace = () => {
  if (!$("place")) return;
  const seats = state.seated;
  if (after === undefined || !seats.some((seat) => seat.seat === after)) after = seats.length ? seats[seats.length - 1].seat : null;
  const right = seats.find((seat) => seat.seat === after);
  $("place").textContent = right ? fill("place-left", right.name) : texts["place-first"];
  $("free").textContent = state.say.seats;
  $("change").hidden = seats.length < 2;
  if (seats.length < 2) $("places").hidden = true;
  const rows = seats.map((seat) => {
    const row = document.createElement("label"), box = document.createElement("input"), text = document.createElement("span"), mark = document.createElementNS(NS, "svg");
    row.className = "row";
    Object.assign(box, { type: "radio", name: "place", value: seat.seat, checked: seat.seat === after });
    box.addEventListener("change", () => { after = seat.seat; drawPlace(); $("places").querySelector("input:checked")?.focus(); });
    mark.setAttribute("viewBox", "0 0 24 24"); mark.setAttribute("class", "s"); mark.setAttribute("aria-hidden", "true");
    mark.append(shape(seat.colour, 12, 12, 24));
    text.append(mark, fill("place-left", seat.name));
    row.append(box, text);
    return row;
  });
  $("choices").replaceChildren(...rows);
  drawTable();
};
const draw = () => {
  const before = picked()?.value;
  for (const tile of tiles) {
    const who = owner(tile.dataset.colour), box = tile.querySelector("input");
    tile.classList.toggle("taken", Boolean(who));
    box.disabled = Boolean(who);
    if (who) box.checked = false;
    tile.querySelector("b").textContent = who ? who.name : tile.dataset.word;
    tile.querySelector(".sr").textContent = who ? fill("colour-taken", who.name) : "";
  }
  if (before && !picked() && !busy) { if (owner(before)) say(fill("colour-gone", owner(before).name)); use(); }
  if ($("count")) $("count").textContent = state.say.colours;
  if ($("lead")) $("lead").textContent = state.say.lead;
  for (const row of document.querySelectorAll("#back .row")) {
    const seat = state.seated.find((one) => one.seat === row.dataset.seat);
    row.hidden = !seat || !["away", "free"].includes(seat.presence);
  }
  drawPlace();
  paint();
};
$("change")?.addEventListener("click", () => {
  const open = $("places").hidden;
  $("places").hidden = !open;
  $("change").setAttribute("aria-expanded", String(open));
  if (open) $("places").querySelector("input:checked")?.focus();
});
form.addEventListener("change", (event) => { if (event.target.name === "colour") { say(""); paint(); } });
const remembered = kept.get();
if (nameField && !nameField.value) nameField.value = String(remembered.name || "").slice(0, 24);
use(remembered.colour);
draw();

/* ── Sitting down, knocking, taking a seat back ── */
const settle = (label) => { busy = false; if (go) { go.removeAttribute("aria-disabled"); go.textContent = label || rest; } };
const knock = (id) => {
  form.hidden = true; $("back").hidden = true; $("hint").hidden = true;
  $("knocking").hidden = false; $("stop").focus();
  let on = true;
  const over = (text) => { on = false; $("knocking").hidden = true; form.hidden = false; $("back").hidden = !backFirst; settle(); say(text); };
  $("stop").onclick = () => over("");
  const look = async () => {
    if (!on) return;
    try {
      const answer = await fetch(`${here}/knock/${encodeURIComponent(id)}`, { cache: "no-store" });
      const got = await answer.json();
      if (on && got.state === "in") return location.replace(got.go);
      if (on && (got.state === "no" || answer.status === 404)) return over(texts["knock-no"]);
    /* The next look may find the table again. */
    } catch {}
    setTimeout(look, 1500);
  };
  look();
};
const slow = (seconds) => {
  busy = true;
  if (go) go.setAttribute("aria-disabled", "true");
  say(fill("slow", seconds));
  if (seconds > 0) setTimeout(() => slow(seconds - 1), 1000); else { say(""); settle(); }
};
const send = async (wish) => {
  if (busy) return;
  busy = true; say("");
  if (go) { go.setAttribute("aria-disabled", "true"); go.textContent = texts.sitting; }
  try {
    const answer = await fetch(here, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ secret, ...wish }) });
    const got = await answer.json().catch(() => ({}));
    if (answer.status === 200 && got.go) return location.replace(got.go);
    if (answer.status === 202 && got.knock) return knock(got.knock);
    if (answer.status === 429) return slow(Math.min(120, Number(answer.headers.get("retry-after")) || 10));
    settle(); say(got.say || texts.refused); look();
  } catch { settle(texts.again); say(texts.offline); }
};
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!nameField) return;
  const name = nameField.value.trim().replace(/\s+/g, " ");
  if (!name) { say(texts["name-missing"]); nameField.focus(); return; }
  const colour = picked()?.value || "";
  kept.set({ name, colour: colour || remembered.colour });
  send({ name, colour, after: after ?? null, seat: null });
});
const backFirst = !$("back").hidden;
if (backFirst) { $("unback").hidden = true; form.querySelector(".alt").hidden = true; }
const showBack = (open) => {
  $("back").hidden = !open; form.hidden = open;
  if (open) $("back").append($("note")); else form.querySelector(".foot").prepend($("note"));
  if (open) { say(""); $("back").querySelector("h2").focus(); scrollTo(0, 0); }
};
$("take")?.addEventListener("click", () => showBack(true));
$("unback").addEventListener("click", () => showBack(false));
for (const row of document.querySelectorAll("#back .row")) row.querySelector("button").addEventListener("click", () => {
  const seat = state.seated.find((one) => one.seat === row.dataset.seat);
  if (seat) { kept.set({ name: seat.name, colour: seat.colour }); send({ name: seat.name, colour: seat.colour, after: null, seat: seat.seat }); }
});

/* ── Seats fill while people type ── */
const look = async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch(`${here}/state`, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const next = await answer.json();
    if (moved(next) && !busy && $("knocking").hidden) return location.reload();
    state = next;
    draw();
  } catch { if ($("lead")) $("lead").textContent = texts["live-lost"]; }
};
setInterval(look, 2000);
document.addEventListener("visibilitychange", look);
})();
