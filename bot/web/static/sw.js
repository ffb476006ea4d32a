"use strict";
// The service worker: keeps the files of the pages, and what was seen last of some tables, so that it
// is shown without a network. What is newest comes from the network whenever there is one, and only
// what is asked for goes there: nothing is sent later. It also shows the notifications that the bot
// pushes to this browser. `FILES`, the names of the present style sheets and scripts, stands before
// this; so each version of the pages has a worker of its own.

const HOME = new URL("./", location).href;
const SHELL = "shell";
const SEEN = "seen";
/** Pages of which something is kept, and pictures of each. */
const PAGES = 6;
const EACH = 40;
const SAME = { ignoreSearch: true, ignoreVary: true };
const wanted = FILES.map((name) => `${HOME}static/${name}`);
const pathOf = (url) => url.slice(HOME.length).split(/[?#]/)[0];
const isPicture = (url) => /\/picture\//.test(url);
/** Return the page that an address belongs to: that of a table, or the list of tables. */
const pageOf = (path) => path.match(/^(t\/[^/]+|tables)/)?.[0];

// --- Versions: a page that is kept goes with the scripts that it needs ---------------------------
async function install() {
  const shell = await caches.open(SHELL);
  const there = new Set((await shell.keys()).map(({ url }) => url));
  await shell.addAll(wanted.filter((url) => !there.has(url)));
}

const isOld = (html) => html.match(/static\/[\w.-]+/g)?.some((path) => !wanted.includes(HOME + path));

async function clean() {
  const [shell, seen] = await Promise.all([caches.open(SHELL), caches.open(SEEN)]);
  for (const { url } of await shell.keys()) if (!wanted.includes(url)) await shell.delete(url);
  for (const request of await seen.keys()) {
    const path = pathOf(request.url);
    if (path === pageOf(path) && isOld(await (await seen.match(request, SAME)).text())) await forget(path);
  }
  await clients.claim();
}

// --- What is kept ----------------------------------------------------------------------------
/** How often something was forgotten. */
let forgets = 0;

/** Keep an answer, unless something was forgotten `since` it was asked for: it may be of that. */
async function keep(request, answer, since) {
  if (!answer.ok || /no-store/.test(answer.headers.get("Cache-Control"))) return;
  const seen = await caches.open(SEEN);
  await seen.put(request, answer);
  if (since !== forgets) return void (await seen.delete(request));
  if (!isPicture(request.url))
    // In other languages or colours it is older now.
    for (const { url } of await seen.keys(request, SAME)) if (url !== request.url) await seen.delete(url, { ignoreVary: true });
  await trim(seen);
}

/** Delete all but the newest of the pages that were seen last.
 *
 * Pictures of tables whose own page is not kept are those of the list of tables: they push no page out.
 */
async function trim(seen) {
  const all = (await seen.keys()).reverse();
  const read = all.filter(({ url }) => !isPicture(url)).map(({ url }) => pageOf(pathOf(url)));
  const pages = [...new Set(read)].slice(0, PAGES);
  const pictures = new Map();
  for (const request of all) {
    const page = pageOf(pathOf(request.url));
    if (isPicture(request.url)) {
      const under = pages.includes(page) ? page : "tables";
      pictures.set(under, (pictures.get(under) ?? 0) + 1);
      if (pictures.get(under) > EACH) await seen.delete(request);
    } else if (!pages.includes(page)) await seen.delete(request);
  }
}

/** Delete what is kept of a page; without one, of all. */
async function forget(page) {
  forgets++;
  const seen = await caches.open(SEEN);
  for (const request of await seen.keys())
    if (!page || pageOf(pathOf(request.url)) === page) await seen.delete(request);
}

// --- Answers ---------------------------------------------------------------------------------
/** From the network, and kept; the page itself as it was kept, where there is no network. */
async function newest(event, path) {
  const { request } = event;
  const isPage = path === pageOf(path);
  const since = forgets;
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = isPage && request.mode === "navigate" && (await keptPage(request));
    if (kept) return kept;
    throw error;
  }
  if (answer.status === 404) event.waitUntil(forget(pageOf(path)));
  else if (answer.headers.has("X-Forget")) event.waitUntil(forget());
  else event.waitUntil(keep(request, answer.clone(), since));
  return answer;
}

/** Return a page with the moment at which it was true, which it tells. */
async function keptPage(request) {
  const found = await (await caches.open(SEEN)).match(request, SAME);
  if (!found) return null;
  const at = new Date(found.headers.get("Date") ?? Date.now()).toISOString();
  const html = (await found.text()).replace("<body ", `<body data-kept="${at}" `);
  const headers = new Headers(found.headers);
  headers.delete("Content-Length");
  return new Response(html, { headers });
}

/** Files whose address changes with what they contain. */
async function lasting(event, name) {
  const found = await (await caches.open(name)).match(event.request, { ignoreVary: true });
  if (found) return found;
  const since = forgets;
  const answer = await fetch(event.request);
  if (name === SEEN) event.waitUntil(keep(event.request, answer.clone(), since));
  return answer;
}

const KINDS = [
  [/^static\//, (event) => lasting(event, SHELL)],
  [/^t\/[^/]+\/picture\//, (event) => lasting(event, SEEN)],
  [/^(t\/[^/]+(\/now)?|tables)$/, newest],
];

// --- Notifications -----------------------------------------------------------------------------
const send = (body) =>
  fetch(`${HOME}push`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** Show a message; it takes the place of the one before about the same table. */
async function notify({ title, body, tag, lang, to }) {
  const icon = `${HOME}icons/icon-192.png`;
  await registration.showNotification(title, { body, tag, lang, icon, renotify: true, data: to });
}

/** Show the page that a notification is about: the window that has it, or a new one.
 *
 * A window that was open before the worker is not controlled by it, but is one as well (Service Workers, `matchAll`). */
async function look(to) {
  const address = new URL(to, HOME).href;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => pathOf(url) === pathOf(address));
  await (there ? there.focus() : clients.openWindow(address));
  const own = await registration.pushManager.getSubscription();
  if (own) await send({ done: "opened", endpoint: own.endpoint });
}

/** Tell the bot the new address of this browser: its push service has replaced the old one. */
async function changeAddress({ oldSubscription: old, newSubscription: fresh }) {
  if (!old) return;
  const { endpoint, keys } = (fresh ?? (await registration.pushManager.subscribe(old.options))).toJSON();
  await send({ done: "move", from: old.endpoint, endpoint, ...keys });
}

addEventListener("push", (event) => event.waitUntil(notify(event.data.json())));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(look(event.notification.data));
});
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(changeAddress(event)));

addEventListener("install", (event) => {
  void skipWaiting();
  event.waitUntil(install());
});
addEventListener("activate", (event) => event.waitUntil(clean()));
addEventListener("message", (event) => {
  // Of a league nothing is kept.
  const page = pageOf(pathOf(event.data.page));
  if (page) event.waitUntil(forget(page));
});
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (!url.startsWith(HOME)) return;
  const path = pathOf(url);
  if (path === "unpair") event.waitUntil(forget());
  if (method !== "GET") return;
  const answered = KINDS.find(([pattern]) => pattern.test(path))?.[1];
  if (answered) event.respondWith(answered(event, path));
});
