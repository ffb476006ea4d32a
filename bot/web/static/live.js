"use strict";
// What all pages share: their words, and the line to the server that says when there is news.
// Joined to each page's own script, which comes after it.

const WORDS = JSON.parse(document.body.dataset.words);
const LANGUAGE = document.documentElement.lang;
const $ = (id) => document.getElementById(id);

const said = (key, args = {}) =>
  Object.entries(args).reduce((text, [name, value]) => text.replace(`{${name}}`, value), WORDS[key]);

/** The moment at which a page was true that the browser had kept, "" = it comes from the server. */
const KEPT = document.body.dataset.kept ?? "";
const ROOT = document.body.dataset.root;

/** Send something as JSON; returns the answer. */
const postJson = (address, body) =>
  fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

function sayLine(text) {
  if ($("line").textContent !== text) $("line").textContent = text;
}

// --- Times in the reader's own clock and language --------------------------------------------
const CLOCK = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeStyle: "short" });
const FAR = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" });

/** Return a moment, and how far away it is. */
const moment = (iso) => `${CLOCK.format(new Date(iso))} (${far(iso)})`;

function far(iso) {
  const minutes = Math.round((new Date(iso) - Date.now()) / 60000);
  const [count, unit] =
    Math.abs(minutes) < 60 ? [minutes, "minute"]
    : Math.abs(minutes) < 2880 ? [Math.round(minutes / 60), "hour"]
    : [Math.round(minutes / 1440), "day"];
  return FAR.format(count, unit);
}

/** Tell all times of the page anew, as `told` tells a moment: some are far away by now. */
function tellTimes(told = moment) {
  for (const node of document.querySelectorAll("time")) {
    const text = told(node.dateTime);
    if (node.textContent !== text) node.textContent = text;
  }
}

// --- The line --------------------------------------------------------------------------------
/** Milliseconds without a sign of life after which the line is taken for dead. */
const SILENCE = 50000;
const LOOK = 15000;
/** Milliseconds until the first new try, and the most between two. */
const SOON = 1000;
const LATEST = 60000;
/** The answer to who asks too much: the line holds, and the next try mostly brings it. */
const TOO_MUCH = 429;

/** Follows what is told at an address: fetches what is news, and says when that is not possible.
 *
 * `isNews` tells whether an event's data are; `refresh` fetches and shows what is newest, and
 * throws what the server answered as `status`.
 */
class Line {
  #events;
  #isNews;
  #refresh;
  #source = null;
  #heard = Date.now();
  #wait = SOON;
  #retry = 0;
  #turn = 0;
  #busy = false;
  /** What tells of each who waits for the running fetch whether it has brought what they want. */
  #again = [];
  #ended = false;
  /** When what is shown was last known to be true. */
  #true = KEPT || new Date().toISOString();
  /** What was said last of the line, and not by who uses the page. */
  #told = "";
  /** What readers have asked for and wait for. */
  #lacking = new Set();

  constructor(events, isNews, refresh) {
    this.#events = events;
    this.#isNews = isNews;
    this.#refresh = refresh;
  }

