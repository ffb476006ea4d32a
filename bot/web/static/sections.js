// A page of sections follows what it tells of: when something has changed, the page is fetched again
// and the sections that differ are put in place. Without this script it shows what it was opened with.
// Joined to live.js, and to the page's own script after it.

/** What the sections were sent as, by id: times are written otherwise since. */
const shown = new Map();

const sectionsOf = (page) => [...page.querySelectorAll("main > section")];

/** Make sections the content; those that are there are not moved, which would take the focus away. */
function arrange(sections) {
  const content = $("content");
  for (const one of [...content.children]) if (!sections.includes(one)) one.remove();
  let next = content.firstElementChild;
  for (const one of sections) {
    if (one === next) next = next.nextElementSibling;
    else content.insertBefore(one, next);
  }
}

/** Put sections in place that differ: what is being read stays where it is. */
function showSections(fresh) {
  const open = document.activeElement?.closest("section")?.id;
  const wanted = sectionsOf(fresh).map((section) => {
    const there = $(section.id);
    if (there && shown.get(section.id) === section.innerHTML) return there;
    shown.set(section.id, section.innerHTML);
    return section;
  });
  arrange(wanted);
  if (open && !document.activeElement?.closest("section")) $("content").focus({ preventScroll: true });
}

/** Fetch the page as it is now. */
async function freshPage() {
  const answer = await answerOf(location.href);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** Let a screen reader say that something has changed. */
function sayNews(text) {
  $("live").textContent = "";
  $("live").textContent = text;
}

for (const section of sectionsOf(document)) shown.set(section.id, section.innerHTML);
