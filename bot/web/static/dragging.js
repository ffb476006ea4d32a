// Dragging by mouse, pen or finger. Joined before play.js, which says what can be held and dropped.
// A finger that does not begin on something to be dragged scrolls, as ever.

/** Let things in a box be dragged, with `acts` for what happens.
 *
 * `grab` returns what is held at a place, null = nothing; `move` gets it and the pointer; `drop` is
 * the end, `cancel` that by Escape, by leaving the box, or by the browser.
 */
function startDragging(box, { grab, move, drop, cancel }) {
  const state = { held: null, swallow: false };
  const inside = ({ clientX, clientY }) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return clientX > left && clientX < right && clientY > top && clientY < bottom;
  };
  const isOurs = (event) => state.held?.id === event.pointerId;
  const stop = () => {
    const { held } = state;
    state.held = null;
    if (held?.dragged) state.swallow = true;
    return held?.dragged ? held : null;
  };
  const giveUp = () => {
    const held = stop();
    if (held) cancel(held.what);
  };
  box.addEventListener("pointerdown", (event) => {
    state.swallow = false;
    // The bars by which the box scrolls are the box itself.
    if (!event.isPrimary || event.button || event.target === box) return;
    const what = grab(event);
    // What is under the pointer now may be drawn anew while it is dragged.
    if (what) box.setPointerCapture(event.pointerId);
    state.held = what && { what, id: event.pointerId, from: event, dragged: false };
  });
  box.addEventListener("pointermove", (event) => {
    if (!isOurs(event)) return;
    const { held } = state;
    const far = Math.hypot(event.clientX - held.from.clientX, event.clientY - held.from.clientY);
    if (!held.dragged && far <= SHAKE) return;
    held.dragged = true;
    inside(event) ? move(held.what, event) : giveUp();
  });
  box.addEventListener("pointerup", (event) => {
    const held = isOurs(event) && stop();
    if (held) drop(held.what, event);
  });
  box.addEventListener("pointercancel", (event) => isOurs(event) && giveUp());
  addEventListener("keydown", (event) => event.key === "Escape" && giveUp());
  // The click after a drag is no tap.
  box.addEventListener("click", (event) => state.swallow && event.stopPropagation(), true);
  box.addEventListener("dragstart", (event) => event.preventDefault());
}
