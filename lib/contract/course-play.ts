import type { ReadItem } from './read-item';
import type { Result } from './result';
import type { Scorecard } from './scorecards';

/** How many rows a list has, and its address; `total` null where the API does not say. */
export type CountedList = { href: string; total: Result<number | null> };

/** Rounds of both kinds; null where there can be none. */
export type PlayCount = { label: string; friendly: CountedList | null; event: CountedList | null };

/** The latest rounds of one kind: how many were read, of how many; null: the API does not say. */
export type LatestRounds = { read: number; of: number | null };

export type TeesPlayed = {
  tees: readonly { name: string; count: number }[];
  unnamed: number;
  friendly: Result<LatestRounds>;
  event: Result<LatestRounds>;
};

export type CoursePlay = {
  periods: readonly PlayCount[];
  /** Of the longest period, the most played first. */
  formats: readonly PlayCount[];
  tees: TeesPlayed;
};

export type LatestCards = {
  cards: readonly ReadItem<Scorecard>[];
  rounds: number;
  failed: number;
};
