"""Bots against bots: paired deals, rotated seats, and intervals that can be trusted."""