  /** Begin, and go on whenever the page is looked at again. */
  start() {
    const connect = () => this.#connect();
    document.addEventListener("visibilitychange", connect);
    addEventListener("online", connect);
    addEventListener("offline", () => this.#lose());
    addEventListener("pagehide", () => this.#source?.close());
    addEventListener("pageshow", (event) => event.persisted && connect());
    setInterval(() => this.#look(), LOOK);
    if (KEPT) this.#lose();
    connect();
  }

  /** Fetch and show what is newest, unless it `isShown`; what cannot be fetched is fetched later. */
  async update(isShown = () => false) {
    if (!(await this.#fetch(isShown))) this.#later();
  }

  /** Of many changes at once only the last is fetched. Tells whether it could be. */
  async #fetch(isShown = () => false) {
    if (isShown()) return true;
    clearTimeout(this.#turn);
    this.#turn = 0;
    if (this.#busy) {
      this.#again.push(isShown);
      return true;
    }
    this.#busy = true;
    try {
      do {
        this.#again = [];
        await this.#refresh();
      } while (!this.#again.every((isShown) => isShown()));
      return true;
    } catch (error) {
      if (error.status === 404) this.#end();
      else this.#lose(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }

  /** Fetch what the reader has asked for, again and again while they still want it.
   *
   * Throws what is refused for good, and what nobody wants any more.
   */
  async insist(ask, isWanted = () => true) {
    const lacking = {};
    try {
      for (let wait = SOON; ; wait = Math.min(wait * 2, LATEST)) {
        try {
          return await ask();
        } catch (error) {
          if (this.#ended || error.status === 404 || !isWanted()) throw error;
          this.#lacking.add(lacking);
          this.#lose(error);
          await new Promise((done) => setTimeout(done, wait * (0.75 + Math.random() / 2)));
          if (this.#ended || !isWanted()) throw error;
        }
      }
    } finally {
      if (this.#lacking.delete(lacking) && this.#source?.readyState === EventSource.OPEN) this.#sayWell();
    }
  }

  /** Say that the line is lost, unless it is not; without a network, of when what is shown is. */
  #lose({ status } = {}) {
    if (this.#ended || status === TOO_MUCH) return;
    const offline = KEPT || !navigator.onLine;
    sayLine((this.#told = offline ? said("offline", { at: moment(this.#true) }) : said("lost")));
  }

  /** Say no more that something is lost, unless it is. */
  #sayWell() {
    // What came of a press stands here as well, and stays.
    if (!this.#retry && !this.#lacking.size && !this.#ended && $("line").textContent === this.#told) sayLine("");
  }

  #connect() {
    clearTimeout(this.#retry);
    this.#retry = 0;
    this.#source?.close();
    this.#source = null;
    if (document.hidden || this.#ended) return;
    this.#heard = Date.now();
    const source = (this.#source = new EventSource(this.#events));
    source.addEventListener("beat", () => this.#hear());
    source.addEventListener("moved", (event) => {
      this.#hear();
      const message = JSON.parse(event.data);
      // Not all pages at once: players in Discord go first.
      if (this.#isNews(message)) this.#turn ||= setTimeout(() => this.update(), message.after);
    });
    source.addEventListener("gone", () => this.#end());
    source.addEventListener("error", () => {
      this.#lose();
      // Refused for good, the browser does not try again: the answer to a question tells why.
      if (source.readyState === EventSource.CLOSED) this.#later();
    });
  }

  #hear() {
    this.#heard = Date.now();
    this.#true = new Date().toISOString();
    // There is a network again: then the page that was kept is an old one.
    if (KEPT) return location.reload();
    // A line alone is not enough while what is newest could not be fetched.
    if (this.#retry) return;
    this.#wait = SOON;
    this.#sayWell();
  }

  /** Try again after a while, each time a longer one; a page that is looked at anew does at once. */
  #later() {
    clearTimeout(this.#retry);
    if (this.#ended || document.hidden) return;
    this.#retry = setTimeout(async () => {
      if (await this.#fetch()) this.#connect();
      else this.#later();
    }, this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LATEST);
  }

  #look() {
    if (!this.#source || Date.now() - this.#heard <= SILENCE) return;
    this.#lose();
    this.#connect();
  }

  #end() {
    this.#ended = true;
    this.#source?.close();
    clearTimeout(this.#retry);
    sayLine(said("gone"));
    navigator.serviceWorker?.controller?.postMessage({ page: location.href });
  }
}

/** Fetch something. The browser sends the ETag: unchanged data is no second download. */
async function answerOf(address) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw Object.assign(new Error(address), { status: answer.status });
  renew(answer.headers.get("X-Version"));
  return answer;
}

/** Load the page anew, once, if the server has another version of its script. */
function renew(version) {
  if (!version || version === document.body.dataset.version) return;
  try {
    if (sessionStorage.getItem("version") === version) return;
    sessionStorage.setItem("version", version);
  } catch {
    // Without a memory it could do so again and again.
    return;
  }
  location.reload();
}

// --- The worker that keeps what was seen, for when there is no network -----------------------
async function startWorker() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The first page that a worker comes to did not go through it.
  if (!performance.getEntriesByType("navigation")[0]?.workerStart) {
    if (serviceWorker.controller) keepPage();
    else serviceWorker.addEventListener("controllerchange", keepPage, { once: true });
  }
  await serviceWorker.register(new URL(`${ROOT}sw.js`, location.href));
  document.addEventListener("visibilitychange", () => closeNotifications().catch(() => {}));
  await closeNotifications();
}

/** Close the notifications that lead to this page once it is looked at. */
async function closeNotifications() {
  if (document.hidden) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const one of shown) if (location.pathname.endsWith(`/${one.data}`)) one.close();
}

function keepPage() {
  const now = performance.now();
  const keep = (address) => void fetch(address).catch(() => {});
  keep(location.href);
  // Pictures that were begun before did not go through the worker, also those that have yet to come
  // or whose place was drawn anew: a browser takes them from its memory then.
  new PerformanceObserver((list) => {
    for (const { name, initiatorType, startTime } of list.getEntries()) if (initiatorType === "img" && startTime <= now) keep(name);
  }).observe({ type: "resource", buffered: true });
}

startWorker().catch(() => {});
