"""Pictures that all games share: the result, the reference card, the film."""
