import { ORPCError } from '@orpc/server';
import { asc, type Column, eq, inArray, sql } from 'drizzle-orm';
import type { CoursesQuery, Hole } from '@/lib/contract/courses';
import type { Data } from '@/sandbox/api/context';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { anyUidOf, type Filter } from '@/sandbox/api/list/filters';
import { inner, left, pick, refTo, selectRows } from '@/sandbox/api/list/rows';
import { isUid } from '@/sandbox/api/list/search';
import type { Course, CourseDetail, RatedTee, TeeRating } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, holes, regions, tees } from '@/sandbox/db/schema/base';

/** The holes of each tee in order. `strokeIndex` is absent if the course publishes none. */
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

/** Tees are cached, because all rounds use the same few hundred. */
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

function ratedTee(tee: typeof tees.$inferSelect, holesOfTee: Hole[]): RatedTee {
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

export function ratingOf({ holes: _, ...rating }: RatedTee): TeeRating {
  return rating;
}

const fields = {
  ...refTo(courses),
  country: refTo(countries),
  region: refTo(regions),
  ...pick(courses, 'latitude', 'longitude', 'holesCount'),
};

const joins = [inner(countries, eq(countries.id, courses.countryId)), left(regions, eq(regions.id, courses.regionId))];

export const coursesList = declaredList<Course, typeof CoursesQuery>({
  uid: courses.id,
  fields,
  joins,
  sorts: {
    name: courses.nameKey,
    country: countries.nameKey,
    region: nullable(regions.nameKey),
    holesCount: courses.holesCount,
  },
  sortedBy: 'name',
  search: [courses.searchText],
  filters: { country: anyUidOf(courses.countryId), region: anyUidOf(courses.regionId) },
});

/** Matches rounds in the chosen countries. The subquery on courses lets PostgreSQL use an index of the rounds. */
export const playedIn =
  (course: Column): Filter<string> =>
  (uids) =>
    sql`${course} = any(array(select ${courses.id} from ${courses} where ${anyUidOf(courses.countryId)(uids)}))`;

/** @throws ORPCError NOT_FOUND */
export async function findCourse(db: Database, id: string): Promise<CourseDetail> {
  const where = eq(courses.id, id);
  const [course] = isUid(id) ? await selectRows<Course>(db, fields, { from: courses, joins, where }) : [];
  if (!course) throw new ORPCError('NOT_FOUND', { message: 'There is no course with this uid' });
  return { ...course, tees: await listTees(db, id) };
}

async function listTees(db: Database, courseId: string): Promise<RatedTee[]> {
  const rows = await db.select().from(tees).where(eq(tees.courseId, courseId));
  const ids = rows.map(({ id }) => id);
  const holesOf = await listHoles(db, ids);
  return rows.map((row) => ratedTee(row, holesOf.get(row.id) ?? [])).sort(backTeesFirst);
}

/**
 * Sorts tees from longest to shortest. A tee that is rated for men and for women has two entries, one after the other.
 */
function backTeesFirst(a: RatedTee, b: RatedTee): number {
  return yards(b) - yards(a) || a.name.localeCompare(b.name) || (b.gender ?? '').localeCompare(a.gender ?? '');
}

function yards({ holes }: RatedTee): number {
  return holes.reduce((sum, { distance }) => sum + distance, 0);
}
