import type { Gross } from '@/lib/golf/scoring/card';
import { ratingOf } from '@/sandbox/api/courses/tees';
import type { LeaderboardRow, Player, RatedTee } from '@/sandbox/api/shapes';
import { describeCountback } from '@/sandbox/golf/leaderboard/countback';
import { leaderboard, type NoResult } from '@/sandbox/golf/leaderboard/leaderboard';
import type { LeaderboardEntry } from '@/sandbox/golf/leaderboard/leaderboard-measure';
import type { Placed } from '@/sandbox/golf/leaderboard/leaderboard-standings';
import type { Format } from '@/sandbox/golf/scoring/formats';

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

const noResults: Readonly<Record<NoResult, string>> = {
  withdrawn: 'WITHDRAWN',
  disqualified: 'DISQUALIFIED',
  noReturn: 'NO_RETURN',
};

type Progress = { thru: number; finished: boolean; noResult: NoResult | null; rounds: readonly { thru: number }[] };

/** @param unfinished the status of a player who has started and not finished */
export function statusOf({ finished, noResult, rounds }: Progress, unfinished: string): string {
  if (noResult) return noResults[noResult];
  if (rounds.every(({ thru }) => thru === 0)) return 'NOT_STARTED';
  return finished ? 'FINISHED' : unfinished;
}

export function placeOf({ place, tied, countback }: Placed): Pick<LeaderboardRow, 'position' | 'tied' | 'countback'> {
  return { position: place, tied, countback: countback && describeCountback(countback) };
}

/** Players of one round, best first. */
export function individualRows(cards: readonly PlayedCard[], format: Format, roundStatus: string): LeaderboardRow[] {
  const byPlayer = new Map(cards.map((card) => [card.player.uid, card]));
  return leaderboard(cards.map(entryOf), { format, by: 'net', countback: false }).flatMap((row) => {
    const card = byPlayer.get(row.key);
    if (!card) return [];
    const { thru, gross, net, points, toPar } = row;
    const { player, handicap, playingHandicap, tee } = card;
    const subject = { status: statusOf(row, roundStatus), player, handicap, playingHandicap, tee: ratingOf(tee) };
    return { ...placeOf(row), ...subject, thru, gross, net, points, toPar };
  });
}
