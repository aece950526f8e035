import { type Column, countColumn, idColumn, momentColumn, type TableOf } from '@/components/old-cells/column';
import { playColumn } from '@/components/old-cells/play-time';
import { courseColumn, groupColumn, statusColumn } from '@/components/resources/events/shared-columns';
import { rowTee } from '@/components/resources/friendly-rounds/columns';
import type { EventRound } from '@/lib/contract/events';
import { field, known } from '@/lib/contract/wire/unread';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

export function eventRoundTable(timeZone: string): TableOf<EventRound> {
  const [event, status, ...others] = columnsOf(timeZone);
  return { columns: [event, status, groupColumn(160, 108), ...others] };
}

export function groupRoundTable(timeZone: string): TableOf<EventRound> {
  const [event, ...others] = columnsOf(timeZone);
  return { columns: [{ ...event, width: 340, narrow: 234 }, ...others] };
}

function columnsOf(timeZone: string): [event: Column<EventRound>, status: Column<EventRound>, ...Column<EventRound>[]] {
  return [
    {
      id: 'event',
      header: 'Event',
      sortKey: 'event',
      width: 170,
      narrow: 126,
      small: 'title',
      link: ({ event, uid }) => (event ? routes.event(event.uid) : routes.eventRound(uid)),
      text: 'event.name',
    },
    statusColumn(155, 130),
    courseColumn(160, 110),
    { ...playColumn<EventRound>('playedAt', 'Starts', 128, timeZone), sortKey: 'playedAt', narrow: 100 },
    { ...countColumn('playersCount', 'Players', 96), narrow: 82 },
    { id: 'name', header: 'Round', width: 68, small: 'fact', text: 'name' },
    {
      id: 'tee',
      header: 'Tee',
      width: 56,
      small: 'fact',
      text: 'tee.name',
      cell: field('tee', (tee, round) => tee && rowTee(tee, known(round, 'country.name'))),
    },
    {
      id: 'scoringFormat',
      header: 'Format',
      sortKey: 'scoringFormat',
      width: 96,
      small: 'fact',
      text: field('scoringFormat', (format) => format && titleCase(format)),
    },
    momentColumn('createdAt', 'Created', 132, timeZone),
    { ...idColumn('Round ID'), to: boardOf },
  ];
}

/** Who played, and how they scored. */
function boardOf({ event }: EventRound): string | undefined {
  return event == null ? undefined : routes.eventTab(event.uid, { tab: 'individuals' });
}
