import { titleCase } from '@/lib/format/title-case';
import {
  fourBallMatchAllowance,
  foursomesShares,
  greensomesShares,
  recommendedAllowance,
  singlesMatchAllowance,
} from '@/lib/golf/handicap/allowances';

/** A format is null when it could not be parsed; `teamFormat` is also null when everybody plays alone. */
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

export function allowanceWords(formats: Formats, of: Of): string {
  const percent = percentOf(formats, of);
  const whose = of === 'players' ? 'the' : 'each player’s';
  const share = percent === null ? null : `${percent}% of ${whose} course handicap`;
  return sourceWords(
    share,
    of === 'players' ? 'individual play in medium-sized fields' : titleCase(formats.teamFormat ?? ''),
  );
}

export function matchAllowanceWords(matchplayFormat: string): string {
  return sourceWords(matchShares.get(matchplayFormat) ?? null, `${titleCase(matchplayFormat)} matches`);
}

/** Names the allowance of the event's other leaderboard. Null if there is none, or if an allowance is unknown. */
export function otherAllowanceWords(formats: Formats, of: Of): string | null {
  const [single, team] = [percentOf(formats, 'players'), percentOf(formats, 'teams')];
  if (single === null || team === null) return null;
  const there = of === 'players' ? `${team}% under Teams` : `${single}% under Individuals`;
  return `${there}, so playing handicaps and scores can differ there.`;
}

export function cardAllowanceWords(formats: Formats): string | null {
  const [single, team] = [percentOf(formats, 'players'), percentOf(formats, 'teams')];
  if (single === null || team === null) return null;
  return `Playing handicaps are ${team}% of the course handicap here and ${single}% under Individuals.`;
}

/** Returns the recommended allowance in percent; null for a format without a recommended allowance. */
function percentOf({ scoringFormat, teamFormat }: Formats, of: Of): number | null {
  if (scoringFormat === null || (of === 'teams' && teamFormat === null)) return null;
  return recommendedAllowance(scoringFormat, of === 'teams' ? teamFormat : null);
}

function sourceWords(share: string | null, format: string): string {
  if (share === null) return 'Handicap allowance: unknown. This format has no standard allowance.';
  return `Handicap allowance: ${share}, the standard for ${format}.`;
}
