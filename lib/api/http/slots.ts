import { withJitter } from './limits';

export type Priority = 'low' | 'normal';
type Waiter = { order: number; turn: () => void; giveUp: (words: string) => void };
type Share = { running: number; queues: Readonly<Record<Priority, Set<Waiter>>> };
type Task = { account?: string | undefined; priority?: Priority | undefined };
/**
 * `refused` says why the task did not run. It is no error class, because the bundles that share the slots would each
 * have their own.
 */
export type Ran<T> = { value: T } | { refused: string };

const FULL = 'Fairway is busy: too many requests are waiting. Try again in a few seconds';
const LATE = 'Fairway is busy: your request waited too long. Try again in a few seconds';

/**
 * Shares slots among accounts: a free slot goes to the account with the fewest running tasks, and an account gets at
 * most a quarter of the slots. That limit applies even if nobody else waits, because later calls of others would have
 * to wait for the API to finish these. Tasks without an account have no such limit. Low-priority tasks use at most half
 * of the slots and wait behind all others. A full queue drops them first, and then tasks of the account with the most
 * waiting tasks.
 */
export function createSlots({ running, waiting, waitMs }: { running: number; waiting: number; waitMs: number }) {
  const mostOfAccount = Math.max(1, Math.floor(running / 4));
  const shares = new Map<string, Share>();
  let free = running;
  let freeForLow = Math.max(1, Math.floor(running / 2));
  let arrived = 0;

  const shareOf = (account: string): Share => {
    const share = shares.get(account) ?? { running: 0, queues: { normal: new Set(), low: new Set() } };
    shares.set(account, share);
    return share;
  };
  const isFree = (priority: Priority) => free > 0 && (priority === 'normal' || freeForLow > 0);
  const isAtLimit = (account: string) => account !== '' && (shares.get(account)?.running ?? 0) >= mostOfAccount;

  const take = (account: string, priority: Priority, count: 1 | -1) => {
    shareOf(account).running += count;
    free -= count;
    if (priority === 'low') freeForLow -= count;
  };
  const removeIfEmpty = (account: string) => {
    const share = shareOf(account);
    if (share.running === 0 && queued(share) === 0) shares.delete(account);
  };

  /** The next task to run; undefined if no slot is free or no account may take it. */
  const next = (): Waiter | undefined => {
    for (const priority of ['normal', 'low'] as const) {
      if (!isFree(priority)) continue;
      const firsts = [...shares].flatMap(([account, share]) => {
        const [waiter] = share.queues[priority];
        return waiter && !isAtLimit(account) ? [{ waiter, running: share.running }] : [];
      });
      firsts.sort((a, b) => a.running - b.running || a.waiter.order - b.waiter.order);
      if (firsts[0]) return firsts[0].waiter;
    }
    return undefined;
  };
  const startNext = () => {
    // Each turn takes a slot and so changes who is next.
    for (let waiter = next(); waiter; waiter = next()) waiter.turn();
  };

  /** Makes room in a full queue. @returns false if it is the new task of this account that has to be dropped */
  const dropOne = (account: string, priority: Priority): boolean => {
    const own = shareOf(account);
    const longest = (size: (share: Share) => number) =>
      [...shares.values()].reduce((most, share) => (size(share) > size(most) ? share : most), own);
    const { queues } = longest(({ queues }) => queues.low.size);
    const heaviest = longest(queued);
    const [low] = priority === 'normal' ? queues.low : [];
    const [other] = heaviest === own ? [] : [...heaviest.queues.low, ...heaviest.queues.normal];
    const dropped = low ?? other;
    removeIfEmpty(account);
    dropped?.giveUp(FULL);
    return dropped !== undefined;
  };

  /** @returns why the task may not run; null once it has a slot */
  async function enter(account: string, priority: Priority, left: AbortSignal): Promise<string | null> {
    if (isFree(priority) && !isAtLimit(account)) {
      take(account, priority, 1);
      return null;
    }
    const isFull = [...shares.values()].reduce((sum, share) => sum + queued(share), 0) >= waiting;
    if (isFull && !dropOne(account, priority)) return FULL;
    const queue = shareOf(account).queues[priority];
    return new Promise((resolve) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        queue.delete(waiter);
        left.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter = {
        order: arrived++,
        turn: () => {
          stopWaiting();
          take(account, priority, 1);
          resolve(null);
        },
        giveUp: (words) => {
          stopWaiting();
          removeIfEmpty(account);
          resolve(words);
          startNext();
        },
      };
      const giveUp = () => waiter.giveUp(LATE);
      const timer = setTimeout(giveUp, withJitter(waitMs));
      queue.add(waiter);
      left.addEventListener('abort', giveUp);
      if (left.aborted) giveUp();
    });
  }

  return {
    async run<T>(
      left: AbortSignal,
      task: () => Promise<T>,
      { account = '', priority = 'normal' }: Task = {},
    ): Promise<Ran<T>> {
      const refused = await enter(account, priority, left);
      if (refused !== null) return { refused };
      try {
        return { value: await task() };
      } finally {
        take(account, priority, -1);
        removeIfEmpty(account);
        startNext();
      }
    },
  };
}

const queued = ({ queues }: Share): number => queues.normal.size + queues.low.size;
