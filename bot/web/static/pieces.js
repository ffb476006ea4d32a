// Pieces on cells of a picture: a picked one is moved about, turned, or sent another way. Joined
// before play.js; where pieces can lie and how they are drawn is in placing.js.

const pieces = (() => {
  const { state, isAbout, follows, meant, open, picked } = choosing;

  const boxes = () => placing.boxesOf(views.shownView() ? views.known(views.shownView()) : []);

  /** Return the picked move if its cells are on the picture. */
  function ghost(there = boxes()) {
    const move = picked();
    return move?.trace && placing.isShown(move, there) ? move : null;
  }

  /** Return the moves among which a point of the picture, or an arrow, chooses. */
  function movable(there = boxes()) {
    const pick = ghost(there);
    const isAlike = (one) => (placing.isWay(pick) ? placing.isWay(one) : one.trace.piece === pick.trace.piece);
    const all = pick ? state.question.choices.filter((one) => isAbout(one)) : meant();
    return all.filter((one) => one.trace && placing.isShown(one, there) && (!pick || isAlike(one)));
  }

  /** Return what can be tapped: beside a picked piece its other places, and all other things. */
  function tappable() {
    if (!ghost()) return open();
    const all = movable();
    const { choices } = state.question;
    const cells = new Set(choices.flatMap((one) => one.trace?.cells ?? []));
    const others = choices.flatMap((one) => one.things).filter((thing) => !cells.has(thing) && !all.every((one) => one.things.includes(thing)));
    return new Set([...all.flatMap(placing.ends), ...others]);
  }

  /** Pick a move with a piece; the list begins anew unless it leads there. */
  function put(move, pivot = null) {
    if (!move) return;
    sending.tell("");
    Object.assign(state, { pick: move.index, pivot });
    if (!follows(move)) state.gone = [];
  }

  /** Put a piece on a cell, or as near to a point as it can lie; without a piece the best one. */
  function putAt(point, cell = null) {
    const there = boxes();
    const pick = ghost(there);
    const all = movable(there).filter((one) => !cell || placing.ends(one).includes(cell));
    const kinds = new Set(all.map((one) => one.trace.piece));
    const best = !pick && kinds.size > 1 && !placing.isWay(all[0]);
    put(best ? all[0] : placing.nearest(all, point, there, pick), cell);
  }

  /** Return the other moves by which the picked piece lies here. */
  function turns() {
    const [there, pick] = [boxes(), ghost()];
    return pick ? placing.turns(movable(there), pick, state.pivot ?? placing.pivotOf(pick, there), there) : [];
  }

  return { boxes, ghost, movable, tappable, put, putAt, turns };
})();
