/* Runs beside Flet on the same page: keeps names in this version, the screen awake, the sounds ready and the way
   back open. Knows no game and no secret. `window.companion` (written by the server) holds names and texts. */
(() => {
  "use strict";
  const { base, root, venue, folders, sounds, texts, letters, blank } = window.companion;
  const now = () => performance.now();

  // ── Nothing leaves the table, and everything comes from this version ────────────────────────────────────────
  const ours = new RegExp(`^/(${folders.join("|")})/`);
  /** A path without where this host is behind the one address of several. */
  const below = (path) => (root && path.startsWith(`${root}/`) ? path.slice(root.length) : path);
  const named = (url) => {
    const at = new URL(url, document.baseURI), path = below(at.pathname);
    return at.origin === location.origin && ours.test(path) ? base + path.slice(1) : url;
  };
  // Flet's client asks a content network for its Rive player, and us for a video library, neither of which we use.
  const unwanted = (url) => {
    const at = new URL(url, document.baseURI);
    return (at.protocol.startsWith("http") && at.origin !== location.origin) || at.pathname.includes("/media_kit/");
  };
  const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    ...source,
    set(url) {
      if (!unwanted(String(url))) return source.set.call(this, url);
      setTimeout(() => this.dispatchEvent(new Event("error")));
    },
  });

  let fonts = 0, fontsWaiting = 0, fontsAt = 0;
  const fetched = window.fetch.bind(window);
  // Letters that our fonts lack: Flutter looks for them in slices of Google's and, told that there are none, asks again
  // without end. We have one file a script, loaded once; every other answer is a font without a letter.
  const scripts = new Map();
  const lettersOf = async (file) => {
    const isNew = file && !scripts.has(file);
    if (isNew) scripts.set(file, fetched(base + file).catch(() => null));
    const got = await scripts.get(file);
    return isNew && got?.ok ? got : fetched(`data:font/woff2;base64,${blank}`);
  };
  window.fetch = (what, ...rest) => {
    const url = typeof what === "string" ? named(what) : what instanceof URL ? named(what.href) : what;
    const family = typeof url === "string" && /^\/assets\/fonts\/(noto[a-z0-9]*)\//.exec(below(new URL(url, document.baseURI).pathname));
    if (family) return lettersOf(letters[family[1]]);
    const answer = fetched(url, ...rest);
    if (typeof url === "string" && url.startsWith(`${base}fonts/`)) {
      fonts += 1; fontsWaiting += 1;
      const done = () => { fontsWaiting -= 1; fontsAt = now(); };
      answer.then((got) => got.clone().arrayBuffer()).then(done, done);
    }
    return answer;
  };
  const opened = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    return opened.call(this, method, named(String(url)), ...rest);
  };

  // ── Flet's socket, watched from outside ─────────────────────────────────────────────────────────────────────
  // Flet 1.0.5 comes back from a broken socket with a frozen screen; a fresh page comes back well, into the same
  // session. So the news of the break is kept from Flet: the last picture stays, dimmed and out of reach, until the
  // host answers and the page starts again. With a finger down a secret may be on it: then Flet is told, and wipes it.
  let socket = null, spent = false, lostAt = now(), heardAt = 0, lastAt = 0, hiddenAt = 0, seenAt = now();
  let isDown = false, downAt = -1e9, upAt = -1e9;
  const maySeeSecret = () => isDown || (upAt - downAt > 300 && now() - upAt < 2000);
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url, ...rest) {
      const isFlet = new URL(url, location.href).pathname === flet.webSocketEndpoint;
      super(isFlet && spent ? `${url}-spent` : url, ...rest);
      if (!isFlet || spent) return;
      let news = false;
      socket = this;
      this.addEventListener("open", () => { lostAt = 0; listen(); });
      this.addEventListener("message", () => { heardAt ||= now(); lastAt = now(); news = true; });
      this.addEventListener("error", (event) => { if (news) event.stopImmediatePropagation(); });
      this.addEventListener("close", (event) => {
        lostAt ||= now();
        if (!news) return;
        spent = true;
        if (!maySeeSecret()) event.stopImmediatePropagation();
      });
    }
  };
  const linked = () => socket !== null && socket.readyState === Socket.OPEN;
  /** Whether the host answers in time. */
  const reachable = async (patience = 3000) => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    try {
      const answer = await fetched(`${base}version.json?${Date.now()}`, { cache: "no-store", signal: stop.signal });
      return answer.ok || answer.status === 404; // another version is at home too
    } catch { return false; } finally { clearTimeout(timer); }
  };
  /** A fresh page, but not again and again: after four in half a minute a person decides. */
  const restart = (begin = () => location.reload()) => {
    let recent = [];
    try {
      recent = JSON.parse(sessionStorage.getItem("companion.restarts") || "[]").filter((at) => Date.now() - at < 30000);
      if (recent.length < 4) sessionStorage.setItem("companion.restarts", JSON.stringify([...recent, Date.now()]));
    } catch { /* private mode */ }
    if (recent.length < 4) begin(); else showFull();
  };

  // ── A venue: another host may play on with the table, and any of them knows which ───────────────────────────
  const table = () => (/^\/(?:seat|table|screen|organiser\/table)\/(\w+)/.exec(below(location.pathname)) || [])[1] || "";
  let hosts = [];
  /** What a host says of the table. Over a socket, for a page may fetch nothing from another host. */
  const askedAt = (address) => new Promise((answered, failed) => {
    const asking = new Socket(`${address.replace(/^http/, "ws")}/where/${table()}`);
    const stop = setTimeout(() => { asking.close(); failed(new Error(address)); }, 2000);
    asking.onclose = asking.onerror = (event) => { clearTimeout(stop); failed(event); };
    asking.onmessage = (event) => { clearTimeout(stop); answered({ ...JSON.parse(event.data), by: address }); };
  });
  /** Who has the table says so itself: that a host is dead is known only after a while. */
  const ownerBy = async (address) => {
    let told = await askedAt(address);
    if (told.hosts.length) hosts = told.hosts;
    if (!told.here && told.go) told = await askedAt(root ? location.origin + new URL(told.go).pathname : told.go);
    if (!told.here) throw new Error(address);
    return root ? location.origin + new URL(told.go).pathname : told.by;
  };
  /** The address of the host that has the table, by whoever knows first; nothing where that is nobody yet. */
  const found = () => Promise.any([...new Set([location.origin + root, location.origin, ...hosts])].map(ownerBy)).catch(() => "");
  /** There, with the same seat and screen. */
  const follow = (there) => {
    if (there === location.origin + root) restart();
    else restart(() => location.replace(there + below(location.pathname) + location.search + location.hash));
  };
  const moved = async () => {
    for (;;) {
      const there = await found();
      if (there && !document.hidden) return follow(there);
      await wait(700);
    }
  };
  if (venue) {
    const learn = () => table() && !document.hidden && found();
    setTimeout(learn, 3000);
    setInterval(learn, 60000);
  }

  // ── The splash stays until the first picture has its letters ────────────────────────────────────────────────
  let frameAt = 0;
  addEventListener("flutter-first-frame", () => { frameAt = now(); }, { once: true });
  const dressed = () => {
    if (!frameAt || !heardAt) return false;
    const since = now() - Math.max(frameAt, heardAt);
    if (since > 3000) return true;
    return fonts ? !fontsWaiting && now() - fontsAt > 180 : since > 700;
  };
  const watchSplash = setInterval(() => {
    if (!dressed()) return;
    clearInterval(watchSplash);
    const splash = document.getElementById("splash");
    if (!splash) return;
    splash.classList.add("off");
    setTimeout(() => splash.remove(), 320);
  }, 60);

  // ── Lost: first a line, then what to do. Never a blank page ─────────────────────────────────────────────────
  const style = document.createElement("style");
  const face = (weight) => `@font-face{font-family:"Companion";font-weight:${weight};font-display:swap;src:url(${base}fonts/text-${weight}.ttf)}`;
  style.textContent = `${face(400)}${face(700)}
.cp{--g:#0E1116;--c:#171D25;--r:#212935;--l:#364250;--i:#EEF2F6;--m:#A9B8C7;--w:#F5B84A;--wg:#2B2414;--wi:#F1DDB6;
font:400 16px/1.3 Companion,system-ui,sans-serif;color:var(--i);box-sizing:border-box}.cp *{box-sizing:border-box;margin:0}
.cp-line{position:fixed;z-index:20;top:max(12px,env(safe-area-inset-top));left:12px;right:12px;max-width:560px;margin:0 auto;display:flex;
gap:14px;align-items:center;padding:14px 18px;border:2px solid var(--w);border-radius:20px;background:var(--wg);color:var(--wi)}
.cp-line b{display:block;font-size:18px;color:#FFF3D6}.cp i{flex:none;width:28px;height:28px;border:3px solid var(--w);
border-top-color:transparent;border-radius:50%;animation:cp 1.2s linear infinite}@keyframes cp{to{transform:rotate(1turn)}}
.cp-shade{position:fixed;z-index:18;inset:0;background:var(--g);touch-action:none}.cp-veil{opacity:.55}
.cp-full{position:fixed;z-index:21;inset:0;overflow:auto;padding:12px 12px 20px;display:flex;flex-direction:column}
.cp-full>div{flex:1;width:100%;max-width:560px;margin:0 auto;display:flex;flex-direction:column;gap:20px}
.cp-full .cp-line{position:static;max-width:none;margin:0 0 auto;width:100%}.cp-card{background:var(--c);border:1px solid var(--l);border-radius:20px;padding:18px}
.cp-card h2{font-size:18px}.cp ol{list-style:none;padding:0;counter-reset:n}.cp li{counter-increment:n;display:flex;gap:14px;align-items:center;
margin-top:14px;color:var(--m)}.cp li:before{content:counter(n);flex:none;width:32px;height:32px;border-radius:50%;background:var(--r);
color:var(--i);font-weight:700;display:grid;place-items:center}.cp button{min-height:56px;border:0;border-radius:16px;background:#EEF2F6;
color:#0E1116;font-family:inherit;font-weight:700;font-size:19px;line-height:1.2;width:100%;padding:8px 16px;cursor:pointer}.cp button:focus-visible{outline:3px solid var(--w);outline-offset:3px}
.cp-sound{position:fixed;z-index:19;left:16px;bottom:16px;padding:14px 18px;border-radius:16px;background:var(--r);border:1px solid var(--l);pointer-events:none}
@media(min-width:1440px) and (min-height:760px){.cp-line,.cp-full>div,.cp-sound{zoom:1.7}.cp-full .cp-line{zoom:1}}
@media(prefers-reduced-motion:reduce){.cp i{animation-duration:6s}}
@media(prefers-color-scheme:light){.cp{--g:#F5F2EC;--c:#FFF;--r:#EDE8DE;--l:#CFC7B8;--i:#16191D;--m:#55606C;--w:#8F5C00;--wg:#FFF4DC;--wi:#4A3508}
.cp-line b{color:#2E2103}.cp button{background:#16191D;color:#FFF}}`;
  document.head.append(style);

  const make = (tag, name, ...inside) => {
    const made = document.createElement(tag);
    if (name) made.className = name;
    made.append(...inside);
    return made;
  };
  const lookingFor = () => {
    const line = make("div", "cp cp-line", make("i", ""), make("div", "", make("b", "", texts.lost), texts["lost-more"]));
    line.setAttribute("role", "status");
    return line;
  };
  let line = null, full = null, shade = null;
  /** Over the last picture: a veil when it is only old, a blind when it could hold a secret. */
  const cast = (kind) => {
    if (shade?.className.includes("cp-blind")) return;
    shade?.remove();
    shade = document.body.appendChild(make("div", `cp cp-shade cp-${kind}`));
  };
  const showLine = () => {
    cast(maySeeSecret() ? "blind" : "veil");
    line ||= document.body.appendChild(lookingFor());
  };
  const showFull = () => {
    if (full) return;
    line?.remove();
    const again = make("button", "", texts.again);
    again.addEventListener("click", () => location.reload());
    const steps = make("ol", "", ...["step-wifi", "step-scan", "step-host"].map((step) => make("li", "", texts[step])));
    const inner = make("div", "", lookingFor(), make("div", "cp-card", make("h2", "", texts.still), steps), again);
    full = document.body.appendChild(make("div", "cp cp-full", inner));
    full.setAttribute("role", "alertdialog");
    full.setAttribute("aria-label", texts.gone);
    again.focus();
  };
  const hideLost = () => {
    for (const one of [line, full, shade]) one?.remove();
    line = full = shade = null;
  };

  let probing = false, unreachable = false;
  const lookAgain = async () => {
    if (probing) return;
    probing = true;
    const there = venue && table() ? await found() : "";
    unreachable = venue && table() ? !there : !(await reachable());
    if (!unreachable && spent && !document.hidden) { if (there) follow(there); else restart(); }
    setTimeout(() => { probing = false; }, unreachable ? 600 : 3000);
  };
  setInterval(() => {
    if (document.hidden) return;
    if (linked() && !unreachable) return hideLost();
    const away = now() - Math.max(lostAt, seenAt);
    if (!heardAt && away < 10000) return; // the splash speaks for itself
    if (away > 500 || unreachable) showLine();
    if (away > 10000 && !linked()) showFull();
    lookAgain();
  }, 300);
  // A finger that held a card has lifted, and the host said nothing: if it cannot be reached, hide what was held.
  const lifted = () => {
    if (!isDown) return;
    isDown = false;
    upAt = now();
    if (upAt - downAt < 300) return;
    setTimeout(async () => {
      if (isDown || lastAt > upAt || !linked() || (await reachable(1200))) return;
      unreachable = true;
      cast("blind");
    }, 600);
  };
  addEventListener("pointerdown", () => { isDown = true; downAt = now(); }, { capture: true, passive: true });
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, lifted, { capture: true, passive: true });
  for (const kind of ["blur", "pagehide"]) addEventListener(kind, lifted); // of the window, not of a field in it

  // ── Awake ───────────────────────────────────────────────────────────────────────────────────────────────────
  let tapped = false, lock = null, film = null;
  const playFilm = () => {
    // No wake lock over plain HTTP: a playing picture of one dot keeps a phone awake as well.
    if (!film) {
      const canvas = make("canvas", "");
      canvas.width = canvas.height = 2;
      const dot = canvas.getContext("2d");
      if (!canvas.captureStream) return;
      film = make("video", "");
      film.muted = film.loop = film.playsInline = true;
      film.setAttribute("playsinline", "");
      film.setAttribute("aria-hidden", "true");
      film.style.cssText = "position:fixed;right:0;bottom:0;width:2px;height:2px;opacity:.01;pointer-events:none;z-index:-1";
      film.srcObject = canvas.captureStream(1);
      setInterval(() => { dot.fillStyle = dot.fillStyle === "#000000" ? "#010101" : "#000000"; dot.fillRect(0, 0, 2, 2); }, 1000);
      document.body.append(film);
    }
    film.play().catch(() => {});
  };
  const stayAwake = async () => {
    if (document.hidden || !tapped) return;
    try {
      if (!navigator.wakeLock) return playFilm();
      if (!lock || lock.released) lock = await navigator.wakeLock.request("screen");
    } catch { playFilm(); }
  };

  // ── Sound and touch: extras, so nothing here may ever block or throw ────────────────────────────────────────
  const KEYS = { volume: "companion.volume", muted: "companion.muted" };
  const stored = (key, otherwise) => {
    try {
      const raw = localStorage.getItem(`flutter.${key}`) ?? localStorage.getItem(key);
      return raw === null ? otherwise : JSON.parse(raw);
    } catch { return otherwise; }
  };
  const settings = { volume: 0.8, muted: false };
  const readSettings = () => {
    settings.volume = Math.min(1, Math.max(0, Number(stored(KEYS.volume, 0.8)) || 0));
    settings.muted = stored(KEYS.muted, false) === true;
    if (gain) gain.gain.value = settings.muted ? 0 : settings.volume;
  };
  const set = (changes) => {
    for (const name of Object.keys(KEYS)) {
      if (name in changes) try { localStorage.setItem(KEYS[name], JSON.stringify(changes[name])); localStorage.removeItem(`flutter.${KEYS[name]}`); } catch { /* private mode */ }
    }
    Object.assign(settings, changes);
    if (gain) gain.gain.value = settings.muted ? 0 : settings.volume;
  };
  let audio = null, gain = null, chip = null;
  const buffers = new Map();
  const clip = (name) => {
    if (!buffers.has(name)) {
      const loading = fetched(base + sounds[name].file)
        .then((got) => (got.ok ? got.arrayBuffer() : Promise.reject(new Error(name))))
        .then((bytes) => audio.decodeAudioData(bytes))
        .catch(() => { buffers.delete(name); return null; });
      buffers.set(name, loading);
    }
    return buffers.get(name);
  };
  const openAudio = () => {
    try {
      if (!audio) {
        audio = new (window.AudioContext || window.webkitAudioContext)();
        gain = audio.createGain();
        gain.connect(audio.destination);
        readSettings();
        Object.keys(sounds).filter((name) => sounds[name].early).forEach(clip);
      }
      if (audio.state !== "running") audio.resume().catch(() => {});
      chip?.remove(); chip = null;
    } catch { audio = null; }
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  /** A clip ready to start, or nothing when it will not load in time. It never fails. */
  const ready = async (name, patience = 1500) => {
    if (settings.muted || document.hidden || !sounds[name]) return null;
    if (!audio || audio.state !== "running") { offerSound(); return null; }
    const buffer = await Promise.race([clip(name), wait(patience)]);
    if (!buffer) return null;
    try {
      const playing = audio.createBufferSource();
      playing.buffer = buffer;
      playing.connect(gain);
      return playing;
    } catch { return null; }
  };
  /** Start it; the promise ends with the clip. */
  const sound = async (playing) => {
    try {
      const ended = new Promise((done) => { playing.onended = done; });
      playing.start();
      await Promise.race([ended, wait(playing.buffer.duration * 1000 + 1500)]);
      return true;
    } catch { return false; }
  };
  const play = async (name) => {
    const playing = await ready(name);
    return playing ? sound(playing) : false;
  };
  /** The narrator has one voice: a new line stops the old one, an empty one only stops him. */
  const voice = { line: "", playing: null, asked: 0 };
  const say = async (name) => {
    const asked = ++voice.asked;
    try { voice.playing?.stop(); } catch { /* over already */ }
    Object.assign(voice, { line: "", playing: null });
    const playing = name ? await ready(name, 4000) : null; // a late line is better than none
    if (!playing || asked !== voice.asked) return;
    Object.assign(voice, { line: name, playing });
    const next = name.replace(/\d+$/, (number) => Number(number) + 1);
    if (sounds[next]) clip(next);
    await sound(playing);
    if (asked === voice.asked) Object.assign(voice, { line: "", playing: null });
  };
  const offerSound = () => {
    if (tapped || chip) return;
    chip = document.body.appendChild(make("div", "cp cp-sound", texts.sound));
  };
  const buzz = (pattern) => { try { navigator.vibrate?.(pattern); } catch { /* no motor */ } };

  let cues = null;
  const listen = () => {
    if (cues && cues.readyState !== EventSource.CLOSED) return;
    cues = new EventSource(`${root}/cues`);
    cues.onmessage = (event) => {
      let cue;
      try { cue = JSON.parse(event.data); } catch { return; }
      if (cue.set) set(cue.set);
      if (cue.buzz && !document.hidden) buzz(cue.buzz);
      if (cue.cue) play(String(cue.cue));
      if ("say" in cue) say(String(cue.say));
      if (cue.moved === table() && venue) moved();
    };
  };

  // ── Taps, hiding, coming back ───────────────────────────────────────────────────────────────────────────────
  const tap = () => { tapped = true; openAudio(); stayAwake(); };
  for (const kind of ["pointerup", "touchend", "keydown"]) addEventListener(kind, tap, { capture: true, passive: true });
  const cover = () => { try { navigator.sendBeacon(`${root}/cover`); } catch { /* the eight seconds end it */ } };
  addEventListener("pagehide", cover);
  const relink = async () => {
    // A phone that slept may hold a socket the host has given up: ask, and start again.
    try {
      const answer = await fetched(`${root}/alive`, { cache: "no-store" });
      if (answer.ok && (await answer.json()).linked === false && linked()) restart();
    } catch { /* the line above the screen says it */ }
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) { hiddenAt = now(); if (maySeeSecret()) cast("blind"); cover(); return; }
    seenAt = now();
    stayAwake();
    if (audio && audio.state !== "running") audio.resume().catch(() => {});
    if (cues?.readyState === EventSource.CLOSED) listen();
    if (now() - hiddenAt > 8000) relink();
  });
  addEventListener("storage", readSettings);
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    keep.call(this, key, value);
    if (String(key).includes("companion.")) readSettings();
  };
  readSettings();

  Object.defineProperties(window.companion, Object.getOwnPropertyDescriptors({
    play, say, buzz,
    get saying() { return voice.line; },
    get volume() { return settings.volume; },
    set volume(to) { set({ volume: Math.min(1, Math.max(0, Number(to) || 0)) }); },
    get muted() { return settings.muted; },
    set muted(to) { set({ muted: Boolean(to) }); },
    get linked() { return linked(); },
    get awake() { return Boolean((lock && !lock.released) || (film && !film.paused)); },
  }));
})();
