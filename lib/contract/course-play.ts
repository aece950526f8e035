import type { ReadItem } from './read-item';
import type { Result } from './result';
import type { Scorecard } from './scorecards';

/** `total` is null if the API does not report it. */
export type CountedList = { href: string; total: Result<number | null> };

/** `friendly` or `event` is null if rounds of that type cannot have the format that `label` names. */
export type PlayCount = { label: string; friendly: CountedList | null; event: CountedList | null };

/** `read` is the number of rounds loaded, `of` that of all rounds; null if the API does not report it. */
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
