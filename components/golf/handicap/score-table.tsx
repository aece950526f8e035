import type { Column, TableOf } from '@/components/old-cells/column';
import type { PlacedEntry } from '@/lib/contract/score-record';
import { known, readFrom } from '@/lib/contract/wire/unread';
import { formatDay, zoneLabel } from '@/lib/format/date';
import { formatHandicap, handicapText } from '@/lib/format/handicap';
import { formatDecimal } from '@/lib/format/signed';
import { routes } from '@/lib/routes';
import type { RecordedScore } from './explained-handicap';

/** The scores that an Index is made of, those that do not count muted; without columns that would be empty. */
export function scoreTable(member: string, scores: readonly RecordedScore[], timeZone: string): TableOf<RecordedScore> {
  const columns = columnsOf(member, timeZone).filter(
    ({ id, text }) => !SOMETIMES.includes(id) || scores.some((one) => known(one, text)),
  );
  return { row: ({ counts }) => (counts ? {} : { muted: true }), columns };
}

const SOMETIMES = ['nine', 'reduction'];

function columnsOf(member: string, timeZone: string): Column<RecordedScore>[] {
  return [
    {
      id: 'played',
      header: 'Played',
      note: zoneLabel(timeZone),
      width: 140,
      small: 'title',
      link: ({ entry }) => entry.round && routes.eventRound(entry.round.uid),
      text: ({ playedAt, entry }) => formatDay(playedAt ?? entry.changedAt, timeZone),
    },
    {
      id: 'event',
      header: 'Event',
      width: 240,
      small: 'fact',
      to: ({ entry: { event } }) => event && routes.eventBoardAt(event.uid, 'individuals', member),
      text: { read: ({ entry }) => readFrom<PlacedEntry, string | null | undefined>(entry, 'event.name') },
    },
    {
      id: 'against',
      header: 'Index when played',
      align: 'end',
      width: 150,
      small: 'fact',
      text: ({ against, entry }) => handicapText(against ?? entry.previousHandicap),
    },
    {
      id: 'differential',
      header: 'Score differential',
      align: 'end',
      width: 140,
      small: 'aside-1',
      text: ({ differential }) => formatDecimal(differential),
    },
    {
      id: 'nine',
      header: 'Of nine holes',
      width: 190,
      small: 'fact',
      text: ({ nine }) => nine && `${formatDecimal(nine.played)} + ${formatDecimal(nine.expected)} expected`,
    },
    {
      id: 'reduction',
      header: 'Reduction',
      align: 'end',
      width: 100,
      small: 'fact',
      text: ({ reduction, exceptional }) => {
        if (reduction === 0) return null;
        return exceptional === 0 ? formatDecimal(reduction) : `${formatDecimal(reduction)}, exceptional`;
      },
    },
    {
      id: 'counts',
      header: 'Counts as',
      align: 'end',
      width: 100,
      small: 'aside-2',
      text: ({ counts, value }) => (counts ? formatDecimal(value) : null),
    },
    {
      id: 'handicap',
      header: 'Handicap after',
      align: 'end',
      width: 120,
      small: 'fact',
      text: ({ entry }) => formatHandicap(entry.handicap),
    },
  ];
}
