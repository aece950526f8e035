import { processState } from '@/lib/server/process-state';

/** Limits the exports that run at once, because each takes minutes. */
const OF_PROCESS = 10;
const OF_ACCOUNT = 3;
const WAITING_OF_ACCOUNT = 20;
const LONGEST_WAIT_MS = 10_000;

const OWN = `You have ${OF_ACCOUNT} exports in progress. Wait for one to finish or cancel one, then try again.`;
const ALL = `${OF_PROCESS} exports are in progress, the most that Fairway runs at once. Try again in a minute.`;

type Waiting = { account: string; start: () => void };

const create = () => ({ running: new Map<string, number>(), waiting: new Set<Waiting>() });

const state = () => processState('exports', create);

export type Slot = { release: () => void } | { refusal: string };

export async function takeExportSlot(account: string, signal: AbortSignal): Promise<Slot> {
  const { waiting } = state();
  const full = refusalOf(account);
  if (full === null) return start(account);
  const own = [...waiting].filter((other) => other.account === account).length;
  if (own >= WAITING_OF_ACCOUNT) return { refusal: full };
  return new Promise((resolve) => {
    const settle = (slot: Slot) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', refuse);
      waiting.delete(entry);
      resolve(slot);
    };
    const refuse = () => settle({ refusal: refusalOf(account) ?? full });
    const entry: Waiting = { account, start: () => settle(start(account)) };
    const timer = setTimeout(refuse, LONGEST_WAIT_MS);
    signal.addEventListener('abort', refuse);
    waiting.add(entry);
  });
}

function refusalOf(account: string): string | null {
  const { running } = state();
  if ((running.get(account) ?? 0) >= OF_ACCOUNT) return OWN;
  return running.values().reduce((sum, count) => sum + count, 0) < OF_PROCESS ? null : ALL;
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
    for (const entry of waiting) if (refusalOf(entry.account) === null) entry.start();
  };
  return { release };
}
