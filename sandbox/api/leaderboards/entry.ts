import type { Gross } from '@/lib/golf/scoring/card';
import type { Player, RatedTee } from '@/sandbox/api/shapes';
import type { LeaderboardEntry } from '@/sandbox/golf/leaderboard/leaderboard-measure';

/** A player's card as read from the database. */
export type PlayedCard = {
  player: Player;
  /** The Handicap Index on the day, null without one. */
  handicap: number | null;
  playingHandicap: number;
  tee: RatedTee;
  scores: readonly Gross[];
  finished: boolean;
  /** WITHDRAWN or DISQUALIFIED. */
  leftAs?: string | null;
};

const out: Readonly<Record<string, LeaderboardEntry['out']>> = {
  WITHDRAWN: 'withdrawn',
  DISQUALIFIED: 'disqualified',
};

export function outOf(leftAs: string | null | undefined): LeaderboardEntry['out'] {
  return out[leftAs ?? ''] ?? null;
}

export function entryOf({ player, playingHandicap, tee, scores, finished, leftAs }: PlayedCard): LeaderboardEntry {
  return { key: player.uid, holes: tee.holes, scores, playingHandicap, finished, out: outOf(leftAs) };
}
