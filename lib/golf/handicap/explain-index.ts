import { add, compare, decimal, fraction, multiply, round, subtract, toNumber } from '@/lib/golf/scoring/fraction';
import { type ExceptionalReduction, exceptionalReduction } from './exceptional-score';
import { capIndex } from './handicap-cap';
import { calculatedIndex, recordLength } from './handicap-index';
import { gapsOf, type RecordedIndex } from './index-gaps';
import { lowIndex } from './low-index';

export type ExplainedScore = {
  at: number;
  differential: number;
  /** Of exceptional scores, its own included: 0, −1, −2, … */
  reduction: number;
  /** The differential with its reduction, which the Index is made of. */
  value: number;
  counts: boolean;
  /** The Index that it was measured against; null before there was one. */
  against: number | null;
  exceptional: ExceptionalReduction;
};

/**
 * How the last handicap of a history came to be by its scores (Rules 5.2, 5.7, 5.8 and 5.9), each measured against what
 * was recorded. Null without any entry.
 * @param history in the order of play
 */
export function explainIndex(history: readonly RecordedIndex[]) {
  const recorded = history.at(-1)?.handicapIndex;
  if (recorded === undefined) return null;
  const known = scoresOf(history);
  const latest = known.slice(-recordLength);
  const index = calculatedIndex(latest.map(({ value }) => value));
  const scores = latest.map((score, place) => ({ ...score, counts: index?.usedAt.includes(place) ?? false }));
  const low = latest.length < recordLength ? null : lowBefore(history, latest.at(-1)?.at ?? 0);
  const capped = index && low !== null ? capIndex(index.calculated, low) : null;
  const makes = capped?.handicapIndex ?? index?.handicapIndex ?? null;
  return {
    recorded,
    /** The latest, at most twenty, in the order of play. */
    scores,
    /** Null below three known scores; `average` to a hundredth, for reading, as the Index comes of the exact one. */
    average: index && { ...index, of: scores.length, average: averageOf(scores) },
    /** Null without one, and below twenty known scores. */
    low,
    cap: capped?.cap ?? null,
    /** What the known scores make; null below three. */
    makes,
    /** The recorded handicap less that which the scores make, to a tenth. */
    differs: makes === null ? null : toNumber(subtract(decimal(recorded), decimal(makes))),
    gaps: gapsOf(history, known),
  };
}

type Score = Omit<ExplainedScore, 'counts'>;

/** The known scores, each with the reductions of its own day and of later ones (Rule 5.9). */
function scoresOf(history: readonly RecordedIndex[]): Score[] {
  const scores: Score[] = [];
  let day = '';
  let reducedToday = 0;
  for (const [at, { date, differential, reason }] of history.entries()) {
    if (differential === null) continue;
    if (date !== day) reducedToday = 0;
    day = date;
    const against = morningIndex(history, at);
    const exceptional = against === null ? 0 : reductionOf(against, differential, reason);
    scores.push({ at, differential, reduction: reducedToday, value: 0, against, exceptional });
    for (const score of scores.slice(-recordLength)) score.reduction += exceptional;
    reducedToday += exceptional;
  }
  for (const score of scores) score.value = toNumber(add(decimal(score.differential), fraction(score.reduction)));
  return scores;
}

/** 7.0 below the Index, to a tenth, can be 6.96, which is not exceptional: the history says which it was. */
function reductionOf(against: number, differential: number, reason: string | null): ExceptionalReduction {
  const isAtLimit = compare(subtract(decimal(against), decimal(differential)), fraction(7)) === 0;
  if (isAtLimit && reason !== null && reason !== 'EXCEPTIONAL_SCORE') return 0;
  return exceptionalReduction(against, decimal(differential));
}

/** Rule 5.4: the Index changes the day after, so that scores of one day are measured against that of its morning. */
function morningIndex(history: readonly RecordedIndex[], at: number): number | null {
  const first = history.findIndex(({ date }) => date === history[at]?.date);
  const before = history[first - 1];
  if (!before) return history[first]?.before ?? null;
  return isIndex(history, first - 1) ? before.handicapIndex : null;
}

/** Rule 5.7, by the recorded Index at the end of each earlier day. */
function lowBefore(history: readonly RecordedIndex[], at: number): number | null {
  const day = history[at]?.date ?? '';
  const byDay = new Map<string, number>();
  for (const [place, { date, differential, handicapIndex }] of history.slice(0, at).entries()) {
    if (date < day && differential !== null && isIndex(history, place)) byDay.set(date, handicapIndex);
  }
  const indexes = [...byDay].map(([date, handicapIndex]) => ({ date, handicapIndex }));
  return lowIndex(indexes, day);
}

const SCORES_OF_AN_INDEX = 3;

/** Whether the handicap from this entry on is an Index: one that was allotted is none until there are three scores. */
function isIndex(history: readonly RecordedIndex[], at: number): boolean {
  const [first] = history;
  if (first?.before != null || first?.differential != null) return true;
  return history.slice(0, at + 1).filter(({ differential }) => differential !== null).length >= SCORES_OF_AN_INDEX;
}

function averageOf(scores: readonly ExplainedScore[]): number {
  const used = scores.flatMap(({ counts, value }) => (counts ? [decimal(value)] : []));
  return round(multiply(used.reduce(add, fraction(0)), fraction(100, used.length))) / 100;
}
