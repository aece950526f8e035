import { bestOfFourAllowances, fourBallAllowance } from '@/lib/golf/handicap/allowances';
import type { TeamCounting } from '@/sandbox/golf/leaderboard/team-leaderboard';

export type TeamFormat = {
  players: number;
  /** Percent of the Course Handicap. */
  allowance: number;
  counting: TeamCounting;
};

const formats: Readonly<Record<string, TeamFormat>> = {
  FOUR_BALL: { players: 2, allowance: fourBallAllowance, counting: { kind: 'best', n: 1 } },
  BEST_TWO_OF_FOUR: { players: 4, allowance: bestOfFourAllowances[2], counting: { kind: 'best', n: 2 } },
  AGGREGATE: { players: 4, allowance: bestOfFourAllowances[4], counting: { kind: 'aggregate' } },
};

/** The rules of an API team format; null for unknown formats. */
export function teamFormatOf(teamFormat: string): TeamFormat | null {
  return formats[teamFormat] ?? null;
}
