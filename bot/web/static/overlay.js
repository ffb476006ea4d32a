// The overlay of a league: turns its pages and follows its season. Joined to live.js and sections.js,
// whose helpers it uses.

/** Milliseconds that a page stays. */
const STAYS = 12000;

/** Show one page of each part, by turns. */
function turnTo(number) {
  for (const reel of new Set([...document.querySelectorAll("[data-reel]")].map((one) => one.dataset.reel))) {
    const pages = [...document.querySelectorAll(`[data-reel="${reel}"]`)];
    pages.forEach((page, at) => page.classList.toggle("on", at === number % pages.length));
  }
}

let turn = 0;

const isNews = ({ mark }) => mark !== document.body.dataset.mark;

async function refresh() {
  const fresh = await freshPage();
  if (!isNews(fresh.body.dataset)) return;
  showSections(fresh);
  turnTo(turn);
  document.body.dataset.mark = fresh.body.dataset.mark;
}

setInterval(() => turnTo(++turn), STAYS);
new Line(`${document.body.dataset.base}events${location.search}`, isNews, refresh).start();
