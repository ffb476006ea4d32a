"use strict";
// A page with one button: that of a code pairs this browser with a person, and goes on to their
// table; that of a link in a mail shows itself again. Opening the page alone changes nothing.

const WORDS = JSON.parse(document.body.dataset.words);
const button = document.getElementById("pair");
const line = document.getElementById("line");

/** Pair this browser. Returns why it was not, "" = it was. */
async function pair() {
  try {
    const answer = await fetch(location.href, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ device: document.body.dataset.device }),
    });
    if (!answer.ok) return answer.status === 404 ? "gone" : "failed";
    location.replace(new URL((await answer.json()).to, location.href));
    return "";
  } catch {
    return "failed";
  }
}

async function press() {
  button.disabled = true;
  const why = await pair();
  line.textContent = why && WORDS[why];
  button.disabled = why !== "failed";
}

if (button) {
  button.hidden = false;
  button.addEventListener("click", press);
}
// Beside the chat of the local table, whoever is played there has been chosen in the chat.
if (document.body.dataset.beside && parent !== window) press();
