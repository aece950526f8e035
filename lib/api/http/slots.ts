import { Unreachable } from '@/lib/contract/result';
import { withJitter } from './jitter';

/** The queue was full, or the call waited too long. */
export class QueueFull extends Unreachable {}

export type Slots = ReturnType<typeof createSlots>;

/** Low: waits behind all others, and fails first when too many wait. */
export type Worth = 'low' | 'normal';
type Waiter = { turn: () => void; giveUp: (words: string) => void };

const FULL = 'The API is busy: too many calls wait for it already';
const LATE = 'The API is busy: no call got through in time';

/**
 * Runs up to `running` tasks at a time; up to `waiting` more queue, first in first out, for about `waitMs`. Low tasks
 * take half of the slots at most, wait behind all others, and give up their place in a full queue.
 */
export function createSlots({ running, waiting, waitMs }: { running: number; waiting: number; waitMs: number }) {
  let free = running;
  let freeForLow = Math.max(1, Math.floor(running / 2));
  const queues: Readonly<Record<Worth, Set<Waiter>>> = { normal: new Set(), low: new Set() };

  const isFree = (worth: Worth) => free > 0 && (worth === 'normal' || freeForLow > 0);
  const take = (worth: Worth, count: 1 | -1) => {
    free -= count;
    if (worth === 'low') freeForLow -= count;
  };

  async function enter(worth: Worth, left: AbortSignal): Promise<void> {
    if (isFree(worth)) return take(worth, 1);
    if (queues.normal.size + queues.low.size >= waiting) {
      const [worthLess] = worth === 'normal' ? queues.low : [];
      if (!worthLess) throw new QueueFull(FULL);
      worthLess.giveUp(FULL);
    }
    await new Promise<void>((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        queues[worth].delete(waiter);
        left.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter = {
        turn: () => {
          stopWaiting();
          take(worth, 1);
          resolve();
        },
        giveUp: (words) => {
          stopWaiting();
          reject(new QueueFull(words));
        },
      };
      const giveUp = () => waiter.giveUp(LATE);
      const timer = setTimeout(giveUp, withJitter(waitMs));
      queues[worth].add(waiter);
      left.addEventListener('abort', giveUp);
      if (left.aborted) giveUp();
    });
  }

  function leave(worth: Worth): void {
    take(worth, -1);
    const [first] = queues.normal;
    const [firstLow] = isFree('low') ? queues.low : [];
    (first ?? firstLow)?.turn();
  }

  return {
    /** @param left aborts the wait @throws QueueFull */
    async run<T>(left: AbortSignal, task: () => Promise<T>, worth: Worth = 'normal'): Promise<T> {
      await enter(worth, left);
      try {
        return await task();
      } finally {
        leave(worth);
      }
    },
  };
}
