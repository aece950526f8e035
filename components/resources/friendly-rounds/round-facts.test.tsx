import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { LoadedPlay } from '@/lib/loaders/load-friendly-round';
import { roundFacts } from './round-facts';

const ref = { uid: 'r', name: 'Ref' };
const round = FriendlyRound.parse({
  uid: 'f',
  createdAt: '2026-05-06T07:08:09.000Z',
  scoringFormat: 'STABLEFORD',
  status: 'COMPLETED',
  course: ref,
  country: ref,
  createdBy: { uid: 'a', firstName: 'Ann', lastName: '' },
  tee: { ...ref, holes: [] },
  outcome: { tied: true, winners: ['Ann', 'Bob'].map((name) => ({ uid: name, name })) },
});

it('WHO-2 for a tied round, the field “Winner” names those who tied, without a dash before the names', () => {
  const failed = { board: 'stableford', leaderboard: { ok: false, failure: { kind: 'unreachable', message: '' } } };
  const facts = roundFacts({ boards: failed, courseZone: null } as unknown as LoadedPlay);
  const html = renderToStaticMarkup(facts.winner?.(round, { timeZone: 'UTC' }));
  expect(html.replace(/<[^>]*>/g, '')).toBe('Tied: Ann and Bob');
});
