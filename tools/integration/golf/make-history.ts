import { exceptionalReduction } from '@/lib/golf/handicap/exceptional-score';
import { capIndex } from '@/lib/golf/handicap/handicap-cap';
import { calculatedIndex, maximumIndex, recordLength } from '@/lib/golf/handicap/handicap-index';
import type { RecordedIndex } from '@/lib/golf/handicap/index-gaps';
import { lowIndex } from '@/lib/golf/handicap/low-index';
import { decimal } from '@/lib/golf/scoring/fraction';

/** `day` counts from the first day of the history. `isWaived`: the committee waives the reduction for this score. */
export type Posted = { day: number; differential: number; isWaived: boolean };

export type Union = {
  /** The first Index comes after this many scores. */
  firstIndexAfter: 1 | 3;
  /** In Germany, scores raise an Index at most to this limit. */
  limit: number | null;
  /** The handicap at the start; null if the history begins with the first Index. */
  allotted: number | null;
};

const dayOf = (day: number) => new Date(Date.UTC(2024, 0, 2 + day)).toISOString().slice(0, 10);

type Score = { day: number; value: number };

/** Makes a member's history as a union keeps it. Scores are in the order of play, and posted in that of `posted`. */
export function makeHistory(posted: readonly Posted[], { firstIndexAfter, limit, allotted }: Union): RecordedIndex[] {
  const record: Score[] = [];
  const indexes: { day: number; index: number }[] = [];
  const history: RecordedIndex[] = [];
  if (allotted !== null) {
    history.push({ date: '2024-01-01', handicapIndex: allotted, before: null, differential: null, reason: 'INITIAL' });
  }
  let today = { day: -1, by: 0 };
  for (const { day, differential, isWaived } of posted) {
    if (today.day !== day) today = { day, by: 0 };
    const morning = indexes.findLast((one) => one.day < day)?.index ?? null;
    const exceptional = morning === null ? 0 : exceptionalReduction(morning, decimal(differential));
    const reduction = isWaived ? 0 : exceptional;
    record.splice(record.findLastIndex((one) => one.day <= day) + 1, 0, { day, value: differential + today.by });
    for (const score of record.slice(-recordLength)) score.value = tenth(score.value + reduction);
    today.by += reduction;
    const before = history.at(-1)?.handicapIndex ?? null;
    const own = indexes.at(-1)?.index ?? null;
    const calculated = indexOf(record, indexes, { day, firstIndexAfter });
    const index =
      calculated === null || limit === null || own === null ? calculated : Math.min(calculated, Math.max(own, limit));
    if (index !== null) indexes.push({ day, index });
    const handicapIndex = index ?? before;
    if (handicapIndex === null) continue;
    const reason = reduction === 0 ? 'SCORE' : 'EXCEPTIONAL_SCORE';
    history.push({ date: dayOf(day), handicapIndex, before, differential, reason });
  }
  return history;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

const NEVER_LOWEST = 999;

function indexOf(
  record: readonly Score[],
  indexes: readonly { day: number; index: number }[],
  { day, firstIndexAfter }: { day: number; firstIndexAfter: number },
): number | null {
  if (record.length < firstIndexAfter) return null;
  const values = record.map(({ value }) => value);
  const table = [...values, ...Array.from({ length: Math.max(0, 3 - values.length) }, () => NEVER_LOWEST)];
  const index = calculatedIndex(table);
  if (!index) return null;
  const earlier = indexes
    .filter((one) => one.day < day)
    .map((one) => ({ date: dayOf(one.day), handicapIndex: one.index }));
  const byDay = [...new Map(earlier.map((one) => [one.date, one])).values()];
  const low = record.length < recordLength ? null : lowIndex(byDay, dayOf(day));
  return low === null ? Math.min(maximumIndex, index.calculated) : capIndex(index.calculated, low).handicapIndex;
}
