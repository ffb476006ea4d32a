"""Background work: workers, timers, delays of retries, and records of incidents."""
