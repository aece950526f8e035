import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { handicapSpread } from '@/lib/golf/handicap/handicap-spread';
import { routes } from '@/lib/routes';
import { HandicapSpread } from './handicap-spread';

it.each([
  [true, '>Handicaps of all members<'],
  [false, '>Handicaps of the first 2 members<'],
])(
  'HCP-4 the chart says which members it counts (all: %s), and its links drop search and filters',
  (isComplete, title) => {
    const data = { spread: handicapSpread([4, 12]), members: 2, unread: 0, isComplete };
    const state = { pageNumber: 2, pageSize: 10, sortedBy: 'name', q: 'smith', filters: { role: 'OWNER' } };
    const html = renderToStaticMarkup(
      <SWRConfig value={{ fallback: { [routes.handicapSpread('g')]: data } }}>
        <HandicapSpread pathname="/groups/g/members" state={{ ...state, unread: [], columns: null }} groupUid="g" />
      </SWRConfig>,
    );
    expect(html).toContain(title);
    expect(html).toContain('href="/groups/g/members?sortedBy=name&amp;handicapMin=10&amp;handicapMax=19.9"');
  },
);
