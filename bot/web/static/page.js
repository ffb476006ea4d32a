// The page of a table follows its game. Everything here is optional: without it the page shows the
// position at which it was opened. Joined to live.js and zoom.js, whose helpers it uses. Sections:
// small helpers, data, showing, pictures, following, rules, what is remembered, start.

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

function timeNode(iso) {
  const node = document.createElement("time");
  node.dateTime = iso;
  node.textContent = moment(iso);
  return node;
}

// --- Data: what the server tells of a position -----------------------------------------------
const page = { status: document.body.dataset.status, stamp: Number(document.body.dataset.stamp), version: 0 };

/** Fetch JSON beside the page. */
async function fetched(path, more = {}) {
  const query = new URLSearchParams(location.search);
  for (const [key, values] of Object.entries(more)) for (const value of values) query.append(key, value);
  return (await answerOf(`${BASE}/${path}?${query}`)).json();
}

/** Statuses of answers that bring the question as it is now, and of those without one: then nothing
 * was done, and this is said. */
const TAKEN = [200, 202, 409, 422];
const NOT_TAKEN = { 404: "play-unpaired", 429: "play-too-fast", 503: "play-not-sent" };

/** Send what is to be done at the table; returns the answer. */
const sendPlay = (what) => postJson(`${BASE}/play${location.search}`, what);

// --- Showing a position ----------------------------------------------------------------------
/** How each piece of a position is shown, in this order. */
const SHOW = {
  state: (state) => isLive() && ($("state").textContent = state),
  asked: (asked) =>
    setItems($("asked"), asked, (li, one) => {
      li.append(one.text);
      if (one.until) li.append(" ", timeNode(one.until));
    }),
  pace: (pace) => ($("pace").textContent = pace),
  clocks: (clocks) => {
    setItems($("clock-list"), clocks, (li, one) => {
      const name = document.createElement("b");
      name.textContent = one.name;
      li.append(name, ` ${said("left", { left: one.left })}`);
      if (one.until) li.append(" ", timeNode(one.until));
    });
    $("clocks").hidden = !clocks.length;
  },
  status: (status) => ($("film").hidden = status !== "over"),
  log: showLog,
  moves: courseMoved,
  parts: (parts) => (views.renew(parts), isLive() && showParts(parts)),
  lesson: (told) => told && lesson.show(told),
};

/** A lesson goes back, too: its stamps are only told apart. */
const LESSON = "lesson" in document.body.dataset;
/** Below a league's link nobody moves. */
const PUBLIC = "public" in document.body.dataset;

/** Show a position. */
function show(data) {
  // What was asked for before the newest move may arrive after it.
  if (!LESSON && data.stamp < page.stamp) return;
  page.status = data.status;
  page.stamp = data.stamp;
  for (const [key, act] of Object.entries(SHOW)) act(data[key]);
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
    section.querySelector(".twin ul").setAttribute("aria-label", part.title);
    showTwin(section, part.lines);
  }
  parts.forEach(showPicture);
}

