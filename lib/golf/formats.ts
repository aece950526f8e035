import type { Gross } from './card';
import { netDoubleBogey } from './net-double-bogey';
import { modifiedStablefordPoints, stablefordPoints } from './stableford';

/** How a hole counts. In stroke play a hole without a score leaves no result (Rule 3.3c). */
export type Format = 'stableford' | 'modifiedStableford' | 'strokePlay' | 'maximumScore';

/** Net counts the strokes received, gross does without them. */
export type By = 'net' | 'gross';

export type PlayedHole = { par: number; gross: Gross; strokes: number };

/** The most that a hole counts in maximum score, in gross strokes (Rule 21.2): the Committee's to set. */
export type MaximumScore = (hole: Pick<PlayedHole, 'par' | 'strokes'>) => number;

export function byPoints(format: Format): boolean {
  return format === 'stableford' || format === 'modifiedStableford';
}

/** Gross strokes as the format counts them, null without a score. */
export function countedGross(hole: PlayedHole, format: Format, maximum: MaximumScore = netDoubleBogey): Gross {
  if (format !== 'maximumScore') return hole.gross;
  return Math.min(hole.gross ?? Number.POSITIVE_INFINITY, maximum(hole));
}

/** Points, or counted strokes less strokes received; null where a score is missing and the format needs one. */
export function holeScore(hole: PlayedHole, format: Format, maximum?: MaximumScore): number | null {
  if (format === 'stableford') return stablefordPoints(hole.par, hole.gross, hole.strokes);
  if (format === 'modifiedStableford') return modifiedStablefordPoints(hole.par, hole.gross, hole.strokes);
  const counted = countedGross(hole, format, maximum);
  return counted === null ? null : counted - hole.strokes;
}
