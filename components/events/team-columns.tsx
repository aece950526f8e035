import { RowLink } from '@/components/data-table/cells/links';
import type { Column } from '@/components/data-table/column';
import type { Team } from '@/lib/contract/leaderboards';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';

/** Teams of an event, each a link to its card. */
export function teamColumns(hrefOf: (team: Team) => string): Column<Team>[] {
  return [
    {
      id: 'name',
      header: 'Team',
      width: 240,
      small: 'title',
      link: hrefOf,
      cell: (team) => <RowLink href={hrefOf(team)}>{team.name}</RowLink>,
    },
    {
      id: 'players',
      header: 'Players',
      note: 'handicap at entry',
      width: 480,
      small: 'text',
      cell: ({ players }) =>
        players
          .map((player) => `${fullName(player)} ${player.handicap == null ? '-' : formatHandicap(player.handicap)}`)
          .join(', '),
    },
  ];
}
