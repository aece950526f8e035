import { add, compare, decimal, fraction, subtract, toNumber } from '@/lib/golf/scoring/fraction';
import { type ExceptionalReduction, exceptionalReduction } from './exceptional-score';
import { maximumIndex, recordLength } from './handicap-index';
import { isScore, type RecordedIndex } from './index-gaps';

export type ExplainedScore = {
  at: number;
  differential: number;
  /** What exceptional scores (this one, later ones, others of the day) add to the differential: 0, −1, −2, … */
  reduction: number;
  value: number;
  counts: boolean;
  /** The Index with which the differential is compared, to see if it is exceptional; null before the first Index. */
  against: number | null;
  exceptional: ExceptionalReduction;
};

/** For an unknown score, `value` is the lowest possible value, or `ANY` if no limit is known. */
export type Score = Omit<ExplainedScore, 'counts'> & { date: string; isKnown: boolean };

const ANY = -maximumIndex;

/** What a history leaves open. */
export type Reading = {
  /** The number of scores from which the player's association gives a first Index. */
  firstIndexAfter: 1 | 3;
  /** Whether scores stand in the order of play (Rule 4.3), or in the order in which they were entered. */
  isInOrderOfPlay: boolean;
  /** Places of exceptional scores without a reduction. */
  waived: readonly number[];
};

/** Applies Rule 5.9: an exceptional score also lowers earlier scores and the other scores of its day. */
export function scoresOf(history: readonly RecordedIndex[], reading: Reading): Score[] {
  const scores = reading.firstIndexAfter === 1 ? [] : scoresBefore(history);
  let day = '';
  let reducedToday = 0;
  for (const [at, entry] of history.entries()) {
    if (!isScore(entry, at)) continue;
    const { date, differential, reason } = entry;
    if (date !== day) reducedToday = 0;
    day = date;
    const against = morningIndex(history, at, reading);
    const isReduced = against !== null && differential !== null && !reading.waived.includes(at);
    const exceptional = isReduced ? reductionOf(against, differential, reason) : 0;
    const score = { ...scoreOf(at, differential ?? ANY, differential !== null), date, against, exceptional };
    const place = reading.isInOrderOfPlay ? scores.findLastIndex((one) => one.date <= date) + 1 : scores.length;
    scores.splice(place, 0, { ...score, reduction: reducedToday });
    for (const one of scores.slice(-recordLength)) one.reduction += exceptional;
    reducedToday += exceptional;
  }
  for (const score of scores) score.value = toNumber(add(decimal(score.differential), fraction(score.reduction)));
  return scores;
}

/** Derives two missing scores from a first Index that is the lowest of three scores minus 2.0 (Rule 5.2a). */
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
  reduction: 0,
  value: differential,
  against: null,
  exceptional: 0,
});

/** If the rounded differential is 7.0 below the Index, the exact one may be less than that; `reason` then decides. */
function reductionOf(against: number, differential: number, reason: string | null): ExceptionalReduction {
  const isAtLimit = compare(subtract(decimal(against), decimal(differential)), fraction(7)) === 0;
  if (isAtLimit && reason !== null && reason !== 'EXCEPTIONAL_SCORE') return 0;
  return exceptionalReduction(against, decimal(differential));
}

/** Rule 5.4: a score changes the Index on the next day, so all scores of a day are compared with the same Index. */
function morningIndex(history: readonly RecordedIndex[], at: number, reading: Reading): number | null {
  const day = history[at]?.date ?? '';
  const before = history.slice(0, at).findLastIndex(({ date }) => date < day);
  if (before === -1) return history.find(({ date }) => date === day)?.before ?? null;
  return isIndex(history, before, reading) ? (history[before]?.handicapIndex ?? null) : null;
}

/** An allotted first handicap is not an Index. The history then has an Index only after some scores. */
export function isIndex(history: readonly RecordedIndex[], at: number, { firstIndexAfter }: Reading): boolean {
  const [first] = history;
  if (first?.before != null || first?.differential != null) return true;
  return history.slice(0, at + 1).filter(({ differential }) => differential !== null).length >= firstIndexAfter;
}
