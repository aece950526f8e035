import { asc } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import { holes } from '@/sandbox/db/schema/base';
import { allocateStrokes, type CardHole, type Gross, makeCard } from '@/sandbox/golf/scoring/card';
import { cardTotal } from '@/sandbox/golf/testing/card-total';

export type HoleRow = typeof holes.$inferSelect;

export async function holesOfTees(db: Database): Promise<ReadonlyMap<string, HoleRow[]>> {
  const rows = await db.select().from(holes).orderBy(asc(holes.teeId), asc(holes.number));
  return Map.groupBy(rows, ({ teeId }) => teeId);
}

/** A card of the first `played` holes, computed from database rows. */
export function cardFromRow(
  tee: readonly HoleRow[],
  scores: readonly Gross[],
  handicap: number,
  played = tee.length,
): CardHole[] {
  const pars = tee.map(({ par }) => par);
  const indexes = tee.map(({ strokeIndex }) => strokeIndex);
  return makeCard(pars, scores, allocateStrokes(handicap, indexes)).slice(0, played);
}

/** A card's total in each scoring format; null without a result. */
export const scoringRules: Readonly<
  Record<string, { higherIsBetter: boolean; total: (card: readonly CardHole[]) => number | null }>
> = {
  STABLEFORD: { higherIsBetter: true, total: (card) => cardTotal(card, 'stableford') },
  MODIFIED_STABLEFORD: { higherIsBetter: true, total: (card) => cardTotal(card, 'modifiedStableford') },
  STROKE_PLAY: { higherIsBetter: false, total: (card) => cardTotal(card, 'strokePlay') },
  MAXIMUM_SCORE: { higherIsBetter: false, total: (card) => cardTotal(card, 'maximumScore') },
};

/** The number of holes up to the last hole with a score. */
export function thruOf(scores: readonly Gross[]): number {
  return scores.findLastIndex((score) => score !== null) + 1;
}
