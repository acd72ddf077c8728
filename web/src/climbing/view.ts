import type { CardText } from "../look/card";
import type { Table } from "../table/table.svelte";
import type { CardsPublic, FangyangPublic, JiayibingPublic, TrickView } from "../wire.gen";

/** The public sections of a card game, those of one game alone being null in the other. */
export interface CardsView
  extends Pick<CardsPublic, "step" | "turn" | "counts" | "order" | "hands">,
    Pick<FangyangPublic, "call" | "sides"> {
  readonly trick: TrickView;
  readonly lastTrick: TrickView | null;
  /** 放羊. */
  readonly dealer: number | null;
  /** 甲乙丙: 甲 A 乙 B 丙 C by seat. */
  readonly labels: JiayibingPublic["labels"] | null;
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
    call: table.section<FangyangPublic["call"]>("call"),
    sides: table.section<FangyangPublic["sides"]>("sides"),
    labels: table.section<JiayibingPublic["labels"]>("labels"),
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
