/* This device's part in the deal (docs/fair-deal.md): draws its own bits, opens them for one roster only, keeps what it saw, and at
   the end makes the whole deal again by itself. Knows no game's secrets before everybody does. Plain HTTP has no crypto.subtle, so
   SHA-256 is here; random bits come from crypto.getRandomValues, which it has. */
(() => {
  "use strict";
  // ── SHA-256, netstrings, keyed hashes ───────────────────────────────────────────────────────────────────────
  const K = [], I = [];
  for (let n = 2; K.length < 64; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (!prime) continue;
    const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
    if (I.length < 8) I.push(fraction(Math.sqrt(n)));
    K.push(fraction(Math.cbrt(n)));
  }
  const turned = (x, n) => (x >>> n) | (x << (32 - n));
  const sha256 = (bytes) => {
    const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64), h = I.slice(), w = new Int32Array(64);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(padded.length - 4, bytes.length << 3);
    for (let at = 0; at < padded.length; at += 64) {
      let [a, b, c, d, e, f, g, k] = h;
      for (let i = 0; i < 64; i += 1) {
        if (i < 16) w[i] = view.getInt32(at + 4 * i);
        else {
          const x = w[i - 15], y = w[i - 2];
          w[i] = w[i - 16] + (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) + w[i - 7] + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
        }
        const t = (k + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
        const u = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        k = g; g = f; f = e; e = (d + t) | 0; d = c; c = b; b = a; a = (t + u) | 0;
      }
      [a, b, c, d, e, f, g, k].forEach((x, i) => { h[i] = (h[i] + x) | 0; });
    }
    const out = new DataView(new ArrayBuffer(32));
    h.forEach((x, i) => out.setInt32(4 * i, x));
    return new Uint8Array(out.buffer);
  };
  const joined = (list) => {
    const all = new Uint8Array(list.reduce((n, one) => n + one.length, 0));
    let at = 0;
    for (const one of list) { all.set(one, at); at += one.length; }
    return all;
  };
  const utf8 = (text) => new TextEncoder().encode(text);
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const unhex = (text) => Uint8Array.from(text.match(/../g), (two) => parseInt(two, 16));
  const net = (...parts) => joined(parts.flatMap((part) => {
    const raw = part instanceof Uint8Array ? part : utf8(String(part));
    return [utf8(`${raw.length}:`), raw, utf8(",")];
  }));
  const hmac = (key, bytes) => {
    const pad = (x) => { const k = new Uint8Array(64).fill(x); key.forEach((byte, i) => { k[i] ^= byte; }); return k; };
    return sha256(joined([pad(0x5c), sha256(joined([pad(0x36), bytes]))]));
  };
  const sha = (tag, ...parts) => hex(sha256(net(`companion-deal/2 ${tag}`, ...parts)));
  const mac = (secret, tag, ...parts) => hex(hmac(unhex(secret), net(`companion-deal/2 ${tag}`, ...parts)));
  const drawn = (size) => hex(crypto.getRandomValues(new Uint8Array(size)));

  // ── What everybody derives ──────────────────────────────────────────────────────────────────────────────────
  const partOf = (seal, seat, cut, bits) => sha("part", seal, seat, cut, bits);
  const rosterOf = (r) => sha("roster", r.seal, r.table, r.game, r.rules, r.draw, r.options, r.stock,
    ...r.seats.map((s) => net(s.seat, s.name, s.by, s.part)));
  const openedOf = (roster, openings) => sha("opened", roster, ...openings.map((one) => net(one.cut, one.bits)));
  const stockOf = (p) => mac(p.secret, "stock",
    net(...p.decks.map((d) => net(d.deck, d.start, d.once ? 1 : 0, ...d.items))), net(...p.packs.map((q) => net(q.option, q.digest))));
  const spoken = (opened, list) => {
    const head = BigInt(`0x${opened}`) >> 190n;
    return [55n, 44n, 33n, 22n, 11n, 0n].map((n) => list[Number((head >> n) & 2047n)]).join(" ");
  };
  const shuffled = (seed, label, items) => {
    const deck = items.slice();
    let at = 0;
    for (let last = deck.length - 1; last > 0; last -= 1) {
      const n = BigInt(last + 1), limit = 2n ** 64n - (2n ** 64n % n);
      let number = limit;
      while (number >= limit) {
        number = new DataView(hmac(seed, utf8(`${label}#${at >> 2}`)).buffer).getBigUint64((at & 3) * 8);
        at += 1;
      }
      const other = Number(number % n);
      [deck[last], deck[other]] = [deck[other], deck[last]];
    }
    return deck;
  };

  // ── What each game shuffles, from house rules, packs and seats alone ────────────────────────────────────────
  const deck = (name, items, start = 1, once = true) => ({ deck: name, start, once, items: items.map(String) });
  /** A house rule as it stands there, else the printed one, which comes first; another word is none of that game. */
  const told = (options, name, ...words) => {
    const word = name in options ? options[name] : words[0];
    if (!words.includes(word)) throw new Error(`no such ${name}`);
    return word;
  };
  // Of a game that is not here, a device still knows that its decks are those that were bound before the deal.
  const DECKS = {
    toolbox: () => [],
    emergence: (options, seats) => {
      const human = seats.length > 4 ? 2 : 1, ai = seats.length - human;
      if (seats.length < 3 || seats.length > 6) return null;
      const cards = [...Array(ai).fill("ai"), ...Array(human).fill("human")];
      return [...(told(options, "deal", "app", "cards") === "app" ? [deck("allegiance", cards)] : []), deck("leader", seats, 0)];
    },
    cyberverse: (options, seats) => [
      ...(told(options, "modifier_deck", "app", "physical") === "app" ? seats.map((seat) => deck(`modifier-${seat}`, [-1, 0, 1, 1, 2], 1, false)) : []),
      ...(told(options, "first_agent", "choose", "random") === "random" ? [deck("first-agents", Array.from({ length: 14 }, (_, n) => n + 1), 0)] : []),
    ],
    emergent: (options) => {
      if (told(options, "mode", "full", "fast_play") !== "full" || told(options, "demand", "typed", "app") !== "app" || options.deck) return [];
      const cities = [...options.board.cities].sort((one, other) => one.rank - other.rank).map((city) => city.id);
      return [1, 2, 3, 4].flatMap((n) => [deck(`demand ${n} cities`, cities, 0), deck(`demand ${n} spread`, [0, 1, 2, 3], 0)]);
    },
    singularity: (options) => {
      if (told(options, "draws", "table", "app") !== "app") return [];
      const mode = told(options, "mode", "single", "story", "arcade"), story = options.campaign;
      const wins = new Set((story?.log || []).filter((line) => line.mode === "story" && line.result === "won").map((line) => line.issue));
      let next = 1;
      while (wins.has(next) && next < (story?.issues || []).length) next += 1;
      const issue = options.issue || (mode === "story" && story ? story.issues.find((one) => one.number === next) : null);
      const open = mode === "arcade" && story ? new Set(story.unlocked.enemies) : null;
      return ["common", "elite"].map((kind) => deck(kind, (options.library?.enemies || []).filter((enemy) =>
        enemy.kind === kind && (!open || open.has(enemy.id)) && (!issue?.enemies?.length || issue.enemies.includes(enemy.id))
      ).map((enemy) => enemy.id), 1, false)).filter((one) => one.items.length);
    },
  };

  // ── A proof, step by step; every fault has its name ─────────────────────────────────────────────────────────
  const digits = (size) => (value) => typeof value === "string" && value.length === size && /^[0-9a-f]*$/.test(value);
  /** What is printed for people has no control characters. */
  const text = (least, most) => (value) => typeof value === "string" && /^[^\x00-\x1f\x7f-\x9f]*$/.test(value)
    && [...value].length >= least && [...value].length <= most;
  const isJson = (value) => typeof value === "string";
  const whole = (least, most) => (value) => Number.isInteger(value) && value >= least && value <= most;
  const listOf = (fits, least = 0) => (value) => Array.isArray(value) && value.length >= least && value.every(fits);
  const shaped = (shape) => (value) => value !== null && typeof value === "object" && !Array.isArray(value)
    && Object.keys(value).length === Object.keys(shape).length && Object.keys(shape).every((key) => key in value && shape[key](value[key]));
  const any = text(0, Infinity);
  const isLater = listOf(shaped({ deck: any, words: any, items: listOf(any) }));
  const isProof = shaped({
    format: (value) => value === "companion-proof/2", table: text(1, 40), game: any, rules: whole(1, 1e15 - 1), draw: whole(1, 1e15 - 1),
    seal: digits(64), secret: digits(64), options: isJson,
    packs: listOf(shaped({ option: any, digest: digits(64), text: (value) => value === null || isJson(value) })),
    decks: listOf(shaped({ deck: any, start: whole(0, 9999), once: (value) => typeof value === "boolean", items: listOf(any) })),
    seats: listOf(shaped({
      seat: (value) => typeof value === "string" && /^[a-z0-9-]{1,22}$/.test(value), name: text(1, 24),
      by: (value) => value === "phone" || value === "host", part: digits(64), cut: whole(1, 99), bits: digits(32),
    }), 1),
    roster: digits(64), words: any,
    shuffles: (value) => value !== null && typeof value === "object" && !Array.isArray(value) && Object.values(value).every(whole(0, 9999)),
  });
  const DEEPEST = 200;
  const keysIn = (value) => (value === null || typeof value !== "object" ? 0
    : Object.values(value).reduce((count, one) => count + keysIn(one), Array.isArray(value) ? 0 : Object.keys(value).length));
  /** JSON in which no key comes twice. A proof is written in one way only; what is bound as a text, house rules and packs, may
      say 3.0 for 3 and have numbers for keys, in any order: its own letters are what was hashed. */
  const strict = (source, isBound = false) => {
    const read = JSON.parse(source);
    const bare = source.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, kept) => (kept === undefined ? "" : JSON.stringify(JSON.parse(kept))));
    let keys = 0, depth = 0;
    for (const sign of bare.replace(/"(?:[^"\\]|\\.)*"(:?)/g, (_, colon) => { keys += colon.length; return ""; })) {
      depth += "[{".includes(sign) ? 1 : "]}".includes(sign) ? -1 : 0;
      if (depth > DEEPEST) throw new Error("without a bottom");
    }
    if (isBound ? keys !== keysIn(read) : JSON.stringify(read) !== bare) throw new Error("written in two ways");
    return read;
  };
  /** Decks made while people play: only the tools make some. Label and words alone tell the items. */
  const dies = (notation) => {
    if (!/^([1-9]\d?d[1-9]\d{0,2}|\d{1,3})([+-]([1-9]\d?d[1-9]\d{0,2}|\d{1,3})){0,5}$/.test(notation)) throw new Error("no dice");
    return notation.split(/[+-]/).filter((term) => term.includes("d")).flatMap((term) => {
      const [count, sides] = term.split("d").map(Number);
      return Array(count).fill(Array.from({ length: sides }, (_, n) => String(n + 1)));
    });
  };
  const pieces = ([piece, count]) => Array(count).fill(piece);
  const itemsOf = (label, words) => {
    const dice = /^dice\/[1-9]\d{0,4}\/([1-9]\d?)$/.exec(label);
    if (dice) return dies(words)[dice[1] - 1];
    if (!/^((roles|begin|tie)\/[1-9]\d{0,4}|bag\/[a-z0-9-]+\/[1-9]\d{0,4}(\/[1-9]\d{0,4})?)$/.test(label)) return null;
    const read = JSON.parse(words).map((one) => (typeof one === "string" ? [one, 1] : one));
    const isWhole = read.every((one) => Array.isArray(one) && one.length === 2 && any(one[0]) && whole(0, 999)(one[1]));
    return isWhole && JSON.stringify(JSON.parse(words)) === words ? read.flatMap(pieces) : null;
  };
  const isGapless = (labels) => {
    const highest = {};
    return labels.every((label) => {
      let [above, ...numbers] = label.split("/");
      return !["roles", "begin", "dice"].includes(above) || numbers.map(Number).every((number) => {
        const follows = number <= (highest[above] || 0) + 1;
        highest[above] = Math.max(highest[above] || 0, number);
        above = `${above}/${number}`;
        return follows;
      });
    });
  };
  const isLaterRight = (later) => {
    try { return later.every((one) => same(itemsOf(one.deck, one.words), one.items)) && isGapless(later.map((one) => one.deck)); } catch { return false; }
  };
  const chainsOf = (later) => later.reduce((chains, one) => [...chains, sha("later", chains[chains.length - 1], one.deck, net(...one.items))], [""]);
  const hasGrown = (seen, chains) => {
    let at = 0;
    return seen.every((chain) => { at = chains.indexOf(chain, at) + 1; return at > 0; });
  };
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const decksOf = (proof, options) => {
    const filled = { ...options };
    for (const pack of proof.packs) {
      try { filled[pack.option] = pack.text === null ? {} : strict(pack.text, true); } catch { filled[pack.option] = {}; }
    }
    try { return DECKS[proof.game](filled, proof.seats.map((one) => one.seat)); } catch { return null; }
  };
  /** Names of all that does not fit, in the order of the steps; empty when the deal was fair. */
  const faults = (source, words, noted = "", memory = null) => {
    let proof, options;
    try {
      proof = strict(source);
      options = strict(proof.options, true);
      const unlike = (key) => new Set(proof.seats.map((one) => one[key])).size === proof.seats.length;
      const { later, ...bound } = proof;
      if ((proof.game === "toolbox" ? !isLater(later) : "later" in proof) || !isProof(bound) || !shaped({ ...Object.fromEntries(Object.keys(options).map((key) => [key, () => true])) })(options)
        || !unlike("seat") || !unlike("name")) return ["format"];
    } catch { return ["format"]; }
    const found = [], check = (name, fits) => { if (!fits) found.push(name); };
    check("seal", sha("seal", proof.table, proof.game, proof.rules, proof.draw, proof.secret) === proof.seal);
    for (const one of proof.seats) check(`part ${one.seat}`, partOf(proof.seal, one.seat, one.cut, one.bits) === one.part);
    const plain = (decks) => decks && decks.map((one) => [one.deck, one.start, one.once, one.items]);
    check("decks", !DECKS[proof.game] || same(plain(decksOf(proof, options)), plain(proof.decks)));
    const named = Object.entries(options).filter(([, value]) => value !== null && typeof value === "object" && same(Object.keys(value), ["pack"]));
    const sorted = (pairs) => pairs.map(([name, at]) => `${name} ${at}`).sort();
    check("packs", same(sorted(named.map(([name, value]) => [name, value.pack])), sorted(proof.packs.map((pack, at) => [pack.option, at])))
      && proof.packs.every((pack) => pack.text === null || mac(proof.secret, "pack", pack.option, pack.text) === pack.digest));
    const roster = rosterOf({ ...proof, stock: stockOf(proof) });
    check("roster", roster === proof.roster);
    const opened = openedOf(roster, proof.seats), said = spoken(opened, words);
    check("words", said === proof.words);
    check("noted", !noted || noted.trim().split(/\s+/).join(" ") === said);
    const counts = proof.shuffles;
    check("shuffles", same(Object.keys(counts).sort(), proof.decks.map((one) => one.deck).sort())
      && proof.decks.every((one) => one.start <= counts[one.deck] && counts[one.deck] <= (one.once ? 1 : 9999)));
    check("later", !proof.later || isLaterRight(proof.later));
    if (memory) {
      const now = { ...proof, opened, ...(proof.seats.find((one) => one.seat === memory.seat) || { part: null, cut: null, bits: null }) };
      for (const field of ["table", "draw", "seal", "cut", "bits", "part", "roster", "opened", "words"]) {
        if (memory[field] !== undefined) check(`memory ${field}`, memory[field] === now[field]);
      }
      for (const [name, count] of Object.entries(memory.shuffles || {})) check(`memory ${name}`, (counts[name] || 0) >= count);
      check("memory later", hasGrown(memory.later || [], chainsOf(proof.later || [])));
    }
    return found;
  };
  const dealsOf = (proof) => {
    const seed = unhex(mac(proof.secret, "seed", openedOf(proof.roster, proof.seats)));
    const later = (proof.later || []).map((one) => [one.deck, shuffled(seed, one.deck, one.items)]);
    return proof.decks.flatMap((one) => Array.from({ length: proof.shuffles[one.deck] }, (_, n) => {
      const label = one.once ? one.deck : `${one.deck}-${n + 1}`;
      return [label, shuffled(seed, label, one.items)];
    })).concat(later);
  };
  window.companionDeal = { sha256, hex, utf8, net, partOf, rosterOf, openedOf, spoken, shuffled, faults, dealsOf, drawn };
  if (!window.companion) return;

  // ── What this device keeps, a line a seat: it outlives the page ─────────────────────────────────────────────
  const { base, root, texts } = window.companion;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const nameOf = (table) => `companion-deal/${table}`;
  let fallback = {};
  const kept = (table) => {
    let found = fallback[table];
    try { found = JSON.parse(localStorage.getItem(nameOf(table))) || found; } catch { /* private mode */ }
    return { opened: 0, seats: {}, ...(found || {}) };
  };
  const keep = (table, memory) => {
    fallback = { ...fallback, [table]: memory };
    try { localStorage.setItem(nameOf(table), JSON.stringify(memory)); } catch { /* kept until the page goes */ }
  };
  /** Over all tables of this host: draws that this device opened and that were never dealt, and deals of other tables
      whose secret it never got to see. */
  const undealt = (here) => {
    const known = { ...fallback };
    try {
      for (let at = 0; at < localStorage.length; at += 1) {
        const key = localStorage.key(at);
        if (key.startsWith("companion-deal/")) known[key.slice("companion-deal/".length)] = JSON.parse(localStorage.getItem(key));
      }
    } catch { /* private mode */ }
    const isShut = ([table, memory]) => table !== here && !memory.checked && Object.values(memory.seats || {}).some((seat) => seat.words);
    return {
      lost: Object.values(known).reduce((draws, memory) => draws + (memory.lost || []).length, 0),
      shut: Object.entries(known).filter(isShut).map(([table]) => table),
    };
  };

  // ── What it says over the page, which the host draws ────────────────────────────────────────────────────────
  let shown = null;
  /** Below the header, so that no way on is hidden; a tap puts it away. A fault stays, small, and a tap brings it back. */
  const say = (words, kind, lasts = 0) => {
    if (shown && shown.words === words) return;
    shown?.box.remove();
    const box = document.createElement("div"), mine = { box, words };
    box.className = `cp cp-deal cp-deal-${kind}`;
    box.setAttribute("role", kind === "bad" ? "alert" : "status");
    box.append(`${kind === "good" || kind === "tick" ? "✓ " : ""}${words}`);
    const away = () => { box.remove(); if (shown === mine) shown = null; };
    if (kind !== "tick") {
      const button = document.createElement("button");
      button.className = "cp-deal-away";
      button.setAttribute("aria-label", texts["deal-away"]);
      box.append(button);
      const isSmall = () => box.classList.contains("cp-deal-small");
      box.onclick = () => { if ((kind === "bad" && !lasts) || isSmall()) box.classList.toggle("cp-deal-small"); else away(); };
    }
    document.body.append(box);
    shown = mine;
    if (lasts) setTimeout(away, lasts);
    if (kind === "note" && lasts) setTimeout(() => addEventListener("pointerdown", makeWay(box), { capture: true, once: true }), 4000);
  };
  /** Whoever plays on sees the page: the words are small then; a tap on them makes them large again. */
  const makeWay = (box) => (event) => { if (!box.contains(event.target)) box.classList.add("cp-deal-small"); };
  const style = document.createElement("style");
  style.textContent = `.cp-deal{position:fixed;z-index:17;top:calc(max(64px,9vh) + env(safe-area-inset-top));left:50%;transform:translateX(-50%);max-width:92vw;
width:max-content;padding:8px 52px 8px 16px;border-radius:14px;font-size:max(16px,1.5vw);font-weight:700;text-align:center;cursor:pointer;background:#12351F;color:#D8F7E2;border:1.5px solid #35B36A}
@media (min-width:700px){.cp-deal{top:calc(14vh + env(safe-area-inset-top))}}
.cp.cp-deal .cp-deal-away{all:unset;position:absolute;right:2px;top:50%;transform:translateY(-50%);width:48px;height:48px;line-height:48px;text-align:center;cursor:pointer}.cp.cp-deal .cp-deal-away:focus-visible{outline:2px solid}.cp-deal-away::before{content:"✕"}
.cp-deal-tick{top:2px;padding:0 10px;font-size:14px;font-weight:600;opacity:.9;pointer-events:none}
.cp-deal-small{top:2px;padding:0 10px;font-size:14px;max-width:60vw;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.cp.cp-deal-small .cp-deal-away{display:none}
.cp-deal-bad{background:#3B1013;color:#FFE1E1;border-color:#FF6B6B;z-index:22}.cp-deal-note{background:#2B2414;color:#F1DDB6;border-color:#F5B84A}`;
  document.head.append(style);
  const filled = (words, facts) => Object.entries(facts).reduce((said, [name, value]) => said.replace(`[${name}]`, value), words);
  const doubt = (words, facts = {}) => say(filled(words, facts), "bad");

  // ── At the table ────────────────────────────────────────────────────────────────────────────────────────────
  let list = null;
  const wordList = async () => {
    if (!list) {
      const answer = await fetch(`${base}words/seal-2048.txt`);
      const raw = new Uint8Array(await answer.arrayBuffer());
      if (hex(sha256(raw)) !== "31c7d448aa10884af0162f20b3e4a571b02ce097cb1d6b5552e71914e984e711") throw new Error("word list");
      list = new TextDecoder().decode(raw).trim().split(/\s+/);
    }
    return list;
  };
  const post = async (table, said) => {
    const answer = await fetch(`${root}/table/${table}/deal`, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(said), cache: "no-store",
    });
    return answer.ok;
  };
  const sent = new Set();
  const once = async (table, key, said) => {
    if (sent.has(key)) return;
    sent.add(key);
    try { if (!(await post(table, said))) setTimeout(() => sent.delete(key), 1500); } catch { sent.delete(key); }
  };
  /** New bits for every seal; never for a draw that is not above all that were opened here. */
  const commit = async (state, seat) => {
    const memory = kept(state.table), mine = memory.seats[seat], cut = state.cuts[seat] ?? mine?.cut ?? null;
    if (cut === null) return;
    if (state.draw <= memory.opened) {
      await once(state.table, `old ${state.seal} ${seat}`, { do: "cut", seat, draw: state.draw, part: drawn(32), opened: memory.opened });
      return;
    }
    let now = mine;
    if (!mine || mine.seal !== state.seal || mine.cut !== cut) {
      const bits = drawn(16);
      now = { seat, table: state.table, draw: state.draw, seal: state.seal, cut, bits, part: partOf(state.seal, seat, cut, bits) };
    }
    if (now !== mine || now.name !== state.names[seat]) {
      now.name = state.names[seat];
      memory.seats[seat] = now;
      keep(state.table, memory);
    }
    await once(state.table, `cut ${now.part}`, { do: "cut", seat, draw: state.draw, part: now.part, opened: memory.opened });
  };
  /** Said once a page: this phone slept, or was left out. */
  const without = (table, seat) => {
    if (sent.has(`without ${table} ${seat}`)) return;
    sent.add(`without ${table} ${seat}`);
    say(texts["deal-without"], "bad", 20000);
  };
  /** For one roster a draw, which names this table, draw and seal, the own name, and the part of this device. */
  const open = async (state, seat) => {
    const memory = kept(state.table), mine = memory.seats[seat], roster = state.roster;
    const line = roster.seats.find((one) => one.seat === seat);
    if (!mine) return;
    const fits = roster.seal === mine.seal && roster.table === mine.table && roster.draw === mine.draw && line && line.name === (mine.name ?? state.names[seat])
      && line.by === "phone" && line.part === mine.part;
    const digest = rosterOf(roster);
    if (!fits) { without(state.table, seat); return; }
    if (mine.roster !== undefined && mine.roster !== digest) { doubt(texts["deal-second"]); return; }
    mine.roster = digest;
    if (memory.opened < roster.draw) {
      memory.opened = roster.draw;
      memory.lost = [...(memory.lost || []), roster.draw];
    }
    keep(state.table, memory);
    if (state.missing.includes(seat)) await once(state.table, `open ${mine.part}`, { do: "open", seat, draw: roster.draw, cut: mine.cut, bits: mine.bits });
  };
  /** Whether this device opened its part for that draw; of another one it knows nothing, and never ticks. */
  const tookPart = (mine, draw) => mine !== undefined && mine.roster !== undefined && mine.draw === draw;
  /** All parts are open: each is checked, the words are kept. */
  const see = async (state, seat) => {
    const memory = kept(state.table), mine = memory.seats[seat];
    if (!mine || !state.roster) return;
    if (!tookPart(mine, state.draw)) { without(state.table, seat); return; }
    if (mine.seal !== state.seal || rosterOf(state.roster) !== mine.roster) { doubt(texts["deal-second"]); return; }
    const wrong = state.roster.seats.find((line, at) =>
      partOf(state.seal, line.seat, state.openings[at].cut, state.openings[at].bits) !== line.part);
    if (wrong) { doubt(texts["deal-fault"], { fault: `part ${wrong.seat}` }); return; }
    const before = JSON.stringify(memory);
    mine.opened = openedOf(mine.roster, state.openings);
    mine.words = spoken(mine.opened, await wordList());
    if (mine.words !== state.words) { doubt(texts["deal-fault"], { fault: "words" }); return; }
    mine.shuffles = mine.shuffles || {};
    for (const [name, count] of Object.entries(state.shuffles)) mine.shuffles[name] = Math.max(count, mine.shuffles[name] || 0);
    const chains = mine.later || [];
    if (state.later && state.later !== chains[chains.length - 1]) mine.later = [...chains, state.later];
    memory.lost = (memory.lost || []).filter((draw) => draw !== mine.draw);
    if (JSON.stringify(memory) !== before) keep(state.table, memory);
  };
  const verdicts = {};
  /** The game is over: make the whole deal again, and say whether it fits; again to a host that was restarted. */
  const check = async (state, seats) => {
    const memory = kept(state.table), own = seats.filter((seat) => tookPart(memory.seats[seat], state.draw));
    const open = own.filter((seat) => verdicts[`${state.table} ${seat}`] === undefined);
    if (open.length) {
      const found = await proven(state.table, open, memory);
      if (found === null) return;
      for (const seat of open) {
        const isFair = !found[seat].length;
        verdicts[`${state.table} ${seat}`] = isFair;
        if (!isFair) doubt(texts["deal-fault"], { fault: found[seat].join(", ") });
        else {
          say(filled(texts["deal-tick"], { words: memory.seats[seat].words }), "good", 9000);
          setTimeout(() => { if (!shown) say(texts["deal-ticked"], "tick"); }, 9100);
        }
      }
      keep(state.table, { ...kept(state.table), checked: true });
    }
    for (const seat of own) {
      if (!state.checked.includes(seat)) await post(state.table, { do: "checked", seat, ok: verdicts[`${state.table} ${seat}`] });
    }
  };
  /** What does not fit in the proof of a table, for each of these seats; null: there is none. */
  const proven = async (table, seats, memory) => {
    const answer = await fetch(`${root}/table/${table}/proof`, { cache: "no-store" });
    if (!answer.ok) return null;
    const source = await answer.text(), words = await wordList();
    return Object.fromEntries(seats.map((seat) => [seat, faults(source, words, "", memory.seats[seat])]));
  };
  /** Deals of other tables that are still shut: not of those that go on, and what has opened since is checked now. */
  const stillShut = async (tables) => {
    let shut = 0;
    for (const table of tables) {
      const memory = kept(table), seats = Object.keys(memory.seats).filter((seat) => memory.seats[seat].words);
      const answer = await fetch(`${root}/table/${table}/deal?after=-1`, { cache: "no-store" }), state = answer.status === 200 ? await answer.json() : {};
      const found = state.step === "open" ? await proven(table, seats, memory) : null;
      if (found === null) shut += state.stage !== "playing";
      else {
        keep(table, { ...memory, checked: true });
        const wrong = Object.values(found).flat();
        if (wrong.length) doubt(texts["deal-fault"], { fault: wrong.join(", ") });
      }
    }
    return shut;
  };
  let waited = "";
  const attend = async (state) => {
    if (state.stage === "lobby") waited = state.table;
    else if (waited === state.table && state.step === "dealt") {
      waited = "";
      if (state.openings.length && state.has_deals) say(filled(texts["deal-words"], { words: state.words }), "note", 20000);
    }
    const seats = Object.keys(state.cuts);
    for (const seat of seats) {
      if (state.step === "cutting") await commit(state, seat);
      else if (state.step === "opening") await open(state, seat);
      else await see(state, seat);
    }
    if (state.step === "open") await check(state, seats);
    if (state.stage === "closed" && state.step === "dealt" && seats.some((seat) => tookPart(kept(state.table).seats[seat], state.draw))) doubt(texts["deal-unopened"]);
    if (state.stage !== "lobby" || state.step !== "cutting" || !seats.length) return;
    const { lost, shut } = undealt(state.table);
    if (shut.length && !sent.has("shut")) {
      sent.add("shut");
      const count = await stillShut(shut);
      if (count) { say(filled(texts["deal-shut"], { shut: count }), "bad", 12000); return; }
    }
    if (state.draw > 1 || lost) say(filled(texts["deal-draw"], { draw: state.draw, lost }), "note", 9000);
  };
  const where = () => (/^\/(?:seat|table|screen)\/([0-9a-f]{12})(?:\/|$)/.exec(location.pathname.slice(root.length)) || [])[1] || "";
  const run = async () => {
    let table = "", after = 0;
    for (;;) {
      const here = where();
      if (here !== table) { table = here; after = 0; }
      if (!table) { await wait(600); continue; }
      try {
        const stop = new AbortController(), timer = setTimeout(() => stop.abort(), 32000);
        const answer = await fetch(`${root}/table/${table}/deal?after=${after}`, { cache: "no-store", signal: stop.signal });
        clearTimeout(timer);
        if (answer.status !== 200) { after = 0; await wait(3000); continue; }
        const state = await answer.json();
        await attend(state);
        const isLive = state.step === "cutting" || state.step === "opening";
        after = isLive ? state.n : -1;
        if (!isLive) await wait(4000);
      } catch { after = 0; await wait(1500); }
    }
  };
  run();
})();
