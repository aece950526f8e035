import { PlayTime } from '@/components/course-time/play-time';
import { CountLink, RowLink } from '@/components/data-table/cells/links';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import { RowOutcome } from '@/components/outcome/row-outcome';
import { rowWinner } from '@/components/outcome/row-winner';
import type { Event } from '@/lib/contract/events';
import { orNull } from '@/lib/contract/unread';
import { zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { EventStatus } from './event-status';
import { formatWords } from './formats';
import { courseColumn, groupColumn, statusColumn } from './shared-columns';

/** Events of all groups: what staff choose by first, ids last. */
export function eventColumns(timeZone: string): Column<Event>[] {
  const [name, status, ...others] = columnsOf(timeZone);
  return [name, status, groupColumn(130, 104), ...others];
}

/** Events of one group. */
export function groupEventColumns(timeZone: string): Column<Event>[] {
  const [name, ...others] = columnsOf(timeZone);
  return [{ ...name, width: 293, narrow: 232 }, ...others];
}

function columnsOf(timeZone: string): [name: Column<Event>, status: Column<Event>, ...Column<Event>[]] {
  const timeOf = (at: string | null | undefined, event: Event) =>
    at ? <PlayTime at={at} course={orNull(() => event.course?.uid)} timeZone={timeZone} /> : null;
  return [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      width: 160,
      narrow: 128,
      small: 'title',
      link: ({ uid }) => routes.event(uid),
      cell: ({ uid, name }) => <RowLink href={routes.event(uid)}>{name}</RowLink>,
    },
    {
      ...statusColumn(142, 116),
      cell: (event) => <EventStatus status={event.status} endDate={orNull(() => event.endDate)} />,
    },
    courseColumn(136, 109),
    {
      id: 'startDate',
      header: 'Starts',
      note: zoneLabel(timeZone),
      sortKey: 'startDate',
      width: 132,
      narrow: 104,
      small: 'fact',
      cell: (event) => timeOf(event.startDate, event),
    },
    {
      id: 'participantsCount',
      header: 'Players',
      sortKey: 'participantsCount',
      align: 'end',
      width: 94,
      narrow: 82,
      small: 'fact',
      cell: ({ participantsCount }) => (participantsCount == null ? null : formatCount(participantsCount)),
    },
    {
      id: 'winner',
      header: 'Winner',
      width: 160,
      narrow: 121,
      small: 'fact',
      cell: (event) => winnerOf(event),
    },
    {
      id: 'roundsCount',
      header: 'Rounds',
      sortKey: 'roundsCount',
      align: 'end',
      width: 98,
      small: 'fact',
      cell: ({ uid, roundsCount }) => <CountLink href={routes.eventRoundsOf({ event: uid })} count={roundsCount} />,
    },
    {
      id: 'scoringFormat',
      header: 'Format',
      sortKey: 'scoringFormat',
      width: 96,
      small: 'fact',
      cell: ({ scoringFormat, teamFormat }) => formatWords(scoringFormat, teamFormat),
    },
    {
      id: 'endDate',
      header: 'Ends',
      note: zoneLabel(timeZone),
      width: 132,
      small: 'fact',
      cell: (event) => timeOf(event.endDate, event),
    },
    {
      id: 'uid',
      header: 'Event ID',
      width: 170,
      small: 'fact',
      cell: ({ uid }) => <Uid value={uid} what="event ID" />,
    },
  ];
}

/** All winners with the margin, why nobody won, `Not yet`; an event whose status could not be read has none. */
function winnerOf(event: Event) {
  const { status, outcome } = event;
  const words = rowWinner({ status, outcome, scoringFormat: orNull(() => event.scoringFormat) });
  return words === null ? null : <RowOutcome title={words}>{words}</RowOutcome>;
}
