// The goal of a lesson, and its buttons: shown at the top of its page. Joined before play.js.

const lesson = (() => {
  function wayButton({ done, text }) {
    const button = sending.made("button", text);
    button.addEventListener("click", () => void sending.send({ done, stamp: play.question().stamp }));
    return button;
  }

  function show({ lines, ways }) {
    setItems($("goal"), lines, (li, line) => li.append(line));
    $("goal-ways").replaceChildren(...ways.map(wayButton));
  }

  if (LESSON) $("goal-ways").replaceChildren(...JSON.parse($("goal-ways").dataset.ways).map(wayButton));
  return { show };
})();
