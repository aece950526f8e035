import type { ReadItem } from './read-item';
import type { Result } from './result';
import type { Scorecard } from './scorecards';

/** `total` is null where the API does not say. */
export type CountedList = { href: string; total: Result<number | null> };

/** Null where there can be no such rounds. */
export type PlayCount = { label: string; friendly: CountedList | null; event: CountedList | null };

/** `read`: how many were read, of `of`; null where the API does not say. */
export type LatestRounds = { read: number; of: number | null };

export type TeesPlayed = {
  tees: readonly { name: string; count: number }[];
  unnamed: number;
  friendly: Result<LatestRounds>;
  event: Result<LatestRounds>;
};

export type CoursePlay = {
  periods: readonly PlayCount[];
  formats: readonly PlayCount[];
  tees: TeesPlayed;
};

export type LatestCards = {
  cards: readonly ReadItem<Scorecard>[];
  rounds: number;
  failed: number;
};
