"""`/setup`: what people who manage a server decide and see there."""
