import { decimal, roundToTenth } from '@/lib/golf/scoring/fraction';

export type HandicapBand = {
  label: string;
  min: number | null;
  max: number | null;
  count: number;
};

const BANDS: readonly Omit<HandicapBand, 'count'>[] = [
  { label: 'Plus', min: null, max: -0.1 },
  { label: '0–9.9', min: 0, max: 9.9 },
  { label: '10–19.9', min: 10, max: 19.9 },
  { label: '20–29.9', min: 20, max: 29.9 },
  { label: '30–39.9', min: 30, max: 39.9 },
  { label: '40–54', min: 40, max: null },
];

export type HandicapSpread = {
  bands: readonly HandicapBand[];
  known: number;
  missing: number;
  lowest: number;
  median: number;
  highest: number;
};

/** Counts handicaps in bands of ten; null if none is known. Plus handicaps are negative. */
export function handicapSpread(handicaps: readonly (number | null | undefined)[]): HandicapSpread | null {
  const known = handicaps
    .filter((handicap) => handicap != null)
    .map(toTenth)
    .sort((a, b) => a - b);
  const [lowest, highest] = [known[0], known.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const bands = BANDS.map(({ label, min, max }) => ({
    label,
    min,
    max,
    count: known.filter((handicap) => (min === null || handicap >= min) && (max === null || handicap <= max)).length,
  }));
  return {
    bands,
    known: known.length,
    missing: handicaps.length - known.length,
    lowest,
    median: median(known),
    highest,
  };
}

function median(sorted: readonly number[]): number {
  const [low = 0, high = 0] = [Math.floor, Math.ceil].map((place) => sorted[place((sorted.length - 1) / 2)]);
  return toTenth((low + high) / 2);
}

const toTenth = (handicap: number) => roundToTenth(decimal(handicap));
