import { calculatedIndex, recordLength } from '@/lib/golf/handicap/handicap-index';
import { add, decimal, fraction, toNumber } from '@/lib/golf/scoring/fraction';
import { type ExceptionalReduction, exceptionalReduction } from './exceptional-score';
import { type Cap, capIndex } from './handicap-cap';
import { lowIndex } from './low-index';

/** An eighteen-hole score differential; the date is yyyy-MM-dd. */
export type PostedScore = { date: string; differential: number };

/** The Index after a score, and what determined it. */
export type IndexRevision = PostedScore & {
  /** Null below three scores. */
  handicapIndex: number | null;
  /** Before the cap and the maximum of 54.0; null below three scores. */
  calculated: number | null;
  /** Indexes of the scores used, and the adjustment of their average. */
  usedAt: number[];
  adjustment: number;
  exceptional: ExceptionalReduction;
  /** Lowest Index of the year before, null until the record holds twenty scores. */
  lowIndex: number | null;
  cap: Cap | null;
};

/** The Index after every score of a record, which is in the order of play (Rules 5.2, 5.3, 5.7, 5.8, 5.9). */
export function indexHistory(scores: readonly PostedScore[]): IndexRevision[] {
  const record: number[] = [];
  const revisions: IndexRevision[] = [];
  for (const score of scores) {
    const before = revisions.at(-1);
    if (before && before.date > score.date) throw new RangeError(`${score.date} follows ${before.date}`);
    record.push(score.differential);
    const exceptional =
      before?.handicapIndex == null ? 0 : exceptionalReduction(before.handicapIndex, score.differential);
    if (exceptional !== 0) reduceLatest(record, exceptional);
    revisions.push(revise(score, exceptional, record, revisions));
  }
  return revisions;
}

function revise(
  score: PostedScore,
  exceptional: ExceptionalReduction,
  record: readonly number[],
  earlier: readonly IndexRevision[],
): IndexRevision {
  const index = calculatedIndex(record);
  const low = record.length < recordLength ? null : lowIndex(earlier, score.date);
  const capped = index && low !== null ? capIndex(index.calculated, low) : null;
  return {
    date: score.date,
    differential: score.differential,
    handicapIndex: capped?.handicapIndex ?? index?.handicapIndex ?? null,
    calculated: index?.calculated ?? null,
    usedAt: index?.usedAt ?? [],
    adjustment: index?.adjustment ?? 0,
    exceptional,
    lowIndex: low,
    cap: capped?.cap ?? null,
  };
}

/** Rule 5.9: the reduction applies to each of the latest twenty scores, adding to earlier ones, but to no later score. */
function reduceLatest(record: number[], reduction: ExceptionalReduction): void {
  for (let at = Math.max(0, record.length - recordLength); at < record.length; at += 1) {
    record[at] = toNumber(add(decimal(record[at] ?? 0), fraction(reduction)));
  }
}
