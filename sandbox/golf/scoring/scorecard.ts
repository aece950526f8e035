import { allocate, type HoleStrokes } from '@/lib/golf/scoring/strokes';
import { sum } from '@/lib/golf/scoring/sums';
import type { Gross } from './card';
import { sumOfAll } from './card';
import { stablefordPoints } from './stableford';

/** A hole of the tee that was played. `strokeIndex` is absent if the course publishes none. */
export type CourseHole = { number: number; par: number; strokeIndex?: number | null | undefined };

export type Card = {
  holes: readonly CourseHole[];
  /** One score per hole, in the order of hole numbers. */
  scores: readonly Gross[];
  playingHandicap: number;
  /** If true, holes without a score were picked up. If false, holes after the last score are still to be played. */
  finished: boolean;
  /** The number of the hole on which the round started; the first hole by default. */
  startedOn?: number;
};

type ScorecardHole = {
  number: number;
  par: number;
  gross: Gross;
  /** The strokes received on the hole and the reason for them (see strokes-reason.ts). */
  received: HoleStrokes;
  net: number | null;
  /** Stableford points: null for a hole that is still to be played, 0 for a pick-up. */
  points: number | null;
  played: boolean;
};

/** Sums over the holes played. Gross and net are null if a hole was played without a score. */
type ScorecardSum = {
  name: 'Out' | 'In' | 'Total';
  holes: number;
  /** The par of all holes, even of those still to be played. */
  par: number;
  parPlayed: number;
  gross: number | null;
  net: number | null;
  points: number;
};

export type Scorecard = { holes: ScorecardHole[]; nines: ScorecardSum[]; total: ScorecardSum; thru: number };

/** Computes a scorecard: strokes, net score and Stableford points of each hole, and the sums out, in and total. */
export function scorecard(card: Card): Scorecard {
  const { holes, scores, playingHandicap } = card;
  if (holes.length !== scores.length) throw new RangeError(`${holes.length} holes with ${scores.length} scores`);
  const indexes = holes.map(({ strokeIndex }) => strokeIndex);
  const received = allocate(playingHandicap, indexes);
  const thru = holesPlayed(card);
  const played = new Set(playOrder(card).slice(0, thru));
  const rows = received.map((strokes, index) =>
    scorecardHole(holes[index], scores[index] ?? null, strokes, played.has(index)),
  );
  return { holes: rows, nines: nines(rows), total: sumOf('Total', rows), thru };
}

function scorecardHole(hole: CourseHole | undefined, gross: Gross, received: HoleStrokes, played: boolean) {
  const { number = 0, par = 0 } = hole ?? {};
  const net = gross === null ? null : gross - received.strokes;
  const points = played ? stablefordPoints(par, gross, received.strokes) : null;
  return { number, par, gross, received, net, points, played };
}

/** The indexes of the holes in the order of play. After a shotgun start, the first hole follows the last one. */
function playOrder({ holes, startedOn }: Pick<Card, 'holes' | 'startedOn'>): number[] {
  const places = holes.map((_, index) => index);
  const startedAt = holes.findIndex(({ number }) => number === startedOn);
  const first = Math.max(0, startedAt);
  return [...places.slice(first), ...places.slice(0, first)];
}

function holesPlayed(card: Pick<Card, 'holes' | 'scores' | 'finished' | 'startedOn'>): number {
  const hasStarted = card.scores.some((score) => score !== null);
  if (card.finished && hasStarted) return card.holes.length;
  return playOrder(card).findLastIndex((hole) => (card.scores[hole] ?? null) !== null) + 1;
}

function nines(holes: readonly ScorecardHole[]): ScorecardSum[] {
  const out = holes.filter(({ number }) => number <= 9);
  const back = holes.filter(({ number }) => number > 9);
  return out.length === 0 || back.length === 0 ? [] : [sumOf('Out', out), sumOf('In', back)];
}

function sumOf(name: ScorecardSum['name'], holes: readonly ScorecardHole[]): ScorecardSum {
  const played = holes.filter((hole) => hole.played);
  return {
    name,
    holes: played.length,
    par: sum(holes.map(({ par }) => par)),
    parPlayed: sum(played.map(({ par }) => par)),
    gross: sumOfAll(played.map(({ gross }) => gross)),
    net: sumOfAll(played.map(({ net }) => net)),
    points: sum(played.map(({ points }) => points ?? 0)),
  };
}
