import { add, compare, decimal, fraction, subtract, toNumber } from '@/lib/golf/scoring/fraction';
import { type ExceptionalReduction, exceptionalReduction } from './exceptional-score';
import { maximumIndex, recordLength } from './handicap-index';
import { isScore, type RecordedIndex } from './index-gaps';

/** `differential` is the lowest possible value if the score is unknown, or `ANY` if no limit is known. */
export type Score = {
  at: number;
  date: string;
  differential: number;
  isKnown: boolean;
  /**
   * The Index with which the differential is compared to see whether it is exceptional; null before the first Index.
   */
  against: number | null;
  exceptional: ExceptionalReduction;
  /** The exceptional scores that lower the differential: this one, later ones, others of the day. */
  reductions: readonly Reduction[];
};

type Reduction = { at: number; by: ExceptionalReduction };

const ANY = -maximumIndex;

/** Assumptions about what a history does not say. */
export type Reading = {
  /** The number of scores that the player's association requires for a first Index. */
  firstIndexAfter: 1 | 3;
  /** Whether scores are in the order of play (Rule 4.3) or of entry. */
  isInOrderOfPlay: boolean;
};

/**
 * Applies Rule 5.9: an exceptional score lowers the differentials of earlier scores and of others of its day. Returns the latest twenty
 * scores after each entry, and all scores in the order of entry.
 */
export function scoresOf(history: readonly RecordedIndex[], reading: Reading): { latest: Score[][]; scores: Score[] } {
  let latest = reading.firstIndexAfter === 1 ? [] : scoresBefore(history);
  const scores: Score[] = [];
  const firstIndex = firstIndexAt(history, reading);
  let today: { date: string; reductions: readonly Reduction[] } = { date: '', reductions: [] };
  const records = history.map((entry, at) => {
    if (!isScore(entry, at)) return latest;
    const { date, differential, reason } = entry;
    if (date !== today.date) today = { date, reductions: [] };
    const against = morningIndex(history, at, firstIndex);
    const exceptional = against === null || differential === null ? 0 : reductionOf(against, differential, reason);
    const known = scoreOf(at, differential ?? ANY, differential !== null);
    const score = { ...known, date, against, exceptional, reductions: today.reductions };
    scores.push(score);
    const place = reading.isInOrderOfPlay ? latest.findLastIndex((one) => one.date <= date) + 1 : latest.length;
    latest = latest.toSpliced(place, 0, score).slice(-recordLength);
    if (exceptional !== 0) {
      const reduction = { at, by: exceptional };
      latest = latest.map((one) => ({ ...one, reductions: [...one.reductions, reduction] }));
      today.reductions = [...today.reductions, reduction];
    }
    return latest;
  });
  return { latest: records, scores };
}

/** Derives two missing scores from a first Index, which is the lowest of three scores minus 2.0 (Rule 5.2a). */
function scoresBefore([first]: readonly RecordedIndex[]): Score[] {
  if (!first || first.before !== null || first.differential === null) return [];
  const lowest = toNumber(add(decimal(first.handicapIndex), fraction(2)));
  if (first.differential < lowest) return [scoreOf(-1, ANY, false), scoreOf(-1, ANY, false)];
  const isOneOfThem = first.differential > lowest && first.handicapIndex < maximumIndex;
  return [scoreOf(-1, lowest, isOneOfThem), scoreOf(-1, lowest, false)];
}

const scoreOf = (at: number, differential: number, isKnown: boolean): Score => ({
  at,
  date: '',
  differential,
  isKnown,
  against: null,
  exceptional: 0,
  reductions: [],
});

/** If the rounded differential is 7.0 below the Index, the exact difference may be smaller. `reason` then decides. */
function reductionOf(against: number, differential: number, reason: string | null): ExceptionalReduction {
  const isAtLimit = compare(subtract(decimal(against), decimal(differential)), fraction(7)) === 0;
  if (isAtLimit && reason !== null && reason !== 'EXCEPTIONAL_SCORE') return 0;
  return exceptionalReduction(against, decimal(differential));
}

/** Rule 5.4: a score changes the Index on the next day, so all scores of a day are compared with the same one. */
function morningIndex(history: readonly RecordedIndex[], at: number, firstIndex: number): number | null {
  const day = history[at]?.date ?? '';
  let before = at - 1;
  while (before >= 0 && (history[before]?.date ?? '') >= day) before -= 1;
  if (before === -1) return history.find(({ date }) => date === day)?.before ?? null;
  return before >= firstIndex ? (history[before]?.handicapIndex ?? null) : null;
}

/** An allotted first handicap is no Index, so the history then has an Index only after some scores. */
export function firstIndexAt(history: readonly RecordedIndex[], { firstIndexAfter }: Reading): number {
  const [first] = history;
  if (first?.before != null || first?.differential != null) return 0;
  const scores = history.flatMap(({ differential }, at) => (differential === null ? [] : [at]));
  return scores[firstIndexAfter - 1] ?? history.length;
}
