"""Pages in the browser that show what somebody may see of a table; nobody plays there."""
