import { expect, it } from 'vitest';
import { withoutPlace } from './without-place';

it.each([
  ['thomas wales', 'Wales', 'thomas'],
  ['thomas r wales', 'Wales', 'thomas r'],
  ['Thomas, R., Wales', 'Wales', 'Thomas R'],
  ['WALES thomas', 'Wales', 'thomas'],
  ['isla northern ireland', 'Northern Ireland', 'isla'],
  ['ynys mon hughes', 'Ynys Môn', 'hughes'],
  ['o’brien côte d’azur', 'Côte d’Azur', 'o’brien'],
])('SRCH-9 the search %j without the place %s is %j', (q, place, rest) => {
  expect(withoutPlace(q, place)).toBe(rest);
});

it.each([
  ['wales', 'Wales'],
  ['northern ireland', 'Northern Ireland'],
  ['isla ireland', 'Northern Ireland'],
  ['thomas wal', 'Wales'],
  ['thomas wales golf', 'Wales'],
  ['thomas', ''],
])('SRCH-9 the search %j does not consist of words and the place %j', (q, place) => {
  expect(withoutPlace(q, place)).toBeNull();
});
