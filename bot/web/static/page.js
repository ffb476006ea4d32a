// The page of a table follows its game. Everything here is optional: without it the page shows the
// position at which it was opened. Joined to line.js, whose words and line it uses. Sections: small
// helpers, data, showing, pictures, following, zoom, rules, what is remembered, start.

// --- Small helpers ---------------------------------------------------------------------------
const BASE = location.pathname.replace(/\/+$/, "");

/** Replace the children of a list only where they differ, so that a reader's place is kept. */
function setItems(list, items, fill) {
  const wanted = items.map((item) => {
    const li = document.createElement("li");
    fill(li, item);
    return li;
  });
  wanted.forEach((li, at) => {
    const there = list.children[at];
    if (!there) list.append(li);
    else if (!there.isEqualNode(li)) there.replaceWith(li);
  });
  while (list.children.length > wanted.length) list.lastElementChild.remove();
}

/** Return a moment as the reader's own clock and language have it; "" for none. */
function moment(iso) {
  const at = new Date(iso);
  const minutes = Math.round((at - Date.now()) / 60000);
  const [count, unit] =
    Math.abs(minutes) < 60 ? [minutes, "minute"]
    : Math.abs(minutes) < 2880 ? [Math.round(minutes / 60), "hour"]
    : [Math.round(minutes / 1440), "day"];
  return `${CLOCK.format(at)} (${FAR.format(count, unit)})`;
}

function timeNode(iso) {
  const node = document.createElement("time");
  node.dateTime = iso;
  node.textContent = moment(iso);
  return node;
}

function tellTimes() {
  for (const node of document.querySelectorAll("time")) node.textContent = moment(node.dateTime);
}

// --- Data: what the server tells of a position -----------------------------------------------
const page = {
  stamp: Number(document.body.dataset.stamp),
  status: document.body.dataset.status,
  version: 0,
  marks: {},
};

/** Fetch JSON beside the page. */
async function fetched(path, more = {}) {
  const query = new URLSearchParams(location.search);
  for (const [key, values] of Object.entries(more)) for (const value of values) query.append(key, value);
  return (await answerOf(`${BASE}/${path}?${query}`)).json();
}

// --- Showing a position ----------------------------------------------------------------------
function show(data) {
  page.stamp = data.stamp;
  page.status = data.status;
  if (!course.at) $("state").textContent = data.state;
  setItems($("asked"), data.asked, (li, one) => {
    li.append(one.text);
    if (one.until) li.append(" ", timeNode(one.until));
  });
  setItems($("clock-list"), data.clocks, (li, one) => {
    const name = document.createElement("b");
    name.textContent = one.name;
    li.append(name, ` ${said("left", { left: one.left })}`);
    if (one.until) li.append(" ", timeNode(one.until));
  });
  $("clocks").hidden = !data.clocks.length;
  $("film").hidden = data.status !== "over";
  showLog(data.log);
  courseMoved(data);
  if (!course.at) showParts(data.parts);
}

/** Let a screen reader say what has happened: only what is new. */
function announce(lines) {
  if (!lines.length) return;
  $("live").replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })),
  );
}

function showParts(parts) {
  const known = new Map([...document.querySelectorAll("[data-part]")].map((one) => [one.dataset.part, one]));
  let before = null;
  for (const part of parts.filter((one) => !one.near)) {
    const section = known.get(part.key) ?? newPart(part);
    if (!section.isConnected) before ? before.after(section) : $("parts").prepend(section);
    before = section;
  }
  // What is not there at the moment: the result, while somebody looks back.
  for (const [key, section] of known) section.hidden = !parts.some((part) => part.key === key);
  for (const part of parts) {
    const section = document.querySelector(`[data-part="${part.key}"]`);
    if (!section) continue;
    section.querySelector("h2").textContent = part.title;
    section.querySelector("img").alt = part.title;
    const twin = section.querySelector(".twin");
    twin.hidden = !part.lines.length;
    twin.querySelector("ul").setAttribute("aria-label", part.title);
    setItems(twin.querySelector("ul"), part.lines, (li, line) => li.append(line));
  }
  if (course.at) parts.filter((part) => isWanted(part.key)).forEach(setPicture);
  else showPictures(parts);
}

