"""Words that all games share: lists and numbers, sentences of events, alt texts, final scores."""
