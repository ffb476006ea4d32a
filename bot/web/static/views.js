// The pictures that a move may be on: which of them is shown, and what lies where on it. Joined
// before play.js, which draws over them.

const views = (() => {
  const { state, meant, open } = choosing;

  /** Areas of the pictures that were fetched, by address; null = they are asked for. */
  const areasOf = new Map();
  /** Most moves that have a button each beside the picture. */
  const FEW = 6;

  /** The pictures of the table and of the own board as they are now, whatever #parts shows. */
  let boards = boardsOf([...document.querySelectorAll("#parts [data-part]")].map(partOf));

  function partOf(section) {
    const [image, source] = ["img", "source"].map((one) => section.querySelector(one));
    const { part, mark } = section.dataset;
    return { key: part, mark, title: section.querySelector("h2").textContent, dark: image.getAttribute("src"), light: source.getAttribute("srcset") };
  }

  /** Return the table and the own board, which comes first of all boards. */
  function boardsOf(parts) {
    const first = (begin) => parts.find((one) => one.key.startsWith(begin));
    return [first("table"), first("seat-")].filter((one) => one?.dark);
  }

  /** Take over the parts as they are now; what looks as before keeps its address. */
  function renew(parts) {
    boards = boardsOf(parts).map((one) => {
      const before = boards.find((other) => other.key === one.key && other.mark === one.mark);
      return before ? { ...before, title: one.title } : one;
    });
  }

  /** Return the pictures that a move may be on: that of the question, the table, the own board. */
  function listed() {
    const { pictures, text } = state.question;
    return [...(pictures ? [{ key: "question", title: text, dark: pictures[0], light: pictures[1] }] : []), ...boards];
  }

  const shownView = () => listed().find((one) => one.key === state.view);
  const addressOf = (view) => (matchMedia("(prefers-color-scheme: light)").matches && view.light) || view.dark;

  /** Pictures of the same mark have the same areas; those of a question have none. */
  const areasKey = ({ key, dark }) => (key === "question" ? dark : `${key} ${new URLSearchParams(dark.split("?")[1]).get("as")}`);

  const known = (view) => areasOf.get(areasKey(view)) ?? [];

  /** Fetch what lies where on a picture, once; without it the list is there. */
  async function fetchAreas(view) {
    const key = areasKey(view);
    if (areasOf.has(key)) return;
    areasOf.set(key, null);
    try {
      const answer = await fetch(addressOf(view).replace(/\/(picture|then)\//, "/areas/"));
      if (!answer.ok) throw new Error(key);
      areasOf.set(key, await answer.json());
      play.render();
    } catch {
      areasOf.delete(key);
      listing.showList();
    }
  }

  /** Show a picture until the next tap. */
  const look = (view) => (Object.assign(state, { view, pressed: true }), play.render());

  /** Tell whether anything that is open lies on a picture, or what lies there is not known yet.
   *
   * What was chosen there is enough where each move that is left has a button.
   */
  function liesThere(view) {
    const wanted = open();
    const chosen = meant().length <= FEW ? state.chosen : new Set();
    const areas = areasOf.get(areasKey(view));
    return !areas || areas.some((one) => wanted.has(one.thing) || chosen.has(one.thing));
  }

  /** Show the picture on which most of what is open lies; that of before, as long as it has any. */
  function chooseView(shown) {
    const there = shown.find((view) => view.key === state.view);
    // What lies on it is not known yet, or it was wanted: it stays.
    if (there && (state.pressed || !areasOf.get(areasKey(there)))) return there;
    const wanted = open();
    const counts = new Map(shown.map((view) => [view.key, new Set(known(view).map((one) => one.thing).filter((one) => wanted.has(one))).size]));
    if (!counts.get(state.view)) {
      const best = shown.reduce((a, b) => ((counts.get(b.key) ?? 0) > (counts.get(a.key) ?? 0) ? b : a), shown[0]);
      if (best && (counts.get(best.key) || !counts.has(state.view))) state.view = best.key;
    }
    return shown.find((view) => view.key === state.view) ?? shown[0];
  }

  /** Show a button for each picture, which on a wide screen is the picture itself, small. */
  function showViews(shown, key) {
    const nav = $("turn-views");
    const drawn = shown.map((view) => `${view.key} ${addressOf(view)}`).join();
    if (nav.dataset.drawn !== drawn) {
      nav.dataset.drawn = drawn;
      nav.replaceChildren(...shown.map(viewButton), wholeButton());
    }
    for (const button of nav.children) button.setAttribute("aria-pressed", String(button.dataset.view ? button.dataset.view === key : state.whole));
  }

  /** Return the button that brings a picture into the field. */
  function viewButton(view) {
    const button = sending.made("button", view.key === "question" ? said("play-question") : view.title);
    button.dataset.view = view.key;
    button.addEventListener("click", () => look(view.key));
    // Where it is not shown, a lazy picture is not fetched.
    button.prepend(Object.assign(document.createElement("img"), { loading: "lazy", decoding: "async", alt: "", width: 1100, height: 700, src: addressOf(view) }));
    return button;
  }

  /** Return the button that shows the whole picture instead of the part that is asked about. */
  function wholeButton() {
    const button = sending.made("button", said("play-whole"));
    button.addEventListener("click", () => ((state.whole = !state.whole), play.render()));
    return button;
  }

  /** Return whether nothing on the pictures tells moves apart: they are about amounts, the best one first. */
  function areAlike(moves) {
    const all = listed().map(known);
    if (moves.length < 2 || !state.chosen.size || !all.every((one) => one.length)) return false;
    const there = new Set(all.flat().map((one) => one.thing));
    return moves.every((one) => !one.trace && one.things.every((thing) => !there.has(thing) || moves.every((other) => other.things.includes(thing))));
  }

  /** The task, the picture on which it began, and the moves that can be found from there. */
  let reached = { task: "", home: null, moves: new Set() };

  /** Return the indices of the moves that are found by tapping the picture, or dragging there.
   *
   * Something of each lies on the picture with which the question began, or is not known yet; and
   * all of it leads to so few that each has a button.
   */
  function reachable() {
    const { question } = state;
    const shown = listed();
    const task = `${question.asked} ${question.draft?.mark}`;
    if (reached.task !== task) reached = { task, home: null, moves: new Set(shown.some(isAsked) ? ofThings().map((one) => one.index) : []) };
    const view = shownView();
    if (reached.home === null && view && hasAreas(view) && (liesThere(view) || shown.every(hasAreas))) reached.home = view.key;
    const home = shown.find((one) => one.key === reached.home);
    // What lies there is asked for anew when others move: till then it is as before.
    if (home && hasAreas(home)) reached.moves = reachedFrom(known(home), shown);
    else if (!home && !shown.some(isAsked)) reached.moves = new Set();
    return reached.moves;
  }

  const hasAreas = (view) => Boolean(areasOf.get(areasKey(view)));
  const isAsked = (view) => areasOf.get(areasKey(view)) === null;
  const ofThings = () => state.question.choices.filter((one) => one.things.length);

  function reachedFrom(areas, shown) {
    const here = new Set(areas.map((one) => one.thing));
    const there = shown.every(hasAreas) && new Set(shown.flatMap(known).map((one) => one.thing));
    const { choices } = state.question;
    const found = ofThings().filter(({ things }) => {
      if (!things.some((thing) => here.has(thing))) return false;
      const own = there ? things.filter((thing) => there.has(thing)) : things;
      return choices.filter((one) => own.every((thing) => one.things.includes(thing))).length <= FEW;
    });
    return new Set(found.map((one) => one.index));
  }

  return { FEW, listed, renew, shownView, known, fetchAreas, look, liesThere, chooseView, showViews, areAlike, reachable };
})();
