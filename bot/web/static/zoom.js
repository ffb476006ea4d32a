// One picture, large: pinch, wheel, keys. Joined to live.js, whose words it uses; whatever is of the
// class `zoom` and holds a picture opens it here. Without this script a link to it does.

const zoom = { scale: 1, x: 0, y: 0, pointers: new Map() };
const MOST = 8;
/** Pixels that a finger may move on a tap. */
const SHAKE = 8;

function openZoom(image) {
  const large = $("zoom").querySelector("img");
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  place(1, 0, 0);
  $("zoom").setAttribute("aria-label", image.alt);
  $("zoom").showModal();
  $("zoom").querySelector(".stage").focus();
}

function place(scale, x, y) {
  const stage = $("zoom").querySelector(".stage").getBoundingClientRect();
  zoom.scale = Math.min(MOST, Math.max(1, scale));
  zoom.x = Math.min(0, Math.max(stage.width * (1 - zoom.scale), x));
  zoom.y = Math.min(0, Math.max(stage.height * (1 - zoom.scale), y));
  const sheet = $("zoom").querySelector(".sheet");
  sheet.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
  sheet.style.setProperty("--scale", zoom.scale);
}

/** Zoom so that the point under a finger, or the middle, stays where it is. */
function zoomAt(factor, x = innerWidth / 2, y = innerHeight / 2) {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  place(scale, x - (x - zoom.x) * by, y - (y - zoom.y) * by);
}

const TOOLS = {
  in: () => zoomAt(1.5),
  out: () => zoomAt(1 / 1.5),
  reset: () => place(1, 0, 0),
  close: () => $("zoom").close(),
};
const STEP = 80;
const KEYS = {
  "+": TOOLS.in,
  "=": TOOLS.in,
  "-": TOOLS.out,
  0: TOOLS.reset,
  ArrowLeft: () => place(zoom.scale, zoom.x + STEP, zoom.y),
  ArrowRight: () => place(zoom.scale, zoom.x - STEP, zoom.y),
  ArrowUp: () => place(zoom.scale, zoom.x, zoom.y + STEP),
  ArrowDown: () => place(zoom.scale, zoom.x, zoom.y - STEP),
};

/** Whether keys are held that make something else of a click or a key: a new tab, for one. */
const isOther = (event) => event.ctrlKey || event.metaKey || event.altKey;

/** Let pictures be opened; `opened` is told of each. */
function startZoom(opened = () => {}) {
  document.addEventListener("click", (event) => {
    const image = event.target.closest(".zoom")?.querySelector("img");
    if (!image || event.shiftKey || isOther(event)) return;
    event.preventDefault();
    openZoom(image);
    opened(image);
  });
  const dialog = $("zoom");
  const stage = dialog.querySelector(".stage");
  const names = { in: "zoom-in", out: "zoom-out", reset: "zoom-reset", close: "close" };
  for (const button of dialog.querySelectorAll("[data-zoom]")) {
    button.setAttribute("aria-label", said(names[button.dataset.zoom]));
    button.addEventListener("click", TOOLS[button.dataset.zoom]);
  }
  dialog.addEventListener("keydown", (event) => {
    const act = KEYS[event.key];
    if (!act || event.defaultPrevented || isOther(event)) return;
    event.preventDefault();
    act();
  });
  dialog.addEventListener("close", () => zoom.pointers.clear());
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }, { passive: false });
  stage.addEventListener("dblclick", (event) =>
    zoom.scale > 1 ? TOOLS.reset() : zoomAt(2.5, event.clientX, event.clientY));
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    zoom.moved = zoom.pointers.size > 0;
    zoom.down = event;
    zoom.pointers.set(event.pointerId, event);
  });
  stage.addEventListener("pointermove", drag);
  for (const name of ["pointerup", "pointercancel"])
    stage.addEventListener(name, (event) => zoom.pointers.delete(event.pointerId));
}

function drag(event) {
  const before = zoom.pointers.get(event.pointerId);
  if (!before) return;
  const other = [...zoom.pointers.values()].find((one) => one.pointerId !== event.pointerId);
  zoom.pointers.set(event.pointerId, event);
  zoom.moved ||= Math.hypot(event.clientX - zoom.down.clientX, event.clientY - zoom.down.clientY) > SHAKE;
  if (!other) {
    place(zoom.scale, zoom.x + event.clientX - before.clientX, zoom.y + event.clientY - before.clientY);
    return;
  }
  const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  zoomAt(apart(event) / Math.max(1, apart(before)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
}

