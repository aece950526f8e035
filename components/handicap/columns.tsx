import { CellLink, RowLink } from '@/components/data-table/cells/links';
import type { Column } from '@/components/data-table/column';
import { FaultNumber } from '@/components/record/fault-number';
import type { HandicapEntry } from '@/lib/contract/members';
import { orNull } from '@/lib/contract/unread';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { changeWords, type HistoryMark } from './history';

/** The handicaps of one member, each with the score behind it where it is known. */
export function handicapColumns(
  marksOf: ReadonlyMap<string, readonly HistoryMark[]>,
  timeZone: string,
): Column<HandicapEntry>[] {
  return [
    {
      id: 'changedAt',
      header: 'From',
      note: zoneLabel(timeZone),
      sortKey: 'changedAt',
      width: 170,
      small: 'title',
      cell: (entry) => {
        const date = formatDateTime(entry.changedAt, timeZone);
        const round = orNull(() => entry.round?.uid);
        return round ? <RowLink href={routes.eventRound(round)}>{date}</RowLink> : date;
      },
    },
    {
      id: 'handicap',
      header: 'Handicap',
      sortKey: 'handicap',
      align: 'end',
      width: 150,
      small: 'aside-1',
      cell: (entry) => {
        const marks = marksOf.get(entry.uid);
        return marks ? <Marked marks={marks}>{formatHandicap(entry.handicap)}</Marked> : formatHandicap(entry.handicap);
      },
    },
    { id: 'change', header: 'Change', width: 120, small: 'fact', cell: changeWords },
    {
      id: 'reason',
      header: 'Reason',
      width: 170,
      small: 'fact',
      cell: ({ reason }) => reason && titleCase(reason),
    },
    {
      id: 'differential',
      header: 'Score differential',
      align: 'end',
      width: 150,
      small: 'fact',
      cell: ({ differential }) => (differential == null ? null : differential.toFixed(1)),
    },
    {
      id: 'event',
      header: 'Event',
      width: 280,
      small: 'fact',
      cell: ({ event }) => (event ? <CellLink href={routes.event(event.uid)}>{event.name}</CellLink> : null),
    },
    { id: 'round', header: 'Round', width: 140, small: 'fact', cell: ({ round }) => round?.name },
  ];
}

function Marked({ marks, children }: { marks: readonly HistoryMark[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-top font-medium">
      {marks.map(({ number, severity, words }) => (
        <FaultNumber key={number} number={number} severity={severity} words={words} />
      ))}
      {children}
    </span>
  );
}
