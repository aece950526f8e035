import { describe, expect, test } from 'vitest';
import { type Attempts, afterFailure, createLockout } from './lockout';

const failTimes = (times: number): Attempts | undefined =>
  Array.from({ length: times }).reduce<Attempts | undefined>((before) => afterFailure(before, 0), undefined);

describe('lockout', () => {
  test.each([
    [1, 0],
    [4, 0],
    [5, 1_000],
    [6, 2_000],
    [7, 4_000],
    [14, 512_000],
    [15, 900_000],
    [30, 900_000],
  ])('after %i failed attempts an account is locked for %i ms', (failures, locked) => {
    expect(failTimes(failures)?.lockedUntil).toBe(locked);
  });

  test('the count of failed attempts restarts after fifteen minutes without an attempt', () => {
    expect(afterFailure(failTimes(10), 900_000).failures).toBe(1);
    expect(afterFailure(failTimes(10), 899_999).failures).toBe(11);
  });

  test('a lockout applies to one account only, until it expires or is cleared', () => {
    let now = 0;
    const lockout = createLockout(() => new Date(now));
    for (let i = 0; i < 6; i++) lockout.failed('isla');
    expect(lockout.isLocked('isla')).toBe(true);
    expect(lockout.isLocked('ewan')).toBe(false);
    now = 2_000;
    expect(lockout.isLocked('isla')).toBe(false);
    lockout.failed('isla');
    lockout.forgive('isla');
    expect(lockout.isLocked('isla')).toBe(false);
  });
});
