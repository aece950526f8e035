import type { EventRound } from './events';
import type { HandicapEntry } from './members';
import type { Result } from './result';
import type { Having } from './wire/read';

/** A handicap whose moment and value could be read. */
export type PlacedEntry = Having<HandicapEntry, 'changedAt' | 'handicap'>;

/** What is known of the scores behind a member's handicap. */
export type ScoreRecord = {
  /** The oldest first. */
  entries: readonly PlacedEntry[];
  /** Entries whose moment or handicap could not be read. */
  unread: number;
  /** The rounds of the latest scores, by uid. */
  rounds: Result<ReadonlyMap<string, EventRound>>;
};
