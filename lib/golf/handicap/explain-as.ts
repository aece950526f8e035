import { add, decimal, fraction, multiply, round, subtract, toNumber } from '@/lib/golf/scoring/fraction';
import { capIndex } from './handicap-cap';
import { calculatedIndex, indexTableRow, recordLength } from './handicap-index';
import { type Gap, gapsOf, isScore, type RecordedIndex } from './index-gaps';
import { lowIndex, yearBefore } from './low-index';
import { firstIndexAt, type Reading, type Score, scoresOf } from './score-record';

export type ExplainedScore = Omit<Score, 'date' | 'isKnown' | 'reductions'> & {
  /** Added to the differential for exceptional scores (this one, later ones, others of the day): 0, −1, −2, … */
  reduction: number;
  value: number;
  counts: boolean;
};

/** A decision of an association or a committee that explains the recorded Index. */
export type Exception =
  /** A committee waived the reductions for these exceptional scores (Rule 5.9). */
  | { kind: 'waived'; at: readonly number[]; by: number }
  /** In Germany, scores raise an Index at most to 26.5. An Index above that stays. */
  | { kind: 'limit'; to: number };

export type ReadHistory = ReturnType<typeof readHistory>;

/** Calculates the Index after each entry of a history, under one set of assumptions. */
export function readHistory(history: readonly RecordedIndex[], reading: Reading, unread: number) {
  const { latest, scores } = scoresOf(history, reading);
  const gaps = gapsOf(history, scores, unread).filter(
    ({ kind }) => kind !== 'firstScores' || reading.firstIndexAfter === 3,
  );
  return { history, reading, latest, gaps, days: daysOf(history), firstIndex: firstIndexAt(history, reading) };
}

/** What the Index after an entry is calculated from. */
export type Basis = ReturnType<typeof basisOf>;

export function basisOf(read: ReadHistory, { at, recorded }: { at: number; recorded: number }) {
  const { history, reading } = read;
  const latest = read.latest[at] ?? [];
  const { low, since } = latest.length < recordLength ? NO_LOW : lowBefore(read, at);
  const gaps = read.gaps.filter((gap) => !('at' in gap) || gap.at <= at);
  return {
    history,
    at,
    firstIndex: read.firstIndex,
    recorded,
    before: history[at]?.before ?? history[at - 1]?.handicapIndex ?? null,
    latest,
    // Some associations give an Index after one or two scores. They use the first row of the table, which is for three
    // scores.
    row: indexTableRow(latest.length >= reading.firstIndexAfter ? Math.max(3, latest.length) : latest.length),
    low,
    gaps,
    isComplete: !gaps.some((gap) => affects(gap, { history, at, latest, since })),
  };
}

const NO_LOW = { low: null, since: null };

/**
 * Calculates the Index after an entry, and compares it with the recorded one.
 * @param waived indexes of exceptional scores without a reduction
 */
export function explainAs({ recorded, latest, row, low, gaps, isComplete }: Basis, waived: readonly number[] = []) {
  const scores = latest.map((score) => ({ ...score, ...reduced(score, waived) }));
  // If two scores are equal, the average uses the known score before the unknown one.
  const knownFirst = scores.toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown));
  const index = calculatedIndex(
    knownFirst.map(({ value }) => value),
    row,
  );
  const used = index?.usedAt.flatMap((place) => knownFirst[place] ?? []) ?? [];
  const isKnown = isComplete && used.every((score) => score.isKnown);
  const capped = index && low !== null ? capIndex(index.calculated, low) : null;
  const makes = isKnown ? (capped?.handicapIndex ?? index?.handicapIndex ?? null) : null;
  return {
    recorded,
    /** Scores in the order of play. */
    scores: scores
      .filter((score) => score.isKnown && score.at >= 0)
      .map((score): ExplainedScore => ({ ...score, counts: isKnown && used.includes(score) })),
    /** `average` is rounded to 0.01 for display. `of` also counts scores that have no entry and were derived from the first Index. */
    average: makes === null ? null : index && { ...index, of: latest.length, average: averageOf(used) },
    /** The Low Index; null with fewer than twenty scores, or without an Index in the year before the latest score. */
    low,
    cap: capped?.cap ?? null,
    /** The calculated Index; null with too few scores, or if unknown scores could change it. */
    makes,
    /** The recorded minus the calculated handicap, to a tenth. */
    differs: makes === null ? null : toNumber(subtract(decimal(recorded), decimal(makes))),
    /** False if missing or unknown scores could change the result. */
    isKnown,
    gaps,
    exception: null as Exception | null,
  };
}

function reduced({ at, differential, exceptional, reductions }: Score, waived: readonly number[]) {
  const reduction = reductions.reduce((sum, one) => sum + (waived.includes(one.at) ? 0 : one.by), 0);
  return {
    exceptional: waived.includes(at) ? 0 : exceptional,
    reduction,
    value: toNumber(add(decimal(differential), fraction(reduction))),
  };
}

type Shown = { history: readonly RecordedIndex[]; at: number; latest: readonly Score[]; since: string | null };

/**
 * True if this gap could change the result, because it is among the latest twenty scores or in the year of the Low
 * Index.
 */
function affects(gap: Gap, { history, at, latest, since }: Shown): boolean {
  const first = Math.min(at + 1, ...latest.map((score) => score.at));
  switch (gap.kind) {
    case 'unread':
      return true;
    case 'set':
      return gap.at > first || isAfter(history[gap.at], since);
    case 'rounded':
      return gap.at >= first;
    case 'start':
      return latest.length < recordLength || isAfter(history[0], since);
    case 'missing':
      return latest.length < recordLength || gap.at > first || isAfter(history[gap.at], since);
    default:
      return false;
  }
}

const isAfter = (entry: RecordedIndex | undefined, since: string | null) =>
  entry !== undefined && since !== null && entry.date > since;

/** Returns the day on which each entry changed the Index. A late score changes it only on the day of its entry. */
function daysOf(history: readonly RecordedIndex[]): string[] {
  let day = '';
  return history.map(({ date }) => {
    if (date > day) day = date;
    return day;
  });
}

/** The Low Index (Rule 5.7), from the Index recorded at the end of each day before the last score. */
function lowBefore({ history, days, firstIndex }: ReadHistory, at: number) {
  const last = history.slice(0, at + 1).findLastIndex(isScore);
  const own = history[last]?.date ?? '';
  const indexes: { date: string; handicapIndex: number }[] = [];
  let since = '';
  for (const [place, { differential, handicapIndex }] of [...history.slice(0, last).entries()].reverse()) {
    const date = days[place] ?? '';
    if (place < firstIndex || date < since) break;
    if (date === own || differential === null || date === indexes[0]?.date) continue;
    indexes.unshift({ date, handicapIndex });
    if (indexes.length === 1) since = yearBefore(date);
  }
  const latest = indexes.at(-1)?.date ?? own;
  const isLate = latest > own;
  return { low: lowIndex(indexes, isLate ? latest : own), since: yearBefore(latest) };
}

function averageOf(used: readonly { value: number }[]): number {
  const sum = used.map(({ value }) => decimal(value)).reduce(add, fraction(0));
  return round(multiply(sum, fraction(100, used.length))) / 100;
}
