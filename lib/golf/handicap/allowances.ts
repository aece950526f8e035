/** Handicap allowances in percent of the Course Handicap (Rules of Handicapping, Appendix C). */

export const individualAllowance = 95;
export const singlesMatchAllowance = 100;
export const fourBallAllowance = 85;
export const fourBallMatchAllowance = 90;
/** For teams of four, by the number of scores that count on each hole. */
export const bestOfFourAllowances = { 1: 75, 2: 85, 3: 100, 4: 100 } as const;

/** Percentages of the players' Course Handicaps, the lowest first, which add up to a side's handicap. */
export const foursomesShares = [50, 50] as const;
export const greensomesShares = [60, 40] as const;
export const scrambleOfFourShares = [25, 20, 15, 10] as const;

const individualFormats = ['STABLEFORD', 'MODIFIED_STABLEFORD', 'STROKE_PLAY', 'MAXIMUM_SCORE'];

const teamAllowances = new Map<string, number>(
  Object.entries({
    FOUR_BALL: fourBallAllowance,
    BEST_TWO_OF_FOUR: bestOfFourAllowances[2],
    AGGREGATE: bestOfFourAllowances[4],
  }),
);

/** Returns the allowance in percent; null for an unknown format. */
export function recommendedAllowance(scoringFormat: string, teamFormat: string | null = null): number | null {
  if (teamFormat !== null) return teamAllowances.get(teamFormat) ?? null;
  return individualFormats.includes(scoringFormat) ? individualAllowance : null;
}
