import type { Mode } from "../table/mode";

/** Where a seat and what it played stand in the felt above one's own hand. */
export interface Spot {
  /** Which edge the seat keeps to. */
  readonly edge: "left" | "right" | "top" | "self";
  /** Height of the seat, as a share of the felt. */
  readonly seat: number;
  /** Height of the play. */
  readonly play: number;
}

/** Sizes of a card table for a viewport. */
export interface Measures {
  readonly mode: Mode;
  /** Width of the felt. */
  readonly width: number;
  readonly small: boolean;
  readonly bar: number;
  readonly feltBottom: number;
  readonly selfTop: number;
  readonly actionsTop: number;
  readonly handTop: number;
  readonly handRoom: number;
  readonly handLeft: number;
  readonly avatar: number;
  readonly playWidth: number;
  readonly playStep: number;
  /** From the edge to what a seat at this edge played. */
  readonly playInset: number;
  /** The top seat's play lies beside it, where there is no room below. */
  readonly isTopPlayBeside: boolean;
  readonly note: number;
  readonly spots: readonly Spot[];
  readonly panel: number;
}

/** How questions stand round the hand; `Above` is the distance of a lower edge over its top. */
export interface QuestionPlaces {
  readonly sheetTop: number;
  readonly sheetAbove: number;
  readonly choiceAbove: number;
  readonly askAbove: number;
  /** How far one's own plate gives way upwards to 亮不亮. */
  readonly selfLift: number;
  /** How far the hand gives way downwards: to the call grid, to 亮不亮, being one row. */
  readonly handDrop: {
    readonly calling: number;
    readonly showing: number;
    readonly single: number;
  };
}

const NO_DROP = { calling: 0, showing: 0, single: 0 };

export function questionPlaces({ mode, small, bar }: Measures): QuestionPlaces {
  if (mode !== "portrait") {
    const sheetAbove = mode === "desktop" ? 90 : 56;
    return {
      sheetTop: bar,
      sheetAbove,
      choiceAbove: 4,
      askAbove: 24,
      selfLift: 0,
      handDrop: NO_DROP,
    };
  }
  return {
    sheetTop: bar + (small ? 48 : 60),
    sheetAbove: small ? -46 : 24,
    choiceAbove: small ? -100 : -32,
    askAbove: 22,
    selfLift: small ? 84 : 58,
    handDrop: { calling: small ? 106 : 46, showing: 20, single: 40 },
  };
}

export const PANEL = 300;

/** While all answer 亮 or 不亮 the called card has the middle, and the seats make room for it. */
export const SHOWING_SPOTS: readonly Spot[] = [
  { edge: "self", seat: 1, play: 1 },
  { edge: "right", seat: 0.37, play: 0.37 },
  { edge: "top", seat: 0.05, play: 0.2 },
  { edge: "left", seat: 0.37, play: 0.37 },
];

/** On its side a phone has no room above the call grid: who sits across stands beside it. */
export const CALLING_SPOTS: readonly Spot[] = [
  { edge: "self", seat: 1, play: 1 },
  { edge: "right", seat: 0.46, play: 0.46 },
  { edge: "left", seat: 0.02, play: 0.02 },
  { edge: "left", seat: 0.46, play: 0.46 },
];

export function measure(width: number, height: number, mode: Mode, seats: number): Measures {
  const six = seats === 6;
  if (mode === "desktop") return desktop(width, height, six);
  if (mode === "landscape") return landscape(width, height, six);
  return portrait(width, height, six);
}

function portrait(width: number, height: number, six: boolean): Measures {
  const big = height >= 740;
  const tablet = width >= 600;
  const handTop = height - (tablet ? 300 : big ? 200 : 174);
  const actionsTop = handTop - (big ? 76 : 70);
  const selfTop = actionsTop - (big ? (six ? 74 : 82) : 60);
  const avatar = tablet ? 60 : width >= 380 && big ? 46 : 40;
  const playWidth = tablet ? 72 : six ? (big ? 46 : 40) : big ? 50 : 40;
  return {
    mode: "portrait",
    width,
    small: !big,
    bar: 44,
    feltBottom: selfTop,
    selfTop,
    actionsTop,
    handTop,
    handRoom: width - 20,
    handLeft: 10,
    avatar,
    playWidth,
    playStep: Math.round(playWidth * 0.65),
    playInset: avatar + 60,
    isTopPlayBeside: !big,
    note: six ? (big ? 0.835 : 0.84) : big ? 0.83 : 0.84,
    spots: six ? sixSpots(big) : fourSpots(big),
    panel: 0,
  };
}

