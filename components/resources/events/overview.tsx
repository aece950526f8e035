import { CellLink } from '@/components/fields/cell-link';
import type { Cells } from '@/components/fields/field-value';
import { BoardNote } from '@/components/golf/leaderboard/board-note';
import { lacksHandicap } from '@/components/golf/leaderboard/board-notes';
import { FirstPlaces } from '@/components/golf/leaderboard/first-places';
import { Link } from '@/components/navigation/link';
import { RelatedRows } from '@/components/record/related-rows';
import { textLink } from '@/components/ui/text-link';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import type { Team } from '@/lib/contract/leaderboards';
import { usableItems } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import { entryHandicap, NO_HANDICAP } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { inOrderOfName } from '@/lib/format/order-of-name';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { Fields } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { cardNotes, eventBoard, participantHref } from './board';
import type { EventView } from './event-view';

type Props = {
  event: Event;
  view: EventView;
  boards: EventBoards | null;
  teams: Result<Pick<PageOfRows<Team>, 'rows' | 'paging'>> | null;
};

const LEADERS = 5;

export function EventOverview({ event, view, boards, teams }: Props) {
  const hrefOfTeam = ({ uid }: Team) => routes.teamCard(event.uid, uid);
  return (
    <>
      {boards && <Leaders event={event} view={view} boards={boards} />}
      {teams && (
        <RelatedRows
          title="Teams"
          list={{
            fields: { ...teamFields, name: { ...teamFields.name, href: hrefOfTeam } },
            row: { kind: 'event', noun: 'team', name: ({ name }) => name, href: hrefOfTeam },
          }}
          cells={teamCells}
          note={
            teams.ok &&
            usableItems(teams.value.rows).some(({ item }) => lacksHandicap(item)) && <BoardNote words={[NO_HANDICAP]} />
          }
          page={teams}
          href={routes.eventTab(event.uid, { tab: 'team-sheet' })}
          format={FORMAT}
        />
      )}
      {event.group && (
        <p className="p-6 text-sm text-pretty text-muted-foreground max-sm:px-4 print:hidden">
          Nearest the pin and other contests: the golf service sends how many there were, under{' '}
          <Link href={routes.groupContests(event.group.uid)} className={textLink}>
            the group’s contests
          </Link>
          , but no names.
        </p>
      )}
    </>
  );
}

function Leaders({ event, view, boards }: { event: Event; view: EventView; boards: EventBoards }) {
  const tab = boards.of === 'teams' ? 'teams' : 'individuals';
  const href = routes.eventTab(event.uid, { tab });
  const board = eventBoard(event, boards, view);
  const hints = cardNotes(event, boards, null);
  return <FirstPlaces board={{ ...board, hints }} count={LEADERS} href={href} />;
}

const FORMAT = { timeZone: 'UTC' };

const teamFields = {
  name: { label: 'Team', text: ({ name }) => name, width: 240, card: 'title' },
  players: {
    label: 'Players',
    note: 'handicap at entry',
    text: ({ name, players }) =>
      inOrderOfName(name, players)
        .map((player) => `${fullName(player)} ${entryHandicap(player.handicap)}`)
        .join(', '),
    width: 480,
  },
} satisfies Fields<Team>;

const teamCells: Cells<Team> = {
  players: ({ name, players }) => (
    <span>
      {inOrderOfName(name, players).map((player, index) => (
        <span key={player.uid}>
          {index > 0 && <span>, </span>}
          <CellLink href={participantHref(player)}>
            <bdi>{fullName(player)}</bdi>
          </CellLink>{' '}
          <span>{entryHandicap(player.handicap)}</span>
        </span>
      ))}
    </span>
  ),
};
