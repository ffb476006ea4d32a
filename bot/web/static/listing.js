// The list of all moves in words, the draft, and the bar that sends what is picked. Joined before
// play.js: what can be tapped stands here, too, and what cannot.

const listing = (() => {
  const { state, meant, picked, isDrafting, nameOf, differs } = choosing;
  const { FEW } = views;
  const { made, tell, addToDraft, confirm, send } = sending;
  const { ghost, movable, put, turns } = pieces;
  /** Most moves that stand in sight though all of them can be found on the picture. */
  const SHORT = 3;

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

  /** Show the list: what can be found on the pictures is folded away below what cannot. */
  function showList() {
    const reachable = views.reachable();
    const isLong = reachable.size > SHORT;
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
    const isFolded = ([, choices]) => isLong && choices.every((one) => reachable.has(one.index));
    const folded = [...groups].filter(isFolded);
    const open = [...groups].filter((one) => !isFolded(one));
    const [hint, list, fold] = $("turn-list").children;
    fillList(list, open, common, depth);
    fillList(fold.lastElementChild, folded, open.length ? [] : common, depth);
    fold.hidden = !folded.length;
    fold.firstElementChild.textContent = said("play-list", { moves: folded.flatMap(([, choices]) => choices).length });
    hint.textContent = said(ghost() ? "play-place" : "play-pick");
    hint.hidden = $("field").hidden || !$("field").querySelector("rect");
    // The bar says it already.
    $("turn-list").hidden = meant().length === 1 && state.pick !== null && !isDrafting();
  }

  /** Fill a list with a button for each move, or for the step at a depth that leads to several. */
  function fillList(list, groups, common, depth) {
    list.hidden = !groups.length;
    list.replaceChildren();
    let menu = "";
    for (const step of common) list.append(Object.assign(made("li", `${step.emoji} ${step.text}`.trim()), { className: "step" }));
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
  }

  /** Pick a move, and go on to the button that sends it. */
  function choose(move) {
    tell("");
    Object.assign(state, { pick: move.index, pivot: null });
    if (ghost()) put(move);
    // What the picture will show once it is there is seen before it is added, too.
    else if (isDrafting() && !move.trace) return addToDraft();
    play.render();
    play.focusOn($("turn-bar").querySelector("button"));
    $("turn-bar").scrollIntoView({ block: "nearest" });
  }

  function moveButton(choice, depth) {
    const button = made("button", nameOf(choice, depth));
    const hint = choice.steps.at(-1).hint;
    if (hint) button.append(made("small", hint));
    button.setAttribute("aria-pressed", String(state.pick === choice.index));
    button.classList.toggle("quiet", choice.quiet);
    button.addEventListener("click", () => choose(choice));
    return play.withShadow(button, choice);
  }

  /** Open a step of the list: what may follow comes next. */
  function goInto(keys) {
    state.gone.push(...keys);
    play.narrowed();
    play.focusOn(document.querySelector("#turn-bar .go") ?? play.buttonsOf($("turn-list"))[0]);
  }

  function showBar() {
    const { question } = state;
    const rows = [];
    const button = (text, act, kind = "") => {
      const one = Object.assign(made("button", text), { className: kind, ariaDisabled: String(state.busy) });
      one.addEventListener("click", act);
      return one;
    };
    const move = picked();
    const few = meant();
    if (move && (!isDrafting() || move.trace)) {
      rows.push(button(said(isDrafting() ? "play-draft-more" : "play-send"), confirm, "go"));
      if (turns().length) rows.push(button(said("play-turn"), play.turn));
      for (const one of othersOf(move)) rows.push(play.withShadow(button(nameOf(one, differs(one, move)), () => choose(one)), one));
      if (question.drafts && !isDrafting()) rows.push(button(said("play-draft-add"), addToDraft));
    } else if (state.chosen.size && few.length > 1 && few.length <= FEW) {
      for (const one of few) rows.push(play.withShadow(button(nameOf(one), () => choose(one)), one));
    }
    sayPick(move && rows.length ? move : null);
    // A piece that is not in the draft yet would not be sent with it.
    if (question.draft?.moves.length && !move?.trace) {
      const { mark } = question.draft;
      rows.push(button(said(question.draft.end && question.warning ? "play-send-final" : "play-send-draft"), () => send({ done: "send", mark }), "go"));
      rows.push(button(said("play-draft-back"), () => send({ done: "back", mark })));
      rows.push(button(said("play-over"), () => send({ done: "clear", mark })));
    } else if (state.gone.length || state.chosen.size || move) rows.push(button(said("play-over"), play.startOver));
    const back = question.takeback !== null && !move;
    $("turn-back").replaceChildren(...(back ? [button(said("play-takeback"), () => send({ done: "takeback", stamp: question.takeback }), "quiet")] : []));
    $("turn-bar").hidden = !rows.length;
    $("turn-keys").replaceChildren(...rows);
  }

  /** Return other moves that were meant as well: another ship to the same place, another amount. */
  function othersOf(move) {
    const isSame = (one) => one.trace?.turn === null && one.trace.cells.at(-1) === move.trace.cells.at(-1);
    const all = move.trace ? movable().filter((one) => placing.isWay(move) && isSame(one)) : views.areAlike(meant()) ? meant() : [];
    return all.filter((one) => one !== move).slice(0, FEW);
  }

  /** Say what is picked, and what it costs and brings, to screen readers as well. */
  function sayPick(move) {
    const lines = move ? [nameOf(move), move.steps.at(-1).hint].filter(Boolean) : [];
    if ($("turn-pick").textContent === lines.join("")) return;
    $("turn-pick").replaceChildren(...lines.map((line, at) => made(at ? "small" : "span", line)));
  }

  function showDraft() {
    const moves = state.question.draft?.moves ?? [];
    $("turn-draft").hidden = !moves.length;
    setItems($("turn-draft"), moves, (li, one) => li.append(`${one.emoji} ${one.text}${one.effect ? ` (${one.effect})` : ""}`.trim()));
  }

  return { showList, showBar, showDraft };
})();
