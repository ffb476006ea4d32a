// A league's page follows its season. Joined to live.js, zoom.js and sections.js, whose helpers it uses.

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

function show(fresh) {
  showSections(fresh);
  replaceBy($("facts"), fresh.getElementById("facts"));
  replaceBy($("seasons"), fresh.getElementById("seasons"));
  document.body.dataset.mark = fresh.body.dataset.mark;
  tellAllTimes();
}

// --- Following the season --------------------------------------------------------------------
const isNews = ({ mark }) => mark !== document.body.dataset.mark;

async function refresh() {
  const fresh = await freshPage();
  if (!isNews(fresh.body.dataset)) return;
  show(fresh);
  sayNews(said("news"));
}

function start() {
  tellAllTimes();
  setInterval(tellAllTimes, 60000);
  startZoom();
  new Line(`${document.body.dataset.base}events${location.search}`, isNews, refresh).start();
}

start();
