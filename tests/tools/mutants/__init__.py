"""Mutation testing of rules and host: small wrong changes that a test must notice.

    python -m tests.tools.mutants --count 400 --seed 1 [--only bot/host] [--rest LOG | --again LOG]

Operators and places are those of cosmic-ray; a sample is drawn by seed. First all tests run once
while it is noted which lines each of them executes (kept in `out/` until tests or program change).
Then every mutant is made in a copy of the project, and the tests that execute its statement are
run, the quickest first, until one fails. Where modules are imported, those are all tests that
execute anything of its folder. What becomes of a mutant:

- killed: a test fails, or can no longer be imported;
- timeout: the tests need three times the processor time that they took when measured, and twenty
  seconds at least; counts as killed;
- survived: no test fails;
- not reached: no test executes the statement;
- explained: it survived, but `equivalent.toml` says why nobody could notice: it alone, or its kind.
"""
