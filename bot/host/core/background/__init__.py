"""Background work: workers, timers, delivery with retries, and records of incidents."""
