import { RowOutcome } from '@/components/golf/outcome/row-outcome';
import {
  type Column,
  countColumn,
  idColumn,
  momentColumn,
  nameColumn,
  type TableOf,
} from '@/components/old-cells/column';
import { playColumn } from '@/components/old-cells/play-time';
import type { Event } from '@/lib/contract/events';
import { field, made, type Reading, reads } from '@/lib/contract/wire/unread';
import { rowWinner } from '@/lib/format/row-winner';
import { routes } from '@/lib/routes';
import { EventStatus, eventFormats, eventStatusWords } from './event-status';
import { courseColumn, groupColumn, statusColumn } from './shared-columns';

/** Events of all groups: what staff choose by first, ids last. */
export function eventTable(timeZone: string): TableOf<Event> {
  const [name, status, ...others] = columnsOf(timeZone);
  return { columns: [name, status, groupColumn(130, 104), ...others] };
}

export function groupEventTable(timeZone: string): TableOf<Event> {
  const [name, ...others] = columnsOf(timeZone);
  return { columns: [{ ...name, width: 293, narrow: 232 }, ...others] };
}

function columnsOf(timeZone: string): [name: Column<Event>, status: Column<Event>, ...Column<Event>[]] {
  return [
    { ...nameColumn(160, ({ uid }) => routes.event(uid)), narrow: 128 },
    {
      ...statusColumn(142, 116),
      text: field('status', (status, { endDate }) => (status ? eventStatusWords(status, endDate) : null)),
      cell: field('status', (status, { endDate }) => status && <EventStatus status={status} endDate={endDate} />),
    },
    courseColumn(136, 109),
    { ...playColumn<Event>('startDate', 'Starts', 132, timeZone), sortKey: 'startDate', narrow: 104 },
    { ...countColumn('participantsCount', 'Players', 94), narrow: 82 },
    {
      id: 'winner',
      header: 'Winner',
      width: 160,
      narrow: 121,
      small: 'fact',
      text: eventWinner,
      cell: made(eventWinner, (words) => words && <RowOutcome title={words}>{words}</RowOutcome>),
    },
    { ...countColumn('roundsCount', 'Rounds', 98), to: ({ uid }) => routes.eventRoundsOf({ event: uid }) },
    { id: 'scoringFormat', header: 'Format', sortKey: 'scoringFormat', width: 96, small: 'fact', text: eventFormats },
    playColumn<Event>('endDate', 'Ends', 132, timeZone),
    momentColumn('createdAt', 'Created', 132, timeZone),
    idColumn('Event ID'),
  ];
}

/** All winners with the margin, why nobody won, `Not yet`; an event whose status could not be read has none. */
export const eventWinner: Reading<Event, string | null> = reads(
  ['status', 'outcome'],
  ({ status, outcome, scoringFormat }) => (status ? rowWinner({ status, outcome, scoringFormat }) : null),
);
