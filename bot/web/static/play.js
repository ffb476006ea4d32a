// Moves from the page: the question, what can be tapped on the pictures, the draft, and what is sent.
// Joined to the scripts before it, whose helpers it uses. The server tells every move that may be
// made, in words, and the things that it is about; here they are only narrowed down.

const play = (() => {
  const { state, isAbout, meant, picked, simplest, isDrafting, effectOf } = choosing;
  const { shownView, known, areAlike } = views;
  const { tell, addToDraft, confirm } = sending;
  const { boxes, ghost, movable, tappable, put, putAt, turns } = pieces;
  /** Pixels of the screen that a finger needs. */
  const FINGER = 30;
  /** How far beside its places one may touch where a picked piece goes: to the nearest one. */
  const AROUND = 72;
  /** The least enlargement of a picture. */
  const WORTH = 1.4;

  // --- A picked piece ---------------------------------------------------------------------------
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

  // --- The keyboard's focus ----------------------------------------------------------------------
  /** Draw buttons anew; whoever was at one of them stays there, or comes to what took its place. */
  function holdingFocus(draw) {
    const at = document.activeElement;
    const part = at?.closest("#turn-views, #turn-bar, #turn-list, #turn-back");
    const place = part && buttonsOf(part).indexOf(at);
    draw();
    if (!part || at.isConnected) return;
    const now = buttonsOf(part);
    focusOn(now.find((one) => one.textContent === at.textContent) ?? now[Math.min(place, now.length - 1)] ?? $("turn-bar").querySelector("button"));
  }

  /** Return the buttons of a part of the page that can be reached: none of what is folded away. */
  function buttonsOf(part) {
    const found = [...part.querySelectorAll("button")].filter((one) => !one.closest("[hidden], details:not([open])"));
    return found.length ? found : [...part.querySelectorAll("details:not([hidden]) > summary")];
  }

  /** Lead to an element, or, without one, to the question, and if nothing is asked to what was said. */
  const focusOn = (button) => (button ?? ($("turn-text").hidden ? $("turn-said") : $("turn-text"))).focus({ preventScroll: true });

  // --- The picture on which it is decided ------------------------------------------------------
  function showField() {
    const shown = state.question.asked === null ? [] : views.listed();
    const field = $("field");
    field.hidden = !shown.length;
    $("turn-views").hidden = shown.length < 2;
    if (!shown.length) return;
    const view = views.chooseView(shown);
    views.showViews(shown, view.key);
    const image = field.querySelector("img");
    const [dark, light] = aids.outlined(view.key) ?? [view.dark, view.light];
    if (image.getAttribute("src") !== dark) {
      field.querySelector("source").srcset = light;
      image.src = dark;
      image.alt = view.title;
    }
    // Other pictures are asked about where nothing lies on this one that may be chosen.
    for (const one of views.liesThere(view) ? [view] : shown) void views.fetchAreas(one);
    layThings(known(view));
    // A picture that is shown whole needs no button for it.
    $("turn-views").lastElementChild.hidden = !state.whole && field.querySelector(".sheet").style.width === "100%";
  }

  /** Outline what can be tapped, and make the picture as large as fingers need. */
  function layThings(all) {
    const image = $("field").querySelector("img");
    const svg = $("field").querySelector("svg");
    const wide = image.naturalWidth || 1100;
    const high = image.naturalHeight || 700;
    // What is higher than the usual picture is seen whole on a wide screen, too.
    const sheet = $("field").querySelector(".sheet");
    sheet.classList.toggle("high", 11 * high > 7 * wide);
    sheet.style.setProperty("--shape", wide / high);
    svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    const wanted = tappable();
    const there = all.filter((one) => one.thing && (wanted.has(one.thing) || state.chosen.has(one.thing)));
    svg.replaceChildren(placing.group("edges", there.map(rectangle)), ...there.map(rectangle), placing.group("shadow", []));
    const [lying, pick] = [boxes(), ghost()];
    const grips = [...placing.sources(meant(), lying, state.chosen), ...(pick ? placing.ends(pick) : [])];
    surface.layGrips(grips.map((thing) => lying.get(thing)), wide, high);
    // Where a piece goes on a map, cards beside it say the same again.
    const cells = new Set(movable().flatMap(placing.ends));
    const spots = there.filter(({ thing }) => cells.has(thing));
    enlarge(spots.length ? spots : there, wide, spots.length ? [] : meant(), all.filter(lesson.isLit));
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
  /** Make the picture as large as fingers need, and bring what is lit into sight, or what can be tapped. */
  function enlarge(there, wide, moves, lit) {
    const field = $("field");
    const room = field.clientWidth;
    // Nothing is seen of it while somebody looks back.
    if (held || !room) return;
    if (state.whole) there = [];
    const scale = there.length ? Math.min(4, (FINGER * wide) / (surface.leastSide(there, moves) * room)) : 1;
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
    const wanted = lit.length ? lit : there;
    if (rounded > 1) surface.scrollTo(move ? [{ box: placing.around(move, boxes()) }] : wanted, (room * rounded) / wide);
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

  function startOver() {
    Object.assign(state, { chosen: new Set(), gone: [], pick: null, pivot: null });
    render();
  }

  // --- The question as it is now ---------------------------------------------------------------
  /** The question stands here with its deadline, and not a second time above. */
  function showDeadline({ asked, above }) {
    document.body.classList.toggle("mine", asked !== null);
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
    $("turn-now").firstElementChild.textContent = said("back-asked", { title: question.text });
    showDeadline(question);
    $("turn-warning").textContent = question.warning;
    $("turn-warning").hidden = !question.warning;
    listing.showDraft();
    showField();
    listing.showBar();
    listing.showList();
    aids.asks(question);
  }

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

  /** Take over what was asked for when the page showed `before`, unless something newer came. */
  function renew(question, before) {
    if (!question) return void (state.question && sending.notTaken(404));
    const newer = LESSON ? 1 : question.stamp - (state.question?.stamp ?? -1);
    // The pictures that came with it lie below an own move that was answered meanwhile.
    if (newer < 0 || (!newer && state.question !== before)) return render();
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
    else if (!PUBLIC) void fetched("play").then((question) => question && take(question), () => {});
  }

  return { start, renew, take, render, holdingFocus, buttonsOf, focusOn, turn, startOver, narrowed, withShadow, look: views.look, question: () => state.question, asked: () => state.question?.asked };
})();

play.start();
