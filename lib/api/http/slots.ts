import { Unreachable } from '@/lib/contract/result';
import { withJitter } from './limits';

export class QueueFull extends Unreachable {}

export type Priority = 'low' | 'normal';
type Waiter = { turn: () => void; giveUp: (words: string) => void };

const FULL = 'The server is busy: too many requests are waiting';
const LATE = 'The server is busy: your request waited too long';

/** Low-priority tasks use at most half of the slots and wait behind all others. A full queue drops them first. */
export function createSlots({ running, waiting, waitMs }: { running: number; waiting: number; waitMs: number }) {
  let free = running;
  let freeForLow = Math.max(1, Math.floor(running / 2));
  const queues: Readonly<Record<Priority, Set<Waiter>>> = { normal: new Set(), low: new Set() };

  const isFree = (priority: Priority) => free > 0 && (priority === 'normal' || freeForLow > 0);
  const take = (priority: Priority, count: 1 | -1) => {
    free -= count;
    if (priority === 'low') freeForLow -= count;
  };

  async function enter(priority: Priority, left: AbortSignal): Promise<void> {
    if (isFree(priority)) return take(priority, 1);
    if (queues.normal.size + queues.low.size >= waiting) {
      const [lowWaiter] = priority === 'normal' ? queues.low : [];
      if (!lowWaiter) throw new QueueFull(FULL);
      lowWaiter.giveUp(FULL);
    }
    await new Promise<void>((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        queues[priority].delete(waiter);
        left.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter = {
        turn: () => {
          stopWaiting();
          take(priority, 1);
          resolve();
        },
        giveUp: (words) => {
          stopWaiting();
          reject(new QueueFull(words));
        },
      };
      const giveUp = () => waiter.giveUp(LATE);
      const timer = setTimeout(giveUp, withJitter(waitMs));
      queues[priority].add(waiter);
      left.addEventListener('abort', giveUp);
      if (left.aborted) giveUp();
    });
  }

  function leave(priority: Priority): void {
    take(priority, -1);
    const [first] = queues.normal;
    const [firstLow] = isFree('low') ? queues.low : [];
    (first ?? firstLow)?.turn();
  }

  return {
    async run<T>(left: AbortSignal, task: () => Promise<T>, priority: Priority = 'normal'): Promise<T> {
      await enter(priority, left);
      try {
        return await task();
      } finally {
        leave(priority);
      }
    },
  };
}
