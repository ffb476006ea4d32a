# Variants: other numbers for a game, from files that admins add with /setup variants.

cmd-setup-variants = Add a variant of a game from a file, see all variants, or remove one
arg-variant-file = The file (.toml); begin with a template
arg-variant-template = A game: get a file for it that says what you can change
arg-variant = A variant of this server: the game with other numbers or names
name-variants = variants
name-variant = variant
name-template = template
variant-game = { $game } ({ $variant })
variant-number = **{ $number }**: { $value } (usually { $usual })
variant-name = **{ $name }**: usually { $usual }
variants-title = Variants
variants-none = There are no variants yet.
variants-about = A variant is a game with other numbers or names. To add one, get a file with /setup variants template, change it, give it a name, and send it with /setup variants file; a file with the same game and name replaces a variant. Tables play one with /table new variant, or with *Options* on the card. They keep it as it was then, and are not rated. There can be at most { $most }.
variant-lapsed = ⚠️ Not possible any more: the game is gone, or has changed. Send a new file, or remove the variant.
variants-drop = Remove a variant …
variant-none = No variant
variant-none-about = The game by its rules
variant-menu = Variant: { $variant }
variant-entry = The game with changes, not rated
variant-bad = ❌ This file cannot be used:
variant-line = Line { $line }: { $fault }
variant-fault-size = A file can have at most { $most } kB.
variant-fault-text = This is not text (UTF-8).
variant-fault-toml = This is not TOML: { $why }.
variant-fault-key = There is no “{ $key }” here, only: { $legal }.
variant-fault-name = It needs a name of at most { $most } characters: name = "…"
variant-fault-game = “{ $game }” is not a game that variants can change. Possible are: { $legal }.
variant-fault-numbers = The numbers are missing: below a line [numbers], one line for each. There are: { $legal }.
variant-fault-number = There is no number “{ $key }”. There are: { $legal }.
variant-fault-bounds = { $key } cannot be { $value }: it must be a whole number from { $least } to { $most }.
variant-fault-nothing = Nothing differs from the usual game. Below a line [numbers] there can be: { $legal }.
variant-fault-names = Names stand below a line [names], one line for each. There can be: { $legal }.
variant-fault-thing = There is no name “{ $key }” to change. There are: { $legal }.
variant-fault-called = { $key } cannot be called “{ $value }”: a name has letters, digits, spaces, hyphens and apostrophes, at most { $most } characters.
variant-template-name = My variant
variant-template-names = Other names, of at most { $most } characters; take the # away from those that you change
variant-template-number = { $number }: from { $least } to { $most }
variant-template-sent = Change what you like in this file ({ $game }), give it a name of its own, then send it with /setup variants file. You can leave out lines that you do not change.
variant-nothing-adjustable = { $game } has nothing to change.
error-unknown-variant = { $names ->
    [none] This server has no variants that fit here.
   *[other] This server has no variant “{ $variant }” (any more). It has: { $names }.
}
error-too-many-variants = A server can have at most { $most } variants. Remove one first.
error-variant-unrated = A table with a variant cannot be rated: its result cannot be compared with others.
audit-variant = 🧪 { $who } stored the variant “{ $name }” ({ $game }).
audit-variant-removed = 🧪 { $who } removed the variant “{ $name }” ({ $game }).
rules-variant = This table plays the variant “{ $variant }”. What differs from the rules:
verify-variant = Variant: { $variant }
stats-variants = Variants, which do not count here
