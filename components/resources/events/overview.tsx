import { Fragment } from 'react';
import { BoardExplanations } from '@/components/golf/leaderboard/explained-board';
import { FirstPlaces } from '@/components/golf/leaderboard/first-places';
import type { TableOf } from '@/components/old-cells/column';
import { GroupLink } from '@/components/old-lazy/tab-stop';
import { FirstRows } from '@/components/old-list/first-rows';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import type { Team } from '@/lib/contract/leaderboards';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { reads } from '@/lib/contract/wire/unread';
import { handicapText } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';
import { eventBoard, participantHref, teamHref } from './board';
import type { EventView } from './event-view';

type Props = {
  event: Event;
  view: EventView;
  boards: EventBoards | null;
  teams: Result<Page<Team>> | null;
};

const LEADERS = 5;

export function EventOverview({ event, view, boards, teams }: Props) {
  return (
    <>
      {boards && <Leaders event={event} view={view} boards={boards} />}
      {teams && (
        <FirstRows
          title="Teams"
          table={teamTable(({ uid }) => teamHref(event, uid))}
          answer={teams}
          href={routes.eventTab(event.uid, { tab: 'teams' })}
        />
      )}
    </>
  );
}

function Leaders({ event, view, boards }: { event: Event; view: EventView; boards: EventBoards }) {
  const tab = boards.of === 'teams' ? 'teams' : 'individuals';
  const board = eventBoard(event, boards, view);
  return (
    <FirstPlaces {...board} count={LEADERS} href={routes.eventTab(event.uid, { tab })}>
      {board.answer.ok && <BoardExplanations rows={board.answer.value.rows.slice(0, LEADERS)} />}
    </FirstPlaces>
  );
}

function teamTable(hrefOf: (team: Team) => string): TableOf<Team> {
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
          players.map((player) => `${fullName(player)} ${handicapText(player.handicap) ?? '-'}`).join(', '),
        ),
        cell: reads(['players.firstName', 'players.lastName', 'players.handicap'], ({ players }) =>
          players.map((player, index) => (
            <Fragment key={player.uid}>
              {index > 0 && ', '}
              <GroupLink href={participantHref(player)} className="rounded-sm hover:underline">
                {fullName(player)}
              </GroupLink>{' '}
              {handicapText(player.handicap) ?? '-'}
            </Fragment>
          )),
        ),
      },
    ],
  };
}
