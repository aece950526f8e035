import 'server-only';
import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { ProviderRefusal, ProviderUnavailable, type RefusalKind } from '@/lib/auth/provider/provider';
import { env } from '@/lib/server/env';
import { clientBlock } from './client-address';
import { limiters } from './limiters';

/** Where something can be guessed, or mail be caused. */
export type RateLimitScope = 'sign-in' | 'challenge' | 'forgot' | 'reset';

/** Nothing was tried. */
export class TooManyAttempts extends Error {
  override name = 'TooManyAttempts';
  constructor(readonly seconds: number) {
    super();
  }
}

/** So many attempts on an account from one address are free; then each one has to wait. */
const FREE: Readonly<Record<RateLimitScope, number>> = { 'sign-in': 5, challenge: 5, forgot: 3, reset: 5 };
/** Of all accounts together, from one address: an office has one. */
const FREE_OF_ADDRESS = 30;
/** On one account from everywhere: from here on somebody is at it, and each address has one attempt before it waits. */
const UNDER_ATTACK = 50;
const LONGEST_WAIT = 60;

/** How long the next attempt waits, in seconds: 2, 4, 8 up to a minute, from the last free one on. */
export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(LONGEST_WAIT, 2 ** (failures - free + 1));
}

/**
 * Runs an attempt unless too many have failed. Nobody is locked out: whoever fails waits, at most a minute, and by
 * account and address together, so that others who try an account from elsewhere cannot keep its owner from it.
 * @throws TooManyAttempts, and whatever `run` does
 */
export async function attempt<T>(scope: RateLimitScope, account: string, run: () => Promise<T>): Promise<T> {
  const keys = keysOf(scope, account, await clientBlock());
  await admit(scope, keys);
  try {
    const result = await run();
    await succeed(scope, keys);
    return result;
  } catch (error) {
    if (!isFailure(error)) await takeBack(Object.values(keys));
    throw error;
  }
}

type Keys = { pair: string; address: string; account: string };

/** Whoever reads the keys learns neither accounts nor addresses. */
function keysOf(scope: RateLimitScope, account: string, block: string): Keys {
  const key = (...parts: string[]) =>
    createHmac('sha256', env().AUTH_SECRET)
      .update(JSON.stringify([scope, ...parts]))
      .digest('base64url');
  const name = account.normalize('NFKC').trim().toLowerCase();
  return { pair: key('pair', name, block), address: key('address', block), account: key('account', name) };
}

/** Counted before it is tried: attempts that come together must not all pass before the first has failed. */
async function admit(scope: RateLimitScope, { pair, address, account }: Keys): Promise<void> {
  const { failures, known } = limiters();
  const [ofPair, ofAddress, ofAccount] = await Promise.all(
    [pair, address, account].map(async (key) => (await failures.penalty(key)).consumedPoints),
  );
  const free = (ofAccount ?? 0) > UNDER_ATTACK ? 1 : FREE[scope];
  try {
    await pass(pair, waitAfter(ofPair ?? 0, free));
    const wait = waitAfter(ofAddress ?? 0, FREE_OF_ADDRESS);
    // Who has been here before does not wait for the failures of others.
    if (wait > 0 && (await known.get(pair)) === null) await pass(address, wait);
  } catch (error) {
    await takeBack([pair, address, account]);
    throw error;
  }
}

/** Goes through the gate and closes it behind, for so many seconds. */
async function pass(key: string, seconds: number): Promise<void> {
  if (seconds === 0) return;
  try {
    await limiters().gates.consume(key, 1, { customDuration: seconds });
  } catch (closed) {
    if (closed instanceof RateLimiterRes) throw new TooManyAttempts(Math.ceil(closed.msBeforeNext / 1000));
    throw closed;
  }
}

async function succeed(scope: RateLimitScope, keys: Keys): Promise<void> {
  // Each mail that is asked for counts.
  if (scope === 'forgot') return;
  const { failures, gates, known } = limiters();
  await Promise.all([
    takeBack([keys.address, keys.account]),
    failures.delete(keys.pair),
    gates.delete(keys.pair),
    scope === 'sign-in' && known.consume(keys.pair, 0),
  ]);
}

async function takeBack(keys: readonly string[]): Promise<void> {
  const { failures } = limiters();
  await Promise.all(
    keys.map(async (key) => {
      const { consumedPoints } = await failures.reward(key);
      // Accounts that somebody makes up would fill the memory.
      if (consumedPoints <= 0) await failures.delete(key);
    }),
  );
}

/** An attempt counts only when the provider checked the password or code. */
function isFailure(error: unknown): boolean {
  if (error instanceof ProviderUnavailable) return false;
  return !(error instanceof ProviderRefusal && NOT_CHECKED.has(error.kind));
}

const NOT_CHECKED: ReadonlySet<RefusalKind> = new Set<RefusalKind>(['weak-password', 'rate-limited']);
