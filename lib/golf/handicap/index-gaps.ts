import { compare, decimal, fraction, subtract } from '@/lib/golf/scoring/fraction';

export type RecordedIndex = {
  /** Of the score, or of the change: yyyy-MM-dd. */
  date: string;
  handicapIndex: number;
  before: number | null;
  /** Over eighteen holes, to a tenth. */
  differential: number | null;
  /** SCORE, EXCEPTIONAL_SCORE, … */
  reason: string | null;
};

export type Gap =
  | { kind: 'unread'; entries: number }
  /** Scores before the first entry are unknown. */
  | { kind: 'start' }
  /** The first Index comes of three scores; two of them have no entry. */
  | { kind: 'firstScores' }
  /** A change between two entries is missing. */
  | { kind: 'missing'; at: number; from: number; to: number }
  | { kind: 'noDifferential'; at: number }
  | { kind: 'set'; at: number; reason: string | null }
  /** Exactly 10.0 below the Index, to a tenth: −1 and −2 are both possible. */
  | { kind: 'rounded'; at: number };

const OF_SCORES: readonly (string | null)[] = ['SCORE', 'EXCEPTIONAL_SCORE', 'SOFT_CAP', 'HARD_CAP'];

/** The first entry without a differential is an allotted handicap. */
export function isScore({ differential, reason }: RecordedIndex, at: number): boolean {
  return differential !== null || (at > 0 && OF_SCORES.includes(reason));
}

type Measured = { at: number; differential: number; against: number | null; isKnown: boolean };

export function gapsOf(history: readonly RecordedIndex[], scores: readonly Measured[], unread: number): Gap[] {
  const [first] = history;
  const start: Gap[] = unread > 0 ? [{ kind: 'unread', entries: unread }] : [];
  if (first?.before != null) start.push({ kind: 'start' });
  else if (first?.differential != null) start.push({ kind: 'firstScores' });
  const within = history.flatMap((entry, at): Gap[] => {
    const { before, differential, reason } = entry;
    const earlier = history[at - 1]?.handicapIndex;
    if (earlier === undefined) return [];
    const gaps: Gap[] = [];
    if (before !== null && compare(decimal(before), decimal(earlier)) !== 0) {
      gaps.push({ kind: 'missing', at, from: earlier, to: before });
    }
    if (differential === null) {
      gaps.push(isScore(entry, at) ? { kind: 'noDifferential', at } : { kind: 'set', at, reason });
    }
    return gaps;
  });
  const rounded = scores.flatMap(({ at, against, differential, isKnown }): Gap[] => {
    if (against === null || !isKnown) return [];
    const below = subtract(decimal(against), decimal(differential));
    return compare(below, fraction(10)) === 0 ? [{ kind: 'rounded', at }] : [];
  });
  return [...start, ...within, ...rounded];
}
