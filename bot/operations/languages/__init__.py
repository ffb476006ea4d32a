"""Tools for translators: what a language lacks, what is wrong with it, and how it looks."""
