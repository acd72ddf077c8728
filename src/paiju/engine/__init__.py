"""What all games share: seats, the Game and Round protocols, options, refusals, records, chance."""
