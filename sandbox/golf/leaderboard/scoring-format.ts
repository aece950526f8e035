import type { Format } from '@/sandbox/golf/scoring/formats';

const formats: Readonly<Record<string, Format>> = {
  STABLEFORD: 'stableford',
  MODIFIED_STABLEFORD: 'modifiedStableford',
  STROKE_PLAY: 'strokePlay',
  MAXIMUM_SCORE: 'maximumScore',
};

/** The rules that a scoring format of the data is played by; null in match play and for one nobody knows. */
export function formatOf(scoringFormat: string): Format | null {
  return formats[scoringFormat] ?? null;
}

/** Statuses of a round in which nobody plays any more: holes without a score were picked up. */
export function isRoundOver(status: string): boolean {
  return status === 'COMPLETED' || status === 'AWAITING_ATTESTATION';
}
