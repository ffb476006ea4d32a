// The past of a game: its log, a slider back to any move, and the film of a game that is over.
// Joined to page.js, whose helpers it uses. Sections: log, looking back, film, start.

// --- The log ---------------------------------------------------------------------------------
const log = { entries: [], more: false };

/** Take over the newest moves; older ones that were read stay, unless something is between. */
function showLog(told) {
  if (!told) return;
  const { entries, more } = told;
  // What was asked for before the newest move was told may arrive after it.
  if (entries.length && entries[0].stamp < page.version) return;
  const fresh = entries.filter((one) => one.stamp > page.version);
  const oldest = entries.length ? entries[entries.length - 1].stamp : 0;
  const joined = log.entries.some((one) => one.stamp === oldest);
  log.more = joined ? log.more : more;
  log.entries = [...entries, ...(joined ? log.entries.filter((one) => one.stamp < oldest) : [])];
  page.version = Math.max(0, ...entries.map((one) => one.stamp));
  fillLog(new Set(fresh.map((one) => one.stamp)));
  announce(fresh.reverse().flatMap((one) => one.lines));
}

function fillLog(fresh = new Set()) {
  setItems($("log"), log.entries, (li, one) => {
    const above = log.entries[log.entries.indexOf(one) - 1];
    if (above?.round !== one.round) li.dataset.round = said("round", { round: one.round });
    if (fresh.has(one.stamp)) li.className = "new";
    if (one.stamp === course.at) li.setAttribute("aria-current", "true");
    li.append(one.number ? goButton(one) : mark());
    const text = document.createElement("div");
    text.append(...one.lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
    const time = document.createElement("time");
    time.dateTime = one.at;
    time.textContent = CLOCK.format(new Date(one.at));
    text.append(time);
    li.append(text);
  });
  $("older").hidden = !log.more;
}

function goButton({ number, stamp, lines }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "go";
  button.dataset.go = stamp;
  button.textContent = number;
  button.setAttribute("aria-label", said("go", { number, lines: lines[0] }));
  return button;
}

const mark = () => document.createElement("span");

async function readOlder() {
  const oldest = log.entries[log.entries.length - 1];
  if (!oldest) return;
  $("older").disabled = true;
  try {
    const { entries, more } = await line.insist(() => fetched(`log/${oldest.stamp}`));
    // Meanwhile the log may have begun anew.
    if (log.entries[log.entries.length - 1] !== oldest) return;
    log.entries.push(...entries);
    log.more = more;
    fillLog();
    // Whoever works with keys goes on where the older moves begin.
    if (entries.length) document.querySelector(`[data-go="${entries[0].stamp}"]`)?.focus();
  } catch {
    // What was newest then was taken back, or the link is gone: the newest position tells which.
    await update();
  } finally {
    $("older").disabled = false;
  }
}

// --- Looking back ----------------------------------------------------------------------------
// `at` is the stamp that is looked at, null = the table as it is now. On the slider the moves that
// count follow the beginning; right of the newest one is now. `lines` tell the move that is looked
// at, `left` is what was newest when somebody began to look back.
const course = {
  at: null, left: null, lines: [], number: 0, moves: 0, stops: null, change: 0, turn: 0, timer: 0, going: false,
  seen: new Map(),
};
const REST = 150;
const isLive = () => course.at === null;

/** A new position has come: what is looked at stays, unless it was taken back. */
async function courseMoved(moves) {
  const toNow = course.number > course.moves;
  course.change++;
  course.stops = null;
  course.moves = moves;
  $("slider").max = course.moves + 1;
  // Whoever is on the way somewhere goes on: now is further right than it was.
  if (toNow) place0();
  if (isLive()) return sayMove();
  const stops = await stopsNow();
  if (isLive()) return;
  const number = stops?.indexOf(course.at) ?? course.number;
  if (number >= 0) {
    // Whoever is on the way to another move goes on.
    if (!course.going) $("slider").value = course.number = number;
    $("state").textContent = number ? said("then", { number, moves: course.moves }) : said("start");
    // What is kept tells of fewer moves than there are now.
    course.seen.clear();
    sayFresh();
    return sayMove(course.going ? [] : course.lines);
  }
  sayLive(said("taken-back"));
  return goLive();
}

function place0() {
  course.number = course.moves + 1;
  $("slider").value = course.number;
  sayMove();
}

async function stopsNow() {
  if (course.stops) return course.stops;
  const change = course.change;
  const found = await line.insist(() => fetched("stops"), () => change === course.change).catch(() => null);
  // Others count by now.
  if (change !== course.change) return stopsNow();
  return (course.stops = found?.stops ?? null);
}

/** Say which move is looked at: on the page, and on the slider for who hears it. */
function sayMove(lines = []) {
  const { number, moves } = course;
  const place =
    number > moves ? said("now", { moves }) : number ? said("move", { number, moves }) : said("start");
  const text = [place, lines.join(" ")].filter(Boolean).join(": ");
  $("move").textContent = text;
  $("slider").setAttribute("aria-valuetext", text);
  $("earlier").disabled = number <= 0;
  $("later").disabled = $("to-now").disabled = number > moves;
  return text;
}

/** Say on the way back to now how many moves were made meanwhile; some may have been taken back. */
function sayFresh() {
  const { moves, version } = course.left ?? { moves: course.moves, version: page.version };
  const told = log.entries.filter((one) => one.number && one.stamp > version).length;
  const fresh = Math.max(told, course.moves - moves);
  $("to-now").textContent = fresh ? said("to-now-new", { moves: fresh }) : said("to-now");
  $("to-now").classList.toggle("fresh", fresh > 0);
}

function sayLive(text) {
  $("live").replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
}

/** Go to a move as soon as the slider rests: what lies between is not asked for. */
function goTo(number) {
  course.number = Math.max(0, Math.min(course.moves + 1, number));
  $("slider").value = course.number;
  sayMove();
  clearTimeout(course.timer);
  const turn = ++course.turn;
  course.going = true;
  course.timer = setTimeout(() => load(turn), REST);
}

async function goToStamp(stamp) {
  const number = (await stopsNow())?.indexOf(stamp) ?? -1;
  if (number < 0) return sayLive(said("taken-back"));
  goTo(number);
}

async function load(turn) {
  if (course.number > course.moves) return goLive();
  try {
    const stamp = (await stopsNow())?.[course.number];
    if (!stamp && stamp !== 0) return;
    const isWanted = () => turn === course.turn;
    const data = course.seen.get(stamp) ?? (await line.insist(() => fetched(`at/${stamp}`), isWanted));
    remembering(stamp, data);
    if (turn === course.turn) showBack(data);
  } catch {
    if (turn !== course.turn) return;
    // Taken back meanwhile, or the link is gone: the newest position tells which.
    await update();
  } finally {
    if (turn === course.turn) course.going = false;
  }
}

function remembering(stamp, data) {
  course.seen.delete(stamp);
  course.seen.set(stamp, data);
  if (course.seen.size > 40) course.seen.delete(course.seen.keys().next().value);
}

function showBack(data) {
  course.left ??= { moves: course.moves, version: page.version };
  course.at = data.stamp;
  stayingInPlace(() => (document.body.dataset.mode = "back"));
  $("state").textContent = data.state;
  setItems($("change-list"), data.changes, (li, line) => li.append(line));
  $("changes").hidden = !data.changes.length;
  showParts(data.parts);
  fillLog();
  course.lines = data.move?.lines;
  const text = sayMove(course.lines);
  if (document.activeElement !== $("slider")) sayLive(text);
}

/** Change what is shown above; what is under the finger or has the focus stays where it is. */
function stayingInPlace(change) {
  const focused = document.activeElement;
  const one = focused?.closest("#course, #log") ? focused : $("course");
  const before = one.getBoundingClientRect().top;
  change();
  scrollBy(0, one.getBoundingClientRect().top - before);
}

/** Go back from the line that says what is asked now: to the question. */
function toQuestion() {
  void goLive();
  scrollTo(0, 0);
  play.focusOn();
}

/** Back to the table as it is now; its pictures are not those that are shown. */
function goLive() {
  course.turn++;
  course.going = false;
  course.at = null;
  course.left = null;
  sayFresh();
  stayingInPlace(() => {
    delete document.body.dataset.mode;
    $("changes").hidden = true;
    play.render();
  });
  place0();
  return update();
}

// --- The film --------------------------------------------------------------------------------
const film = { frames: null, at: 0, timer: 0, turn: 0, playing: false };
const STANDS = 1500;

async function frames(turn) {
  film.frames ??= (await line.insist(() => fetched("film"), () => turn === film.turn)).frames;
  $("film-slider").max = film.frames.length - 1;
  return film.frames;
}

/** Tells whether it is shown: somebody may have gone on to another one meanwhile. */
async function showFrame(at) {
  const turn = ++film.turn;
  const all = await frames(turn).catch(() => null);
  if (turn !== film.turn) return false;
  if (!all) {
    stopFilm();
    await update();
    return false;
  }
  film.at = Math.max(0, Math.min(all.length - 1, at));
  const { title, dark, light } = all[film.at];
  $("screen").hidden = false;
  $("screen").querySelector("source").srcset = light;
  const image = $("screen").querySelector("img");
  image.alt = title;
  image.src = dark;
  $("film-slider").value = film.at;
  $("film-slider").setAttribute("aria-valuetext", title);
  $("film-title").textContent = said("frame-of", { number: film.at + 1, frames: all.length, title });
  $("film-back").disabled = !film.at;
  $("film-on").disabled = film.at === all.length - 1;
  if (film.playing) await image.decode().catch(() => {});
  return turn === film.turn;
}

/** Play from here on, or anew after the last frame; each frame stands until the next is there. */
async function playFilm() {
  if (film.playing) return stopFilm();
  film.playing = true;
  sayPlaying();
  const again = film.frames && film.at === film.frames.length - 1;
  if (await showFrame(again ? 0 : film.at)) film.timer = setTimeout(nextFrame, STANDS);
}

async function nextFrame() {
  if (!film.playing) return;
  if (film.at === film.frames.length - 1) return stopFilm();
  if ((await showFrame(film.at + 1)) && film.playing) film.timer = setTimeout(nextFrame, STANDS);
}

function stopFilm() {
  film.playing = false;
  clearTimeout(film.timer);
  sayPlaying();
}

function sayPlaying() {
  $("play").toggleAttribute("data-playing", film.playing);
  $("play").setAttribute("aria-label", said(film.playing ? "pause" : "play"));
  // Read aloud only where it does not run by itself.
  $("film-title").setAttribute("aria-live", film.playing ? "off" : "polite");
}

function stepFilm(at) {
  stopFilm();
  showFrame(at);
}

// --- Start -----------------------------------------------------------------------------------
function startCourse() {
  const first = JSON.parse($("first").dataset.log);
  page.version = Math.max(0, ...first.entries.map((one) => one.stamp));
  Object.assign(log, first);
  fillLog();
  course.moves = Number($("slider").max) - 1;
  place0();
  sayPlaying();
  for (const id of ["course", "film-bar"]) $(id).hidden = false;
  $("slider").addEventListener("input", () => goTo(Number($("slider").value)));
  $("earlier").addEventListener("click", () => goTo(course.number - 1));
  $("later").addEventListener("click", () => goTo(course.number + 1));
  $("to-now").addEventListener("click", goLive);
  $("turn-now").querySelector("button").addEventListener("click", toQuestion);
  $("older").addEventListener("click", readOlder);
  $("log").addEventListener("click", (event) => {
    const button = event.target.closest("[data-go]");
    if (button) goToStamp(Number(button.dataset.go));
  });
  $("play").addEventListener("click", playFilm);
  $("film-back").addEventListener("click", () => stepFilm(film.at - 1));
  $("film-on").addEventListener("click", () => stepFilm(film.at + 1));
  $("film-slider").addEventListener("input", () => stepFilm(Number($("film-slider").value)));
  document.addEventListener("visibilitychange", () => document.hidden && stopFilm());
}

startCourse();
