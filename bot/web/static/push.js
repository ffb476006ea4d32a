// The button with which this browser asks the bot to tell it of a turn. Joined to live.js, and to the
// script of a page that has the section `push`. The browser asks its person only after the press.

/** Return the bytes of a key in base64url. */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));

const isAble = () => "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;
/** iPhones and iPads push to pages on the home screen only, where `standalone` is true. */
const isOnTab = () => navigator.standalone === false;

async function subscription() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}

/** Say something about this browser to the bot; return its answer. Throws if it did not answer. */
async function askPush(done, sent = {}) {
  const answer = await postJson(`${ROOT}push${location.search}`, { done, ...sent });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

/** Show whether this browser is told of turns, and say what came of a press. */
function showPush(isOn, text = "") {
  $("push-on").hidden = isOn;
  $("push-off").hidden = !isOn;
  $("push-state").textContent = text || said(isOn ? "push-is-on" : "push-is-off");
}

function refuse(key) {
  for (const button of document.querySelectorAll("#push button")) button.hidden = true;
  $("push-state").textContent = said(key);
}

async function turnOn() {
  if ((await Notification.requestPermission()) !== "granted") return showPush(false, said("push-denied"));
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf($("push").dataset.key) };
  // One that was made for another key of the bot would get nothing.
  const kept = found && sameKey(found.options.applicationServerKey, options.applicationServerKey);
  if (found && !kept) await found.unsubscribe();
  const made = kept ? found : await pushManager.subscribe(options);
  const { endpoint, keys } = made.toJSON();
  const { on, said: text } = await askPush("on", { endpoint, ...keys });
  if (!on) await made.unsubscribe();
  showPush(on, text);
}

const sameKey = (one, other) => one && String(new Uint8Array(one)) === String(other);

async function turnOff() {
  const found = await subscription();
  if (found) {
    await askPush("off", { endpoint: found.endpoint });
    await found.unsubscribe();
  }
  showPush(false);
}

/** Do what a button says, once at a time; say so if that fails. */
function onPress(id, act) {
  const button = $(id);
  button.addEventListener("click", async () => {
    button.disabled = true;
    await act().catch(() => ($("push-state").textContent = said("push-failed")));
    button.disabled = false;
  });
}

async function setUpPush() {
  if (!$("push")) return;
  if (!isAble()) return refuse(isOnTab() ? "push-home-screen" : "push-unable");
  if (Notification.permission === "denied") return refuse("push-denied");
  onPress("push-on", turnOn);
  onPress("push-off", turnOff);
  const found = await subscription();
  const { on } = found ? await askPush("look", { endpoint: found.endpoint }) : { on: false };
  showPush(on);
}
