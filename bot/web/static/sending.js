// What is picked goes to the table or into the draft, and what came of it is said. Joined before
// play.js, which takes over the question that each answer brings.

const sending = (() => {
  const { state, isDrafting, marked } = choosing;

  const made = (kind, textContent = "") =>
    Object.assign(document.createElement(kind), kind === "button" ? { type: "button", textContent } : { textContent });

  function tell(text) {
    $("turn-said").textContent = text;
  }

  /** Bring into sight what went otherwise than wanted. */
  const showTold = () => $("turn-said").scrollIntoView({ block: "nearest" });

  function isBusy(busy) {
    state.busy = busy;
    $("turn").setAttribute("aria-busy", String(busy));
  }

  /** What changes a draft alone. */
  const DRAFTING = ["draft", "back", "clear"];

  const addToDraft = () => void send({ done: "draft", ...marked(), index: state.pick });

  /** Send what is picked, or add it to the draft. */
  function confirm() {
    if (isDrafting()) return addToDraft();
    return send({ done: "move", stamp: state.question.asked, index: state.pick });
  }

  async function send(what) {
    if (state.busy) return;
    isBusy(true);
    play.holdingFocus(listing.showBar);
    const draft = state.question.draft?.mark;
    try {
      const answer = await sendPlay(what);
      if (NOT_TAKEN[answer.status]) return void notTaken(answer.status);
      if (!TAKEN.includes(answer.status)) throw new Error(answer.status);
      const question = await answer.json();
      isBusy(false);
      tell(question.said);
      play.take(question);
      if (!answer.ok) showTold();
      // A draft changes nothing at the table; of a move the page may have been told already.
      if (answer.status !== 200 || !DRAFTING.includes(what.done)) void update(() => (LESSON ? page.stamp === question.stamp : page.stamp >= question.stamp) && answer.status === 200);
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
    play.take(question);
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
    play.render();
    showTold();
  }

  return { made, tell, addToDraft, confirm, send, notTaken };
})();
