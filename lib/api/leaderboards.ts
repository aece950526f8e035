import 'server-only';
import type { z } from 'zod';
import {
  Leaderboard,
  LeaderboardRow,
  MatchLeaderboard,
  MatchRow,
  Scorecard,
  Scorecards,
} from '@/lib/contract/leaderboards';
import type { Row } from '@/lib/contract/read';
import { readItems } from './read';

const LeaderboardEnvelope = Leaderboard.omit({ items: true });
const MatchEnvelope = MatchLeaderboard.omit({ items: true });
const ScorecardsEnvelope = Scorecards.omit({ items: true });

export type LeaderboardRows = z.infer<typeof LeaderboardEnvelope> & { rows: readonly Row<LeaderboardRow>[] };
export type MatchRows = z.infer<typeof MatchEnvelope> & { rows: readonly Row<MatchRow>[] };
export type ScorecardRows = z.infer<typeof ScorecardsEnvelope> & { rows: readonly Row<Scorecard>[] };

// One row that does not fit does not take the others with it.

/** @throws ContractBroken when the answer as a whole does not fit */
export function readLeaderboard(answer: unknown): LeaderboardRows {
  return readItems(LeaderboardEnvelope, LeaderboardRow, answer);
}

/** @throws ContractBroken when the answer as a whole does not fit */
export function readMatches(answer: unknown): MatchRows {
  return readItems(MatchEnvelope, MatchRow, answer);
}

/** @throws ContractBroken when the answer as a whole does not fit */
export function readScorecards(answer: unknown): ScorecardRows {
  return readItems(ScorecardsEnvelope, Scorecard, answer);
}
