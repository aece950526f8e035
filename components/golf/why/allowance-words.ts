import { titleCase } from '@/lib/format/title-case';
import {
  fourBallMatchAllowance,
  foursomesShares,
  greensomesShares,
  recommendedAllowance,
  singlesMatchAllowance,
} from '@/lib/golf/handicap/allowances';
import type { Method } from '@/lib/golf/handicap/derive-playing-handicap';

/** A format is null if it could not be parsed; `teamFormat` is also null if everybody plays alone. */
export type Formats = { scoringFormat: string | null; teamFormat: string | null };

const matchShares = new Map(
  Object.entries({
    SINGLES: `${singlesMatchAllowance}% of the course handicap`,
    FOUR_BALL: `${fourBallMatchAllowance}% of the difference from the lowest course handicap`,
    FOURSOMES: `${foursomesShares[0]}% of both course handicaps of a side`,
    GREENSOMES: `${greensomesShares[0]}% of a side’s lower course handicap and ${greensomesShares[1]}% of its higher one`,
  }),
);

type Of = 'players' | 'teams';

/** @param told how the playing handicaps are calculated; null if that is unclear */
export function allowanceText(formats: Formats, of: Of, told: Method | null): string {
  const percent = percentOf(formats, of);
  if (percent === null) return UNKNOWN;
  const share = `${percent}% of ${of === 'players' ? 'the' : 'each player’s'} course handicap`;
  const format = of === 'players' ? 'individual play in medium-sized fields' : titleCase(formats.teamFormat ?? '');
  if (told?.isStandard) return standardText(share, format);
  const follows = told ? `These follow ${methodText(told)}` : 'Fairway cannot tell the allowance';
  return `${follows}; the standard for ${format} is ${percent}%.`;
}

export function methodText({ allowance, roundsFirst }: Method): string {
  return roundsFirst ? `${allowance}% of the rounded course handicap` : `${allowance}%`;
}

export function matchAllowanceText(matchplayFormat: string): string {
  const share = matchShares.get(matchplayFormat);
  return share ? standardText(share, `${titleCase(matchplayFormat)} matches`) : UNKNOWN;
}

/** Names the allowance of the event's other leaderboard. Null if there is none, or if an allowance is unknown. */
export function otherAllowanceText(formats: Formats, of: Of): string | null {
  const [single, team] = [percentOf(formats, 'players'), percentOf(formats, 'teams')];
  if (single === null || team === null) return null;
  const there = of === 'players' ? `Teams the standard is ${team}%` : `Individuals the standard is ${single}%`;
  return `Under ${there}, so playing handicaps and scores can differ.`;
}

/** Returns the recommended allowance in percent; null for a format without a recommended allowance. */
function percentOf({ scoringFormat, teamFormat }: Formats, of: Of): number | null {
  if (scoringFormat === null || (of === 'teams' && teamFormat === null)) return null;
  return recommendedAllowance(scoringFormat, of === 'teams' ? teamFormat : null);
}

const UNKNOWN = 'The standard handicap allowance of this format is not known to Fairway.';

function standardText(share: string, format: string): string {
  return `Standard allowance: ${share} (${format}).`;
}
