/** Handicap allowances as percentages of the Course Handicap (Rules of Handicapping, Appendix C). */

export const individualAllowance = 95;
export const singlesMatchAllowance = 100;
export const fourBallAllowance = 85;
export const fourBallMatchAllowance = 90;
const fourBallParBogeyAllowance = 90;
/** Allowances for teams of four, by the number of scores that count on each hole. */
export const bestOfFourAllowances = { 1: 75, 2: 85, 3: 100, 4: 100 } as const;
const bestOfFourParBogeyAllowances = { 1: 75, 2: 80, 3: 90, 4: 100 } as const;

/** A side's handicap is the sum of these percentages of its players' Course Handicaps, the lowest handicap first. */
export const foursomesShares = [50, 50] as const;
export const greensomesShares = [60, 40] as const;
export const chapmanShares = [60, 40] as const;
export const scrambleOfFourShares = [25, 20, 15, 10] as const;

const PAR_BOGEY = 'PAR_BOGEY';

const individualFormats = ['STABLEFORD', 'MODIFIED_STABLEFORD', 'STROKE_PLAY', 'MAXIMUM_SCORE', PAR_BOGEY];

const bestOfFour = new Map(
  Object.entries({ BEST_ONE_OF_FOUR: 1, BEST_TWO_OF_FOUR: 2, BEST_THREE_OF_FOUR: 3, AGGREGATE: 4 } as const),
);

/** Returns the allowance in percent; null for an unknown format. */
export function recommendedAllowance(scoringFormat: string, teamFormat: string | null = null): number | null {
  const isParBogey = scoringFormat === PAR_BOGEY;
  if (teamFormat === null) return individualFormats.includes(scoringFormat) ? individualAllowance : null;
  if (teamFormat === 'FOUR_BALL') return isParBogey ? fourBallParBogeyAllowance : fourBallAllowance;
  const counting = bestOfFour.get(teamFormat);
  return counting ? (isParBogey ? bestOfFourParBogeyAllowances : bestOfFourAllowances)[counting] : null;
}
