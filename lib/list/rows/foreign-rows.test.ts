import { expect, it } from 'vitest';
import { foreignRowsWords } from './foreign-rows';

const others = { of: 'group', foreign: 0, unnamed: 0, unchecked: 0, last: null, total: 9 };

it.each<[given: Partial<typeof others>, words: string[]]>([
  [{ foreign: 1 }, ['1 row of other groups was left out']],
  [{ foreign: 7 }, ['7 rows of other groups were left out']],
  [{ of: 'event', unnamed: 1 }, ['1 row that names no event was left out']],
  [{ foreign: 3, unnamed: 12 }, ['3 rows of other groups and 12 that name no group were left out']],
  [{ unchecked: 1 }, ['1 row may be of another group: the group could not be read']],
  [
    { foreign: 2, unchecked: 4 },
    ['2 rows of other groups were left out', '4 rows may be of other groups: the group could not be read'],
  ],
  [{}, []],
])('%j reads %j', (given, words) => {
  expect(foreignRowsWords({ ...others, ...given })).toEqual(words);
});