function newPart(part) {
  const section = $("part").content.firstElementChild.cloneNode(true);
  section.dataset.part = part.key;
  for (const one of [section, section.querySelector(".twin ul")])
    one.setAttribute("aria-labelledby", `h-${part.key}`);
  section.querySelector("h2").id = `h-${part.key}`;
  return section;
}

// --- Pictures: only those that have changed --------------------------------------------------
async function showPictures(parts) {
  const seen = parts.filter((part) => isWanted(part.key));
  const marks = await marksOf(seen.map((part) => part.key));
  for (const part of seen) {
    const same = marks && page.marks[part.key] && marks[part.key] === page.marks[part.key];
    if (!same) setPicture(part);
  }
  page.marks = { ...page.marks, ...marks };
}

/** Return whether a part's picture is on the page: close-ups are not before they were opened. */
function isWanted(key) {
  const section = document.querySelector(`[data-part="${key}"]`);
  const group = section?.closest("details.group");
  return Boolean(section) && (!group || group.open);
}

/** Learn what the pictures of the first paint look like, once they are there. */
async function markFirst() {
  const keys = [...document.querySelectorAll("[data-part]")].map((one) => one.dataset.part);
  page.marks = { ...(await marksOf(keys.filter(isWanted))), ...page.marks };
}

async function marksOf(keys) {
  const found = {};
  try {
    for (let at = 0; at < keys.length; at += 12)
      Object.assign(found, await fetched(`marks/${page.stamp}`, { part: keys.slice(at, at + 12) }));
  } catch {
    return null;
  }
  return found;
}

function setPicture(part) {
  const section = document.querySelector(`[data-part="${part.key}"]`);
  const image = section.querySelector("img");
  section.querySelector("source").srcset = part.light;
  if (image.getAttribute("src") !== part.dark) image.src = part.dark;
}

/** Ask again for a picture that did not arrive: a few times, each later than the one before. */
const tries = new WeakMap();
function askAgain(image) {
  const count = (tries.get(image) ?? 0) + 1;
  if (count > 6) return;
  tries.set(image, count);
  setTimeout(() => {
    if (!image.isConnected) return;
    const source = image.parentElement.querySelector("source");
    if (source) source.srcset = source.srcset;
    image.src = image.getAttribute("src");
  }, 500 * 2 ** count);
}

function watchPictures() {
  const isPicture = (one) => one.matches?.("img[src]");
  addEventListener("error", ({ target }) => isPicture(target) && askAgain(target), true);
  addEventListener("load", ({ target }) => tries.delete(target), true);
  for (const image of document.querySelectorAll("img[src]"))
    if (image.complete && !image.naturalWidth) askAgain(image);
}

// --- Following the game ----------------------------------------------------------------------
/** The first word only says what the page shows already; later ones may be about clocks or names. */
let isMet = false;
function isNews({ stamp, status }) {
  const isNew = isMet || stamp !== page.stamp || status !== page.status;
  isMet = true;
  return isNew;
}

const line = new Line(`${BASE}/events`, isNews, async () => show(await fetched("now")));
const update = () => line.update();

// --- One picture, large: pinch, wheel, keys --------------------------------------------------
const zoom = { scale: 1, x: 0, y: 0, pointers: new Map(), from: null };
const MOST = 8;
/** Pixels that a finger may move on a tap. */
const SHAKE = 8;

function openZoom(image) {
  const large = $("zoom").querySelector("img");
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  zoom.from = image;
  place(1, 0, 0);
  layAreas(image);
  $("zoom").setAttribute("aria-label", image.alt);
  $("zoom").showModal();
  $("zoom").querySelector(".stage").focus();
}

