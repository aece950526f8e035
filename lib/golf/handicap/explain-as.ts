import { add, decimal, fraction, multiply, round, subtract, toNumber } from '@/lib/golf/scoring/fraction';
import { capIndex } from './handicap-cap';
import { calculatedIndex, recordLength } from './handicap-index';
import { type Gap, gapsOf, isScore, type RecordedIndex } from './index-gaps';
import { lowIndex, yearBefore } from './low-index';
import { type ExplainedScore, isIndex, type Reading, type Score, scoresOf } from './score-record';

/** A step that an association or a committee may take, and that explains the recorded Index. */
export type Exception =
  /** A committee has waived the reductions for these exceptional scores (Rule 5.9). */
  | { kind: 'waived'; at: readonly number[]; by: number }
  /** In Germany, scores raise an Index at most to 26.5; a higher Index stays. */
  | { kind: 'limit'; to: number };

/** One of the ways in which a history can be read. */
export type Way = { history: readonly RecordedIndex[]; reading: Reading };

export type Recorded = { unread: number; recorded: number };

/** Calculates the latest handicap of a history, and compares it with the recorded one. */
export function explainAs({ history, reading }: Way, { unread, recorded }: Recorded) {
  const record = scoresOf(history, reading);
  const latest = record.slice(-recordLength);
  const gaps = gapsOf(history, record, unread).filter(
    ({ kind }) => kind !== 'firstScores' || reading.firstIndexAfter === 3,
  );
  const { index, used } = indexOf(latest, reading);
  const { low, since } = latest.length < recordLength ? NO_LOW : lowBefore(history, reading);
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
    /** The calculated Index; null with too few scores, or when unknown scores could change the result. */
    makes,
    /** The recorded minus the calculated handicap, to a tenth. */
    differs: makes === null ? null : toNumber(subtract(decimal(recorded), decimal(makes))),
    /** False when a gap in the history or an unknown score could change the result. */
    isKnown,
    gaps,
    exception: null as Exception | null,
  };
}

const NO_LOW = { low: null, since: null };

const NEVER_LOWEST = 999;

function indexOf(latest: readonly Score[], { firstIndexAfter }: Reading) {
  // Of two equal scores, the average uses the known score before the unknown one.
  const knownFirst = latest.toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown));
  const values = knownFirst.map(({ value }) => value);
  // With one or two scores, some associations use the first row of the table, which is for three scores.
  const isFirst = firstIndexAfter === 1 && values.length > 0 && values.length < 3;
  const index = calculatedIndex(isFirst ? [...values, NEVER_LOWEST, NEVER_LOWEST].slice(0, 3) : values);
  return { index, used: index?.usedAt.flatMap((at) => knownFirst[at] ?? []) ?? [] };
}

type Shown = { history: readonly RecordedIndex[]; latest: readonly Score[]; since: string | null };

/** True if the gap could change the result: it is among the latest twenty scores or in the year of the Low Index. */
function affects(gap: Gap, { history, latest, since }: Shown): boolean {
  const first = Math.min(history.length, ...latest.map(({ at }) => at));
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

/** The Low Index (Rule 5.7), computed from the recorded Index at the end of each day before the last score. */
function lowBefore(history: readonly RecordedIndex[], reading: Reading) {
  const last = history.findLastIndex(isScore);
  const own = history[last]?.date ?? '';
  const byDay = new Map<string, number>();
  let day = '';
  for (const [at, { date, differential, handicapIndex }] of history.slice(0, last).entries()) {
    // A score that is entered late changes the Index only then.
    if (date > day) day = date;
    if (day !== own && differential !== null && isIndex(history, at, reading)) byDay.set(day, handicapIndex);
  }
  const indexes = [...byDay].map(([date, handicapIndex]) => ({ date, handicapIndex }));
  const latest = indexes.at(-1)?.date ?? own;
  const isLate = latest > own;
  return { low: lowIndex(indexes, isLate ? latest : own), since: yearBefore(latest) };
}

function averageOf(used: readonly Score[]): number {
  const sum = used.map(({ value }) => decimal(value)).reduce(add, fraction(0));
  return round(multiply(sum, fraction(100, used.length))) / 100;
}
