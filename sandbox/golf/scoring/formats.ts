import { type CardHole, type Gross, net } from './card';
import { capAt, netDoubleBogey } from './net-double-bogey';
import { modifiedStablefordPoints, stablefordPoints } from './stableford';

export type Format = 'stableford' | 'modifiedStableford' | 'strokePlay' | 'maximumScore';

/** `net` deducts the strokes received, `gross` does not. */
export type By = 'net' | 'gross';

/** The highest gross score that a hole counts in maximum score (Rule 21.2); the Committee sets it. */
export type MaximumScore = (hole: Pick<CardHole, 'par' | 'strokes'>) => number;

export function byPoints(format: Format): boolean {
  return format === 'stableford' || format === 'modifiedStableford';
}

/** Gross strokes as the format counts them. */
export function countedGross(hole: CardHole, format: Format, maximum: MaximumScore = netDoubleBogey): Gross {
  return format === 'maximumScore' ? capAt(hole.gross, maximum(hole)) : hole.gross;
}

/**
 * Points or net strokes of a hole. Without a score: no points in Stableford, the maximum in maximum score, and null in
 * stroke play, which leaves the card without a result (Rule 3.3c).
 */
export function holeScore(hole: CardHole, format: Format, maximum?: MaximumScore): number | null {
  if (format === 'stableford') return stablefordPoints(hole.par, hole.gross, hole.strokes);
  if (format === 'modifiedStableford') return modifiedStablefordPoints(hole.par, hole.gross, hole.strokes);
  return net({ ...hole, gross: countedGross(hole, format, maximum) });
}

const formatsOfApi: Readonly<Record<string, Format>> = {
  STABLEFORD: 'stableford',
  MODIFIED_STABLEFORD: 'modifiedStableford',
  STROKE_PLAY: 'strokePlay',
  MAXIMUM_SCORE: 'maximumScore',
};

/** The rules of a scoring format of the API; null for match play and unknown formats. */
export function formatOf(scoringFormat: string): Format | null {
  return formatsOfApi[scoringFormat] ?? null;
}

/** In a completed round, a hole without a score counts as picked up. */
export function isRoundOver(status: string): boolean {
  return status === 'COMPLETED' || status === 'AWAITING_ATTESTATION';
}
