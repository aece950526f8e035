import { compare, decimal, fraction, subtract } from '@/lib/golf/scoring/fraction';

export type RecordedIndex = {
  /** The date of the score, or of another change of the handicap: yyyy-MM-dd. */
  date: string;
  /** True for a score within 24 hours of the previous one, if a course's time zone is unknown. */
  isDayUnknown?: boolean;
  handicapIndex: number;
  before: number | null;
  /** The score differential for eighteen holes, to a tenth. */
  differential: number | null;
  /** Why the handicap changed, for example SCORE or EXCEPTIONAL_SCORE. */
  reason: string | null;
};

export type Gap =
  | { kind: 'unread'; entries: number }
  /** Scores before the first entry are unknown. */
  | { kind: 'start' }
  /** A first Index usually needs three scores, but this history has only one of them. */
  | { kind: 'firstScores' }
  /** The result depends on how many scores the association requires for a first Index. */
  | { kind: 'firstIndex' }
  /** The score was entered after scores of later days. */
  | { kind: 'late'; at: number }
  /** It is unknown whether the score is of the same day as the previous one. */
  | { kind: 'day'; at: number }
  /** Between two entries, the handicap changed without an entry. */
  | { kind: 'missing'; at: number; from: number; to: number }
  | { kind: 'noDifferential'; at: number }
  | { kind: 'set'; at: number; reason: string | null }
  /** The rounded differential is exactly 10.0 below the Index, so both −1 and −2 are possible. */
  | { kind: 'rounded'; at: number };

const OF_SCORES = ['SCORE', 'EXCEPTIONAL_SCORE', 'SOFT_CAP', 'HARD_CAP'];

export const isReasonOfScore = (reason: string | null): boolean => reason !== null && OF_SCORES.includes(reason);

const BY_COMMITTEE = /COMMITTEE|REVIEW|ADJUST|PENALTY|MANUAL|OVERRIDE/i;

/** A first entry without a differential is an allotted handicap, not a score. */
export function isScore({ differential, reason }: RecordedIndex, at: number): boolean {
  return differential !== null || (at > 0 && isReasonOfScore(reason));
}

/** Returns the indexes of scores entered after scores of later days. */
export function latePlaces(history: readonly RecordedIndex[]): number[] {
  let latest = '';
  return [...history.entries()].flatMap(([at, entry]) => {
    if (!isScore(entry, at)) return [];
    if (entry.date < latest) return [at];
    latest = entry.date;
    return [];
  });
}

/** Moves scores of an unknown day to the day of the previous score. */
export function inFewestDays(history: readonly RecordedIndex[]): RecordedIndex[] {
  return withDays(history, (_, day) => day);
}

/** Gives each score of an unknown day its own day. */
export function inMostDays(history: readonly RecordedIndex[]): RecordedIndex[] {
  // A tilde sorts after this day and before the next.
  return withDays(history, (date, day) => (date > day ? date : `${day}~`));
}

function withDays(history: readonly RecordedIndex[], dayAfter: (date: string, day: string) => string): RecordedIndex[] {
  let day = '';
  return history.map((entry) => {
    day = entry.isDayUnknown ? dayAfter(entry.date, day) : entry.date;
    return { ...entry, date: day };
  });
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
    if (!isScore(entry, at) || BY_COMMITTEE.test(reason ?? '')) gaps.push({ kind: 'set', at, reason });
    else if (differential === null) gaps.push({ kind: 'noDifferential', at });
    return gaps;
  });
  const rounded = scores.flatMap(({ at, against, differential, isKnown }): Gap[] => {
    if (against === null || !isKnown) return [];
    const below = subtract(decimal(against), decimal(differential));
    return compare(below, fraction(10)) === 0 ? [{ kind: 'rounded', at }] : [];
  });
  return [...start, ...within, ...rounded];
}
