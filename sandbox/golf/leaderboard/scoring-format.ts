import type { Format } from '@/sandbox/golf/scoring/formats';

const formats: Readonly<Record<string, Format>> = {
  STABLEFORD: 'stableford',
  MODIFIED_STABLEFORD: 'modifiedStableford',
  STROKE_PLAY: 'strokePlay',
  MAXIMUM_SCORE: 'maximumScore',
};

/** The scoring rules of an API scoring format; null for match play and unknown formats. */
export function formatOf(scoringFormat: string): Format | null {
  return formats[scoringFormat] ?? null;
}

/** In a round that is over, a hole without a score was picked up. */
export function isRoundOver(status: string): boolean {
  return status === 'COMPLETED' || status === 'AWAITING_ATTESTATION';
}
