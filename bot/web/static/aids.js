// Aids to a turn, below the question: a hint, what has happened, a note, votes, standing orders.
// Joined to page.js, whose helpers it uses; play.js, which comes after it, says what is asked.

const aids = (() => {
  /** `before` is the note that is edited, `shown` as its field showed it; `voting` = a vote is open. */
  const state = { hint: { asked: null, lines: "", busy: false }, since: null, outlines: false, told: null, before: "", shown: "", voting: false };

  // --- Sending: the question stays usable meanwhile --------------------------------------------
  /** Send something; return whether it was done, and the sentence about it. */
  async function post(what) {
    try {
      const answer = await sendPlay(what);
      if (!TAKEN.includes(answer.status)) return { done: false, text: said(NOT_TAKEN[answer.status] ?? "play-lost") };
      const question = await answer.json();
      play.take({ ...question, said: "" });
      return { done: answer.status === 200, status: answer.status, text: question.said };
    } catch {
      // Perhaps it arrived, and only the answer was lost: what is so now is shown with the next answer.
      void update();
      return { done: false, text: said("play-lost") };
    }
  }

  function made(kind, textContent = "", more = {}) {
    return Object.assign(document.createElement(kind), { textContent }, kind === "button" ? { type: "button" } : {}, more);
  }

  // --- A hint: a search of some seconds, counted once however often it is asked for ------------
  async function askHint() {
    const { hint } = state;
    if (hint.busy) return;
    Object.assign(hint, { busy: true, lines: said("hint-thinking") });
    showHint();
    const { text } = await post({ done: "hint", stamp: hint.asked });
    // Whoever has moved meanwhile needs it no longer.
    if (state.hint !== hint) return;
    Object.assign(hint, { busy: false, lines: text });
    showHint();
  }

  function showHint() {
    const { busy, lines } = state.hint;
    $("turn-hint").setAttribute("aria-busy", String(busy));
    $("turn-hint").querySelector("button").disabled = busy;
    $("turn-hint").querySelector("div").replaceChildren(...paragraphs(lines));
  }

  // --- What has happened since the own last move, also outlined in the pictures -----------------
  const sinceBox = () => $("aid-since");

  async function readSince() {
    if (!sinceBox().open || state.since) return;
    try {
      state.since = await fetched("since");
    } catch {
      state.since = { stamp: null, lines: [said("aids-failed")], pictures: {} };
    }
    setItems(sinceBox().querySelector("ul"), state.since.lines, (li, line) => li.append(line));
    showOutline();
  }

  function showOutline() {
    const toggle = sinceBox().querySelector("button");
    toggle.hidden = !Object.keys(state.since?.pictures ?? {}).length;
    toggle.setAttribute("aria-pressed", String(state.outlines));
  }

  function switchOutline() {
    state.outlines = !state.outlines;
    showOutline();
    // The picture of the question has no outlines.
    state.outlines ? play.look("table") : play.render();
    if (state.outlines) $("field").scrollIntoView({ block: "nearest" });
  }

  /** Return the addresses of a picture in which all changes are outlined, null = as it is. */
  const outlined = (key) => (state.outlines && state.since?.pictures[key]) || null;

  // --- The note: nothing that was written is lost ----------------------------------------------
  function showNote({ text, most }) {
    const area = $("aid-note").querySelector("textarea");
    area.maxLength = most;
    if (area.value === state.shown) {
      state.before = area.value = text;
      // A text field has line ends of its own.
      state.shown = area.value;
    }
    const other = $("aid-note").querySelector("div");
    other.hidden = state.before === text || area.value === text;
    other.querySelector(".note").textContent = text;
  }

  async function keepNote(event) {
    event.preventDefault();
    const text = $("aid-note").querySelector("textarea").value;
    const { done, status } = await act({ done: "note", before: state.before, text });
    if (done) state.before = state.shown = text;
    // Whoever saves again has seen what it was meanwhile.
    if (status === 409 && state.told) {
      state.told = null;
      await refresh();
      state.before = state.told?.note.text ?? state.before;
    }
  }

  // --- Proposals -------------------------------------------------------------------------------
  function showVotes({ proposals, proposing, askback }) {
    const box = $("aid-votes");
    box.querySelector("p").hidden = proposals.length > 0;
    setItems(box.querySelector("ul"), proposals, (li, one) => {
      li.append(...one.lines.map((line) => made("p", line)), made("p", one.closes.replace("{until}", moment(one.until))));
      for (const { key, text } of one.answers) li.append(made("button", text, { value: `${one.id} ${key}` }));
    });
    box.querySelector(":scope > button").hidden = askback === null;
    showProposing(box.querySelector("form"), proposing);
    const open = proposals.some((one) => one.answers.length > 1);
    // A vote that others wait for is not hidden.
    if (open && !state.voting) $("aids").open = box.open = true;
    state.voting = open;
  }

  /** Offer what can be proposed; nothing is chosen at first, and a choice stays as long as it can. */
  function showProposing(form, proposing) {
    const select = form.querySelector("select");
    const { value } = select;
    form.hidden = !proposing.length;
    select.replaceChildren(...[{ key: "", text: "–" }, ...proposing].map(({ key, text }) => made("option", text, { value: key })));
    select.value = proposing.some(({ key }) => key === value) ? value : "";
  }

  function propose(event) {
    event.preventDefault();
    void act({ done: "propose", what: $("aid-votes").querySelector("select").value });
  }

  function answer({ target }) {
    const [proposal, key] = (target.closest("li button")?.value ?? "").split(" ");
    if (key) void act({ done: "vote", proposal: Number(proposal), answer: key });
  }

  // --- Standing orders -------------------------------------------------------------------------
  function showOrders(orders) {
    const box = $("aid-orders");
    box.hidden = !orders;
    if (!orders) return;
    box.querySelector("p").hidden = orders.armed.length > 0;
    const lines = [...orders.armed, ...orders.ended.map((text) => ({ text }))];
    setItems(box.querySelector("ul"), lines, (li, { id, text, end }) => {
      li.append(made("span", text));
      if (id) li.append(" ", made("button", end, { value: String(id) }));
      else li.className = "past";
    });
    const kinds = box.querySelector("label select");
    if (kinds.length !== orders.kinds.length) {
      kinds.replaceChildren(...orders.kinds.map(({ text }, at) => made("option", text, { value: String(at) })));
      showKind();
    }
  }

  /** Show what belongs to a kind of order: what is preferred, one after the other, and how long. */
  function showKind() {
    const { kinds, scopes, asking } = state.told.orders;
    const box = $("aid-orders");
    const kind = kinds[Number(box.querySelector("label select").value)];
    const chosen = prefers().filter((key) => kind.values.some((one) => one.key === key)).slice(0, kind.most);
    const left = kind.values.filter(({ key }) => !chosen.includes(key));
    const asked = chosen.length < kind.most && left.length ? [...chosen, ""] : chosen;
    const scope = box.querySelector("[name=scope]")?.value;
    box.querySelector("form div").replaceChildren(
      ...asked.map((key, at) => {
        const open = kind.values.filter((one) => one.key === key || !chosen.slice(0, at).includes(one.key));
        return choice(asking[at ? 1 : 0], "prefers", [{ key: "", text: "–" }, ...open], key);
      }),
      choice(asking[2], "scope", scopes, scope ?? scopes[0].key),
    );
    box.querySelector("[type=submit]").disabled = chosen.length < kind.least;
  }

  function choice(text, name, values, value) {
    const select = made("select", "", { name });
    select.append(...values.map((one) => made("option", one.text, { value: one.key })));
    select.value = value;
    const label = made("label", `${text} `);
    label.append(select);
    return label;
  }

  const prefers = () => [...$("aid-orders").querySelectorAll("[name=prefers]")].map((one) => one.value).filter(Boolean);

  function arm(event) {
    event.preventDefault();
    const box = $("aid-orders");
    const { wish, decision } = state.told.orders.kinds[Number(box.querySelector("label select").value)];
    void act({ done: "order", wish, decision, prefers: [...new Set(prefers())], scope: box.querySelector("[name=scope]").value });
  }

  // --- All of them -----------------------------------------------------------------------------
  /** Send what was pressed, say what came of it, and show what is so now. */
  async function act(what) {
    $("aids-said").textContent = "";
    const found = await post(what);
    $("aids-said").textContent = found.text;
    await refresh();
    return found;
  }

  async function refresh() {
    if ($("aids").hidden) return;
    void readSince();
    try {
      state.told = await fetched("aids");
    } catch {
      return void ($("aids-said").textContent = said("aids-failed"));
    }
    showNote(state.told.note);
    showVotes(state.told);
    showOrders(state.told.orders);
    $("to-discord").hidden = !state.told.discord;
    $("to-discord").href = state.told.discord;
  }

  /** Show what belongs to a question. */
  function asks({ asked, stamp, hint }) {
    if (state.hint.asked !== asked) state.hint = { asked, lines: "", busy: false };
    $("turn-hint").hidden = !hint;
    showHint();
    if (state.since && state.since.stamp !== stamp) Object.assign(state, { since: null, outlines: false });
    if (LESSON || !$("aids").hidden) return;
    $("aids").hidden = false;
    void refresh();
  }

  function start() {
    $("turn-hint").querySelector("button").addEventListener("click", askHint);
    sinceBox().addEventListener("toggle", () => void readSince());
    sinceBox().querySelector("button").addEventListener("click", switchOutline);
    $("aids").addEventListener("toggle", () => $("aids").open && void refresh());
    $("aid-note").querySelector("form").addEventListener("submit", keepNote);
    $("aid-votes").querySelector("ul").addEventListener("click", answer);
    $("aid-votes").querySelector("form").addEventListener("submit", propose);
    $("aid-votes").querySelector(":scope > button").addEventListener("click", () => void act({ done: "ask-back", stamp: state.told.askback }));
    $("aid-orders").querySelector("form").addEventListener("submit", arm);
    $("aid-orders").querySelector("form").addEventListener("change", showKind);
    $("aid-orders").querySelector("ul").addEventListener("click", ({ target }) => {
      const order = target.closest("button")?.value;
      if (order) void act({ done: "end-order", order: Number(order) });
    });
  }

  return { start, asks, outlined, refresh };
})();
