import type { Mode } from "../table/mode";

/** Where each of the four places stands: 0 one's own, then counter-clockwise. */
export type Four<T> = readonly [own: T, right: T, across: T, left: T];

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** A pond: where its first row begins, and how many tiles each of its rows holds. */
export interface PondFrame extends Corner {
  readonly rows: readonly number[];
}

/** A column at the side: a seat, or a rack with its melds. */
export interface Column extends Corner {
  readonly width: number;
}

export interface Frame extends Column {
  readonly height: number;
}

/** Sizes and places of a mahjong table for a viewport, in px; melds of others by their width. */
export interface Measures {
  readonly mode: Mode;
  readonly bar: number;
  readonly panel: number;
  readonly avatar: number;
  readonly pondTile: number;
  /** Step from one row of a pond to the next. */
  readonly pondStep: number;
  readonly ponds: Four<PondFrame>;
  readonly across: {
    readonly top: number;
    readonly left: number;
    readonly width: number;
    readonly avatar: number;
  };
  readonly acrossTile: number;
  readonly sideSeats: { readonly left: Column; readonly right: Column };
  /** Racks at the sides; null where there is no room and only melds lie under the seat. */
  readonly sideRacks: { readonly left: Corner; readonly right: Corner } | null;
  readonly sideTile: number;
  readonly meldTile: number;
  readonly centre: Frame;
  readonly centreTile: number;
  readonly ownTile: number;
  readonly ownMeldTile: number;
  readonly handLeft: number;
  readonly handRoom: number;
  /** Lower edge of the hand's last row, from the top. */
  readonly handBottom: number;
  readonly claim: number;
  /** What lies over the hand keeps to this right edge and, but upright, to this lower edge. */
  readonly overRight: number;
  readonly overBottom: number;
  readonly foot: number;
}

const RIM = 1.47;

interface Phone {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
  readonly cell: number;
  readonly columns: readonly [side: number, pond: number];
  readonly acrossPond: number;
  readonly seats: number;
  readonly sidePonds: number;
  readonly ownPond: number;
  readonly centre: readonly [left: number, top: number, width: number, height: number];
  readonly rack: number;
  readonly meld: number;
  readonly centreTile: number;
  readonly foot: number;
  readonly claim: number;
}

const PHONE: Phone = {
  width: 390,
  height: 844,
  tile: 22,
  cell: 33,
  columns: [62, 92],
  acrossPond: 104,
  seats: 174,
  sidePonds: 178,
  ownPond: 384,
  centre: [157, 221, 76, 112],
  rack: 14,
  meld: 18,
  centreTile: 20,
  foot: 70,
  claim: 56,
};

const PHONE_LARGE: Phone = {
  ...PHONE,
  tile: 24,
  cell: 36,
  columns: [58, 100],
  sidePonds: 182,
  ownPond: 402,
  centre: [158, 228, 74, 116],
};

const SMALL: Phone = {
  width: 360,
  height: 640,
  tile: 19,
  cell: 28,
  columns: [58, 80],
  acrossPond: 94,
  seats: 156,
  sidePonds: 160,
  ownPond: 342,
  centre: [141, 201, 78, 92],
  rack: 13,
  meld: 16,
  centreTile: 16,
  foot: 50,
  claim: 52,
};

export function measure(width: number, height: number, mode: Mode, large = false): Measures {
  if (mode === "desktop") return desktop(width, height, large);
  if (mode === "landscape") return landscape(width, height, large);
  const big = width >= 380 && height >= 760;
  return portrait(width, height, big ? (large ? PHONE_LARGE : PHONE) : SMALL);
}

