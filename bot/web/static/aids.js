// Aids to a turn, below the question: a hint, what has happened, a note, votes, standing orders.
// Joined to page.js, whose helpers it uses; play.js, which comes after it, says what is asked.

const aids = (() => {
  const state = { hint: { asked: null, lines: "", busy: false } };

  // --- Sending: the question stays usable meanwhile --------------------------------------------
  const FAILED = { 404: "play-unpaired", 429: "play-too-fast" };

  /** Send something; return whether it was done, and the sentence about it. */
  async function post(what) {
    try {
      const answer = await fetch(`${BASE}/play${location.search}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(what),
      });
      if (![200, 409, 422].includes(answer.status)) return { done: false, text: said(FAILED[answer.status] ?? "play-not-sent") };
      const question = await answer.json();
      play.take({ ...question, said: "" });
      return { done: answer.status === 200, status: answer.status, text: question.said };
    } catch {
      return { done: false, text: said("play-not-sent") };
    }
  }

  function made(kind, textContent = "", more = {}) {
    return Object.assign(document.createElement(kind), { textContent }, kind === "button" ? { type: "button" } : {}, more);
  }

  function button(text, act, more = {}) {
    const one = made("button", text, more);
    one.addEventListener("click", act);
    return one;
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

  /** Show what belongs to a question. */
  function asks({ asked, hint }) {
    if (state.hint.asked !== asked) state.hint = { asked, lines: "", busy: false };
    $("turn-hint").hidden = !hint;
    showHint();
  }

  function start() {
    $("turn-hint").querySelector("button").addEventListener("click", askHint);
  }

  return { start, asks };
})();
