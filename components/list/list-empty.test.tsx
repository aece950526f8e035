import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { friendlyRounds } from '@/lib/resources/friendly-rounds';
import type { LoadedList } from '@/lib/resources/loaded';
import { ListEmpty } from './list-empty';

const state = { pageNumber: 1, pageSize: 10, sortedBy: '', filters: {}, unread: [], columns: null };
const page = { ok: true, value: { rows: [], paging: { pageNumber: 1, pageSize: 10, total: 0 } } };

it.each([
  ['Ann', true],
  ['', false],
])('FILTER-14 for the search “%s”, an empty list says what it searches, and where else to look: %s', (q, isSaid) => {
  const loaded = { list: friendlyRounds, pathname: '/events/friendly-rounds', state: { ...state, q }, page };
  const html = renderToStaticMarkup(<ListEmpty loaded={loaded as unknown as LoadedList<{ uid: string }>} />);
  expect(html.includes('Searched: course, creator or ID. The golf service cannot find rounds by player')).toBe(isSaid);
});
