import 'server-only';
import { keyedHash } from '@/lib/server/keyed-hash';
import { processState } from '@/lib/server/process-state';
import { counter } from './counter';

export const WINDOW_MINUTES = 10;

const create = () => ({
  opened: counter('fairway:emails', WINDOW_MINUTES * 60),
  seen: counter('fairway:emails-seen', WINDOW_MINUTES * 60),
});

const counters = () => processState('emailBudget', create);

/**
 * Counts the users whose e-mail addresses an account opens, each once per period.
 * @returns the seconds until the account may open more addresses; 0 if it may open this one
 */
export async function spendEmail(account: string, uid: string, limit: number): Promise<number> {
  const { opened, seen } = counters();
  const key = keyedHash('emails', account);
  const keyOfUser = keyedHash('emails', account, uid);
  if (await seen((store) => store.get(keyOfUser))) return 0;
  // Counts first; otherwise concurrent requests would all be below the limit.
  const { consumedPoints: users, msBeforeNext } = await opened((store) => store.penalty(key));
  if (users > limit) {
    await opened((store) => store.reward(key));
    return Math.ceil(msBeforeNext / 1000);
  }
  const { consumedPoints: times } = await seen((store) => store.penalty(keyOfUser));
  if (times > 1) await opened((store) => store.reward(key));
  return 0;
}
