import { type ExceptionalReduction, exceptionalReduction } from '@/lib/golf/handicap/exceptional-score';
import { type Cap, capIndex } from '@/lib/golf/handicap/handicap-cap';
import { calculatedIndex, recordLength } from '@/lib/golf/handicap/handicap-index';
import { lowIndex } from '@/lib/golf/handicap/low-index';
import { add, decimal, type Fraction, fraction, roundToTenth, toNumber } from '@/lib/golf/scoring/fraction';

/** A score differential for eighteen holes, unrounded. The date is yyyy-MM-dd. */
export type PostedScore = { date: string; differential: Fraction };

/** The Handicap Index after a score, and the values from which it was calculated. */
export type IndexRevision = {
  date: string;
  /** The score differential, rounded to a tenth. */
  differential: number;
  /** The Handicap Index; null with fewer than three scores. */
  handicapIndex: number | null;
  /** The Index before the cap and the maximum of 54.0; null with fewer than three scores. */
  calculated: number | null;
  /** The array indexes of the scores that count. `calculated` is their average plus `adjustment`, rounded. */
  usedAt: number[];
  adjustment: number;
  exceptional: ExceptionalReduction;
  /** The Low Index; null with fewer than twenty scores, and after a year without a score. */
  lowIndex: number | null;
  cap: Cap | null;
};

/**
 * Calculates the Index after each score, in the order of play (Rules 5.2, 5.3, 5.7, 5.8, 5.9). An Index applies from
 * the next day (Rule 5.4), so all scores of a day are compared with that morning's Index.
 */
export function indexHistory(scores: readonly PostedScore[]): IndexRevision[] {
  const record: number[] = [];
  const revisions: IndexRevision[] = [];
  /** The last revision of each earlier day. */
  const earlier: IndexRevision[] = [];
  let reducedToday = 0;
  for (const { date, differential } of scores) {
    const before = revisions.at(-1);
    if (before && before.date > date)
      throw new RangeError(`Scores must be in the order of play: ${date} comes after ${before.date}`);
    if (before && before.date < date) {
      earlier.push(before);
      reducedToday = 0;
    }
    const morning = earlier.at(-1)?.handicapIndex ?? null;
    const exceptional = morning === null ? 0 : exceptionalReduction(morning, differential);
    record.push(toNumber(add(decimal(roundToTenth(differential)), fraction(reducedToday))));
    if (exceptional !== 0) reduceLatest(record, exceptional);
    reducedToday += exceptional;
    revisions.push(revise({ date, differential: roundToTenth(differential) }, exceptional, record, earlier));
  }
  return revisions;
}

function revise(
  score: Pick<IndexRevision, 'date' | 'differential'>,
  exceptional: ExceptionalReduction,
  record: readonly number[],
  earlier: readonly IndexRevision[],
): IndexRevision {
  const index = calculatedIndex(record);
  const low = record.length < recordLength ? null : lowIndex(earlier, score.date);
  const capped = index && low !== null ? capIndex(index.calculated, low) : null;
  return {
    ...score,
    handicapIndex: capped?.handicapIndex ?? index?.handicapIndex ?? null,
    calculated: index?.calculated ?? null,
    usedAt: index?.usedAt ?? [],
    adjustment: index?.adjustment ?? 0,
    exceptional,
    lowIndex: low,
    cap: capped?.cap ?? null,
  };
}

/**
 * Reduces each of the latest twenty scores, in addition to earlier reductions (Rule 5.9). Scores of later days are not
 * reduced.
 */
function reduceLatest(record: number[], reduction: ExceptionalReduction): void {
  for (let at = Math.max(0, record.length - recordLength); at < record.length; at += 1) {
    record[at] = toNumber(add(decimal(record[at] ?? 0), fraction(reduction)));
  }
}
