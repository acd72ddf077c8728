import type { CardText } from "../look/card";
import type { Table } from "../table/table.svelte";

/** A trick: its leader, each seat's last action in it, and the play that stands. */
export interface TrickView {
  readonly leader: number;
  readonly wind_from: number | null;
  readonly actions: readonly (string | null)[];
  readonly winner: number | null;
  readonly best: string | null;
}

export interface CallView {
  readonly card: CardText;
  readonly shown_by: number | null;
  readonly answered: boolean;
}

export interface SidesView {
  readonly letters: string;
  readonly solo: boolean;
}

/** The public sections of a card game, those of one game alone being null in the other. */
export interface CardsView {
  readonly step: "call" | "show" | "play" | "over";
  readonly turn: number | null;
  readonly counts: readonly number[];
  readonly order: readonly number[];
  readonly trick: TrickView;
  readonly lastTrick: TrickView | null;
  readonly hands: readonly string[] | null;
  /** 放羊: the dealer, the call, the sides once known. */
  readonly dealer: number | null;
  readonly call: CallView | null;
  readonly sides: SidesView | null;
  /** 甲乙丙: 甲 A 乙 B 丙 C by seat. */
  readonly labels: readonly string[] | null;
}

/** The round of cards that a table shows now, or null between rounds. */
export function cardsView(table: Table): CardsView | null {
  const step = table.section<CardsView["step"]>("step");
  const trick = table.section<TrickView>("trick");
  const counts = table.section<readonly number[]>("counts");
  if (step === null || trick === null || counts === null) return null;
  return {
    step,
    turn: table.section<number>("turn"),
    counts,
    order: table.section<readonly number[]>("order") ?? [],
    trick,
    lastTrick: table.section<TrickView>("last_trick"),
    hands: table.section<readonly string[]>("hands"),
    dealer: table.section<number>("dealer"),
    call: table.section<CallView>("call"),
    sides: table.section<SidesView>("sides"),
    labels: table.section<readonly string[]>("labels"),
  };
}

/** The cards of a `play …` text; an empty list for a pass or nothing. */
export function playedCards(action: string | null): CardText[] {
  return action?.startsWith("play ") ? action.slice("play ".length).split(" ") : [];
}

/** The cards of a printed hand. */
export function handCards(text: string): CardText[] {
  return text === "" ? [] : text.split(" ");
}
