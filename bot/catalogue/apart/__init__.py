"""Games of packages that the operator does not trust: they run in processes of their own."""
