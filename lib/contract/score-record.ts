import type { EventRound } from './events';
import type { HandicapEntry } from './members';
import type { Result } from './result';
import type { Having } from './wire/read';

export type PlacedEntry = Having<HandicapEntry, 'changedAt' | 'handicap'>;

export type ScoreRecord = {
  /** The oldest first. */
  entries: readonly PlacedEntry[];
  unread: number;
  rounds: Result<ReadonlyMap<string, EventRound>>;
};
