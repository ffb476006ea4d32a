
// The playable page beside the chat. Joined to the chat's own script, whose helpers it uses, and
// which calls it whenever it has asked for its own news: there is one timer.
const beside = (() => {
  const frame = document.getElementById("beside");
  const PLAYED = "played";
  let shown = "";
  let busy = false;

  const look = () => lookBeside().catch(() => {});

  async function lookBeside() {
    if (!state.viewerId || state.closed || document.hidden) return;
    const told = await request("/api/action", "POST", { kind: "beside", shown });
    if (!told.address) return;
    shown = told.beside;
    localStorage.setItem(PLAYED, shown.split(":")[0]);
    // Not by `src`: the button Back would go through all that stood here.
    frame.contentWindow.location.replace(told.address);
  }

  /** Look anew, unless the answer to the last time is still awaited. */
  async function tick() {
    if (busy) return;
    busy = true;
    await look();
    busy = false;
  }

  /** All tabs of a browser share who plays in it: the tab that is used decides. */
  function claim() {
    if (!shown || localStorage.getItem(PLAYED) === state.viewerId) return;
    shown = "";
    look();
  }

  function view(name) {
    document.body.dataset.view = name;
    for (const one of document.querySelectorAll("#views button")) {
      one.setAttribute("aria-pressed", String(one.dataset.view === name));
    }
  }

  for (const one of document.querySelectorAll("#views button")) {
    one.addEventListener("click", () => view(one.dataset.view));
  }
  frame.addEventListener("pointerenter", claim);
  window.addEventListener("focus", claim);
  view("chat");
  void tick();
  return { tick };
})();
