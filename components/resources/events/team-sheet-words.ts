import type { Team } from '@/lib/contract/leaderboards';
import { type Page, soundItems } from '@/lib/contract/page';
import { formatCount } from '@/lib/format/number';

/** `12 teams, 24 players, by name.`; of how many teams these are the first. */
export function teamSheetWords({ rows, paging }: Page<Team>): string {
  const players = soundItems(rows).reduce((sum, { players = [] }) => sum + players.length, 0);
  const isPart = paging.total !== null && paging.total > rows.length;
  const teams = isPart
    ? `The first ${formatCount(rows.length)} of ${formatCount(paging.total ?? 0)} teams`
    : countOf(rows.length, 'team');
  return `${teams}, ${countOf(players, 'player')}, by the name of the team.`;
}

const countOf = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
