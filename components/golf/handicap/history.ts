import type { DatedHandicap } from '@/lib/contract/members';
import { formatDateTime } from '@/lib/format/date';
import { describeHistoryFault, type HistoryFault, historyFaults } from '@/lib/golf/checks/handicap-history-faults';
import { type HandicapEntry, isDated } from '@/lib/resources/handicaps';

export type HistoryMark = {
  number: number;
  severity: 'wrong' | 'odd';
  kind: HistoryFault['kind'];
  words: string;
  entry: DatedHandicap;
};

export type HandicapHistory = {
  entries: readonly DatedHandicap[];
  marks: readonly HistoryMark[];
  marksOf: ReadonlyMap<string, readonly HistoryMark[]>;
  unread: number;
};

type Row = { ok: true; item: HandicapEntry } | { ok: false };

/** @param rows the newest first */
export function handicapHistory(rows: readonly Row[], timeZone: string): HandicapHistory {
  const oldestFirst = rows.toReversed().map((row) => (row.ok && isDated(row.item) ? row.item : null));
  const entries = oldestFirst.filter((entry) => entry !== null);
  const faults = historyFaults(
    entries.map((entry) => ({
      date: entry.changedAt,
      handicapIndex: entry.handicap,
      before: entry.previousHandicap ?? null,
      differential: entry.differential ?? null,
      reason: entry.reason ?? null,
      isAfterGap: oldestFirst[oldestFirst.indexOf(entry) - 1] === null,
    })),
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
