"""Players of the card games: what they count, how they plan a hand, and how they choose a play."""
