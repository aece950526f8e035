import { type CardHole, type Gross, net } from './card';
import { capAt, netDoubleBogey } from './net-double-bogey';
import { modifiedStablefordPoints, stablefordPoints } from './stableford';

export type Format = 'stableford' | 'modifiedStableford' | 'strokePlay' | 'maximumScore';

/** How a competition is scored: `net` deducts the strokes received, and `gross` does not. */
export type By = 'net' | 'gross';

/** The highest gross score that counts on a hole in the format Maximum Score (Rule 21.2). The Committee sets it. */
export type MaximumScore = (hole: Pick<CardHole, 'par' | 'strokes'>) => number;

export function byPoints(format: Format): boolean {
  return format === 'stableford' || format === 'modifiedStableford';
}

/** The gross strokes that count: in Maximum Score, at most the maximum. */
export function countedGross(hole: CardHole, format: Format, maximum: MaximumScore = netDoubleBogey): Gross {
  return format === 'maximumScore' ? capAt(hole.gross, maximum(hole)) : hole.gross;
}

/**
 * The points or net strokes on a hole. A hole without a score has no points in Stableford and counts as the maximum in
 * Maximum Score. In stroke play it is null, and the card then has no result (Rule 3.3c).
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

/** True for a completed round, in which a hole without a score counts as picked up. */
export function isRoundOver(status: string): boolean {
  return status === 'COMPLETED' || status === 'AWAITING_ATTESTATION';
}