function place(scale, x, y) {
  const stage = $("zoom").querySelector(".stage").getBoundingClientRect();
  zoom.scale = Math.min(MOST, Math.max(1, scale));
  zoom.x = Math.min(0, Math.max(stage.width * (1 - zoom.scale), x));
  zoom.y = Math.min(0, Math.max(stage.height * (1 - zoom.scale), y));
  const sheet = $("zoom").querySelector(".sheet");
  sheet.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
  sheet.style.setProperty("--scale", zoom.scale);
}

/** Zoom so that the point under a finger, or the middle, stays where it is. */
function zoomAt(factor, x = innerWidth / 2, y = innerHeight / 2) {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  place(scale, x - (x - zoom.x) * by, y - (y - zoom.y) * by);
}

const TOOLS = {
  in: () => zoomAt(1.5),
  out: () => zoomAt(1 / 1.5),
  reset: () => place(1, 0, 0),
  close: () => $("zoom").close(),
};
const STEP = 80;
const KEYS = {
  "+": TOOLS.in,
  "=": TOOLS.in,
  "-": TOOLS.out,
  0: TOOLS.reset,
  ArrowLeft: () => place(zoom.scale, zoom.x + STEP, zoom.y),
  ArrowRight: () => place(zoom.scale, zoom.x - STEP, zoom.y),
  ArrowUp: () => place(zoom.scale, zoom.x, zoom.y + STEP),
  ArrowDown: () => place(zoom.scale, zoom.x, zoom.y - STEP),
};

function startZoom() {
  const dialog = $("zoom");
  const stage = dialog.querySelector(".stage");
  const names = { in: "zoom-in", out: "zoom-out", reset: "zoom-reset", close: "close" };
  for (const button of dialog.querySelectorAll("[data-zoom]")) {
    button.setAttribute("aria-label", said(names[button.dataset.zoom]));
    button.addEventListener("click", TOOLS[button.dataset.zoom]);
  }
  dialog.addEventListener("keydown", (event) => {
    const act = event.target.matches(".area") ? alongAreas(event) : KEYS[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  dialog.addEventListener("close", () => zoom.pointers.clear());
  stage.addEventListener("click", tapped);
  stage.addEventListener("focusin", (event) => event.target.matches(".area") && reach(event.target));
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }, { passive: false });
  stage.addEventListener("dblclick", (event) =>
    zoom.scale > 1 ? TOOLS.reset() : zoomAt(2.5, event.clientX, event.clientY));
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    zoom.moved = zoom.pointers.size > 0;
    zoom.down = event;
    zoom.pointers.set(event.pointerId, event);
  });
  stage.addEventListener("pointermove", drag);
  for (const name of ["pointerup", "pointercancel"])
    stage.addEventListener(name, (event) => zoom.pointers.delete(event.pointerId));
}

