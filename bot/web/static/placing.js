// Moves that put a piece on cells of a picture, or send it over them: which of them is meant by a
// point, and how each is drawn before it is sent. Joined before play.js. Cells and turns come with
// the moves: nothing here knows a rule.

const placing = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  /** Cells that a place with another turn seems to be further away. */
  const TURNED = 1.5;
  const ALONG = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  const isWay = ({ trace }) => trace.turn === null;
  /** Return the cells at which a move is meant: those that a piece covers, or the end of its way. */
  const ends = (move) => (isWay(move) ? move.trace.cells.slice(-1) : move.trace.cells);
  const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];
  const apart = ([x, y], [a, b]) => Math.hypot(a - x, b - y);

  /** Return the boxes of the things on a picture, by name; of several the largest. */
  function boxesOf(areas) {
    const found = new Map();
    for (const { box, thing } of areas) {
      const other = found.get(thing);
      if (thing && !(other && other[2] * other[3] >= box[2] * box[3])) found.set(thing, box);
    }
    return found;
  }

  const isShown = (move, boxes) => ends(move).every((cell) => boxes.has(cell));

  /** Return the box around the cells at which a move is meant. */
  function around(move, boxes) {
    const all = ends(move).map((cell) => boxes.get(cell));
    const [left, top] = [0, 1].map((at) => Math.min(...all.map((box) => box[at])));
    const [right, bottom] = [0, 1].map((at) => Math.max(...all.map((box) => box[at] + box[at + 2])));
    return [left, top, right - left, bottom - top];
  }

  const centre = (move, boxes) => middle(around(move, boxes));
  const has = ([x, y, w, h], [px, py]) => px >= x && px < x + w && py >= y && py < y + h;
  const covers = (move, point, boxes) => ends(move).some((cell) => boxes.has(cell) && has(boxes.get(cell), point));

  /** Return the move of the least cost, the first of several; null = none has a finite one. */
  function least(moves, cost) {
    const costs = moves.map(cost);
    const at = costs.indexOf(Math.min(...costs));
    return Number.isFinite(costs[at]) ? moves[at] : null;
  }

  /** Return how much further away a move seems: because it lies otherwise, or its way is longer. */
  function beside(move, pick, boxes) {
    const [, , width] = boxes.get(ends(move)[0]);
    if (isWay(move)) return (width * move.trace.cells.length) / 1000;
    return pick && pick.trace.turn !== move.trace.turn ? TURNED * width : 0;
  }

  /** Return the move that is meant by a point: the nearest one, that lies as the picked one if it can. */
  const nearest = (moves, point, boxes, pick = null) =>
    least(moves, (one) => apart(centre(one, boxes), point) + beside(one, pick, boxes));

  /** Return the next move in the direction of an arrow key, null = there is none. */
  function beyond(moves, pick, key, boxes) {
    const [[dx, dy], [x, y]] = [ALONG[key], centre(pick, boxes)];
    return least(moves, (one) => {
      const [a, b] = centre(one, boxes);
      const along = (a - x) * dx + (b - y) * dy;
      const across = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
      return along < 1 ? Infinity : along + 2 * across + beside(one, pick, boxes);
    });
  }

  /** Return the other moves by which a piece lies on the same cell, each turn once, the next first. */
  function turns(moves, pick, pivot, boxes) {
    const there = moves.filter((one) => !isWay(one) && ends(one).includes(pivot));
    const all = [...new Set(there.map((one) => one.trace.turn))].sort((a, b) => a - b);
    const now = pick.trace.turn;
    return [...all.filter((one) => one > now), ...all.filter((one) => one < now)].map((turn) =>
      nearest(there.filter((one) => one.trace.turn === turn), centre(pick, boxes), boxes),
    );
  }

  /** Return the cell of a piece that is nearest to its middle: around it the piece is turned. */
  const pivotOf = (move, boxes) =>
    ends(move).reduce((a, b) => (apart(middle(boxes.get(b)), centre(move, boxes)) < apart(middle(boxes.get(a)), centre(move, boxes)) ? b : a));

  /** How many times more moves a thing may be about than what is dragged to it, such as a ship and goods. */
  const LIKE = 3;

  /** Return the things that fingers drag: none goes with one thing alone, and each with many. */
  function sources(moves, there, chosen) {
    // A cell is where something goes, not what goes there.
    const cells = new Set(moves.flatMap((one) => one.trace?.cells ?? []));
    const lying = moves.map((one) => one.things.filter((thing) => there.has(thing) && !chosen.has(thing)));
    const counts = new Map();
    for (const thing of lying.flat()) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    const all = new Set(lying.filter((one) => one.length > 1).flat().filter((thing) => !cells.has(thing)));
    const isMore = (one, thing) => (cells.has(one) ? counts.get(one) >= counts.get(thing) : counts.get(one) > LIKE * counts.get(thing));
    for (const things of lying)
      for (const thing of things) if (counts.get(thing) < 2 || things.some((one) => one !== thing && isMore(one, thing))) all.delete(thing);
    return all;
  }

  // --- Drawn over the picture ------------------------------------------------------------------
  function element(kind, attributes, ...children) {
    const one = document.createElementNS(SVG, kind);
    for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
    one.append(...children);
    return one;
  }

  const group = (name, children) => element("g", { class: name }, ...children);
  /** Return a line between two points, while something is dragged. */
  const band = (from, to) => element("polyline", { class: "band", points: `${from} ${to}` });

  const rectangle = ([x, y, width, height], more = {}) => element("rect", { x, y, width, height, ...more });

  /** Return what a move would put on the picture, and what it brings; `by` = px of it in one of the screen. */
  function drawn(move, boxes, text, by, wide) {
    const ghost = group("ghost", []);
    const way = move.trace.cells.map((cell) => boxes.get(cell)).filter(Boolean).map(middle);
    if (isWay(move)) {
      const points = way.map((one) => one.join()).join(" ");
      ghost.append(...["edge", "line"].map((kind) => element("polyline", { class: kind, points })));
    }
    const cells = ends(move).map((cell) => boxes.get(cell));
    // The faces lie on the inner lines: what is left of these goes around the whole piece.
    for (const kind of ["edge", "line", "face"]) ghost.append(...cells.map((box) => rectangle(box, { class: kind })));
    if (text) ghost.append(caption(around(move, boxes), text, by, wide));
    return ghost;
  }

  /** Return what a move brings, written above it, or below where there is no room. */
  function caption([x, y, w, h], text, by, wide) {
    const size = 15 * by;
    const half = (text.length * size) / 3.4;
    const at = { x: Math.min(Math.max(x + w / 2, half), wide - half), y: y > 1.6 * size ? y - 0.5 * size : y + h + 1.2 * size };
    return element("text", { ...at, "font-size": size, "stroke-width": size / 4 }, text);
  }

  return { ALONG, isWay, ends, boxesOf, isShown, around, centre, covers, nearest, beyond, turns, pivotOf, sources, rectangle, group, band, drawn };
})();
