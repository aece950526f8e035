import { expect, it } from 'vitest';
import { routes } from '@/lib/routes';
import { readEventView } from './event-view';

it.each([
  [{}, { tab: 'overview', board: null, team: null, player: null }],
  [
    { tab: 'teams', board: 'strokeplay', team: 't-1' },
    { tab: 'teams', board: 'strokeplay', team: 't-1', player: null },
  ],
  [
    { tab: 'scores', board: 'matchplay', player: 'p-1' },
    { tab: 'overview', board: null, team: null, player: null },
  ],
  [
    { tab: 'individuals', team: '', player: 'p-1' },
    { tab: 'individuals', board: null, team: null, player: 'p-1' },
  ],
  [
    { tab: 'individuals', team: 't-1' },
    { tab: 'individuals', board: null, team: null, player: null },
  ],
  [
    { tab: 'team-sheet', board: 'stableford', team: 't-1' },
    { tab: 'team-sheet', board: 'stableford', team: null, player: null },
  ],
  [
    { tab: 'teams', team: '../../admin' },
    { tab: 'teams', board: null, team: null, player: null },
  ],
])('the query %j opens the event view %j', (query, view) => {
  expect(readEventView(query)).toEqual(view);
});

it('an event view opened by its own URL is the same view', () => {
  const view = { tab: 'teams', board: 'stableford', team: 'a b&c', player: null } as const;
  const { searchParams } = new URL(routes.eventTab('e', view), 'https://x.test');
  expect(readEventView(Object.fromEntries(searchParams))).toEqual(view);
});