function drag(event) {
  const before = zoom.pointers.get(event.pointerId);
  if (!before) return;
  const other = [...zoom.pointers.values()].find((one) => one.pointerId !== event.pointerId);
  zoom.pointers.set(event.pointerId, event);
  zoom.moved ||= Math.hypot(event.clientX - zoom.down.clientX, event.clientY - zoom.down.clientY) > SHAKE;
  if (!other) {
    place(zoom.scale, zoom.x + event.clientX - before.clientX, zoom.y + event.clientY - before.clientY);
    return;
  }
  const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  zoomAt(apart(event) / Math.max(1, apart(before)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
}

// --- Rules of what is on the large picture: tapped, or reached by keys ------------------------
/** Lay a button over everything that has a rule; without them the picture is shown all the same. */
async function layAreas(image) {
  const source = (zoom.source = image.currentSrc || image.src);
  setAreas([], image);
  try {
    const answer = await fetch(source.replace(/\/(picture|then)\//, "/areas/"));
    if (answer.ok && zoom.source === source) setAreas(await answer.json(), image);
  } catch {
    // Nothing can be tapped then.
  }
}

function setAreas(areas, { naturalWidth: wide, naturalHeight: high }) {
  const group = $("zoom").querySelector(".areas");
  group.hidden = !areas.length;
  $("zoom").querySelector(".hint").hidden = group.hidden || Boolean(remembered("rules"));
  const buttons = areas.map(({ box: [x, y, w, h], rule, name }, at) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "area", title: name, tabIndex: at ? -1 : 0 });
    button.setAttribute("aria-label", name);
    button.dataset.rule = rule;
    Object.assign(button.style, {
      left: `${(100 * x) / wide}%`,
      top: `${(100 * y) / high}%`,
      width: `${(100 * w) / wide}%`,
      height: `${(100 * h) / high}%`,
      // The smallest lies on top.
      zIndex: wide * high - w * h,
    });
    return button;
  });
  group.replaceChildren(...buttons);
}

/** One of them can be reached by Tab, from there the others by arrows: there may be 200. */
function alongAreas(event) {
  const all = [...event.target.parentElement.children];
  const last = all.length - 1;
  const at = all.indexOf(event.target);
  const to = {
    ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: last,
  }[event.key];
  if (to === undefined) return KEYS[event.key];
  return () => all[(to + all.length) % all.length].focus({ preventScroll: true });
}

/** Where one has come to, one comes back to; an enlarged picture moves so that it is seen. */
function reach(area) {
  for (const one of area.parentElement.children) one.tabIndex = one === area ? 0 : -1;
  // The browser would scroll, and the buttons would no longer lie over the things.
  const stage = $("zoom").querySelector(".stage");
  stage.scrollTo(0, 0);
  const { left, right, top, bottom } = area.getBoundingClientRect();
  const into = (low, high, room) => (low < 0 || high > room ? (room - low - high) / 2 : 0);
  const dx = into(left, right, stage.clientWidth);
  const dy = into(top, bottom, stage.clientHeight);
  if (dx || dy) place(zoom.scale, zoom.x + dx, zoom.y + dy);
}

/** A finger that only touched, or a key, asks for the rule; the stage holds on to all pointers. */
function tapped(event) {
  if (event.detail && zoom.moved) return;
  const under = event.detail ? document.elementsFromPoint(event.clientX, event.clientY) : [event.target];
  const area = under.find((one) => one.matches(".area"));
  if (area) openRule(area.dataset.rule, area.title);
}

async function openRule(key, name) {
  const failed = { name, text: said("rule-failed"), fine: "", source: "" };
  const told = await fetched(`rule/${key}`).catch(() => failed);
  const dialog = $("rule");
  if (dialog.open || !$("zoom").open) return;
  $("h-rule").textContent = told.name;
  const lines = `${told.text}\n${told.fine}`.split("\n").filter(Boolean);
  dialog.querySelector(".text").replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })),
  );
  dialog.querySelector(".source").textContent = told.source;
  dialog.showModal();
  dialog.scrollTo(0, 0);
  $("zoom").querySelector(".hint").hidden = true;
  remember("rules", "found");
}

function startRules() {
  const dialog = $("rule");
  dialog.querySelector("button").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

// --- What the reader's browser remembers -----------------------------------------------------
function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Some browsers keep nothing: then it is asked anew.
  }
}

// --- Start -----------------------------------------------------------------------------------
function keptTwins() {
  const narrow = matchMedia("(max-width: 48rem)").matches;
  const open = (remembered("twins") ?? (narrow ? "closed" : "open")) === "open";
  for (const twin of document.querySelectorAll(".twin")) twin.open = open;
  // Whoever opens one wants it the same way the next time.
  document.addEventListener("click", (event) => {
    const twin = event.target.closest("summary")?.parentElement;
    if (twin?.classList.contains("twin")) remember("twins", twin.open ? "closed" : "open");
  });
}

function start() {
  keptTwins();
  tellTimes();
  startZoom();
  startRules();
  document.addEventListener("click", (event) => {
    const image = event.target.closest(".zoom")?.querySelector("img");
    if (image) openZoom(image);
  });
  $("near").addEventListener("toggle", () => $("near").open && update());
  addEventListener("load", markFirst);
  watchPictures();
  setInterval(tellTimes, 15000);
  line.start();
}

start();
