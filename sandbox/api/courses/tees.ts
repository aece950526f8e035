import { asc, inArray } from 'drizzle-orm';
import type { Hole } from '@/lib/contract/courses';
import type { Data } from '@/sandbox/api/context';
import type { RatedTee, TeeRating } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { holes, tees } from '@/sandbox/db/schema/base';

/** Holes by tee, in the order of play; a hole without a stroke index has no such field. */
export async function listHoles(db: Database, teeIds: readonly string[]): Promise<ReadonlyMap<string, Hole[]>> {
  const holesOf = new Map<string, Hole[]>(teeIds.map((id) => [id, []]));
  if (holesOf.size === 0) return holesOf;
  const rows = await db
    .select()
    .from(holes)
    .where(inArray(holes.teeId, [...holesOf.keys()]))
    .orderBy(asc(holes.teeId), asc(holes.number));
  for (const { teeId, strokeIndex, ...hole } of rows) {
    holesOf.get(teeId)?.push(strokeIndex === null ? hole : { ...hole, strokeIndex });
  }
  return holesOf;
}

/** From the cache: a few hundred tees are those of all rounds. */
export function findTees({ db, cache }: Data, ids: readonly string[]): Promise<ReadonlyMap<string, RatedTee | null>> {
  return cache.records(db, 'tees', ids, (others) => loadTees(db, others));
}

async function loadTees(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, RatedTee>> {
  const rows = await db
    .select()
    .from(tees)
    .where(inArray(tees.id, [...ids]));
  const holesOf = await listHoles(db, ids);
  return new Map(rows.map((row) => [row.id, ratedTee(row, holesOf.get(row.id) ?? [])]));
}

export function ratedTee(tee: typeof tees.$inferSelect, holesOfTee: Hole[]): RatedTee {
  return {
    uid: tee.id,
    name: tee.name,
    gender: tee.gender,
    courseRating: tee.courseRating,
    slopeRating: tee.slope,
    par: holesOfTee.reduce((sum, hole) => sum + hole.par, 0),
    holes: holesOfTee,
  };
}

/** Tees without their holes. */
export function ratingOf({ holes: _, ...rating }: RatedTee): TeeRating {
  return rating;
}
