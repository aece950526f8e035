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
 * Counts the users whose e-mail addresses an account opens. A user counts once per window.
 * @returns the seconds until the account may open further addresses, or 0 if it may open this one
 */
export async function spendEmail(account: string, uid: string, limit: number): Promise<number> {
  const { opened, seen } = counters();
  const key = keyedHash('emails', account);
  const keyOfUser = keyedHash('emails', account, uid);
  // Counts before it checks; otherwise concurrent requests would all pass.
  const { consumedPoints: times } = await seen((store) => store.penalty(keyOfUser));
  if (times > 1) return 0;
  const { consumedPoints: users, msBeforeNext } = await opened((store) => store.penalty(key));
  if (users <= limit) return 0;
  await Promise.all([opened((store) => store.reward(key)), seen((store) => store.delete(keyOfUser))]);
  return Math.ceil(msBeforeNext / 1000);
}
