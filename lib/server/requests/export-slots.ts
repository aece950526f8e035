import { processState } from '@/lib/server/process-state';

/** Each export keeps up to 32 MiB: ten fit beside the screens of a container of 768 MiB. */
const OF_PROCESS = 10;
const OF_ACCOUNT = 3;
/** Small exports end soon: several tabs may ask at once. */
const WAITING_OF_ACCOUNT = 20;
const LONGEST_WAIT_MS = 10_000;

type Waiting = { account: string; start: () => void };

declare module '@/lib/server/process-state' {
  interface ProcessState {
    /** Exports in progress by account, and those that wait for one to end. */
    exports: { running: Map<string, number>; waiting: Set<Waiting> };
  }
}

const state = () => processState('exports', () => ({ running: new Map(), waiting: new Set() }));

export type ExportSlot = { release: () => void } | { refusal: string };

/** @returns how to give the slot back, or why there is none after a wait. An aborted wait gets a refusal too */
export async function takeSlot(account: string, signal: AbortSignal): Promise<ExportSlot> {
  const { waiting } = state();
  if (isFull(account) === null) return start(account);
  const own = [...waiting].filter((other) => other.account === account).length;
  if (own >= WAITING_OF_ACCOUNT) return { refusal: refusalOf(account) };
  return new Promise((resolve) => {
    const settle = (slot: ExportSlot) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', refuse);
      waiting.delete(entry);
      resolve(slot);
    };
    const refuse = () => settle({ refusal: refusalOf(account) });
    const entry: Waiting = { account, start: () => settle(start(account)) };
    const timer = setTimeout(refuse, LONGEST_WAIT_MS);
    signal.addEventListener('abort', refuse);
    waiting.add(entry);
  });
}

function isFull(account: string): 'account' | 'process' | null {
  const { running } = state();
  if ((running.get(account) ?? 0) >= OF_ACCOUNT) return 'account';
  let all = 0;
  for (const count of running.values()) all += count;
  return all >= OF_PROCESS ? 'process' : null;
}

function refusalOf(account: string): string {
  return isFull(account) === 'process'
    ? `${OF_PROCESS} exports are in progress, which is as many as fit. Try again in a minute.`
    : `You have ${OF_ACCOUNT} exports in progress. Wait for one to end, or stop it, and try again.`;
}

function start(account: string): { release: () => void } {
  const { running, waiting } = state();
  running.set(account, (running.get(account) ?? 0) + 1);
  let isHeld = true;
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    const left = (running.get(account) ?? 1) - 1;
    if (left === 0) running.delete(account);
    else running.set(account, left);
    for (const entry of waiting) if (isFull(entry.account) === null) entry.start();
  };
  return { release };
}
