import type { CardText } from "../look/card";
import type { Spot } from "../look/motion";

/**
 * Where played cards come from, so that they can fly from the hand to the place before their seat.
 * The table may show a play before or after the card has left the hand. Twins of two packs leave
 * from places of their own.
 */
export class Departures {
  /** Where a raised card lies in the hand right now. */
  raised: (card: CardText) => Spot | null = () => null;
  private readonly left = new Map<CardText, Spot[]>();

  /** These cards have just left the hand, from here. */
  note(cards: readonly (readonly [CardText, Spot])[]): void {
    this.left.clear();
    for (const [card, spot] of cards) this.left.set(card, [...(this.left.get(card) ?? []), spot]);
  }

  take(card: CardText): Spot | null {
    return this.raised(card) ?? this.left.get(card)?.shift() ?? null;
  }
}
