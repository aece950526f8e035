import { Fragment } from 'react';
import type { TableOf } from '@/components/cells/column';
import { GroupLink } from '@/components/lazy/tab-stop';
import type { Team } from '@/lib/contract/leaderboards';
import { reads } from '@/lib/contract/wire/unread';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

/** Teams of an event, each a link to its card. */
export function teamTable(hrefOf: (team: Team) => string): TableOf<Team> {
  return {
    columns: [
      { id: 'name', header: 'Team', width: 240, small: 'title', link: hrefOf, text: 'name' },
      {
        id: 'players',
        header: 'Players',
        note: 'handicap at entry',
        width: 480,
        small: 'text',
        text: reads(['players.firstName', 'players.lastName', 'players.handicap'], ({ players }) =>
          players
            .map((player) => `${fullName(player)} ${player.handicap == null ? '-' : formatHandicap(player.handicap)}`)
            .join(', '),
        ),
        cell: reads(['players.firstName', 'players.lastName', 'players.handicap'], ({ players }) =>
          players.map((player, index) => (
            <Fragment key={player.uid}>
              {index > 0 && ', '}
              <GroupLink
                href={player.userUid ? routes.user(player.userUid) : routes.groupMember(player.uid)}
                className="rounded-sm hover:underline"
              >
                {fullName(player)}
              </GroupLink>{' '}
              {player.handicap == null ? '-' : formatHandicap(player.handicap)}
            </Fragment>
          )),
        ),
      },
    ],
  };
}
