import { processState } from '@/lib/server/process-state';

/** What was found: faults of a course, of a member's handicaps, of a board, or an event in progress past its end. */
export type CheckKind = 'course' | 'member' | 'event' | 'friendlyRound' | 'overdue';

/** A record that had something to check when it was last looked at. It holds no name and no figure of a person. */
export type ToCheck = Looked & { words: readonly string[]; lookedAt: Date };

/** `tab`: of the record's screen, where one tab may be faulty and another not. */
type Looked = { kind: CheckKind; uid: string; tab?: string };

type Store = {
  since: Date;
  /** By kind, tab and uid, the one looked at longest ago first. */
  entries: Map<string, ToCheck>;
  /** Forgotten for lack of room. */
  dropped: number;
};

const KEPT = 300;
const KEPT_HOURS = 24;
const MOST_WORDS = 3;

declare module '@/lib/server/process-state' {
  interface ProcessState {
    toCheck: Store;
  }
}

const store = () => processState('toCheck', () => ({ since: new Date(), entries: new Map(), dropped: 0 }));

/** Keeps what a look at a record found, in words that name nobody; one that found nothing forgets it. */
export function keepLook(looked: Looked, words: readonly string[]): void {
  const { entries } = store();
  const { kind, uid, tab = '' } = looked;
  const key = `${kind} ${tab} ${uid}`;
  entries.delete(key);
  if (words.length === 0) return;
  entries.set(key, { ...looked, words: inShort(words), lookedAt: new Date() });
  const [oldest] = entries.keys();
  if (entries.size <= KEPT || oldest === undefined) return;
  entries.delete(oldest);
  store().dropped += 1;
}

/** What was found in the last 24 hours, the latest first. For whom the API gives access only: ask it before. */
export function keptToCheck(): { since: Date; entries: readonly ToCheck[]; dropped: number } {
  const { since, entries, dropped } = store();
  const oldest = Date.now() - KEPT_HOURS * 3_600_000;
  for (const [key, { lookedAt }] of entries) if (lookedAt.getTime() < oldest) entries.delete(key);
  return { since, dropped, entries: [...entries.values()].reverse() };
}

function inShort(words: readonly string[]): string[] {
  const more = words.length - MOST_WORDS;
  return more > 0 ? [...words.slice(0, MOST_WORDS), `${more} more.`] : [...words];
}
