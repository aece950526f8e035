import { expect, it } from 'vitest';
import { Unreachable } from '@/lib/contract/result';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import { loadOwnResults } from './own-results';

const rounds = Array.from({ length: 9 }, (_, index) => ({ uid: `r${index}`, status: 'COMPLETED' }) as FriendlyRound);

it('RESULT-2 fetches four boards at a time, and says what failed in its row', async () => {
  let running = 0;
  let most = 0;
  const results = await loadOwnResults(rounds, 'ann', async ({ uid }) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (uid === 'r3') throw new Unreachable('No answer');
    return null;
  });
  expect(most).toBe(4);
  expect(results.size).toBe(9);
  expect(results.get('r0')).toEqual({ text: 'Its format has no board', href: null });
  expect(results.get('r3')).toEqual({ error: 'Could not be read: No answer' });
});
