import 'server-only';
import { cache } from 'react';
import { fetchBody } from '@/lib/api/http/fetch';
import { readRecord, readRows } from '@/lib/api/http/read';
import { type Course, RatedTee, CourseWithTees as WithTees } from '@/lib/contract/courses';
import type { Row } from '@/lib/contract/page';

/** A course whose tees are read one by one. */
export type CourseWithTees = Course & { tees: readonly Row<RatedTee>[] };

/** @throws RequestFailed (404 when there is none), ContractBroken, Unreachable */
export const getCourse = cache(async (id: string): Promise<CourseWithTees> => {
  const endpoint = 'courses.get';
  const course = readRecord(endpoint, WithTees, await fetchBody(endpoint, { id }));
  return {
    ...(course as Course),
    tees: readRows(endpoint, RatedTee, course.tees as unknown[], 'tees') as readonly Row<RatedTee>[],
  };
});
