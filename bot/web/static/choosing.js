// What is asked, what was tapped, and which moves may still be meant by it. Joined before play.js.
// The server tells every move that may be made, in words, and the things that it is about.

const choosing = (() => {
  /** What the server says, what was tapped, how many steps of the list were gone, what is picked,
   * and the cell around which a picked piece is turned. */
  const state = { question: null, chosen: new Set(), gone: [], pick: null, pivot: null, view: "question", pressed: false, whole: false, busy: false };

  const isAbout = (choice, things = [...state.chosen]) => things.every((thing) => choice.things.includes(thing));
  const follows = (choice) => state.gone.every((key, at) => choice.steps[at]?.text === key);
  const meant = () => (state.question?.choices ?? []).filter((one) => isAbout(one) && follows(one));

  /** Return the things that tell the moves apart that may still be meant. */
  function open() {
    const left = meant();
    const isOne = Boolean(simplest(left)) || left.length === 1;
    const all = new Set(left.flatMap((one) => one.things));
    for (const thing of [...all])
      if (state.chosen.has(thing) || (!isOne && left.every((one) => one.things.includes(thing)))) all.delete(thing);
    return all;
  }

  const picked = () => state.question.choices.find((one) => one.index === state.pick);

  /** Return the move of a draft that is about fewer things than all others, and nothing else. */
  function simplest(moves) {
    const isWithin = (one, other) => one.things.length < other.things.length && one.things.every((thing) => other.things.includes(thing));
    return state.question.drafts !== "must" ? undefined : moves.find((one) => moves.every((other) => other === one || isWithin(one, other)));
  }

  const isDrafting = () => state.question.drafts === "must" || Boolean(state.question.draft?.moves.length);
  const marked = () => (state.question.draft ? { mark: state.question.draft.mark } : { stamp: state.question.asked });
  const effectOf = (choice, from = 0) => choice.steps.slice(from).find((one) => one.effect)?.effect ?? "";

  function nameOf(choice, from = 0) {
    const steps = choice.steps.slice(from);
    const effect = effectOf(choice, from);
    const text = steps.map((one) => `${one.emoji} ${one.text}`.trim()).join(" · ");
    return effect ? `${text} (${effect})` : text;
  }

  /** Return the first step in which two moves differ. */
  const differs = (one, other) => one.steps.findIndex((step, at) => step.text !== other.steps[at]?.text);

  return { state, isAbout, follows, meant, open, picked, simplest, isDrafting, marked, effectOf, nameOf, differs };
})();
