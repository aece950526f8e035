import { maximumIndex } from '@/lib/golf/handicap/handicap-index';
import { isReasonOfScore } from '@/lib/golf/handicap/index-gaps';

/** `at` is an index into the history. */
export type HistoryFault =
  | { kind: 'jump'; at: number; from: number; to: number; by: number }
  | { kind: 'aboveMaximum'; at: number; handicapIndex: number }
  | { kind: 'outOfOrder'; at: number; date: string; before: string };

const JUMP_TENTHS = 30;

/** With fewer scores, a correct Index may change by more than 3.0 at once (table of Rule 5.2a). */
const SCORES_OF_A_STEADY_INDEX = 6;

type Entry = {
  date: string;
  handicapIndex: number;
  before?: number | null;
  differential?: number | null;
  reason?: string | null;
  /** True if the entry listed before this one could not be parsed. */
  isAfterGap?: boolean;
};

/** Expects the history from oldest to latest, with dates in ISO 8601. */
export function historyFaults(history: readonly Entry[]): HistoryFault[] {
  return history.flatMap(({ date, handicapIndex, isAfterGap }, at) => {
    const before = history[at - 1];
    const faults: HistoryFault[] = [];
    if (handicapIndex > maximumIndex) faults.push({ kind: 'aboveMaximum', at, handicapIndex });
    if (!before) return faults;
    const by = tenths(handicapIndex) - tenths(before.handicapIndex);
    if (Math.abs(by) > JUMP_TENTHS && !isAfterGap && !isOfFewScores(history, at)) {
      faults.push({ kind: 'jump', at, from: before.handicapIndex, to: handicapIndex, by: by / 10 });
    }
    if (Date.parse(date) < Date.parse(before.date)) {
      faults.push({ kind: 'outOfOrder', at, date, before: before.date });
    }
    return faults;
  });
}

function isOfFewScores(history: readonly Entry[], at: number): boolean {
  const [first, entry] = [history[0], history[at]];
  if (!first || !entry || !isScored(entry) || (first.before != null && !first.isAfterGap)) return false;
  return history.slice(0, at + 1).filter(isScored).length < SCORES_OF_A_STEADY_INDEX;
}

/** A score without a differential is recognized by its reason. */
const isScored = ({ differential, reason }: Entry) => differential != null || isReasonOfScore(reason ?? null);

/** Converts to integers, because floating point cannot compare tenths exactly. */
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
      return `Dated ${fault.date}, but listed after ${fault.before}.`;
  }
}
