import type { RatingPoint } from "../wire.gen";

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Room for the figures at the left and the days at the bottom. */
  readonly left: number;
  readonly bottom: number;
  readonly edge: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Chart {
  readonly spots: readonly Spot[];
  /** Lines across the chart, each with its figure, from the lowest up. */
  readonly levels: readonly { readonly y: number; readonly shown: number }[];
}

const STEPS = [10, 20, 50, 100, 200, 500];
const MOST_LEVELS = 5;

/** Whole figures that frame the course: a few, evenly apart, below and above all of it. */
export function levelsOf(lowest: number, highest: number): number[] {
  const last = STEPS[STEPS.length - 1] ?? 1;
  const step =
    STEPS.find((each) => Math.ceil(highest / each) - Math.floor(lowest / each) < MOST_LEVELS) ??
    Math.ceil((highest - lowest) / (MOST_LEVELS - 2) / last) * last;
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(from + step, Math.ceil(highest / step) * step);
  return Array.from({ length: (to - from) / step + 1 }, (_, n) => from + n * step);
}

/** Where the points of a rating's course lie, a match after the other; one point lies in the middle. */
export function chartOf(points: readonly RatingPoint[], size: Size): Chart {
  const shown = points.map((point) => point.shown);
  const levels = levelsOf(Math.min(...shown), Math.max(...shown));
  const lowest = levels[0] ?? 0;
  const range = (levels[levels.length - 1] ?? 1) - lowest;
  const wide = size.width - size.left - size.edge;
  const high = size.height - size.bottom - size.edge;
  const yOf = (value: number) => size.edge + high * (1 - (value - lowest) / range);
  const last = points.length - 1;
  return {
    spots: shown.map((value, n) => ({
      x: size.left + (last === 0 ? wide / 2 : (wide * n) / last),
      y: yOf(value),
    })),
    levels: levels.map((value) => ({ y: yOf(value), shown: value })),
  };
}
