import { processState } from '@/lib/server/process-state';

/**
 * Where answers of the API differed from the contract, as this process has met it. A fault of the same place of the
 * same endpoint is one entry, whatever row it was in. Nothing of a row's content is kept.
 */
export type Difference = {
  /** As the contract calls it: `users.list`. */
  endpoint: string;
  /** Where, and what was expected: `items[].handicap: Expected number, received string`. */
  fault: string;
  /** A record it was seen at, to be looked up; null where none is known. */
  uid: string | null;
  firstSeen: Date;
  lastSeen: Date;
  /** Rows, or whole answers. */
  count: number;
};

type Store = {
  since: Date;
  entries: Map<string, Difference>;
  /** Others that there was no room for. */
  dropped: number;
};

const KEPT = 200;

declare module '@/lib/server/process-state' {
  interface ProcessState {
    apiDifferences: Store;
  }
}

const store = () => processState('apiDifferences', () => ({ since: new Date(), entries: new Map(), dropped: 0 }));

/** Keeps faults: the same one again is counted. */
export function recordDifference(endpoint: string, faults: readonly string[], uid: string | null = null): void {
  const { entries } = store();
  const now = new Date();
  for (const fault of new Set(faults.map(placeOfAnyRow))) {
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

/** What has been met, the latest first. */
export function recordedDifferences(): { since: Date; entries: readonly Difference[]; dropped: number } {
  const { since, entries, dropped } = store();
  return { since, dropped, entries: [...entries.values()].sort((a, b) => b.lastSeen.getTime() - a.lastSeen.getTime()) };
}

/** `items[3].tee.holes[7].par: …` and the same of the next row are one fault. */
function placeOfAnyRow(fault: string): string {
  const [place = '', ...words] = fault.split(': ');
  return [place.replace(/\[\d+\]/g, '[]'), ...words].join(': ');
}
