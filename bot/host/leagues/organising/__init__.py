"""What organisers do and read: corrections, imports, the log, why, and what waits for a human."""
