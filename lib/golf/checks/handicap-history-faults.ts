import { maximumIndex } from '@/lib/golf/handicap/handicap-index';

/** `at` is the index in the history. */
export type HistoryFault =
  | { kind: 'jump'; at: number; from: number; to: number; by: number }
  | { kind: 'aboveMaximum'; at: number; handicapIndex: number }
  | { kind: 'outOfOrder'; at: number; date: string; before: string };

const JUMP_TENTHS = 30;

/** Implausible changes in a handicap history, which is ordered from the oldest to the latest. Dates in ISO 8601. */
export function historyFaults(history: readonly { date: string; handicapIndex: number }[]): HistoryFault[] {
  return history.flatMap(({ date, handicapIndex }, at) => {
    const before = history[at - 1];
    const faults: HistoryFault[] = [];
    if (handicapIndex > maximumIndex) faults.push({ kind: 'aboveMaximum', at, handicapIndex });
    if (!before) return faults;
    const by = tenths(handicapIndex) - tenths(before.handicapIndex);
    if (Math.abs(by) > JUMP_TENTHS) {
      faults.push({ kind: 'jump', at, from: before.handicapIndex, to: handicapIndex, by: by / 10 });
    }
    if (Date.parse(date) < Date.parse(before.date)) {
      faults.push({ kind: 'outOfOrder', at, date, before: before.date });
    }
    return faults;
  });
}

/** Whole tenths, which compare exactly. */
function tenths(handicapIndex: number): number {
  return Math.round(handicapIndex * 10);
}

export function describeHistoryFault(fault: HistoryFault): string {
  switch (fault.kind) {
    case 'jump':
      return `${fault.by > 0 ? 'Up' : 'Down'} by ${Math.abs(fault.by)} in one step.`;
    case 'aboveMaximum':
      return `Above the maximum of ${maximumIndex}.0.`;
    case 'outOfOrder':
      return `Dated ${fault.date}, after ${fault.before}.`;
  }
}
