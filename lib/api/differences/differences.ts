import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';

/**
 * Where the API's answers differed from the contract since this process started. The same fault of an endpoint is one
 * entry, whichever row has it. No content of a row is kept.
 */
export type Difference = {
  /** As the contract names it: `users.list`. */
  endpoint: string;
  /** Where, and what was expected: `items[].handicap: Expected number, received string`. */
  fault: string;
  /** A record with this fault, to look up; null when none is known. */
  uid: string | null;
  firstSeen: Date;
  lastSeen: Date;
  /** In rows, or in whole answers. */
  count: number;
};

const KEPT = 200;

const create = () => ({
  since: new Date(),
  entries: new Map<string, Difference>(),
  /** Differences beyond the limit. */
  dropped: 0,
});

const store = () => processState('apiDifferences', create);

export function recordDifference(endpoint: string, faults: readonly string[], uid: string | null = null): void {
  if (faults.length === 0) return;
  const { entries } = store();
  const now = new Date();
  for (const fault of new Set(faults.map(withoutIndexes))) {
    const key = `${endpoint} ${fault}`;
    const known = entries.get(key);
    if (known) {
      known.count += 1;
      known.lastSeen = now;
      known.uid ??= uid;
    } else if (entries.size < KEPT) {
      entries.set(key, { endpoint, fault, uid, firstSeen: now, lastSeen: now, count: 1 });
    } else {
      store().dropped += 1;
    }
  }
}

/** The same of an answer that could not be read at all, which staff see as a failure. */
export function recordBroken(endpoint: string, faults: readonly string[]): void {
  log('warn', 'api.contract-broken', { endpoint });
  recordDifference(endpoint, faults);
}

/** The latest first. */
export function recordedDifferences(): { since: Date; entries: readonly Difference[]; dropped: number } {
  const { since, entries, dropped } = store();
  return { since, dropped, entries: [...entries.values()].sort((a, b) => b.lastSeen.getTime() - a.lastSeen.getTime()) };
}

/** Indexes are dropped: `items[3].tee.holes[7].par: …` is one fault in all rows and holes. */
function withoutIndexes(fault: string): string {
  const [place = '', ...words] = fault.split(': ');
  return [place.replace(/\[\d+\]/g, '[]'), ...words].join(': ');
}
