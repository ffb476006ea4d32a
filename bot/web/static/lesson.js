// The goal of a lesson, and its buttons: shown at the top of its page. Joined before play.js.

const lesson = (() => {
  function wayButton({ done, text }) {
    const button = sending.made("button", text);
    button.addEventListener("click", () => void sending.send({ done, stamp: play.question().stamp }));
    return button;
  }

  /** Things and rules that are lit on the picture. */
  let lit = LESSON ? JSON.parse($("goal-ways").dataset.look) : [];

  const isLit = ({ thing, rule }) => lit.includes(thing) || lit.includes(rule);

  function show({ lines, ways, look }) {
    lit = look;
    setItems($("goal"), lines, (li, line) => li.append(line));
    $("goal-ways").replaceChildren(...ways.map(wayButton));
  }

  if (LESSON) $("goal-ways").replaceChildren(...JSON.parse($("goal-ways").dataset.ways).map(wayButton));
  return { show, isLit };
})();
