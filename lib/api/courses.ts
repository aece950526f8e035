import 'server-only';
import { z } from 'zod';
import { Course, type CoursesQuery, RatedTee } from '@/lib/contract/courses';
import type { Page, Row } from '@/lib/contract/read';
import { api } from './client';
import { lastPageIfBeyond } from './last-page';
import { readAnswer, readPage, readRows } from './read';

const WithTees = Course.extend({ tees: z.array(z.unknown()) });

/** A course whose tees were read one by one. */
export type CourseWithTees = Course & { tees: readonly Row<RatedTee>[] };

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listCourses(query: z.input<typeof CoursesQuery>, signal?: AbortSignal): Promise<Page<Course>> {
  return lastPageIfBeyond(query, async (page) => readPage(Course, await api().courses.list(page, { signal })));
}

/** @throws RequestFailed (404 when there is none), ContractBroken, Unreachable */
export async function getCourse(id: string): Promise<CourseWithTees> {
  const answer = await api().courses.get({ id });
  const { tees, ...course } = readAnswer(WithTees, answer);
  return { ...course, tees: readRows(RatedTee, tees, { at: 'tees', of: answer }) };
}
