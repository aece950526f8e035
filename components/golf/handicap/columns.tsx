import { FaultNumber } from '@/components/fields/fault-number';
import { momentColumn, type TableOf } from '@/components/old-cells/column';
import type { HandicapEntry } from '@/lib/contract/members';
import { field, reads } from '@/lib/contract/wire/unread';
import { formatHandicap } from '@/lib/format/handicap';
import { formatDecimal } from '@/lib/format/signed';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { changeWords, type HistoryMark } from './history';

export function handicapTable(
  member: string,
  marksOf: ReadonlyMap<string, readonly HistoryMark[]>,
  timeZone: string,
): TableOf<HandicapEntry> {
  return {
    columns: [
      {
        ...momentColumn<HandicapEntry>('changedAt', 'From', 170, timeZone),
        small: 'title',
        link: ({ round }) => round && routes.eventRound(round.uid),
      },
      {
        id: 'handicap',
        header: 'Handicap',
        sortKey: 'handicap',
        align: 'end',
        width: 150,
        small: 'aside-1',
        text: field('handicap', formatHandicap),
        cell: field('handicap', (handicap, { uid }) => {
          const marks = marksOf.get(uid);
          return marks && <Marked marks={marks}>{formatHandicap(handicap)}</Marked>;
        }),
      },
      {
        id: 'change',
        header: 'Change',
        width: 120,
        small: 'fact',
        text: reads(['handicap', 'previousHandicap'], changeWords),
      },
      {
        id: 'reason',
        header: 'Reason',
        width: 170,
        small: 'fact',
        text: field('reason', (reason) => reason && titleCase(reason)),
      },
      {
        id: 'differential',
        header: 'Score differential',
        align: 'end',
        width: 150,
        small: 'fact',
        text: field('differential', (differential) => (differential == null ? null : formatDecimal(differential))),
      },
      {
        id: 'event',
        header: 'Event',
        width: 280,
        small: 'fact',
        to: ({ event }) => event && routes.eventBoardAt(event.uid, 'individuals', member),
        text: 'event.name',
      },
      { id: 'round', header: 'Round', width: 140, small: 'fact', text: 'round.name' },
    ],
  };
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
