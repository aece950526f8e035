import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { courses } from '@/lib/resources/courses';
import { friendlyRounds } from '@/lib/resources/friendly-rounds';
import { ListEmpty } from './list-empty';

const state = { pageNumber: 1, pageSize: 10, sortedBy: '', filters: {}, unread: [], columns: null };
const page = { ok: true, value: { rows: [], paging: { pageNumber: 1, pageSize: 10, total: 0 } } };

it.each([
  ['an empty list of rounds', friendlyRounds, 'Ann', true],
  ['a list that offers similar names', courses, 'Ann', false],
  ['a list without a search', friendlyRounds, '', false],
])(
  'FILTER-14 after a search, an empty list says what it searches, and where else to look: %s',
  (_, list, q, isSaid) => {
    const shown = { list, pathname: list.pathname(''), state: { ...state, q }, page };
    const html = renderToStaticMarkup(<ListEmpty {...(shown as unknown as ComponentProps<typeof ListEmpty>)} />);
    expect(html.includes('Searched: ')).toBe(isSaid);
    if (isSaid) expect(html).toContain(`Searched: course, creator or ID. ${list.notOffered}`);
  },
);
