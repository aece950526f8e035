import { ORPCError } from '@orpc/server';
import { type Column, eq, sql } from 'drizzle-orm';
import type { CoursesQuery } from '@/lib/contract/courses';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { anyUidOf, type Filter } from '@/sandbox/api/list/filters';
import { inner, left, pick, refTo, selectRows } from '@/sandbox/api/list/rows';
import { isUid } from '@/sandbox/api/list/search';
import type { Course, CourseDetail, RatedTee } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, regions, tees } from '@/sandbox/db/schema/base';
import { listHoles, ratedTee } from './tees';

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

/** Matches rounds on courses of these countries. The courses are selected first, so that an index finds the rounds. */
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

/** Ratings of the same markers share their distances and are listed together. */
function backTeesFirst(a: RatedTee, b: RatedTee): number {
  return yards(b) - yards(a) || a.name.localeCompare(b.name) || (b.gender ?? '').localeCompare(a.gender ?? '');
}

function yards({ holes }: RatedTee): number {
  return holes.reduce((sum, { distance }) => sum + distance, 0);
}
