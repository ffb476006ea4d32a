// Moves from the page: the question, what can be tapped on the pictures, the draft, and what is sent.
// Joined to the scripts before it, whose helpers it uses. The server tells every move that may be
// made, in words, and the things that it is about; here they are only narrowed down and sent.

const play = (() => {
  /** What the server says, what was tapped, how many steps of the list were gone, what is picked,
   * and the cell around which a picked piece is turned. */
  const state = { question: null, chosen: new Set(), gone: [], pick: null, pivot: null, view: "question", pressed: false, whole: false, busy: false };
  /** Areas of the pictures that were fetched, by address. */
  const areasOf = new Map();
  /** Pixels of the screen that a finger needs. */
  const FINGER = 30;
  /** How far beside its places one may touch where a picked piece goes: to the nearest one. */
  const AROUND = 72;
  /** Most moves that have a button each beside the picture. */
  const FEW = 6;
  /** The least enlargement of a picture. */
  const WORTH = 1.4;

  // --- Which moves are meant -------------------------------------------------------------------
  const isAbout = (choice, things = [...state.chosen]) => things.every((thing) => choice.things.includes(thing));
  const follows = (choice) => state.gone.every((key, at) => choice.steps[at]?.text === key);
  const meant = () => (state.question?.choices ?? []).filter((one) => isAbout(one) && follows(one));

  /** Return the things that tell the moves apart that may still be meant. */
  function open() {
    const left = meant();
    const isOne = Boolean(simplest(left)) || left.length === 1;
    const all = new Set(left.flatMap((one) => one.things));
    for (const thing of [...all])
      if (state.chosen.has(thing) || (!isOne && left.every((one) => one.things.includes(thing)))) all.delete(thing);
    return all;
  }

  // --- Pieces on cells: a picked one is moved about, turned, or sent another way ----------------
  const boxes = () => placing.boxesOf(shownView() ? known(shownView()) : []);

  /** Return the picked move if its cells are on the picture. */
  function ghost(there = boxes()) {
    const move = picked();
    return move?.trace && placing.isShown(move, there) ? move : null;
  }

  /** Return the moves among which a point of the picture, or an arrow, chooses. */
  function movable(there = boxes()) {
    const pick = ghost(there);
    const isAlike = (one) => (placing.isWay(pick) ? placing.isWay(one) : one.trace.piece === pick.trace.piece);
    const all = pick ? state.question.choices.filter((one) => isAbout(one)) : meant();
    return all.filter((one) => one.trace && placing.isShown(one, there) && (!pick || isAlike(one)));
  }

  /** Return what can be tapped: beside a picked piece its other places, and all other things. */
  function tappable() {
    if (!ghost()) return open();
    const all = movable();
    const { choices } = state.question;
    const cells = new Set(choices.flatMap((one) => one.trace?.cells ?? []));
    const others = choices.flatMap((one) => one.things).filter((thing) => !cells.has(thing) && !all.every((one) => one.things.includes(thing)));
    return new Set([...all.flatMap(placing.ends), ...others]);
  }

  /** Pick a move with a piece; the list begins anew unless it leads there. */
  function put(move, pivot = null) {
    if (!move) return;
    tell("");
    Object.assign(state, { pick: move.index, pivot });
    if (!follows(move)) state.gone = [];
  }

  /** Put a piece on a cell, or as near to a point as it can lie; without a piece the best one. */
  function putAt(point, cell = null) {
    const there = boxes();
    const pick = ghost(there);
    const all = movable(there).filter((one) => !cell || placing.ends(one).includes(cell));
    const pieces = new Set(all.map((one) => one.trace.piece));
    const best = !pick && pieces.size > 1 && !placing.isWay(all[0]);
    put(best ? all[0] : placing.nearest(all, point, there, pick), cell);
  }

  /** Return the other moves by which the picked piece lies here. */
  function turns() {
    const [there, pick] = [boxes(), ghost()];
    return pick ? placing.turns(movable(there), pick, state.pivot ?? placing.pivotOf(pick, there), there) : [];
  }

  function turn() {
    const [next] = turns();
    if (!next) return;
    put(next, state.pivot ?? placing.pivotOf(ghost(), boxes()));
    render();
  }

  /** Move a picked piece by the keyboard, or pick the first one. */
  function onKey(event) {
    if (isOther(event) || event.target !== $("field")) return;
    const [there, pick] = [boxes(), ghost()];
    const arrow = event.key in placing.ALONG;
    if (arrow && !movable(there).length) return;
    if (arrow) put(pick ? placing.beyond(movable(there), pick, event.key, there) : movable(there)[0]);
    else if (event.key === "r" && pick) turn();
    else if (event.key === "Enter" && pick) return event.preventDefault(), confirm();
    else if (event.key === "Escape" && pick) startOver();
    else return;
    event.preventDefault();
    render();
  }

  /** Return the move of a draft that is about fewer things than all others, and nothing else. */
  function simplest(moves) {
    const isWithin = (one, other) => one.things.length < other.things.length && one.things.every((thing) => other.things.includes(thing));
    return state.question.drafts !== "must" ? undefined : moves.find((one) => moves.every((other) => other === one || isWithin(one, other)));
  }

  function nameOf(choice, from = 0) {
    const steps = choice.steps.slice(from);
    const effect = effectOf(choice, from);
    const text = steps.map((one) => `${one.emoji} ${one.text}`.trim()).join(" · ");
    return effect ? `${text} (${effect})` : text;
  }

  const effectOf = (choice, from = 0) => choice.steps.slice(from).find((one) => one.effect)?.effect ?? "";

  // --- The picture on which it is decided ------------------------------------------------------
  /** Return the pictures that a move may be on: that of the question, the table, the own board. */
  function views() {
    const found = [];
    const { pictures, text } = state.question;
    if (pictures) found.push({ key: "question", title: text, dark: pictures[0], light: pictures[1] });
    const parts = [...document.querySelectorAll("#parts [data-part]")].filter((one) => /^(table|seat-)/.test(one.dataset.part));
    // The own board comes first of all boards.
    for (const section of [parts.find((one) => one.dataset.part === "table"), parts.find((one) => one.dataset.part !== "table")]) {
      const image = section?.querySelector("img");
      if (!image?.getAttribute("src")) continue;
      const title = section.querySelector("h2").textContent;
      found.push({ key: section.dataset.part, title, dark: image.getAttribute("src"), light: section.querySelector("source").getAttribute("srcset") });
    }
    return found;
  }

  const shownView = () => views().find((one) => one.key === state.view);
  const picked = () => state.question.choices.find((one) => one.index === state.pick);
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
      render();
    } catch {
      areasOf.delete(key);
    }
  }

  // --- The keyboard's focus ----------------------------------------------------------------------
  /** Draw buttons anew; whoever was at one of them stays there, or comes to what took its place. */
  function holdingFocus(draw) {
    const at = document.activeElement;
    const part = at?.closest("#turn-views, #turn-bar, #turn-list, #turn-back");
    const place = part && [...part.querySelectorAll("button")].indexOf(at);
    draw();
    if (!part || at.isConnected) return;
    const now = [...part.querySelectorAll("button")];
    focusOn(now.find((one) => one.textContent === at.textContent) ?? now[Math.min(place, now.length - 1)] ?? $("turn-bar").querySelector("button"));
  }

  /** Lead to an element, or, without one, to the question, and if nothing is asked to what was said. */
  const focusOn = (button) => (button ?? ($("turn-text").hidden ? $("turn-said") : $("turn-text"))).focus({ preventScroll: true });

  /** Show a picture until the next tap. */
  const look = (view) => (Object.assign(state, { view, pressed: true }), render());

  /** Tell whether anything that is open lies on a picture, or what lies there is not known yet. */
  function liesThere(view) {
    const wanted = open();
    const areas = areasOf.get(areasKey(view));
    return !areas || areas.some((one) => wanted.has(one.thing) || state.chosen.has(one.thing));
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

  function showField() {
    const shown = state.question.asked === null ? [] : views();
    const field = $("field");
    field.hidden = !shown.length;
    $("turn-views").hidden = shown.length < 2;
    if (!shown.length) return;
    const view = chooseView(shown);
    showViews(shown, view.key);
    const image = field.querySelector("img");
    const [dark, light] = aids.outlined(view.key) ?? [view.dark, view.light];
    if (image.getAttribute("src") !== dark) {
      field.querySelector("source").srcset = light;
      image.src = dark;
      image.alt = view.title;
    }
    // Other pictures are asked about where nothing lies on this one that may be chosen.
    for (const one of liesThere(view) ? [view] : shown) void fetchAreas(one);
    layThings(known(view));
    // A picture that is shown whole needs no button for it.
    $("turn-views").lastElementChild.hidden = !state.whole && field.querySelector(".sheet").style.width === "100%";
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
    const button = made("button", view.key === "question" ? said("play-question") : view.title);
    button.dataset.view = view.key;
    button.addEventListener("click", () => look(view.key));
    // Where it is not shown, a lazy picture is not fetched.
    button.prepend(Object.assign(document.createElement("img"), { loading: "lazy", decoding: "async", alt: "", width: 1100, height: 700, src: addressOf(view) }));
    return button;
  }

  /** Return the button that shows the whole picture instead of the part that is asked about. */
  function wholeButton() {
    const button = made("button", said("play-whole"));
    button.addEventListener("click", () => ((state.whole = !state.whole), render()));
    return button;
  }

  /** Outline what can be tapped, and make the picture as large as fingers need. */
  function layThings(all) {
    const image = $("field").querySelector("img");
    const svg = $("field").querySelector("svg");
    const wide = image.naturalWidth || 1100;
    const high = image.naturalHeight || 700;
    svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    const wanted = tappable();
    const there = all.filter((one) => one.thing && (wanted.has(one.thing) || state.chosen.has(one.thing)));
    svg.replaceChildren(placing.group("edges", there.map(rectangle)), ...there.map(rectangle), placing.group("shadow", []));
    const [lying, pick] = [boxes(), ghost()];
    const grips = [...placing.sources(meant(), lying, state.chosen), ...(pick ? placing.ends(pick) : [])];
    surface.layGrips(grips.map((thing) => lying.get(thing)), wide, high);
    enlarge(there, wide, high);
    castShadow(picked());
  }

  function rectangle({ box, thing }) {
    const rect = placing.rectangle(box, { rx: 6 });
    rect.dataset.thing = thing;
    rect.classList.toggle("on", state.chosen.has(thing));
    return rect;
  }

  /** Show a move on the picture: the piece as it would lie, its way, or the things that it is about. */
  function castShadow(choice) {
    const there = boxes();
    const shown = choice?.trace && placing.isShown(choice, there);
    const drawn = shown ? [placing.drawn(choice, there, effectOf(choice), surface.scale(), surface.width())] : [];
    if (choice && !shown) drawn.push(...(shownView() ? known(shownView()) : []).filter((one) => choice.things.includes(one.thing)).map(rectangle));
    $("field").querySelector(".shadow")?.replaceChildren(...drawn);
  }

  /** Cast the shadow of a button's move while a pointer or the focus is on it. */
  function withShadow(button, choice) {
    for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, () => castShadow(choice));
    for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, () => castShadow(picked()));
    return button;
  }

  let scaled = {};
  function enlarge(there, wide, high) {
    if (held) return;
    const field = $("field");
    const room = field.clientWidth || 1;
    if (state.whole) there = [];
    const scale = there.length ? Math.min(4, (FINGER * wide) / (surface.leastSide(there) * room)) : 1;
    // A little larger is not worth that something is out of sight.
    const rounded = scale < WORTH ? 1 : Math.round(scale * 10) / 10;
    const move = ghost();
    const place = `${state.view} ${state.whole} ${state.question.asked}`;
    const key = move ? `${place} ${move.index}` : `${place} ${rounded} ${there.length}`;
    if (scaled.key === key) return;
    // A piece that is moved about stays where it is seen; anything else may need another enlargement.
    const stays = move && scaled.place === place;
    scaled = { key, place };
    if (stays) return surface.reveal(placing.around(move, boxes()));
    field.querySelector(".sheet").style.width = `${100 * rounded}%`;
    if (rounded > 1) surface.scrollTo(move ? [{ box: placing.around(move, boxes()) }] : there, (room * rounded) / wide);
  }

  function tapField(event) {
    const view = shownView();
    if (!view) return;
    const [there, point] = [boxes(), surface.pointAt(event)];
    const pick = ghost(there);
    if (pick && placing.covers(pick, point, there)) return turn();
    const wanted = tappable();
    const found = surface.under(event, known(view), ({ thing }) => thing && (wanted.has(thing) || state.chosen.has(thing)), pick ? AROUND : undefined);
    if (found) tap(found.thing, point);
  }

  /** Take what was tapped: a cell puts a piece there, anything else narrows the moves down. */
  function tap(thing, point) {
    const cells = new Set(movable().flatMap(placing.ends));
    if (cells.has(thing)) {
      putAt(point, thing);
      state.pressed = false;
      return picked()?.trace ? shown() : narrowed();
    }
    if (state.chosen.delete(thing)) state.pick = null;
    else if (state.question.choices.some((one) => isAbout(one, [...state.chosen, thing]))) state.chosen.add(thing);
    else state.chosen = new Set([thing]);
    narrowed();
  }

  // --- Dragging: the same as tapping one thing and then another ---------------------------------
  /** Return what is dragged from here: the picked piece, or a thing; null = nothing. */
  function grab(event) {
    const view = shownView();
    if (!view || state.busy) return null;
    const [there, point, pick] = [boxes(), surface.pointAt(event), ghost()];
    const before = { chosen: new Set(state.chosen), gone: [...state.gone], pick: state.pick, pivot: state.pivot };
    if (pick && placing.covers(pick, point, there)) {
      const [x, y] = placing.centre(pick, there);
      return { before, off: [x - point[0], y - point[1]] };
    }
    const wanted = new Set(meant().flatMap((one) => one.things));
    const found = surface.under(event, known(view), ({ thing }) => thing && (wanted.has(thing) || tappable().has(thing)), SHAKE);
    return found ? { before, thing: found.thing, from: point } : null;
  }

  /** What is dragged, null = nothing: the picture keeps its size meanwhile. */
  let held = null;

  function drag(what, event) {
    const point = surface.pointAt(event);
    if (!held) takeUp((held = what));
    const before = state.pick;
    if (held.off) putAt([point[0] + held.off[0], point[1] + held.off[1]]);
    else $("field").querySelector(".shadow").replaceChildren(placing.band(held.from, point));
    if (state.pick !== before) render();
    surface.toTheEdge(event, held.at ?? event);
    held.at = event;
  }

  /** Choose what is dragged as its tap would, but make nothing of it yet. */
  function takeUp({ thing }) {
    if (!thing) return;
    if (!movable().some((one) => placing.ends(one).includes(thing))) {
      const fits = state.question.choices.some((one) => isAbout(one, [...state.chosen, thing]));
      Object.assign(state, { pick: null, chosen: fits ? new Set([...state.chosen, thing]) : new Set([thing]) });
    }
    held.off = movable().length && !isDrafting() ? [0, 0] : null;
    render();
  }

  function drop(what, event) {
    held = null;
    if (what.off) return narrowed();
    const wanted = tappable();
    const found = surface.under(event, known(shownView()), ({ thing }) => thing && thing !== what.thing && wanted.has(thing));
    const both = found && [...state.chosen, what.thing, found.thing];
    if (!both || !state.question.choices.some((one) => isAbout(one, both))) return letGo(what);
    state.chosen = new Set(both);
    narrowed();
  }

  /** Put everything back as it was before something was dragged. */
  function letGo({ before }) {
    held = null;
    Object.assign(state, before);
    scaled.key = "";
    render();
  }

  /** A long tap, or the other button of a mouse, reads the rule. */
  function readRule(event) {
    const view = shownView();
    const found = view && surface.under(event, known(view), ({ rule }) => rule);
    if (!found) return;
    event.preventDefault();
    void openRule(found.rule, found.name, true, found.thing);
  }

  // --- Narrowing down --------------------------------------------------------------------------
  function narrowed() {
    tell("");
    const left = meant();
    state.pressed = false;
    const pick = ghost();
    if (!left.some((one) => one.index === state.pick)) state.pick = null;
    if (left.length === 1 && (state.chosen.size || state.gone.length)) state.pick = left[0].index;
    if (state.pick === null && state.chosen.size) state.pick = simplest(left)?.index ?? null;
    // Another piece goes where the one of before lay.
    if (state.pick === null && pick && movable().length) put(placing.nearest(movable(), placing.centre(pick, boxes()), boxes(), pick));
    if (state.pick === null && areAlike(left)) state.pick = left[0].index;
    if (picked()?.trace) state.chosen = new Set([...state.chosen].filter((thing) => state.question.choices.some((one) => one.index !== state.pick && one.things.includes(thing))));
    else if (state.pick !== null && isDrafting()) return addToDraft();
    shown();
  }

  /** Show what was picked, and the bar that sends it. */
  function shown() {
    render();
    if (state.pick === null) return;
    $("turn-bar").scrollIntoView({ block: "nearest" });
    const piece = $("field").querySelector(".ghost .face:last-of-type")?.getBoundingClientRect();
    const bar = $("turn-bar").getBoundingClientRect();
    // The bar lies over the picture where both do not fit on the screen.
    if (piece && piece.left < bar.right && piece.right > bar.left) scrollBy(0, Math.max(0, piece.bottom + SHAKE - bar.top));
  }

  /** Return whether nothing on the pictures tells moves apart: they are about amounts, the best one first. */
  function areAlike(moves) {
    const all = views().map(known);
    if (moves.length < 2 || !state.chosen.size || !all.every((one) => one.length)) return false;
    const there = new Set(all.flat().map((one) => one.thing));
    return moves.every((one) => !one.trace && one.things.every((thing) => !there.has(thing) || moves.every((other) => other.things.includes(thing))));
  }

  /** Open a step of the list: what may follow comes next. */
  function goInto(keys) {
    state.gone.push(...keys);
    narrowed();
    focusOn(document.querySelector("#turn-bar .go, #turn-list button"));
  }

  const isDrafting = () => state.question.drafts === "must" || Boolean(state.question.draft?.moves.length);
  const marked = () => (state.question.draft ? { mark: state.question.draft.mark } : { stamp: state.question.asked });

  const addToDraft = () => void send({ done: "draft", ...marked(), index: state.pick });

  function startOver() {
    Object.assign(state, { chosen: new Set(), gone: [], pick: null, pivot: null });
    render();
  }

  // --- The list: everything that can be tapped, and what cannot --------------------------------
  /** Return the next steps that all moves share: where nothing is chosen nobody is asked. */
  function commonSteps(moves) {
    const [first, ...others] = moves;
    const found = [];
    if (!others.length) return found;
    for (let at = state.gone.length; at < first.steps.length - 1; at++) {
      const { text } = first.steps[at];
      if (!others.every(({ steps }) => steps.length > at + 1 && steps[at].text === text)) break;
      found.push(first.steps[at]);
    }
    return found;
  }

  function showList() {
    const left = meant();
    const common = commonSteps(left);
    const depth = state.gone.length + common.length;
    const groups = new Map();
    for (const choice of left) {
      const step = choice.steps[depth];
      if (!step) continue;
      const key = step.text;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(choice);
    }
    const list = made("ul");
    list.className = "moves";
    let menu = "";
    for (const step of common) list.append(Object.assign(made("li", `${step.emoji} ${step.text}`.trim()), { className: "menu" }));
    for (const [key, choices] of groups) {
      const [first] = choices;
      // A heading is that of moves, not of steps to several.
      const heading = choices.length === 1 ? first.menu : "";
      const isNew = heading !== menu;
      if (isNew && (menu = heading)) list.append(Object.assign(made("li", menu), { className: "menu" }));
      const button = choices.length === 1 ? moveButton(first, depth) : made("button", `${first.steps[depth].emoji} ${first.steps[depth].text} …`.trim());
      if (choices.length > 1) {
        button.addEventListener("click", () => goInto([...common.map((one) => one.text), key]));
        button.setAttribute("aria-pressed", String(choices.some((one) => one.index === state.pick)));
      }
      const item = made("li");
      item.classList.toggle("apart", isNew && !heading && list.childElementCount > 0);
      item.append(button);
      list.append(item);
    }
    const hint = made("p", said(ghost() ? "play-place" : "play-pick"));
    hint.hidden = $("field").hidden || !$("field").querySelector("rect");
    $("turn-list").replaceChildren(hint, list);
    // The bar says it already.
    $("turn-list").hidden = meant().length === 1 && state.pick !== null && !isDrafting();
  }

  /** Pick a move, and go on to the button that sends it. */
  function choose(move) {
    tell("");
    Object.assign(state, { pick: move.index, pivot: null });
    if (ghost()) put(move);
    else if (isDrafting()) return addToDraft();
    render();
    focusOn($("turn-bar").querySelector("button"));
    $("turn-bar").scrollIntoView({ block: "nearest" });
  }

  function moveButton(choice, depth) {
    const button = made("button", nameOf(choice, depth));
    const hint = choice.steps.at(-1).hint;
    if (hint) button.append(made("small", hint));
    button.setAttribute("aria-pressed", String(state.pick === choice.index));
    button.classList.toggle("quiet", choice.quiet);
    button.addEventListener("click", () => choose(choice));
    return withShadow(button, choice);
  }

  // --- The bar: what is picked, and how it is sent ---------------------------------------------
  function showBar() {
    const { question } = state;
    const rows = [];
    const button = (text, act, kind = "") => {
      const made_ = made("button", text);
      made_.className = kind;
      made_.ariaDisabled = String(state.busy);
      made_.addEventListener("click", act);
      return made_;
    };
    const move = picked();
    const few = meant();
    if (move && (!isDrafting() || move.trace)) {
      rows.push(button(said(isDrafting() ? "play-draft-more" : "play-send"), confirm, "go"));
      if (turns().length) rows.push(button(said("play-turn"), turn));
      for (const one of othersOf(move)) rows.push(withShadow(button(nameOf(one, differs(one, move)), () => choose(one)), one));
      if (question.drafts && !isDrafting()) rows.push(button(said("play-draft-add"), addToDraft));
    } else if (state.chosen.size && few.length > 1 && few.length <= FEW) {
      for (const one of few) rows.push(withShadow(button(nameOf(one), () => choose(one)), one));
    }
    sayPick(move && rows.length ? move : null);
    // A piece that is not in the draft yet would not be sent with it.
    if (question.draft?.moves.length && !move?.trace) {
      const { mark } = question.draft;
      rows.push(button(said(question.draft.end && question.warning ? "play-send-final" : "play-send-draft"), () => send({ done: "send", mark }), "go"));
      rows.push(button(said("play-draft-back"), () => send({ done: "back", mark })));
      rows.push(button(said("play-over"), () => send({ done: "clear", mark })));
    } else if (state.gone.length || state.chosen.size || move) rows.push(button(said("play-over"), startOver));
    const back = question.takeback !== null && !move;
    $("turn-back").replaceChildren(...(back ? [button(said("play-takeback"), () => send({ done: "takeback", stamp: question.takeback }), "quiet")] : []));
    $("turn-bar").hidden = !rows.length;
    $("turn-keys").replaceChildren(...rows);
  }

  /** Send what is picked, or add it to the draft. */
  function confirm() {
    if (isDrafting()) return addToDraft();
    return send({ done: "move", stamp: state.question.asked, index: state.pick });
  }

  /** Say what is picked, and what it costs and brings, to screen readers as well. */
  function sayPick(move) {
    const lines = move ? [nameOf(move), move.steps.at(-1).hint].filter(Boolean) : [];
    if ($("turn-pick").textContent === lines.join("")) return;
    $("turn-pick").replaceChildren(...lines.map((line, at) => made(at ? "small" : "span", line)));
  }

  /** Return the first step in which two moves differ. */
  const differs = (one, other) => one.steps.findIndex((step, at) => step.text !== other.steps[at]?.text);

  /** Return other moves that were meant as well: another ship to the same place, another amount. */
  function othersOf(move) {
    const isSame = (one) => one.trace?.turn === null && one.trace.cells.at(-1) === move.trace.cells.at(-1);
    const all = move.trace ? movable().filter((one) => placing.isWay(move) && isSame(one)) : areAlike(meant()) ? meant() : [];
    return all.filter((one) => one !== move).slice(0, FEW);
  }

  function showDraft() {
    const moves = state.question.draft?.moves ?? [];
    $("turn-draft").hidden = !moves.length;
    setItems($("turn-draft"), moves, (li, one) => li.append(`${one.emoji} ${one.text}${one.effect ? ` (${one.effect})` : ""}`.trim()));
  }

  /** The question stands here with its deadline, and not a second time above. */
  function showDeadline({ asked, above }) {
    for (const li of $("asked").children) {
      li.hidden = asked !== null && li.firstChild?.textContent.trim() === above;
      const time = li.querySelector("time");
      if (li.hidden && time) $("turn-text").append(" ", timeNode(time.dateTime));
    }
  }

  const render = () => holdingFocus(draw);

  function draw() {
    const { question } = state;
    $("turn").hidden = !question || (question.asked === null && question.takeback === null && !$("turn-said").textContent);
    if (!question) return;
    $("turn-text").textContent = question.text;
    $("turn-text").hidden = !question.text;
    showDeadline(question);
    $("turn-warning").textContent = question.warning;
    $("turn-warning").hidden = !question.warning;
    showDraft();
    showField();
    showBar();
    showList();
    aids.asks(question);
  }

  // --- Sending ---------------------------------------------------------------------------------
  const made = (kind, textContent = "") =>
    Object.assign(document.createElement(kind), kind === "button" ? { type: "button", textContent } : { textContent });

  function tell(text) {
    $("turn-said").textContent = text;
  }

  /** Bring into sight what went otherwise than wanted. */
  const showTold = () => $("turn-said").scrollIntoView({ block: "nearest" });

  /** Show the ways to one's other tables; once nothing is asked here, that to the next one. */
  async function showWays({ asked, stamp }) {
    $("ways").hidden = false;
    const link = $("to-next");
    if (asked !== null) link.hidden = true;
    if (asked !== null || link.dataset.stamp === String(stamp)) return;
    link.dataset.stamp = stamp;
    const { root, table } = document.body.dataset;
    const answer = await fetch(`${root}tables/next?after=${table}`);
    if (!answer.ok) return;
    const { address } = await answer.json();
    link.hidden = !address || state.question.asked !== null;
    if (address) link.href = root + address;
  }

  /** Take over what is asked now; of what was tapped, all that is still there. */
  function take(question) {
    const before = state.question;
    const same = before && before.asked === question.asked && before.draft?.mark === question.draft?.mark;
    const isLed = before && before.asked !== question.asked && $("turn").contains(document.activeElement);
    state.question = question;
    if (!same) Object.assign(state, { gone: [], pick: null, pivot: null, chosen: new Set(), view: "question", pressed: false });
    if (question.said) tell(question.said);
    render();
    if (isLed) focusOn();
    void showWays(question).catch(() => {});
  }

  function isBusy(busy) {
    state.busy = busy;
    $("turn").setAttribute("aria-busy", String(busy));
  }

  /** What changes a draft alone. */
  const DRAFTING = ["draft", "back", "clear"];

  async function send(what) {
    if (state.busy) return;
    isBusy(true);
    holdingFocus(showBar);
    const draft = state.question.draft?.mark;
    try {
      const answer = await sendPlay(what);
      if (NOT_TAKEN[answer.status]) return void notTaken(answer.status);
      if (!TAKEN.includes(answer.status)) throw new Error(answer.status);
      const question = await answer.json();
      isBusy(false);
      tell(question.said);
      take(question);
      if (!answer.ok) showTold();
      // A draft changes nothing at the table; of a move the page may have been told already.
      if (answer.status !== 200 || !DRAFTING.includes(what.done)) void update(() => page.stamp >= question.stamp && answer.status === 200);
    } catch {
      await findOut(what, draft);
    }
  }

  /** Perhaps it arrived, and only the answer was lost: ask until there is an answer, then say so. */
  async function findOut(what, draft) {
    tell(said("play-lost"));
    showTold();
    const question = await line.insist(() => fetched("play")).catch(() => null);
    if (!question) return void notTaken(404);
    isBusy(false);
    tell(said(arrived(what, draft, question)));
    take(question);
    void update();
  }

  /** Return the message that tells whether something arrived, by what is asked now. */
  function arrived({ done, stamp, mark }, draft, { asked, takeback, draft: now }) {
    const told = (isSame) => (isSame ? "play-not-arrived" : "play-arrived");
    if (DRAFTING.includes(done)) return told(now?.mark === draft);
    if (done === "takeback") return told(takeback === stamp);
    const begun = stamp ?? Number(mark.split("-")[0]);
    // Others may have changed the question as well: an own move is newer, or nothing is asked.
    const isOwn = asked === null || takeback > begun;
    return asked !== begun && !isOwn ? "play-changed-meanwhile" : told(asked === begun);
  }

  /** Say why the server did not look at what was sent; nothing of it is lost. */
  function notTaken(status) {
    isBusy(false);
    tell(said(NOT_TAKEN[status]));
    render();
    showTold();
  }

  /** Take over what was asked for when the page showed `before`, unless something newer came. */
  function renew(question, before) {
    if (!question) return void (state.question && notTaken(404));
    const newer = question.stamp - (state.question?.stamp ?? -1);
    if (newer < 0 || (!newer && state.question !== before)) return;
    if (state.question && state.question.asked !== null && question.asked !== state.question.asked && !state.busy && (state.chosen.size || state.pick !== null)) tell(said("play-changed-meanwhile"));
    take(question);
    if ($("aids").open) void aids.refresh();
  }

  function start() {
    aids.start();
    startDragging($("field"), { grab, move: drag, drop, cancel: letGo });
    for (const [kind, act] of Object.entries({ click: tapField, contextmenu: readRule, keydown: onKey })) $("field").addEventListener(kind, act);
    $("field").querySelector("img").addEventListener("load", () => render());
    addEventListener("resize", () => render());
    const first = $("turn-first");
    if (first) take(JSON.parse(first.dataset.question));
    // Opened by a link on another site, the page came without the cookie that says who plays.
    else void fetched("play").then((question) => question && take(question), () => {});
  }

  return { start, renew, take, render, look, question: () => state.question, asked: () => state.question?.asked };
})();

play.start();
