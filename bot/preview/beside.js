
// The playable page beside the chat. Joined to the chat's own script, whose helpers it uses.
{
  const frame = document.getElementById("beside");
  const PLAYED = "played";
  let shown = "";

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

  async function keepLooking() {
    await look();
    setTimeout(keepLooking, 500);
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
  keepLooking();
}
