"""Copy of a whole store into another one, whichever engines the two have."""
