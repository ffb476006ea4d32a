# Variants: other numbers for a game, from files that admins add with /setup variants.

cmd-setup-variants = Add a variant of a game from a file, see all variants, or remove one
arg-variant-file = The file (.toml); it is best to start from a template
arg-variant-template = A game: you get a template with everything you can change
arg-variant = A variant of this server: the game with other numbers or names
name-variants = variants
name-variant = variant
name-template = template
variant-game = { $game } ({ $variant })
variant-number = **{ $number }**: { $value } (usually { $usual })
variant-name = **{ $name }**: usually { $usual }
variants-title = Variants
variants-none = There are no variants yet.
variants-about = A variant is a game with other numbers or names. To add one, get a file with /setup variants template, change it, give it a name, and send it with /setup variants file; a file with the same game and name replaces a variant. Tables play one with /table new variant, or with *Options* on the card. They keep it as it was when it was chosen, and are not rated. A server can have at most { $most }.
variant-lapsed = ⚠️ Not possible any more: the game is gone, or has changed. Send a new file, or remove the variant.
variant-less = ⚠️ Left out, because the game no longer allows it: { $what }. Tables play the variant without it, until you send a new file.
variants-drop = Remove a variant …
variant-none = No variant
variant-none-about = The game as in the rules
variant-menu = Variant: { $variant }
variant-entry = The game with changes, not rated
variant-bad = ❌ This file cannot be used:
variant-line = Line { $line }: { $fault }
variant-fault-size = A file can be at most { $most } kB in size.
variant-fault-text = This is not text (UTF-8).
variant-fault-toml = This is not TOML: { $why }.
variant-fault-key = There is no “{ $key }” here, only: { $legal }.
variant-fault-name = A name of at most { $most } characters is missing: name = "…"
variant-fault-game = “{ $game }” is not a game that can have variants. Available: { $legal }.
variant-fault-numbers = The numbers are missing: put them below a line [numbers], each on a line of its own. Available: { $legal }.
variant-fault-number = There is no number “{ $key }”. Available: { $legal }.
variant-fault-bounds = { $key } cannot be { $value }: it must be a whole number from { $least } to { $most }.
variant-fault-nothing = Nothing differs from the usual game. Below a line [numbers] you can set: { $legal }.
variant-fault-names = Names go below a line [names], each on a line of its own. Available: { $legal }.
variant-fault-thing = There is no name “{ $key }” to change. Available: { $legal }.
variant-fault-called = { $key } cannot be called “{ $value }”: a name can have letters, digits, spaces, hyphens and apostrophes, and at most { $most } characters.
variant-template-name = My variant
variant-template-names = Other names, of at most { $most } characters; remove the # from those that you change
variant-template-number = { $number }: from { $least } to { $most }
variant-template-sent = Change what you like in this file ({ $game }), give it a name of its own, then send it with /setup variants file. You can leave out lines that you do not change.
variant-nothing-adjustable = { $game } has nothing that can be changed.
error-unknown-variant = { $names ->
    [none] This server has no variants that fit here.
   *[other] This server has no variant “{ $variant }” (any more). It has: { $names }.
}
error-which-game = Several games have a variant “{ $variant }” here: name the game, too.
error-too-many-variants = A server can have at most { $most } variants. Remove one first.
error-variant-unrated = A table with a variant cannot be rated: its result cannot be compared with others.
audit-variant = 🧪 { $who } saved the variant “{ $name }” ({ $game }).
audit-variant-removed = 🧪 { $who } removed the variant “{ $name }” ({ $game }).
rules-variant = This table plays the variant “{ $variant }”. What differs from the rules:
verify-variant = Variant: { $variant }
stats-variants = Variants, which do not count here
