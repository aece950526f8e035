import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { handicapSpread } from '@/lib/golf/handicap/handicap-spread';
import { routes } from '@/lib/routes';
import { HandicapSpread } from './handicap-spread';

it('HCP-4 the chart says that it counts all members, and its links do not keep search and filters', () => {
  const data = { spread: handicapSpread([4, 12]), members: 2, unread: 0, isComplete: true };
  const state = { pageNumber: 2, pageSize: 10, sortedBy: 'name', q: 'smith', filters: { role: 'OWNER' } };
  const html = renderToStaticMarkup(
    <SWRConfig value={{ fallback: { [routes.handicapSpread('g')]: data } }}>
      <HandicapSpread pathname="/groups/g/members" state={{ ...state, unread: [], columns: null }} groupUid="g" />
    </SWRConfig>,
  );
  expect(html).toContain('>Handicaps of all members<');
  expect(html).toContain('href="/groups/g/members?sortedBy=name&amp;handicapMin=10&amp;handicapMax=19.9"');
});
