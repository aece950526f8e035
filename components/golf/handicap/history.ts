import type { HandicapEntry } from '@/lib/contract/members';
import type { Row } from '@/lib/contract/page';
import type { PlacedEntry } from '@/lib/contract/score-record';
import type { WholeOf } from '@/lib/contract/wire/read';
import { having } from '@/lib/contract/wire/unread';
import { formatDateTime } from '@/lib/format/date';
import { describeHistoryFault, type HistoryFault, historyFaults } from '@/lib/golf/checks/handicap-history-faults';

export type HistoryMark = {
  number: number;
  severity: 'wrong' | 'odd';
  kind: HistoryFault['kind'];
  words: string;
  entry: PlacedEntry;
};

export type HandicapHistory = {
  /** The oldest first. */
  entries: readonly PlacedEntry[];
  marks: readonly HistoryMark[];
  marksOf: ReadonlyMap<string, readonly HistoryMark[]>;
  /** Entries whose moment or handicap could not be read. */
  unread: number;
};

/** @param rows a member's history, the newest first */
export function handicapHistory(rows: readonly Row<HandicapEntry>[], timeZone: string): HandicapHistory {
  const entries = rows.flatMap((row) => (row.ok && having(row.item, 'changedAt', 'handicap')) || []).toReversed();
  const faults = historyFaults(
    entries.map(({ changedAt, handicap }) => ({ date: changedAt, handicapIndex: handicap })),
  );
  const marks = faults.flatMap((fault, index): HistoryMark[] => {
    const entry = entries[fault.at];
    if (!entry) return [];
    const severity = fault.kind === 'jump' ? 'odd' : 'wrong';
    return [{ number: index + 1, severity, kind: fault.kind, words: wordsFor(fault, timeZone), entry }];
  });
  const marksOf = new Map<string, HistoryMark[]>();
  for (const mark of marks) marksOf.set(mark.entry.uid, [...(marksOf.get(mark.entry.uid) ?? []), mark]);
  return { entries, marks, marksOf, unread: rows.length - entries.length };
}

function wordsFor(fault: HistoryFault, timeZone: string): string {
  if (fault.kind !== 'outOfOrder') return describeHistoryFault(fault);
  const at = (moment: string) => formatDateTime(moment, timeZone);
  return describeHistoryFault({ ...fault, date: at(fault.date), before: at(fault.before) });
}

/** “Up 0.4”, “Down 1.2”, “Unchanged”; null for the first entry. */
export function changeWords({
  handicap,
  previousHandicap,
}: Pick<WholeOf<HandicapEntry>, 'handicap' | 'previousHandicap'>): string | null {
  if (previousHandicap == null) return null;
  const tenths = Math.round(handicap * 10) - Math.round(previousHandicap * 10);
  if (tenths === 0) return 'Unchanged';
  return `${tenths > 0 ? 'Up' : 'Down'} ${(Math.abs(tenths) / 10).toFixed(1)}`;
}
