import 'server-only';
import { cache } from 'react';
import * as z from 'zod';
import { fetchBody, fetchPage } from '@/lib/api/http/fetch';
import { readRecord, readRows } from '@/lib/api/http/read';
import { Course, RatedTee } from '@/lib/contract/courses';
import type { Input } from '@/lib/contract/endpoints';
import type { Page, Row } from '@/lib/contract/page';
import { withFields } from '@/lib/contract/unread';

const WithTees = Course.extend({ tees: z.array(z.unknown()) });

/** A course whose tees are read one by one. */
type CourseWithTees = Course & { tees: readonly Row<RatedTee>[] };

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listCourses(query: Input<'courses.list'>, signal?: AbortSignal): Promise<Page<Course>> {
  return fetchPage('courses.list', query, { signal });
}

/** @throws RequestFailed (404 when there is none), ContractBroken, Unreachable */
export const getCourse = cache(async (id: string): Promise<CourseWithTees> => {
  const endpoint = 'courses.get';
  const course = readRecord(endpoint, WithTees, await fetchBody(endpoint, { id }));
  return withFields(course, { tees: readRows(endpoint, RatedTee, course.tees, 'tees') });
});
