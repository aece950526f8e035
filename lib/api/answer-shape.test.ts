import { expect, it } from 'vitest';
import { shapeFault } from '@/lib/api/read-page';

const nested = (depth: number, inner: unknown): unknown => (depth === 0 ? inner : { data: nested(depth - 1, inner) });
const many = (length: number, item: unknown = {}) => Array.from({ length }, () => item);

it.each<[what: string, answer: unknown]>([
  ['5,000 rows', { items: many(5_000), paging: { total: null } }],
  ['a text', 'x'],
  ['null', null],
  ['many nested levels', nested(5_000, many(9_000))],
  ['lists inside rows', { items: many(100, { holes: many(18) }) }],
])('ERR-5 a response with %s is accepted', (_, answer) => {
  expect(shapeFault(answer)).toBeNull();
});

it.each<[what: string, answer: unknown, fault: string]>([
  ['5,001 rows', { items: many(5_001) }, 'The response has a list of 5001, more than 5000'],
  ['a list of 9,000 inside a row', [{ holes: many(9_000, 1) }], 'The response has a list of 9000, more than 5000'],
  [
    'many fields',
    { data: Object.fromEntries(many(1_001).map((_, index) => [`f${index}`, 1])) },
    'The response has an object of 1001 fields, more than 1000',
  ],
  [
    'too many entries in all lists',
    many(1_000, { holes: many(60) }),
    'The response has lists of more than 50000 items in all',
  ],
])('ERR-5 a response with %s is refused', (_, answer, fault) => {
  expect(shapeFault(answer)).toBe(fault);
});
