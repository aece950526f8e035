import { Unreachable } from '@/lib/contract/result';
import { withJitter } from './jitter';

/** There was no place for a call, or none in time. */
export class QueueFull extends Unreachable {}

export type Slots = ReturnType<typeof createSlots>;

/** Lets so many tasks run at once; as many as `waiting` wait, in the order in which they came, for about `waitMs`. */
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
    /** @param left ends the waiting @throws QueueFull */
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
