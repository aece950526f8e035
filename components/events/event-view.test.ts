import { expect, it } from 'vitest';
import { routes } from '@/lib/routes';
import { readEventView } from './event-view';

it.each([
  [{}, { tab: 'overview', board: null, team: null }],
  [
    { tab: 'teams', board: 'strokeplay', team: 't-1' },
    { tab: 'teams', board: 'strokeplay', team: 't-1' },
  ],
  [
    { tab: 'scores', board: 'matchplay' },
    { tab: 'overview', board: null, team: null },
  ],
  [
    { tab: 'individuals', team: 't-1' },
    { tab: 'individuals', board: null, team: null },
  ],
  [
    { tab: 'teams', team: '../../admin' },
    { tab: 'teams', board: null, team: null },
  ],
])('reads %j as %j', (query, view) => {
  expect(readEventView(query)).toEqual(view);
});

it('reads the URL of a view as that view', () => {
  const view = { tab: 'teams', board: 'stableford', team: 'a b&c' } as const;
  const { searchParams } = new URL(routes.eventTab('e', view), 'https://x.test');
  expect(readEventView(Object.fromEntries(searchParams))).toEqual(view);
});
