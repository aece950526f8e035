import { processState } from '@/lib/server/process-state';

/** Each export keeps up to 32 MiB: ten fit beside the screens of a container of 768 MiB. */
const OF_PROCESS = 10;
const OF_SESSION = 3;

declare module '@/lib/server/process-state' {
  interface ProcessState {
    /** Exports in progress by session. */
    exports: Map<string, number>;
  }
}

/** @returns how to give the slot back, or why there is none */
export function takeSlot(session: string): { release: () => void } | { refusal: string } {
  const running = processState('exports', () => new Map());
  const own = running.get(session) ?? 0;
  if (own >= OF_SESSION) {
    return { refusal: `You have ${OF_SESSION} exports in progress. Wait for one to end, or stop it, and try again.` };
  }
  let all = 0;
  for (const count of running.values()) all += count;
  if (all >= OF_PROCESS) {
    return { refusal: `${OF_PROCESS} exports are in progress, which is as many as fit. Try again in a minute.` };
  }
  running.set(session, own + 1);
  let isHeld = true;
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    const left = (running.get(session) ?? 1) - 1;
    if (left === 0) running.delete(session);
    else running.set(session, left);
  };
  return { release };
}
