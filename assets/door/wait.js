(() => {
"use strict";
/* Somebody at this address guesses codes: who has the secret shows it and goes on, others wait for their turn. */
const { wait } = JSON.parse(document.getElementById("data").textContent);
const secret = location.hash.slice(1), kept = "companion.waited";
const isFirst = () => { try { return sessionStorage.getItem(kept) !== location.pathname; } catch { return false; } };
const goOn = () => {
  try { sessionStorage.setItem(kept, location.pathname); } catch { /* private mode */ }
  location.reload();
};
const later = (seconds) => setTimeout(ask, 1000 * seconds);
const ask = () => fetch(`${location.pathname}/state`, { headers: secret ? { "x-companion-secret": secret } : {}, cache: "no-store" })
  .then((got) => {
    if (got.ok) goOn();
    else if (got.status === 404) location.replace("/j");
    else if (got.status === 409) got.json().then(({ facts }) => location.replace(facts.go + location.pathname.replace(/^\/n\/\w+/, "") + location.search + location.hash));
    else later(Number(got.headers.get("retry-after")) || wait);
  }, () => later(wait));
if (isFirst()) ask(); else later(wait);
})();
