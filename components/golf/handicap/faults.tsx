import { FaultList } from '@/components/record/fault-list';
import type { PlacedEntry } from '@/lib/contract/score-record';
import { formatDateTime } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import type { HistoryMark } from './history';

/** The suspect entries of a history. */
export function HandicapFaults({ marks, timeZone }: { marks: readonly HistoryMark[]; timeZone: string }) {
  return (
    <FaultList
      title={marks.length === 1 ? '1 thing to check' : `${marks.length} things to check`}
      markedIn="chart and table"
      className="max-xl:border-y xl:border-l"
      faults={marks.map(({ entry, ...mark }) => ({ ...mark, note: entryWords(entry, timeZone) }))}
    />
  );
}

/** `2026-07-01 13:00: 16.0 after 12.0` */
function entryWords({ changedAt, handicap, previousHandicap }: PlacedEntry, timeZone: string): string {
  const after = previousHandicap == null ? '' : ` after ${formatHandicap(previousHandicap)}`;
  return `${formatDateTime(changedAt, timeZone)}: ${formatHandicap(handicap)}${after}`;
}