function showTwin(section, lines) {
  section.querySelector(".twin").hidden = !lines.length;
  setItems(section.querySelector(".twin ul"), lines, (li, line) => li.append(line));
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
function showPicture({ key, mark, dark, light }) {
  const section = document.querySelector(`[data-part="${key}"]`);
  if (!isWanted(section) || section.dataset.mark === mark) return;
  section.dataset.mark = mark;
  section.querySelector("source").srcset = light;
  section.querySelector("img").src = dark;
}

/** Return whether a part's picture is on the page: close-ups are not before they were opened. */
function isWanted(section) {
  const group = section?.closest("details.group");
  return Boolean(section) && (!group || group.open);
}

/** Ask again for a picture that did not arrive: a few times, each later than the one before. */
const tries = new WeakMap();
function askAgain(image) {
  const count = (tries.get(image) ?? 0) + 1;
  // What shows next is asked for anew, also where it would look the same.
  if (count > 6) return void delete image.closest("section")?.dataset.mark;
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
let told = false;
/** Show who did what, which comes at once; the rest is asked for when it is this page's turn. */
function isNews({ stamp, status, entries }) {
  const oldest = entries[entries.length - 1];
  const follows = log.entries.some((one) => one.stamp === oldest?.stamp);
  if (follows || (!log.entries.length && oldest?.number === 1)) showLog({ entries, more: log.more });
  // The first word only says what the page shows already; later ones may be about clocks or names.
  const first = !told;
  told = true;
  return !first || stamp !== page.stamp || status !== page.status;
}

const line = new Line(`${BASE}/events${location.search}`, isNews, async () => {
  const before = play.question();
  const data = await fetched("now");
  show(data);
  play.renew(data.play, before);
});
const update = (isShown) => line.update(isShown);

// --- Rules of what is on the large picture: tapped, or reached by keys ------------------------
const rules = { group: null, hint: null };

/** Lay a button over everything that has a rule; without them the picture is shown all the same. */
async function layAreas(image) {
  const source = (zoom.source = image.currentSrc || image.src);
  setAreas([], image);
  try {
    const answer = await fetch(source.replace(/\/(picture|then)\//, "/areas/"));
    const areas = answer.ok ? await answer.json() : [];
    if (zoom.source === source) setAreas(areas.filter(({ rule }) => rule), image);
  } catch {
    // Nothing can be tapped then.
  }
}

function setAreas(areas, { naturalWidth: wide, naturalHeight: high }) {
  rules.group.hidden = !areas.length;
  rules.hint.hidden = rules.group.hidden || Boolean(remembered("rules"));
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
  rules.group.replaceChildren(...buttons);
}

/** One of them can be reached by Tab, from there the others by arrows: there may be 200. */
function alongAreas(event) {
  if (isOther(event)) return;
  const all = [...rules.group.children];
  const last = all.length - 1;
  const at = all.indexOf(event.target);
  const to = {
    ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: last,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[(to + all.length) % all.length].focus({ preventScroll: true });
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

/** Return lines as paragraphs, and those that begin with a hyphen as lists. */
function paragraphs(text) {
  const made = (kind, textContent) => Object.assign(document.createElement(kind), { textContent });
  const found = [];
  for (const line of text.split("\n").filter(Boolean)) {
    if (!line.startsWith("- ")) {
      found.push(made("p", line));
      continue;
    }
    if (found.at(-1)?.tagName !== "UL") found.push(made("ul", ""));
    found.at(-1).append(made("li", line.slice(2)));
  }
  return found;
}

async function openRule(key, name, alone = false, thing = "") {
  const failed = { name, text: said("rule-failed"), fine: "", source: "", why: [] };
  const told = await fetched(`rule/${key}`, thing ? { thing: [thing] } : {}).catch(() => failed);
  const dialog = $("rule");
  if (dialog.open || !(alone || $("zoom").open)) return;
  $("h-rule").textContent = told.name;
  dialog.querySelector(".text").replaceChildren(...paragraphs([told.text, told.fine, ...told.why].join("\n")));
  dialog.querySelector(".source").textContent = told.source;
  dialog.showModal();
  dialog.scrollTo(0, 0);
  rules.hint.hidden = true;
  remember("rules", "found");
}

function startRules() {
  rules.group = Object.assign(document.createElement("div"), { className: "areas", hidden: true });
  rules.group.setAttribute("role", "group");
  rules.group.setAttribute("aria-label", said("rules"));
  rules.group.addEventListener("keydown", alongAreas);
  rules.group.addEventListener("focusin", (event) => reach(event.target));
  rules.hint = Object.assign(document.createElement("p"), { className: "hint", hidden: true });
  rules.hint.textContent = said("rules-hint");
  const stage = $("zoom").querySelector(".stage");
  stage.querySelector(".sheet").append(rules.group);
  stage.after(rules.hint);
  stage.addEventListener("click", tapped);
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
/** From which width on each kind of what can be folded is open, until its reader says otherwise. */
const OPEN = Object.entries({ twins: "48.01rem", moves: "64rem" }).map(([key, width]) => [key, matchMedia(`(min-width: ${width})`)]);

function keptFolds() {
  for (const [key, wide] of OPEN) {
    const fold = () => {
      const open = (remembered(key) ?? (wide.matches ? "open" : "closed")) === "open";
      for (const one of document.querySelectorAll(`[data-remember="${key}"]`)) one.open = open;
    };
    wide.addEventListener("change", fold);
    fold();
  }
  // Whoever opens one wants it the same way the next time.
  document.addEventListener("click", (event) => {
    const { open, dataset } = event.target.closest("summary")?.parentElement ?? {};
    if (dataset?.remember) remember(dataset.remember, open ? "closed" : "open");
  });
}

function start() {
  keptFolds();
  tellTimes();
  startRules();
  startZoom(layAreas);
  $("near").addEventListener("toggle", () => $("near").open && update());
  watchPictures();
  setInterval(tellTimes, 15000);
  line.start();
}

start();
