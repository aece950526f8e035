import { describe, expect, it } from 'vitest';
import type { RatedTee } from '@/lib/contract/courses';
import { courseMarks } from './course-marks';

const indexes = [1, 3, 5, 7, 9, 11, 13, 15, 17, 2, 4, 6, 8, 10, 12, 14, 16, 18];

function tee(name: string, yards: number, changes: Partial<RatedTee> = {}): RatedTee {
  const holes = indexes.map((strokeIndex, i) => ({ number: i + 1, par: 4, distance: yards, strokeIndex }));
  return { uid: name, name, gender: 'MALE', courseRating: yards / 5, slopeRating: 120, par: 72, holes, ...changes };
}

function withHole(whole: RatedTee, number: number, change: Partial<RatedTee['holes'][number]>): RatedTee {
  return { ...whole, holes: whole.holes.map((hole) => (hole.number === number ? { ...hole, ...change } : hole)) };
}

describe('courseMarks', () => {
  it('COURSE-2 a course without data errors has no marks', () => {
    expect(courseMarks([tee('White', 380), tee('Red', 300)])).toEqual([]);
  });

  it('COURSE-2 ERR-4 a course with values that could not be parsed still has the marks on its other values', () => {
    const unrated = tee('White', 380, { courseRating: null, par: null });
    const marks = courseMarks([unrated, withHole(tee('Red', 300), 9, { distance: 0 })]);
    expect(marks.map(({ places }) => places)).toEqual([[{ tee: 1, hole: 9, column: 'yards' }]]);
  });

  it('COURSE-2 every wrong cell of a course is marked, and the numbers of errors come before those of warnings', () => {
    const longer = withHole(tee('Red', 300), 6, { distance: 390 });
    const marks = courseMarks([tee('White', 380), withHole(longer, 9, { distance: 0 })]);
    expect(marks.map(({ number, severity, places }) => ({ number, severity, places }))).toEqual([
      { number: 1, severity: 'wrong', places: [{ tee: 1, hole: 9, column: 'yards' }] },
      { number: 2, severity: 'odd', places: [{ tee: 1, hole: 6, column: 'yards' }] },
    ]);
  });

  it('COURSE-2 the same error on several tees is marked once and names the tees', () => {
    const marks = courseMarks(
      [tee('White', 380), tee('Yellow', 350), tee('Red', 300)].map((one, place) =>
        place === 0 ? one : withHole(one, 4, { strokeIndex: null }),
      ),
    );
    expect(marks).toMatchObject([{ tees: 'Yellow Men, Red Men', places: [{ tee: 1 }, { tee: 2 }] }]);
  });

  it('COURSE-2 a par that differs from the sum of the holes is marked', () => {
    const [mark] = courseMarks([tee('White', 380, { par: 71 })]);
    expect(mark).toMatchObject({ words: 'Par is 71, but the holes add up to 72.', places: [{ tee: 0, fact: 'par' }] });
  });
});
