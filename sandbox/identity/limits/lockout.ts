import type { Clock } from '../clock';

export type Attempts = { failures: number; lockedUntil: number; lastAttemptAt: number };

const freeFailures = 5;
const quietMilliseconds = 15 * 60 * 1000;

/**
 * Adds a failure to an account's attempts. As in Cognito, the fifth failure locks the account for one second, and each
 * further one doubles the time, up to 15 minutes. Counting restarts after 15 minutes without an attempt.
 */
function afterFailure(before: Attempts | undefined, now: number): Attempts {
  const known = before && now - before.lastAttemptAt < quietMilliseconds ? before.failures : 0;
  const failures = known + 1;
  const lock = failures < freeFailures ? 0 : Math.min(2 ** (failures - freeFailures) * 1000, quietMilliseconds);
  return { failures, lockedUntil: now + lock, lastAttemptAt: now };
}

/**
 * Counts failed attempts by account, even for unknown usernames; otherwise a lockout would reveal that an account
 * exists.
 */
export function createLockout(clock: Clock) {
  const attempts = new Map<string, Attempts>();
  return {
    isLocked(account: string): boolean {
      const known = attempts.get(account);
      const now = clock().getTime();
      if (!known || known.lockedUntil <= now) return false;
      attempts.set(account, { ...known, lastAttemptAt: now });
      return true;
    },
    failed(account: string): void {
      const now = clock().getTime();
      for (const [name, { lockedUntil, lastAttemptAt }] of attempts) {
        if (lockedUntil <= now && now - lastAttemptAt >= quietMilliseconds) attempts.delete(name);
      }
      attempts.set(account, afterFailure(attempts.get(account), now));
    },
    forgive(account: string): void {
      attempts.delete(account);
    },
    forgiveAll(): void {
      attempts.clear();
    },
  };
}
export type Lockout = ReturnType<typeof createLockout>;