/** The drawing for one phone, scaled to another: what is left over in height lies over the hand. */
function portrait(width: number, height: number, phone: Phone): Measures {
  const k = Math.max(0.8, Math.min(width / phone.width, height / phone.height));
  const left = Math.max(0, (width - phone.width * k) / 2);
  const x = (px: number) => left + px * k;
  const y = (px: number) => 44 + (px - 44) * k;
  const [side, pond] = phone.columns;
  const front = (phone.width - 11 * (phone.tile + 1)) / 2;
  const foot = phone.foot * Math.min(k, 1.2);
  const handBottom = height - foot - 4;
  const claim = phone.claim * Math.min(k, 1.2);
  return {
    mode: "portrait",
    bar: 44,
    panel: 0,
    avatar: 40 * k,
    pondTile: phone.tile * k,
    pondStep: phone.cell * k,
    ponds: [
      { left: x(front), top: y(phone.ownPond), rows: [11, 13] },
      { left: x(phone.width - side - pond + 1), top: y(phone.sidePonds), rows: [4, 4, 4, 4, 4, 4] },
      { left: x(front), top: y(phone.acrossPond), rows: [11, 13] },
      { left: x(side), top: y(phone.sidePonds), rows: [4, 4, 4, 4, 4, 4] },
    ],
    across: {
      left,
      top: y(phone === SMALL ? 47 : 48),
      width: width - 2 * left,
      avatar: (phone === SMALL ? 36 : 40) * k,
    },
    acrossTile: phone.rack * k,
    sideSeats: {
      left: { left, top: y(phone.seats), width: side * k },
      right: { left: width - left - side * k, top: y(phone.seats), width: side * k },
    },
    sideRacks: null,
    sideTile: 0,
    meldTile: phone.meld * k,
    centre: {
      left: x(phone.centre[0]),
      top: y(phone.centre[1]),
      width: phone.centre[2] * k,
      height: phone.centre[3] * k,
    },
    centreTile: phone.centreTile * k,
    ownTile: (phone === SMALL ? 43 : 46) * k,
    ownMeldTile: (phone === SMALL ? 24.5 : 26) * k,
    handLeft: left + 10 * k,
    handRoom: width - 2 * left - 20 * k,
    handBottom,
    claim,
    overRight: left + 10 * k,
    overBottom: 0,
    foot,
  };
}

function landscape(width: number, height: number, large: boolean): Measures {
  const k = Math.max(0.72, Math.min(width / 844, height / 390));
  const x = (px: number) => width / 2 + (px - 422) * k;
  const spare = Math.max(0, height - 390 * k);
  const tile = (large ? 24 : 22) * k;
  const front = large ? 302 : 307;
  const own = Math.min(46 * k, (width - (76 + 14 + 70) * k) / 14.8);
  return {
    mode: "landscape",
    bar: 36,
    panel: 0,
    avatar: 40 * k,
    pondTile: tile,
    pondStep: (large ? 35 : 33) * k,
    ponds: [
      { left: x(front), top: 221 * k + spare / 2, rows: [9, 15] },
      { left: x(486), top: 116 * k + spare / 2, rows: [8, 8, 8] },
      { left: x(front), top: 49 * k + spare / 2, rows: [10, 14] },
      { left: x(large ? 158 : 174), top: 116 * k + spare / 2, rows: [8, 8, 8] },
    ],
    // On short screens the words of the bar reach further in.
    across: {
      left: x(210) + (width < 760 ? 44 : 0),
      top: 5 * k,
      width: 424 * k,
      avatar: 34 * k,
    },
    acrossTile: 15 * k,
    sideSeats: {
      left: { left: 4, top: 100 * k, width: 62 * k },
      right: { left: width - 4 - 62 * k, top: 100 * k, width: 62 * k },
    },
    sideRacks: {
      left: { left: 74 * k, top: 70 * k },
      right: { left: 74 * k, top: 40 * k },
    },
    sideTile: 13 * k,
    meldTile: 18 * k,
    centre: { left: x(366), top: 118 * k + spare / 2, width: 112 * k, height: 96 * k },
    centreTile: 22 * k,
    ownTile: own,
    ownMeldTile: Math.min(34 * k, (own * 34) / 46),
    handLeft: 76 * k,
    handRoom: width - (76 + 60) * k,
    handBottom: height - 10,
    claim: 52 * k,
    overRight: 10,
    overBottom: height - 108,
    foot: 0,
  };
}

export const PANEL = 300;

function desktop(width: number, height: number, large: boolean): Measures {
  const panel = width >= 1100 ? PANEL : 0;
  const k = Math.max(0.5, Math.min((width - panel) / 1140, height / 900));
  const room = width - panel;
  const x = (px: number) => room / 2 + (px - 570) * k;
  const y = (px: number) => height / 2 + (px - 450) * k;
  const tile = (large ? 44 : 38) * k;
  const step = (large ? 65 : 57) * k;
  const front = large ? 345 : 375;
  return {
    mode: "desktop",
    bar: 56,
    panel,
    avatar: 52 * k,
    pondTile: tile,
    pondStep: step,
    ponds: [
      { left: x(front), top: y(large ? 548 : 540), rows: [10, 14] },
      { left: x(685), top: y(large ? 290 : 306), rows: [6, 6, 6, 6] },
      { left: x(front), top: y(large ? 150 : 180), rows: [10, 14] },
      { left: x(large ? 185 : 221), top: y(large ? 290 : 306), rows: [6, 6, 6, 6] },
    ],
    across: { left: x(28), top: y(86), width: 1084 * k, avatar: 52 * k },
    acrossTile: 28 * k,
    sideSeats: {
      left: { left: x(44), top: y(340), width: 90 * k },
      right: { left: x(1096 - 90), top: y(340), width: 90 * k },
    },
    sideRacks: {
      left: { left: x(140), top: y(210) },
      right: { left: room - x(1000), top: y(180) },
    },
    sideTile: 24 * k,
    meldTile: 24 * k,
    centre: { left: x(475), top: y(333), width: 190 * k, height: 170 * k },
    centreTile: 38 * k,
    ownTile: 58 * k,
    ownMeldTile: 40 * k,
    handLeft: x(174),
    handRoom: 918 * k,
    handBottom: y(848),
    claim: 68 * k,
    overRight: room - x(1092),
    overBottom: y(696),
    foot: 0,
  };
}

