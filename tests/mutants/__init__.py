"""Mutation testing of rules and host: small wrong changes that a test must notice.

    python -m tests.mutants --count 400 --seed 1 [--only bot/host]

Operators and places are those of cosmic-ray. A sample is drawn by seed; every mutant is made in a
copy of the project, and only the tests of what it changes are run, the nearest first. A mutant is
killed when a test fails, or when they take three times as long as they usually do.
"""
