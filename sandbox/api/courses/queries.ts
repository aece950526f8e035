import { ORPCError } from '@orpc/server';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Course, CourseDetail, CoursesQuery, RatedTee } from '@/lib/contract/courses';
import { anyUidOf } from '@/sandbox/api/list/filters';
import type { FilterQuery, List } from '@/sandbox/api/list/list';
import { withoutSortKey } from '@/sandbox/api/list/load-window';
import { isUid, matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, regions, tees } from '@/sandbox/db/schema/base';
import { listHoles, ratedTee } from './tees';

type Query = FilterQuery<typeof CoursesQuery>;

const fields = {
  uid: courses.id,
  name: courses.name,
  country: { uid: countries.id, name: countries.name },
  region: { uid: regions.id, name: regions.name },
  latitude: courses.latitude,
  longitude: courses.longitude,
  holesCount: courses.holesCount,
};

export const coursesList: List<Course, Query, 'name' | 'country' | 'region' | 'holesCount'> = {
  uid: courses.id,
  sortColumns: {
    name: { column: courses.nameKey },
    country: { column: countries.nameKey },
    region: { column: regions.nameKey, nullable: true },
    holesCount: { column: courses.holesCount },
  },
  sortedBy: 'name',
  where: ({ search, country, region }) =>
    and(
      matches(search, { text: [courses.searchText], uid: courses.id }),
      anyUidOf(courses.countryId, country),
      anyUidOf(courses.regionId, region),
    ),
  count: (db, where) => db.$count(courses, where),
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const rows = await db
      .select({ ...fields, sortKey })
      .from(courses)
      .innerJoin(countries, eq(countries.id, courses.countryId))
      .leftJoin(regions, eq(regions.id, courses.regionId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return withoutSortKey(rows);
  },
};

/** Matches rounds on courses of these countries. The courses are selected first, so that an index finds the rounds. */
export function playedIn(course: Column, uids: string | undefined): SQL | undefined {
  if (uids === undefined) return undefined;
  const there = anyUidOf(courses.countryId, uids);
  return sql`${course} = any(array(select ${courses.id} from ${courses} where ${there}))`;
}

/** @throws ORPCError NOT_FOUND */
export async function findCourse(db: Database, id: string): Promise<CourseDetail> {
  const [course] = isUid(id)
    ? await db
        .select(fields)
        .from(courses)
        .innerJoin(countries, eq(countries.id, courses.countryId))
        .leftJoin(regions, eq(regions.id, courses.regionId))
        .where(eq(courses.id, id))
    : [];
  if (!course) throw new ORPCError('NOT_FOUND', { message: 'There is no course with this uid' });
  return { ...course, tees: await listTees(db, id) };
}

async function listTees(db: Database, courseId: string): Promise<RatedTee[]> {
  const rows = await db.select().from(tees).where(eq(tees.courseId, courseId));
  const holesOf = await listHoles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ratedTee(row, holesOf.get(row.id) ?? [])).sort(backTeesFirst);
}

/** Ratings of the same markers share their distances and are listed together. */
function backTeesFirst(a: RatedTee, b: RatedTee): number {
  return yards(b) - yards(a) || a.name.localeCompare(b.name) || (b.gender ?? '').localeCompare(a.gender ?? '');
}

function yards({ holes }: RatedTee): number {
  return holes.reduce((sum, { distance }) => sum + distance, 0);
}
