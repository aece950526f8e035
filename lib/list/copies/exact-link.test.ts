import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from '@/lib/list/column-layout';
import type { Filter } from '@/lib/list/filters';
import type { ListState } from '@/lib/list/list-state';
import { exactHref } from './exact-link';
import { withColumns } from './with-columns';

const created: Filter<never> = {
  kind: 'dates',
  label: 'Created',
  from: 'createdFrom',
  to: 'createdTo',
  of: () => null,
};
const state: ListState = { pageNumber: 3, pageSize: 20, sortedBy: '-name', q: 'port', filters: {}, columns: null };
const fetchedAt = Date.parse('2026-11-22T15:04:05.678Z');

function exact(filters: Record<string, string>, { filterable = true, timeZone = 'Europe/London' } = {}) {
  const shown = { ...state, filters };
  const href = exactHref({ pathname: '/l', state: shown, filters: filterable ? [created] : [], timeZone, fetchedAt });
  return Object.fromEntries(new URL(href, 'https://f.example').searchParams);
}

describe('COPY-4 the exact link', () => {
  it('pins page, search, order, size, zone, and the moment at which the rows were fetched', () => {
    expect(exact({})).toEqual({
      q: 'port',
      sortedBy: '-name',
      pageSize: '20',
      pageNumber: '3',
      createdTo: '2026-11-22T15:04:05.678Z',
      zone: 'Europe/London',
    });
  });

  it.each([
    ['a day that has ended stays', { createdTo: '2026-11-21' }, 'UTC', '2026-11-21'],
    ['today ends now', { createdTo: '2026-11-22' }, 'UTC', '2026-11-22T15:04:05.678Z'],
    ['a day that has ended in its zone stays', { createdTo: '2026-11-22' }, 'Pacific/Kiritimati', '2026-11-22'],
    ['an earlier moment stays', { createdTo: '2026-11-22T15:00:00Z' }, 'UTC', '2026-11-22T15:00:00Z'],
  ])('%s', (_, filters, timeZone, createdTo) => {
    expect(exact(filters, { timeZone }).createdTo).toBe(createdTo);
  });

  it('names no moment where the list cannot be filtered by creation', () => {
    expect(exact({}, { filterable: false })).not.toHaveProperty('createdTo');
  });

  it('has all columns, the default ones too', () => {
    const link = 'https://f.example/l?hide=gone&zone=UTC';
    expect(withColumns(link, DEFAULT_LAYOUT)).toBe('https://f.example/l?zone=UTC&hide=');
    expect(withColumns(link, { ...DEFAULT_LAYOUT, hidden: ['uid', 'a'], order: ['b'] })).toBe(
      'https://f.example/l?zone=UTC&hide=a.uid&order=b',
    );
  });
});