function sixSpots(big: boolean): Spot[] {
  const upper = big ? 0.293 : 0.3;
  const lower = big ? 0.596 : 0.61;
  return [
    { edge: "self", seat: 1, play: 1 },
    { edge: "right", seat: lower, play: lower },
    { edge: "right", seat: upper, play: upper },
    { edge: "top", seat: big ? 0.04 : 0.034, play: big ? 0.218 : 0.034 },
    { edge: "left", seat: upper, play: upper },
    { edge: "left", seat: lower, play: lower },
  ];
}

function fourSpots(big: boolean): Spot[] {
  const side = big ? 0.62 : 0.56;
  return [
    { edge: "self", seat: 1, play: big ? 0.955 : 0.98 },
    { edge: "right", seat: side, play: side },
    { edge: "top", seat: big ? 0.222 : 0.25, play: big ? 0.412 : 0.25 },
    { edge: "left", seat: side, play: side },
  ];
}

function landscape(width: number, height: number, six: boolean): Measures {
  const handTop = height - 98;
  const actionsTop = handTop - 64;
  return {
    mode: "landscape",
    width,
    small: true,
    bar: 36,
    feltBottom: actionsTop,
    selfTop: handTop + 6,
    actionsTop,
    handTop,
    handRoom: width - 110,
    handLeft: 96,
    avatar: 38,
    playWidth: 38,
    playStep: 25,
    playInset: 112,
    isTopPlayBeside: true,
    note: 0.62,
    spots: six
      ? [
          { edge: "self", seat: 1, play: 1.02 },
          { edge: "right", seat: 0.56, play: 0.56 },
          { edge: "right", seat: 0.06, play: 0.06 },
          { edge: "top", seat: 0, play: 0 },
          { edge: "left", seat: 0.06, play: 0.06 },
          { edge: "left", seat: 0.56, play: 0.56 },
        ]
      : [
          { edge: "self", seat: 1, play: 1.02 },
          { edge: "right", seat: 0.36, play: 0.36 },
          { edge: "top", seat: 0, play: 0 },
          { edge: "left", seat: 0.36, play: 0.36 },
        ],
    panel: 0,
  };
}

function desktop(width: number, height: number, six: boolean): Measures {
  const panel = width >= 1100 ? PANEL : 0;
  const low = height < 800;
  return {
    mode: "desktop",
    width: width - panel,
    small: false,
    bar: 56,
    feltBottom: height - 320,
    selfTop: height - 196,
    actionsTop: height - 304,
    handTop: height - 196,
    handRoom: width - panel - 28 - 160 - 40,
    handLeft: 160,
    avatar: 60,
    playWidth: 76,
    playStep: 48,
    playInset: 282,
    isTopPlayBeside: low,
    note: low ? 0.54 : 0.592,
    spots: six
      ? [
          { edge: "self", seat: 1, play: low ? 0.7 : 0.76 },
          { edge: "right", seat: 0.725, play: 0.702 },
          { edge: "right", seat: 0.343, play: 0.32 },
          { edge: "top", seat: 0.076, play: low ? 0.06 : 0.248 },
          { edge: "left", seat: 0.343, play: 0.32 },
          { edge: "left", seat: 0.725, play: 0.702 },
        ]
      : [
          { edge: "self", seat: 1, play: low ? 0.7 : 0.78 },
          { edge: "right", seat: 0.5, play: 0.47 },
          { edge: "top", seat: 0.076, play: low ? 0.06 : 0.24 },
          { edge: "left", seat: 0.5, play: 0.47 },
        ],
    panel,
  };
}
