# Drafts: moves that are prepared, seen and changed before they are sent.

## Panel

draft-title = Your draft
draft-about = Only you can see it, and nothing is done until you send it.
draft-closed = What follows cannot be known yet, so the draft ends here. Once sent, it is final.
draft-complete = After this you have nothing more to decide for now.
draft-cleared = The draft is empty again.
draft-dropped = No longer possible, and therefore no longer in your draft: { $moves }
draft-take-one-back = Take back one of them
button-draft = Draft first
button-draft-send = Send
button-draft-send-final = Send: it is final
button-draft-back = Undo last
button-draft-clear = Clear

## Mistakes

error-draft-gone = Your draft was discarded, because it no longer fits what you are asked: `{ $moves }`
error-draft-ends = Nothing can be added to your draft: it ends here.
error-draft-changed = Your draft is no longer the one you clicked in. This is how it is now.