/** Where each tile of a pond lies, from the pond's own corner. */
export function pondPlaces(
  count: number,
  rows: readonly number[],
  tile: number,
  step: number,
): Corner[] {
  const full = rows.reduce((sum, row) => sum + row, 0);
  // Beyond what the rows hold, one more begins, and rows overlap by the tiles' thickness.
  const pitch = count > full ? tile * 1.34 : step;
  const widths = count > full ? [...rows, count - full] : rows;
  const places: Corner[] = [];
  widths.forEach((width, row) => {
    for (let n = 0; n < width && places.length < count; n++) {
      places.push({ left: n * (tile + 1), top: Math.round(row * pitch) });
    }
  });
  return places;
}

export interface PlacedTile extends Corner {
  /** Place in the hand. */
  readonly at: number;
}

/** One's own hand laid out: places relative to its box, and how large tiles are. */
export interface HandLayout {
  readonly tile: number;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly tiles: readonly PlacedTile[];
}

/**
 * Lay the hand out: two rows of seven on an upright phone unless two melds or more leave room for
 * one, else one row. The drawn tile, the last, stands half a tile apart.
 */
export function layOutHand(
  count: number,
  hasDrawn: boolean,
  m: Pick<Measures, "mode" | "ownTile" | "handRoom">,
  oneRow = false,
): HandLayout {
  if (m.mode !== "portrait")
    return inRows([count], hasDrawn, m.ownTile, m.mode === "desktop" ? 2 : 1, 0);
  const gap = 2;
  if (count > 8 && !oneRow) {
    return inRows([7, count - 7], hasDrawn, m.ownTile, gap, m.ownTile >= 45 ? 12 : 4);
  }
  // Room is always kept for the tile to be drawn, so that the others don't change their size.
  const most = (count % 3 === 1 ? count + 1 : count) + 0.5;
  const tight = oneRow && count > 8 ? 1 : gap;
  const widest = (m.handRoom - tight * (most - 1)) / most;
  return inRows([count], hasDrawn, Math.min(m.ownTile * 1.05, widest), tight, 0);
}

function inRows(
  rows: readonly number[],
  hasDrawn: boolean,
  tile: number,
  gap: number,
  rowGap: number,
): HandLayout {
  const tiles: PlacedTile[] = [];
  let at = 0;
  let width = 0;
  const count = rows.reduce((sum, row) => sum + row, 0);
  rows.forEach((row, line) => {
    for (let n = 0; n < row; n++, at++) {
      const apart = hasDrawn && at === count - 1 ? tile / 2 : 0;
      const left = n * (tile + gap) + apart;
      tiles.push({ at, left, top: line * (tile * RIM + rowGap) });
      width = Math.max(width, left + tile);
    }
  });
  return {
    tile,
    width,
    height: rows.length * tile * RIM + (rows.length - 1) * rowGap,
    rows: rows.length,
    tiles,
  };
}

/** How wide a meld is: never more than three tiles. */
export function meldWidth(tile: number): number {
  return 3 * tile + 2;
}

/** The middle of a call (碰, 胡 …) before the seat at this place. */
export function callCorner(place: number, m: Measures): Corner {
  const middle = m.centre.left + m.centre.width / 2;
  const side = m.ponds[1].top + m.pondStep;
  const off = m.pondTile * 3;
  return [
    { left: middle, top: m.handBottom - m.ownTile * (m.mode === "portrait" ? 3.9 : 2.2) },
    { left: m.ponds[1].left + off, top: side },
    { left: middle, top: m.ponds[2].top + m.pondStep },
    { left: m.ponds[3].left + off, top: side },
  ][place] as Corner;
}
