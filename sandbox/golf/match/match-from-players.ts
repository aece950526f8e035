import type { Gross } from '@/lib/golf/scoring/card';
import { type MatchBall, type MatchCard, matchFromCards } from '@/sandbox/golf/match/match-from-cards';
import type { CourseHole } from '@/sandbox/golf/scoring/scorecard';

export type MatchPlayer = {
  side: number | null;
  holes: readonly CourseHole[];
  /** Strokes received from the lowest. */
  playing: number;
  /** Null for the second player of a side that plays one ball. */
  scores: readonly Gross[] | null;
};

/** The match of a round's players: the balls of side 1 against those of side 2. */
export function matchFromPlayers(players: readonly MatchPlayer[]): MatchCard {
  return matchFromCards(ballsOf(players, 1), ballsOf(players, 2));
}

function ballsOf(players: readonly MatchPlayer[], side: 1 | 2): MatchBall[] {
  return players.flatMap(({ side: own, holes, playing, scores }) =>
    own === side && scores ? [{ holes, scores, strokes: playing }] : [],
  );
}
