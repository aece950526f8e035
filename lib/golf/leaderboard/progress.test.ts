import { expect, it } from 'vitest';
import { progressDescription } from './progress';

const on = (thru: number) => ({ status: 'IN_PROGRESS', thru });
const FINISHED = { status: 'FINISHED', thru: 18 };
const NOT_YET = { status: 'NOT_STARTED', thru: 0 };

it.each([
  [null, []],
  ['Not started', [NOT_YET, { status: null }]],
  ['After 7 holes', [on(7), NOT_YET]],
  ['After 3–15 holes', [on(15), on(3), on(9)]],
  ['1 of 3 finished, others after 4 holes', [FINISHED, on(4), NOT_YET]],
  ['2 of 2 finished, 1 without a result', [FINISHED, FINISHED, { status: 'WITHDRAWN', thru: 5 }]],
  [
    '1 of 2 finished, others after 4 holes, 2 without a result',
    [FINISHED, on(4), { status: 'NO_RETURN' }, { status: 'DISQUALIFIED' }],
  ],
  ['1 without a result', [{ status: 'WITHDRAWN', thru: 5 }, NOT_YET]],
])('NOW-2 the progress of a round reads “%s”', (words, rows) => {
  expect(progressDescription(rows)).toBe(words);
});
