import { processState } from '@/lib/server/process-state';

/** Each export keeps up to 32 MiB: ten fit beside the screens of a container of 768 MiB. */
const OF_PROCESS = 10;
const OF_SESSION = 3;
/** Small exports end soon: several tabs may ask at once. */
const WAITING_OF_SESSION = 20;
const LONGEST_WAIT_MS = 10_000;

type Waiting = { session: string; start: () => void };

declare module '@/lib/server/process-state' {
  interface ProcessState {
    /** Exports in progress by session, and those that wait for one to end. */
    exports: { running: Map<string, number>; waiting: Set<Waiting> };
  }
}

const state = () => processState('exports', () => ({ running: new Map(), waiting: new Set() }));

export type ExportSlot = { release: () => void } | { refusal: string };

/** @returns how to give the slot back, or why there is none after a wait. An aborted wait gets a refusal too */
export async function takeSlot(session: string, signal: AbortSignal): Promise<ExportSlot> {
  const { waiting } = state();
  if (isFull(session) === null) return start(session);
  const own = [...waiting].filter((other) => other.session === session).length;
  if (own >= WAITING_OF_SESSION) return { refusal: refusalOf(session) };
  return new Promise((resolve) => {
    const settle = (slot: ExportSlot) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', refuse);
      waiting.delete(entry);
      resolve(slot);
    };
    const refuse = () => settle({ refusal: refusalOf(session) });
    const entry: Waiting = { session, start: () => settle(start(session)) };
    const timer = setTimeout(refuse, LONGEST_WAIT_MS);
    signal.addEventListener('abort', refuse);
    waiting.add(entry);
  });
}

function isFull(session: string): 'session' | 'process' | null {
  const { running } = state();
  if ((running.get(session) ?? 0) >= OF_SESSION) return 'session';
  let all = 0;
  for (const count of running.values()) all += count;
  return all >= OF_PROCESS ? 'process' : null;
}

function refusalOf(session: string): string {
  return isFull(session) === 'process'
    ? `${OF_PROCESS} exports are in progress, which is as many as fit. Try again in a minute.`
    : `You have ${OF_SESSION} exports in progress. Wait for one to end, or stop it, and try again.`;
}

function start(session: string): { release: () => void } {
  const { running, waiting } = state();
  running.set(session, (running.get(session) ?? 0) + 1);
  let isHeld = true;
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    const left = (running.get(session) ?? 1) - 1;
    if (left === 0) running.delete(session);
    else running.set(session, left);
    for (const entry of waiting) if (isFull(entry.session) === null) entry.start();
  };
  return { release };
}
