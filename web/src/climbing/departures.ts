import type { CardText } from "../look/card";
import type { Spot } from "../look/motion";

/**
 * Where the cards lay that have just left the hand, so that they can fly from there to the place
 * before their seat. Twins of two packs leave from places of their own.
 */
export class Departures {
  private readonly spots = new Map<CardText, Spot[]>();

  note(card: CardText, spot: Spot): void {
    this.spots.set(card, [...(this.spots.get(card) ?? []), spot]);
  }

  take(card: CardText): Spot | null {
    return this.spots.get(card)?.shift() ?? null;
  }

  clear(): void {
    this.spots.clear();
  }
}
