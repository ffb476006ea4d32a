// A league's page follows its season: when something has changed, the page is fetched again and the
// sections that differ are put in place. Without this script the page shows what it was opened with.
// Joined to live.js and zoom.js, whose helpers it uses.

// --- Times -----------------------------------------------------------------------------------

/** Of what is over it does not matter how far away it is. */
const played = (iso) => (new Date(iso) < Date.now() ? CLOCK.format(new Date(iso)) : moment(iso));

function tellAllTimes() {
  tellTimes(played);
  for (const note of document.querySelectorAll(".utc")) note.hidden = true;
}

// --- Showing what has changed ----------------------------------------------------------------
function replaceBy(there, fresh) {
  if (there.textContent !== fresh.textContent || there.innerHTML !== fresh.innerHTML)
    there.replaceChildren(...fresh.childNodes);
}

/** What the sections were sent as, by id: times are written otherwise since. */
const shown = new Map();

/** Put sections in place that differ: what is being read stays where it is. */
function show(fresh) {
  const open = document.activeElement?.closest("section")?.id;
  const sections = [...fresh.querySelectorAll("main > section")];
  const wanted = sections.map((section) => {
    const there = $(section.id);
    if (there && shown.get(section.id) === section.innerHTML) return there;
    shown.set(section.id, section.innerHTML);
    return section;
  });
  const here = [...$("content").children];
  if (wanted.length !== here.length || wanted.some((one, at) => one !== here[at]))
    $("content").replaceChildren(...wanted);
  replaceBy($("facts"), fresh.getElementById("facts"));
  replaceBy($("seasons"), fresh.getElementById("seasons"));
  if (open && !document.activeElement?.closest("section")) $("content").focus({ preventScroll: true });
  document.body.dataset.mark = fresh.body.dataset.mark;
  tellAllTimes();
}

// --- Following the season --------------------------------------------------------------------
const isNews = ({ mark }) => mark !== document.body.dataset.mark;

async function refresh() {
  const answer = await answerOf(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!isNews(fresh.body.dataset)) return;
  show(fresh);
  $("live").textContent = "";
  $("live").textContent = said("news");
}

function start() {
  for (const section of $("content").children) shown.set(section.id, section.innerHTML);
  tellAllTimes();
  setInterval(tellAllTimes, 60000);
  startZoom();
  new Line(`${document.body.dataset.base}events${location.search}`, isNews, refresh).start();
}

start();
