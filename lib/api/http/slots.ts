import { Unreachable } from '@/lib/contract/result';
import { withJitter } from './jitter';

/** The queue was full, or the call waited too long. */
export class QueueFull extends Unreachable {}

export type Slots = ReturnType<typeof createSlots>;

/** Runs up to `running` tasks at a time; up to `waiting` more queue, first in first out, for about `waitMs`. */
export function createSlots({ running, waiting, waitMs }: { running: number; waiting: number; waitMs: number }) {
  let free = running;
  const queue = new Set<() => void>();

  async function enter(left: AbortSignal): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.size >= waiting) throw new QueueFull('The API is busy: too many calls wait for it already');
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        stopWaiting();
        resolve();
      };
      const giveUp = () => {
        stopWaiting();
        reject(new QueueFull('The API is busy: no call got through in time'));
      };
      const timer = setTimeout(giveUp, withJitter(waitMs));
      const stopWaiting = () => {
        clearTimeout(timer);
        queue.delete(turn);
        left.removeEventListener('abort', giveUp);
      };
      queue.add(turn);
      left.addEventListener('abort', giveUp);
      if (left.aborted) giveUp();
    });
  }

  function leave(): void {
    const [next] = queue;
    if (next) next();
    else free += 1;
  }

  return {
    /** @param left aborts the wait @throws QueueFull */
    async run<T>(left: AbortSignal, task: () => Promise<T>): Promise<T> {
      await enter(left);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
