import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { accountName } from '@/lib/auth/account-name';
import { ProviderRefusal, ProviderUnavailable } from '@/lib/auth/provider/provider';
import { keyedHash, keyedHashes } from '@/lib/server/keyed-hash';
import { processState } from '@/lib/server/process-state';
import { clientBlock } from './client-address';
import { counter } from './counter';

const MINUTES = 60;
const DAYS = 24 * 60 * MINUTES;

function create() {
  return {
    failures: counter('fairway:failures', 15 * MINUTES),
    gates: counter('fairway:gates', MINUTES),
    /**
     * Remembers which account signed in from which IP address. Must stay under 24 days, the longest delay of a Node
     * timer.
     */
    known: counter('fairway:known', 14 * DAYS),
  };
}

const limiters = () => processState('limiters', create);

export type RateLimitScope = 'sign-in' | 'challenge' | 'forgot' | 'reset';

export class TooManyAttempts extends Error {
  override name = 'TooManyAttempts';
  constructor(readonly seconds: number) {
    super();
  }
}

const FREE: Readonly<Record<RateLimitScope, number>> = { 'sign-in': 5, challenge: 5, forgot: 3, reset: 5 };
/**
 * After this many failed attempts, an IP address must wait. The number is high, because an office may share one
 * address.
 */
const FREE_OF_ADDRESS = 30;
/** An account with more failures is under attack: each IP address then has one attempt without a wait. */
const UNDER_ATTACK = 50;
const LONGEST_WAIT = 60;

export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(LONGEST_WAIT, 2 ** (failures - free + 1));
}

/** Delays attempts per account and IP address. Never locks an account, so nobody can lock out its owner. */
export async function attempt<T>(
  scope: RateLimitScope,
  account: string,
  run: () => Promise<T>,
  signedInAs = account,
): Promise<T> {
  const keys = keysOf(scope, account, signedInAs, await clientBlock());
  await admit(scope, keys);
  try {
    const result = await run();
    await succeed(scope, keys);
    return result;
  } catch (error) {
    if (!isFailure(error)) await uncount(counted(keys));
    throw error;
  }
}

/** Short hashes for the log, which show whether one account or many are guessed, and from where. */
export async function attemptHashes(account: string): Promise<{ tried: string; from?: string }> {
  const block = await clientBlock();
  const short = (...parts: string[]) => keyedHash(...parts).slice(0, 12);
  return { tried: short('tried', accountName(account)), ...(block && { from: short('from', block) }) };
}

type Keys = ReturnType<typeof keysOf>;

const counted = ({ pair, account, address }: Keys) => [pair, account, ...(address ? [address] : [])];

function keysOf(scope: RateLimitScope, account: string, signedInAs: string, known: string | null) {
  const name = accountName(account);
  const block = known ?? 'unknown';
  return {
    pair: keyedHash(scope, 'pair', name, block),
    address: known && keyedHash(scope, 'address', known),
    account: keyedHash(scope, 'account', name),
    known: keyedHashes('known', accountName(signedInAs), block),
  };
}

/** Counts an attempt before it runs; otherwise concurrent attempts would all start before the first one fails. */
async function admit(scope: RateLimitScope, keys: Keys): Promise<void> {
  const { failures } = limiters();
  const [ofPair, ofAccount, ofAddress] = await Promise.all(
    counted(keys).map(async (each) => (await failures((store) => store.penalty(each))).consumedPoints),
  );
  const free = (ofAccount ?? 0) > UNDER_ATTACK ? 1 : FREE[scope];
  try {
    await pass(keys.pair, waitAfter(ofPair ?? 0, free));
    const wait = waitAfter(ofAddress ?? 0, FREE_OF_ADDRESS);
    if (keys.address && wait > 0 && !(await isKnown(keys))) await pass(keys.address, wait);
  } catch (error) {
    await uncount(counted(keys));
    throw error;
  }
}

async function isKnown(keys: Keys): Promise<boolean> {
  const found = await Promise.all(keys.known.map((each) => limiters().known((store) => store.get(each))));
  return found.some((each) => each !== null);
}

async function pass(key: string, seconds: number): Promise<void> {
  if (seconds === 0) return;
  const waitMs = await limiters().gates((store) =>
    store.consume(key, 1, { customDuration: seconds }).then(
      () => 0,
      (closed) => {
        if (closed instanceof RateLimiterRes) return closed.msBeforeNext;
        throw closed;
      },
    ),
  );
  if (waitMs > 0) throw new TooManyAttempts(Math.ceil(waitMs / 1000));
}

async function succeed(scope: RateLimitScope, keys: Keys): Promise<void> {
  // A request for a reset e-mail counts as an attempt even if it succeeds.
  if (scope === 'forgot') return;
  const { failures, gates, known } = limiters();
  await Promise.all([
    uncount(counted(keys).filter((each) => each !== keys.pair)),
    failures((store) => store.delete(keys.pair)),
    gates((store) => store.delete(keys.pair)),
    scope === 'sign-in' && known((store) => store.set(keys.known[0] ?? '', 0, 14 * DAYS)),
  ]);
}

async function uncount(keys: readonly string[]): Promise<void> {
  const { failures } = limiters();
  await Promise.all(
    keys.map(async (key) => {
      const { consumedPoints } = await failures((store) => store.reward(key));
      // Deletes a counter that is zero again, so that invented account names do not fill the memory.
      if (consumedPoints <= 0) await failures((store) => store.delete(key));
    }),
  );
}

const BREAKS_RULES: ReadonlySet<ProviderRefusal['kind']> = new Set(['weak-password', 'reused-password']);

function isFailure(error: unknown): boolean {
  if (error instanceof ProviderUnavailable) return false;
  return !(error instanceof ProviderRefusal && BREAKS_RULES.has(error.kind));
}
