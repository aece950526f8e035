import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardOf } from '@/lib/contract/boards';
import { pageOf } from '@/lib/contract/common';
import { Event } from '@/lib/contract/events';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { Leaderboard } from '@/lib/contract/leaderboards';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it('WHO-4 in a list, the outcome of an event names whoever is first on its leaderboard', async () => {
  const { items } = await api.get('/admin/events?status=COMPLETED&pageSize=20', pageOf(Event));
  expect(items.length).toBeGreaterThan(5);
  for (const { uid, group, scoringFormat, teamFormat, outcome } of items) {
    const path = `/admin/groups/${group?.uid}/events/${uid}/${boardOf(scoringFormat ?? '')}`;
    const of = teamFormat ? 'team' : 'individual';
    const board = await api.get(`${path}/${of}-leaderboard`, Leaderboard);
    const first = board.items.filter(({ position }) => position === 1);
    expect(outcome?.winners.map((winner) => winner.uid) ?? []).toEqual(
      first.map(({ player, team }) => player?.uid ?? team?.uid),
    );
    expect(outcome?.tied ?? false).toBe(first.length > 1);
  }
});

it('WHO-4 the outcome of a friendly round names its recorded winner, and in a match of two against two also the winner’s partner', async () => {
  const { items } = await api.get('/admin/friendly-rounds?status=COMPLETED&pageSize=100', pageOf(FriendlyRound));
  for (const { winnerPlayer, matchplayFormat, outcome } of items) {
    expect(outcome?.tied ?? true).toBe(winnerPlayer === null);
    if (!winnerPlayer) {
      const sides = new Set(outcome?.winners.map(({ side }) => side));
      if (outcome && matchplayFormat) expect([...sides]).toEqual(['A', 'B']);
      continue;
    }
    expect(outcome?.winners.map(({ uid }) => uid)).toContain(winnerPlayer.uid);
    const recorded = outcome?.winners.find(({ uid }) => uid === winnerPlayer.uid);
    expect(recorded?.userUid ?? null).toBe(winnerPlayer.userUid ?? null);
    expect(outcome?.winners).toHaveLength(matchplayFormat && matchplayFormat !== 'SINGLES' ? 2 : 1);
    if (matchplayFormat) expect(outcome?.margin).toMatch(/^\d+&\d+$|^\d up$|^\d\dth$/);
  }
});
