import { add, compare, decimal, fraction, multiply, round, subtract, toNumber } from '@/lib/golf/scoring/fraction';
import { type ExceptionalReduction, exceptionalReduction } from './exceptional-score';
import { capIndex } from './handicap-cap';
import { calculatedIndex, maximumIndex, recordLength } from './handicap-index';
import { type Gap, gapsOf, isScore, type RecordedIndex } from './index-gaps';
import { lowIndex, yearBefore } from './low-index';

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

/** Explains a history's latest handicap (Rules 5.2, 5.7 to 5.9). @param unread how many entries could not be parsed */
export function explainIndex(history: readonly RecordedIndex[], unread = 0) {
  const recorded = history.at(-1)?.handicapIndex;
  if (recorded === undefined) return null;
  const record = scoresOf(history);
  const latest = record.slice(-recordLength);
  const gaps = gapsOf(history, record, unread);
  // Of two equal scores, the average uses the known score before the unknown one.
  const knownFirst = latest.toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown));
  const index = calculatedIndex(knownFirst.map(({ value }) => value));
  const used = index?.usedAt.flatMap((at) => knownFirst[at] ?? []) ?? [];
  const { low, since } = latest.length < recordLength ? NO_LOW : lowBefore(history, latest.at(-1)?.at ?? 0);
  const isKnown = used.every((score) => score.isKnown) && !gaps.some((gap) => affects(gap, { history, latest, since }));
  const capped = index && low !== null ? capIndex(index.calculated, low) : null;
  const makes = isKnown ? (capped?.handicapIndex ?? index?.handicapIndex ?? null) : null;
  return {
    recorded,
    /** Scores in the order of play. */
    scores: latest
      .filter((score) => score.isKnown && score.at >= 0)
      .map((score): ExplainedScore => ({ ...score, counts: isKnown && used.includes(score) })),
    /** `average` is rounded to 0.01 for display. `of` also counts derived scores, which have no entry. */
    average: makes === null ? null : index && { ...index, of: latest.length, average: averageOf(used) },
    /** The Low Index; null with fewer than twenty scores, or without an Index in the year before the latest score. */
    low,
    cap: capped?.cap ?? null,
    /** The calculated Index; null with fewer than three scores, or when unknown scores could change the result. */
    makes,
    /** The recorded minus the calculated handicap, to a tenth. */
    differs: makes === null ? null : toNumber(subtract(decimal(recorded), decimal(makes))),
    /** False when a gap in the history or an unknown score could change the result. */
    isKnown,
    gaps,
  };
}

const NO_LOW = { low: null, since: null };

/** For an unknown score, `value` is the lowest possible value, or `ANY` if no limit is known. */
type Score = Omit<ExplainedScore, 'counts'> & { isKnown: boolean };

const ANY = -maximumIndex;

/** Applies Rule 5.9: an exceptional score also lowers earlier scores and the other scores of its day. */
function scoresOf(history: readonly RecordedIndex[]): Score[] {
  const scores = scoresBefore(history);
  let day = '';
  let reducedToday = 0;
  for (const [at, entry] of history.entries()) {
    if (!isScore(entry, at)) continue;
    const { date, differential, reason } = entry;
    if (date !== day) reducedToday = 0;
    day = date;
    const against = morningIndex(history, at);
    const exceptional = against === null || differential === null ? 0 : reductionOf(against, differential, reason);
    const isKnown = differential !== null;
    scores.push({ ...scoreOf(at, differential ?? ANY, isKnown), reduction: reducedToday, against, exceptional });
    for (const score of scores.slice(-recordLength)) score.reduction += exceptional;
    reducedToday += exceptional;
  }
  for (const score of scores) score.value = toNumber(add(decimal(score.differential), fraction(score.reduction)));
  return scores;
}

/** Derives two missing scores from the first Index, which is the lowest of three scores minus 2.0 (Rule 5.2a). */
function scoresBefore([first]: readonly RecordedIndex[]): Score[] {
  if (!first || first.before !== null || first.differential === null) return [];
  const lowest = toNumber(add(decimal(first.handicapIndex), fraction(2)));
  if (first.differential < lowest) return [scoreOf(-1, ANY, false), scoreOf(-1, ANY, false)];
  const isOneOfThem = first.differential > lowest && first.handicapIndex < maximumIndex;
  return [scoreOf(-1, lowest, isOneOfThem), scoreOf(-1, lowest, false)];
}

const scoreOf = (at: number, differential: number, isKnown: boolean): Score => ({
  at,
  differential,
  isKnown,
  reduction: 0,
  value: differential,
  against: null,
  exceptional: 0,
});

type Shown = { history: readonly RecordedIndex[]; latest: readonly Score[]; since: string | null };

/** True if the gap could change the result: it is among the latest twenty scores or in the year of the Low Index. */
function affects(gap: Gap, { history, latest, since }: Shown): boolean {
  const first = latest[0]?.at ?? history.length;
  switch (gap.kind) {
    case 'unread':
      return true;
    case 'firstScores':
    case 'noDifferential':
      return false;
    case 'set':
      return gap.at > first;
    case 'rounded':
      return gap.at >= first;
    case 'start':
      return latest.length < recordLength || isAfter(history[0], since);
    case 'missing':
      return latest.length < recordLength || gap.at > first || isAfter(history[gap.at], since);
  }
}

const isAfter = (entry: RecordedIndex | undefined, since: string | null) =>
  entry !== undefined && since !== null && entry.date > since;

/** If the rounded differential is 7.0 below the Index, the exact one may be less than that; `reason` then decides. */
function reductionOf(against: number, differential: number, reason: string | null): ExceptionalReduction {
  const isAtLimit = compare(subtract(decimal(against), decimal(differential)), fraction(7)) === 0;
  if (isAtLimit && reason !== null && reason !== 'EXCEPTIONAL_SCORE') return 0;
  return exceptionalReduction(against, decimal(differential));
}

/** Rule 5.4: a score changes the Index on the next day, so all scores of a day are compared with the same Index. */
function morningIndex(history: readonly RecordedIndex[], at: number): number | null {
  const first = history.findIndex(({ date }) => date === history[at]?.date);
  const before = history[first - 1];
  if (!before) return history[first]?.before ?? null;
  return isIndex(history, first - 1) ? before.handicapIndex : null;
}

/** The Low Index (Rule 5.7), computed from the recorded Index at the end of each earlier day. */
function lowBefore(history: readonly RecordedIndex[], at: number) {
  const day = history[at]?.date ?? '';
  const byDay = new Map<string, number>();
  for (const [place, { date, differential, handicapIndex }] of history.slice(0, at).entries()) {
    if (date < day && differential !== null && isIndex(history, place)) byDay.set(date, handicapIndex);
  }
  const indexes = [...byDay].map(([date, handicapIndex]) => ({ date, handicapIndex }));
  return { low: lowIndex(indexes, day), since: yearBefore(indexes.at(-1)?.date ?? day) };
}

const SCORES_OF_AN_INDEX = 3;

/** An allotted first handicap is not an Index. The history then has an Index only from its third score on. */
function isIndex(history: readonly RecordedIndex[], at: number): boolean {
  const [first] = history;
  if (first?.before != null || first?.differential != null) return true;
  return history.slice(0, at + 1).filter(({ differential }) => differential !== null).length >= SCORES_OF_AN_INDEX;
}

function averageOf(used: readonly Score[]): number {
  const sum = used.map(({ value }) => decimal(value)).reduce(add, fraction(0));
  return round(multiply(sum, fraction(100, used.length))) / 100;
}
