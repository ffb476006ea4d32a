"""Presentation of moves: prompts, reasons and refusals, and the gate for shutdown."""
