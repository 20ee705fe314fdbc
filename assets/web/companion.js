/* Runs beside Flet on the same page: keeps names in this version, the screen awake, the sounds ready and the way
   back open. Knows no game and no secret. `window.companion` (written by the server) holds names and texts. */
(() => {
  "use strict";
  const { base, folders, clips, texts } = window.companion;
  const now = () => performance.now();

  // ── Nothing leaves the table, and everything comes from this version ────────────────────────────────────────
  const ours = new RegExp(`^/(${folders.join("|")})/`);
  const named = (url) => {
    const at = new URL(url, document.baseURI);
    return at.origin === location.origin && ours.test(at.pathname) ? base + at.pathname.slice(1) : url;
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
  window.fetch = (what, ...rest) => {
    const url = typeof what === "string" ? named(what) : what instanceof URL ? named(what.href) : what;
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
  let socket = null, lostAt = now(), heardAt = 0, hiddenAt = 0;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url, ...rest) {
      super(url, ...rest);
      if (new URL(url, location.href).pathname !== flet.webSocketEndpoint) return;
      socket = this;
      this.addEventListener("open", () => { if (socket === this) { lostAt = 0; listen(); } });
      this.addEventListener("message", () => { heardAt ||= now(); }, { once: true });
      this.addEventListener("close", () => { if (socket === this && !lostAt) lostAt = now(); });
    }
  };
  const linked = () => socket !== null && socket.readyState === Socket.OPEN;

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
  style.textContent = `
.cp{--g:#0E1116;--c:#171D25;--r:#212935;--l:#364250;--i:#EEF2F6;--m:#A9B8C7;--w:#F5B84A;--wg:#2B2414;--wi:#F1DDB6;
font:400 16px/1.3 "Atkinson Hyperlegible Next",system-ui,sans-serif;color:var(--i);box-sizing:border-box}.cp *{box-sizing:border-box;margin:0}
.cp-line{position:fixed;z-index:20;top:max(12px,env(safe-area-inset-top));left:12px;right:12px;max-width:560px;margin:0 auto;display:flex;
gap:14px;align-items:center;padding:14px 18px;border:2px solid var(--w);border-radius:20px;background:var(--wg);color:var(--wi)}
.cp-line b{display:block;font-size:18px;color:#FFF3D6}.cp i{flex:none;width:28px;height:28px;border:3px solid var(--w);
border-top-color:transparent;border-radius:50%;animation:cp 1.2s linear infinite}@keyframes cp{to{transform:rotate(1turn)}}
.cp-full{position:fixed;z-index:21;inset:0;overflow:auto;background:var(--g);padding:20px;display:flex;flex-direction:column}
.cp-full>div{width:100%;max-width:560px;margin:auto;display:flex;flex-direction:column;gap:20px}
.cp-full .cp-line{position:static;max-width:none;margin:0}.cp-card{background:var(--c);border:1px solid var(--l);border-radius:20px;padding:18px}
.cp-card h2{font-size:18px}.cp ol{list-style:none;padding:0;counter-reset:n}.cp li{counter-increment:n;display:flex;gap:14px;align-items:center;
margin-top:14px;color:var(--m)}.cp li:before{content:counter(n);flex:none;width:32px;height:32px;border-radius:50%;background:var(--r);
color:var(--i);font-weight:700;display:grid;place-items:center}.cp button{min-height:56px;border:0;border-radius:16px;background:#EEF2F6;
color:#0E1116;font-family:inherit;font-weight:700;font-size:19px;line-height:1.2;width:100%;padding:8px 16px;cursor:pointer}.cp button:focus-visible{outline:3px solid var(--w);outline-offset:3px}
.cp-sound{position:fixed;z-index:19;left:16px;bottom:16px;padding:14px 18px;border-radius:16px;background:var(--r);border:1px solid var(--l);pointer-events:none}
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
  let line = null, full = null;
  const showLine = () => { line ||= document.body.appendChild(lookingFor()); };
  const showFull = () => {
    if (full) return;
    const again = make("button", "", texts.again);
    again.addEventListener("click", () => location.reload());
    const steps = make("ol", "", ...["step-wifi", "step-scan", "step-host"].map((step) => make("li", "", texts[step])));
    const inner = make("div", "", lookingFor(), make("div", "cp-card", make("h2", "", texts.still), steps), again);
    full = document.body.appendChild(make("div", "cp cp-full", inner));
    full.setAttribute("role", "alertdialog");
    full.setAttribute("aria-label", texts.gone);
    again.focus();
  };
  const hideLost = () => { line?.remove(); full?.remove(); line = full = null; };

  let probing = false;
  const probe = async () => {
    // The host answers again but Flet has not come back by itself: a fresh page does, into the same seat.
    if (probing) return;
    probing = true;
    try {
      const answer = await fetched(`${base}version.json?${Date.now()}`, { cache: "no-store" });
      if (answer.ok || answer.status === 404) setTimeout(() => { if (!linked()) location.reload(); }, 4000);
    } catch { /* still away */ }
    setTimeout(() => { probing = false; }, 5000);
  };
  setInterval(() => {
    if (linked() || document.hidden) return hideLost();
    const away = now() - Math.max(lostAt, seenAt);
    if (heardAt && away > 1500) showLine();
    if (away > 10000) { showFull(); probe(); }
  }, 500);

  // ── Awake ───────────────────────────────────────────────────────────────────────────────────────────────────
  let tapped = false, seenAt = now(), lock = null, film = null;
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
      const loading = fetched(`${base}sounds/${encodeURIComponent(name)}.mp3`)
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
        clips.forEach(clip);
      }
      if (audio.state !== "running") audio.resume().catch(() => {});
      chip?.remove(); chip = null;
    } catch { audio = null; }
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  /** Play a clip; the promise ends with it, or after 1.5 s when it will not play. It never fails. */
  const play = async (name) => {
    if (settings.muted || document.hidden) return false;
    if (!audio || audio.state !== "running") { offerSound(); return false; }
    const buffer = await Promise.race([clip(name), wait(1500)]);
    if (!buffer) return false;
    try {
      const playing = audio.createBufferSource();
      playing.buffer = buffer;
      playing.connect(gain);
      const ended = new Promise((done) => { playing.onended = done; });
      playing.start();
      await Promise.race([ended, wait(buffer.duration * 1000 + 1500)]);
      return true;
    } catch { return false; }
  };
  const offerSound = () => {
    if (tapped || chip || !clips.length) return;
    chip = document.body.appendChild(make("div", "cp cp-sound", texts.sound));
  };
  const buzz = (pattern) => { try { navigator.vibrate?.(pattern); } catch { /* no motor */ } };

  let cues = null;
  const listen = () => {
    if (cues && cues.readyState !== EventSource.CLOSED) return;
    cues = new EventSource("/cues");
    cues.onmessage = (event) => {
      let cue;
      try { cue = JSON.parse(event.data); } catch { return; }
      if (cue.set) set(cue.set);
      if (cue.buzz && !document.hidden) buzz(cue.buzz);
      if (cue.cue) play(String(cue.cue));
    };
  };

  // ── Taps, hiding, coming back ───────────────────────────────────────────────────────────────────────────────
  const tap = () => { tapped = true; openAudio(); stayAwake(); };
  for (const kind of ["pointerup", "touchend", "keydown"]) addEventListener(kind, tap, { capture: true, passive: true });
  const cover = () => { try { navigator.sendBeacon("/cover"); } catch { /* the eight seconds end it */ } };
  addEventListener("pagehide", cover);
  const relink = async () => {
    // A phone that slept may hold a socket the host has given up: ask, and let Flet open a new one.
    try {
      const answer = await fetched("/alive", { cache: "no-store" });
      if (answer.ok && (await answer.json()).linked === false && linked()) socket.close();
    } catch { /* the line above the screen says it */ }
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) { hiddenAt = now(); cover(); return; }
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
    play, buzz,
    get volume() { return settings.volume; },
    set volume(to) { set({ volume: Math.min(1, Math.max(0, Number(to) || 0)) }); },
    get muted() { return settings.muted; },
    set muted(to) { set({ muted: Boolean(to) }); },
    get linked() { return linked(); },
    get awake() { return Boolean((lock && !lock.released) || (film && !film.paused)); },
  }));
})();
