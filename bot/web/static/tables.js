// The page of a person follows their tables. Joined to live.js and sections.js, whose helpers it uses.

/** The mark of what is shown, "" = not known: something may have changed since the page was made. */
let mark = "";

function isNews({ mark: now }) {
  const isNew = now !== mark;
  mark = now;
  return isNew;
}

/** Only how far away: what is urgent is seen at once. */
function tellAllTimes() {
  tellTimes(far);
  for (const node of document.querySelectorAll("time")) node.title = CLOCK.format(new Date(node.dateTime));
}

const turnsOf = (page) => [...page.querySelectorAll("#waiting li")].map(({ id }) => id).join();

function show(fresh) {
  const isTurn = turnsOf(fresh) !== turnsOf(document);
  // What a browser had kept is true again: its buttons work.
  delete document.body.dataset.kept;
  showSections(fresh);
  tellAllTimes();
  if (isTurn) sayNews(said("mine-news"));
}

async function refresh() {
  const fresh = await freshPage();
  // The pairing may have been ended elsewhere.
  if (fresh.body.dataset.paired) show(fresh);
  else location.reload();
}

function follow() {
  $("unpair").hidden = false;
  setUpPush().catch(() => {});
  new Line(`tables/events${location.search}`, isNews, refresh).start();
}

/** A browser shows no cookie on the way here from another site, such as Discord: ask once more. */
async function askAgain() {
  const fresh = await freshPage();
  if (!fresh.body.dataset.paired) return;
  show(fresh);
  follow();
}

async function unpair() {
  try {
    await (await subscription())?.unsubscribe();
    const answer = await postJson("unpair", {});
    if (!answer.ok) throw new Error(String(answer.status));
    location.reload();
  } catch {
    sayLine(said("mine-failed"));
  }
}

/** Do what a lobby's button says, and tell what came of it. */
async function press(button) {
  const { door, lobby } = button.dataset;
  const buttons = button.parentElement.querySelectorAll("button");
  for (const one of buttons) one.disabled = true;
  try {
    const answer = await postJson(`tables/lobby/${lobby}${location.search}`, { done: door });
    if (![200, 202, 422].includes(answer.status)) throw new Error(String(answer.status));
    sayLine((await answer.json()).said);
    await refresh();
  } catch {
    sayLine(said("mine-failed"));
  }
  for (const one of buttons) one.disabled = false;
}

/** Send a form about a way to be called without leaving the page, and show what came of it. */
async function sendForm(form, { name, value }) {
  const body = new URLSearchParams(new FormData(form));
  body.append(name, value);
  const way = form.parentElement.id;
  try {
    const answer = await fetch(form.action, { method: "POST", body });
    if (!answer.ok) throw new Error(String(answer.status));
    show(new DOMParser().parseFromString(await answer.text(), "text/html"));
    sayNews(document.querySelector("#ways [role=status]")?.textContent ?? "");
    const buttons = [...document.querySelectorAll(`#${way} button`), $("content")];
    (buttons.find((one) => one.value === value) ?? buttons[0]).focus();
  } catch {
    sayLine(said("mine-failed"));
  }
}

/** Go on to a link of Discord that pairs: on the home screen of some phones nothing else can. */
function goByLink(event) {
  event.preventDefault();
  const code = $("link").value.match(/\/pair\/([\w-]+)/)?.[1];
  if (code) location.assign(`pair/${code}${location.search}`);
  else $("link").value = "";
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-door]");
  if (button) press(button);
});
document.addEventListener("submit", (event) => {
  if (!event.target.closest("#ways")) return;
  event.preventDefault();
  sendForm(event.target, event.submitter);
});
tellAllTimes();
setInterval(tellAllTimes, 60000);
$("unpair").addEventListener("click", unpair);
if ($("by-link") && matchMedia("(display-mode: standalone)").matches) {
  $("by-link").hidden = false;
  $("by-link").addEventListener("submit", goByLink);
}
if (document.body.dataset.paired) follow();
else askAgain().catch(() => {});
