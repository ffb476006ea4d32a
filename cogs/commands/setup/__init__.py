"""`/setup`: what managers of a server decide and see there."""
