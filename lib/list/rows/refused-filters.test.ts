import { expect, it } from 'vitest';
import type { Failure } from '@/lib/contract/result';
import type { AnyFilter } from '@/lib/list/url/filters';
import { refusedFilters } from './refused-filters';

const of = () => null;
const filters: readonly AnyFilter[] = [
  { kind: 'any-of', label: 'Status', key: 'status', of, choices: [] },
  {
    kind: 'dates',
    label: 'Last active',
    from: 'activeFrom',
    to: 'activeTo',
    before: 'activeBefore',
    never: 'active',
    of,
  },
];
const values = { status: 'ACTIVE', active: 'never' };
const refused = (status: number, message: string): Failure => ({ kind: 'refused', status, message });

it.each([
  [refused(400, 'unknown parameter "active"'), values, ['Last active']],
  [refused(400, 'activeBefore: must be a time'), values, ['Last active']],
  [refused(400, 'inactive is out of range'), values, ['Status', 'Last active']],
  [refused(400, 'Bad request'), {}, []],
  [refused(500, 'active'), values, []],
  [{ kind: 'unreachable', message: 'active' } satisfies Failure, values, []],
])('FILTER-12 names the filters that the API may have refused (case %#)', (failure, inUse, labels) => {
  expect(refusedFilters(failure, filters, inUse)).toEqual(labels);
});
