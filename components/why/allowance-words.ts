import { titleCase } from '@/lib/format/title-case';
import {
  fourBallMatchAllowance,
  foursomesShares,
  greensomesShares,
  recommendedAllowance,
  singlesMatchAllowance,
} from '@/lib/golf/handicap/allowances';

/** A board's formats: the scoring null where it could not be read, the team's null where everybody plays alone. */
export type Formats = { scoringFormat: string | null; teamFormat: string | null };

const matchShares: Readonly<Record<string, string>> = {
  SINGLES: `${singlesMatchAllowance}% of the course handicap`,
  FOUR_BALL: `${fourBallMatchAllowance}% of the difference from the lowest course handicap`,
  FOURSOMES: `${foursomesShares[0]}% of both course handicaps of a side`,
  GREENSOMES: `${greensomesShares[0]}% of a side’s lower course handicap and ${greensomesShares[1]}% of its higher one`,
};

/** The allowance of a board or of cards, and where it is from. */
export function allowanceWords({ scoringFormat, teamFormat }: Formats): string {
  const percent = scoringFormat === null ? null : recommendedAllowance(scoringFormat, teamFormat);
  const whose = teamFormat === null ? 'the' : 'each player’s';
  const share = percent === null ? null : `${percent}% of ${whose} course handicap`;
  return sourceWords(share, teamFormat === null ? 'single players' : titleCase(teamFormat));
}

/** The same of a match. */
export function matchAllowanceWords(matchplayFormat: string): string {
  return sourceWords(matchShares[matchplayFormat] ?? null, `${titleCase(matchplayFormat)} matches`);
}

/** Why a player of a team event has other figures on the event's other board; null where there is none. */
export function otherAllowanceWords(formats: Formats, of: 'players' | 'teams'): string | null {
  const both = bothAllowances(formats);
  if (both === null) return null;
  const there = of === 'players' ? `Under Teams it is ${both.team}%` : `Under Individuals it is ${both.single}%`;
  return `${there}, so that a player can have another playing handicap and other scores there.`;
}

/** The same on a team's card. */
export function cardAllowanceWords(formats: Formats): string | null {
  const both = bothAllowances(formats);
  return both && `Playing handicaps here are ${both.team}% of the course handicap, under Individuals ${both.single}%.`;
}

function bothAllowances({ scoringFormat, teamFormat }: Formats): { single: number; team: number } | null {
  if (scoringFormat === null || teamFormat === null) return null;
  const [single, team] = [recommendedAllowance(scoringFormat), recommendedAllowance(scoringFormat, teamFormat)];
  return single === null || team === null ? null : { single, team };
}

function sourceWords(share: string | null, format: string): string {
  if (share === null)
    return 'Handicap allowance: not known. The API gives none, nor is one recommended for the format.';
  return `Handicap allowance: ${share}, as recommended for ${format}. The API gives none.`;
}
