import { expect, it } from 'vitest';
import { Unreachable } from '@/lib/contract/result';
import { loadResults } from './load-results';

const rounds = Array.from({ length: 9 }, (_, index) => ({ uid: `r${index}` }));

it('RESULT-2 at most four leaderboards load at once, and a row says if its leaderboard could not be loaded', async () => {
  let running = 0;
  let most = 0;
  const results = await loadResults(rounds, 'ann', {
    loadResult: async ({ uid }) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (uid === 'r3') throw new Unreachable('No response');
      return uid === 'r1'
        ? { words: '1st of 4', is: 'known', tab: 'individuals' }
        : { words: 'No leaderboard', is: 'none' };
    },
    boardHref: ({ uid }, tab, userUid) => `/${uid}/${tab}?player=${userUid}`,
  });
  expect(most).toBe(4);
  expect(results.size).toBe(9);
  expect(results.get('r0')).toEqual({ text: 'No leaderboard', href: null });
  expect(results.get('r1')).toEqual({ text: '1st of 4', href: '/r1/individuals?player=ann' });
  expect(results.get('r3')).toEqual({ error: 'Result unavailable. No response.' });
});
