import { processState } from '@/lib/server/process-state';

/** Limits the exports and screens that run at once. An export takes minutes; some screens make a hundred API calls. */
const LIMITS = {
  exports: {
    ofProcess: 10,
    ofAccount: 3,
    own: 'You have 3 exports in progress. Wait for one to finish or cancel one, then try again.',
  },
  screens: {
    ofProcess: Number.POSITIVE_INFINITY,
    ofAccount: 3,
    own: 'Three slow screens are already loading for you. Wait for one to finish, then try again.',
  },
};
type Kind = keyof typeof LIMITS;

const WAITING_OF_ACCOUNT = 20;
const LONGEST_WAIT_MS = 10_000;

type Waiting = { account: string; start: () => void };

const create = () => ({ running: new Map<string, number>(), waiting: new Set<Waiting>() });

const state = (kind: Kind) => processState(kind, create);

export type Slot = { release: () => void } | { refusal: string };

export async function takeSlot(kind: Kind, account: string, signal: AbortSignal): Promise<Slot> {
  const { waiting } = state(kind);
  const full = refusalOf(kind, account);
  if (full === null) return start(kind, account);
  const own = [...waiting].filter((other) => other.account === account).length;
  if (own >= WAITING_OF_ACCOUNT) return { refusal: full };
  return new Promise((resolve) => {
    const settle = (slot: Slot) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', refuse);
      waiting.delete(entry);
      resolve(slot);
    };
    const refuse = () => settle({ refusal: refusalOf(kind, account) ?? full });
    const entry: Waiting = { account, start: () => settle(start(kind, account)) };
    const timer = setTimeout(refuse, LONGEST_WAIT_MS);
    signal.addEventListener('abort', refuse);
    waiting.add(entry);
  });
}

function refusalOf(kind: Kind, account: string): string | null {
  const { running } = state(kind);
  const { ofProcess, ofAccount, own } = LIMITS[kind];
  if ((running.get(account) ?? 0) >= ofAccount) return own;
  const all = running.values().reduce((sum, count) => sum + count, 0);
  return all < ofProcess
    ? null
    : `${ofProcess} exports are in progress, the most that Fairway runs at once. Try again in a minute.`;
}

function start(kind: Kind, account: string): { release: () => void } {
  const { running, waiting } = state(kind);
  running.set(account, (running.get(account) ?? 0) + 1);
  let isHeld = true;
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    const left = (running.get(account) ?? 1) - 1;
    if (left === 0) running.delete(account);
    else running.set(account, left);
    for (const entry of waiting) if (refusalOf(kind, entry.account) === null) entry.start();
  };
  return { release };
}
