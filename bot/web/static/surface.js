// The picture on which a question is decided: its size, what is under a finger, what is in sight.
// Joined before play.js, which says what can be tapped there.

const surface = (() => {
  /** Pixels of the screen beside a thing that may be touched, and those kept free around a piece. */
  const BESIDE = 24;
  const AROUND = 72;

  const svg = () => $("field").querySelector("svg");
  /** Return how wide the picture is, in px of its own. */
  const width = () => svg().viewBox.baseVal.width;
  /** Return how many px of the picture are one of the screen. */
  const scale = () => width() / (svg().getBoundingClientRect().width || 1);

  /** Return a place of the screen in px of the picture. */
  function pointAt(event) {
    const { left, top } = svg().getBoundingClientRect();
    return [(event.clientX - left) * scale(), (event.clientY - top) * scale()];
  }

  /** Return the smallest thing under a finger, or the nearest one beside it. */
  function under(event, areas, isWanted, beside = BESIDE) {
    const [px, py] = pointAt(event);
    const distance = ({ box: [x, y, w, h] }) => Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));
    const size = ({ box: [, , w, h] }) => w * h;
    const near = areas.filter((one) => isWanted(one) && distance(one) <= beside * scale());
    return near.sort((a, b) => distance(a) - distance(b) || size(a) - size(b))[0];
  }

  /** Return the side of the thing that is hit worst, in px of the picture, where it is largest.
   *
   * A move that has a large thing of its own, such as a card, is made by that.
   */
  function leastSide(there, moves) {
    const sides = new Map();
    // A row that is wide may be lower: who misses it sees so before anything is sent.
    const side = (w, h) => Math.min(Math.sqrt(w * h), 1.5 * Math.min(w, h));
    for (const { box: [, , w, h], thing } of there) sides.set(thing, Math.max(sides.get(thing) ?? 0, side(w, h)));
    const lying = moves.map((one) => one.things.filter((thing) => sides.has(thing))).filter((one) => one.length);
    const counts = new Map();
    for (const thing of lying.flat()) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    const all = (things) => things.map((thing) => sides.get(thing));
    const worst = lying.map((things) => {
      const own = things.filter((thing) => counts.get(thing) === 1);
      return own.length ? Math.max(...all(own)) : Math.min(...all(things));
    });
    return Math.min(...(worst.length ? worst : sides.values()));
  }

  /** Bring into sight all that can be tapped, or the part of the picture with most of it. */
  function scrollTo(there, by) {
    const field = $("field");
    const room = [field.clientWidth, field.clientHeight];
    const middles = there.map(({ box: [x, y, w, h] }) => [x + w / 2, y + h / 2]);
    const sees = (at) => middles.filter((one) => one.every((place, axis) => 2 * Math.abs(place - at[axis]) * by <= room[axis])).length;
    const counts = middles.map(sees);
    const best = middles[counts.indexOf(Math.max(...counts))];
    const middle = (axis) => {
      const low = Math.min(...there.map(({ box }) => box[axis]));
      const high = Math.max(...there.map(({ box }) => box[axis] + box[axis + 2]));
      const fits = (high - low) * by <= room[axis];
      return (fits ? (low + high) / 2 : best[axis]) * by - room[axis] / 2;
    };
    field.scrollTo(middle(0), middle(1));
  }

  /** Scroll no further than a picked piece needs to be seen. */
  function reveal(box) {
    const field = $("field");
    const by = 1 / scale();
    const [x, y, w, h] = box.map((one) => one * by);
    const into = (at, size, from, room, beside) => Math.min(at - beside, Math.max(at + size + beside - room, from));
    // What it brings is written above it, and is wider.
    field.scrollTo(into(x, w, field.scrollLeft, field.clientWidth, AROUND), into(y, h, field.scrollTop, field.clientHeight, BESIDE));
  }

  /** Scroll an enlarged picture while something is dragged to its edge. */
  function toTheEdge(now, before) {
    const { left, top, right, bottom } = $("field").getBoundingClientRect();
    const over = (at, from, low, high) => (at > from ? Math.max(0, at - high + BESIDE) : at < from ? Math.min(0, at - low - BESIDE) : 0);
    $("field").scrollBy(over(now.clientX, before.clientX, left, right) / 2, over(now.clientY, before.clientY, top, bottom) / 2);
  }

  /** Return a place of the picture by which something is dragged, as a part of the page. */
  function grip([x, y, w, h], wide, high) {
    const one = Object.assign(document.createElement("div"), { className: "grip" });
    const [left, top, width, height] = [x / wide, y / high, w / wide, h / high].map((part) => `${100 * part}%`);
    Object.assign(one.style, { left, top, width, height });
    return one;
  }

  /** Lay something over what fingers drag, by the boxes: they scroll from everywhere else. */
  function layGrips(boxes, wide, high) {
    $("field").querySelector(".grips").replaceChildren(...boxes.map((box) => grip(box, wide, high)));
  }

  return { width, scale, pointAt, under, leastSide, scrollTo, reveal, toTheEdge, layGrips };
})();
