import { expect, it } from 'vitest';
import { courseHandicapOf } from './course-handicap-of';

const white = { uid: 'w', name: 'White', courseRating: 71.9, slopeRating: 130, par: 72, holes: 18 };
const nine = { ...white, courseRating: 35.9, par: 36, holes: 9 };

it.each([
  [white, 14.2, '16', '14.2 × 130 / 113 + (71.9 − 72) = 16.24'],
  [white, -2, '+2', '−2.0 × 130 / 113 + (71.9 − 72) = −2.40'],
  [nine, 14.3, '8', '14.3 / 2; 7.2 × 130 / 113 + (35.9 − 36) = 8.18'],
  [{ ...white, slopeRating: null }, 14.2, null, 'Unknown without the slope rating.'],
  [{ ...white, courseRating: null, par: null }, 0, null, 'Unknown without the course rating and the par of the tees.'],
  [{ ...white, holes: 9 }, 14.2, null, 'Unknown without ratings of 9 holes.'],
])('COURSE-3 a tee (case %#) has the course handicap of the Index %d', (tee, index, makes, words) => {
  expect(courseHandicapOf(tee, index)).toEqual({ makes, words });
});
