"use strict";
// A league's page follows its season: when something has changed, the page is fetched again and the
// sections that differ are put in place. Without this script the page shows what it was opened with.

const WORDS = JSON.parse(document.body.dataset.words);
const LANGUAGE = document.documentElement.lang;
const EVENTS = `${document.body.dataset.base}events${location.search}`;
const $ = (id) => document.getElementById(id);

// --- Times in the reader's own clock ---------------------------------------------------------
const CLOCK = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeStyle: "short" });
const FAR = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" });

function moment(iso) {
  const at = new Date(iso);
  const hours = Math.round((at - Date.now()) / 3600000);
  if (hours < 0) return CLOCK.format(at);
  const [count, unit] = hours < 48 ? [hours, "hour"] : [Math.round(hours / 24), "day"];
  return `${CLOCK.format(at)} (${FAR.format(count, unit)})`;
}

function tellTimes() {
  for (const node of document.querySelectorAll("time")) {
    const text = moment(node.dateTime);
    if (node.textContent !== text) node.textContent = text;
  }
  for (const note of document.querySelectorAll(".utc")) note.hidden = true;
}

// --- Showing what has changed ----------------------------------------------------------------
function replaceBy(there, fresh) {
  if (there.textContent !== fresh.textContent || there.innerHTML !== fresh.innerHTML)
    there.replaceChildren(...fresh.childNodes);
}

/** What the sections were sent as, by id: times are written otherwise since. */
const shown = new Map();

/** Put sections in place that differ: what is being read stays where it is. */
function show(fresh) {
  const open = document.activeElement?.closest("section")?.id;
  const sections = [...fresh.querySelectorAll("main > section")];
  const wanted = sections.map((section) => {
    const there = $(section.id);
    if (there && shown.get(section.id) === section.innerHTML) return there;
    shown.set(section.id, section.innerHTML);
    return section;
  });
  const here = [...$("content").children];
  if (wanted.length !== here.length || wanted.some((one, at) => one !== here[at]))
    $("content").replaceChildren(...wanted);
  replaceBy($("facts"), fresh.getElementById("facts"));
  replaceBy($("seasons"), fresh.getElementById("seasons"));
  if (open && !document.activeElement?.closest("section")) $("content").focus({ preventScroll: true });
  document.body.dataset.mark = fresh.body.dataset.mark;
  tellTimes();
}

const line = { source: null, busy: false, again: false, ended: false, wait: 1000, heard: 0 };

function say(text) {
  if ($("line").textContent !== text) $("line").textContent = text;
}

/** Fetch the page again; of many changes at once only the last is fetched. Tells whether it could. */
async function update() {
  if (line.busy) {
    line.again = true;
    return true;
  }
  line.busy = true;
  try {
    do {
      line.again = false;
      const answer = await fetch(location.href, { cache: "no-cache" });
      if (answer.status === 404) return end();
      if (!answer.ok) throw new Error(answer.statusText);
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      const isNews = fresh.body.dataset.mark !== document.body.dataset.mark;
      if (isNews) {
        show(fresh);
        $("live").textContent = "";
        $("live").textContent = WORDS.news;
      }
    } while (line.again);
    return true;
  } catch {
    say(WORDS.lost);
    return false;
  } finally {
    line.busy = false;
  }
}

// --- Following the season --------------------------------------------------------------------
const SILENCE = 50000;

function end() {
  line.ended = true;
  line.source?.close();
  say(WORDS.gone);
  return false;
}

function connect() {
  clearTimeout(line.timer);
  line.source?.close();
  if (document.hidden || line.ended) return;
  const source = (line.source = new EventSource(EVENTS));
  const heard = () => {
    line.heard = Date.now();
    line.wait = 1000;
    say("");
  };
  source.addEventListener("beat", heard);
  source.addEventListener("moved", (event) => {
    heard();
    if (JSON.parse(event.data).mark !== document.body.dataset.mark) update();
  });
  source.addEventListener("gone", end);
  source.addEventListener("error", () => {
    say(WORDS.lost);
    if (source.readyState === EventSource.CLOSED) later();
  });
}

/** Try again after a while: refused for good, the browser does not. */
function later() {
  clearTimeout(line.timer);
  line.timer = setTimeout(async () => {
    if (await update()) connect();
    else if (!line.ended) later();
  }, line.wait * (0.75 + Math.random() / 2));
  line.wait = Math.min(line.wait * 2, 60000);
}

function watch() {
  tellTimes();
  if (line.source && !line.ended && Date.now() - line.heard > SILENCE) connect();
}

function start() {
  for (const section of $("content").children) shown.set(section.id, section.innerHTML);
  tellTimes();
  document.addEventListener("visibilitychange", connect);
  addEventListener("online", connect);
  addEventListener("pagehide", () => line.source?.close());
  addEventListener("pageshow", (event) => event.persisted && connect());
  setInterval(watch, 60000);
  line.heard = Date.now();
  connect();
}

start();
