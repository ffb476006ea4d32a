"""A whole store copied into another one, whichever engines the two have."""
