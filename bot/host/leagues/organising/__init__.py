"""Organisers' tools: corrections, imports, the log, explanations, and the to-do list."""
