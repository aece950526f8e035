import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf } from '@/lib/contract/common';
import { Course, CourseDetail } from '@/lib/contract/courses';
import type * as whole from '@/sandbox/api/shapes';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';

let api: TestApi;
let courses: whole.Course[];
beforeAll(async () => {
  api = await openTestApi();
  courses = (await api.get('/courses?pageSize=100', pageOf(Course))).items;
});
afterAll(() => api.close());

const yards = ({ holes }: whole.CourseDetail['tees'][number]) => holes.reduce((sum, { distance }) => sum + distance, 0);

it('a course has the same fields as its row in the list, and its tees are sorted from longest to shortest', async () => {
  for (const course of courses) {
    const { tees, ...detail } = await api.get(`/courses/${course.uid}`, CourseDetail);
    expect(detail).toEqual(course);
    expect(tees.length).toBeGreaterThan(3);
    expect(tees.map(yards)).toEqual(tees.map(yards).toSorted((a, b) => b - a));
    for (const { holes, par, gender, slopeRating, courseRating } of tees) {
      expect(holes).toHaveLength(course.holesCount ?? 0);
      expect(par).toBe(holes.reduce((sum, hole) => sum + hole.par, 0));
      expect(['MALE', 'FEMALE']).toContain(gender);
      expect(slopeRating).toBeGreaterThanOrEqual(55);
      expect(Math.abs((courseRating ?? 0) - (par ?? 0))).toBeLessThan(8);
    }
  }
});

it('the two ratings of a tee, for men and for women, come one after the other', async () => {
  const uid = courses.find(({ name }) => name === 'Sandhythe')?.uid;
  const { tees } = await api.get(`/courses/${uid}`, CourseDetail);
  const names = tees.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index && names[index - 1] !== name)).toEqual([]);
  expect(new Set(names).size).toBeLessThan(names.length);
});
