import { millisecondsInDay } from 'date-fns/constants';
import type { DatedHandicap } from '@/lib/contract/members';
import { formatDay } from '@/lib/format/date';
import type { ExplainedScore } from '@/lib/golf/handicap/explain-as';
import { explainIndex } from '@/lib/golf/handicap/explain-index';
import { expectedDifferential } from '@/lib/golf/handicap/nine-holes';
import { roundToTenth } from '@/lib/golf/scoring/fraction';
import type { ScoreRecord } from '@/lib/resources/handicaps';

export type RecordedScore = ExplainedScore & {
  uid: string;
  entry: DatedHandicap;
  /** When the round was played; null if unknown. */
  playedAt: string | null;
  /** For a nine-hole score (Rule 5.1b): its differential, and the differential expected for the other nine holes. */
  nine: { played: number; expected: number } | null;
};

export type ExplainedHandicap = NonNullable<ReturnType<typeof explainHandicap>>;

export function explainHandicap({ entries, unread, rounds }: ScoreRecord) {
  const known = rounds.ok ? rounds.value : null;
  const roundOf = (entry: DatedHandicap) => known?.get(entry.round?.uid ?? '');
  const momentOf = (entry: DatedHandicap) => roundOf(entry)?.playedAt ?? entry.changedAt;
  /** True if both scores may be from the same day, because the time zone of a course is unknown. */
  const isDayUnknown = (entry: DatedHandicap, before: DatedHandicap | undefined) =>
    before?.differential != null &&
    [entry, before].some((one) => roundOf(one)?.timeZone === undefined) &&
    Math.abs(Date.parse(momentOf(entry)) - Date.parse(momentOf(before))) < millisecondsInDay;
  const explained = explainIndex(
    entries.map((entry, at) => ({
      date: formatDay(momentOf(entry), roundOf(entry)?.timeZone ?? 'UTC'),
      isDayUnknown: entry.differential != null && isDayUnknown(entry, entries[at - 1]),
      handicapIndex: entry.handicap,
      before: entry.previousHandicap ?? null,
      differential: entry.differential ?? null,
      reason: entry.reason ?? null,
    })),
    unread,
  );
  if (!explained) return null;
  const holesOf = (entry: DatedHandicap) => roundOf(entry)?.tee?.holes.length ?? null;
  const scores = explained.scores.flatMap((score): RecordedScore[] => {
    const entry = entries[score.at];
    if (!entry) return [];
    const isNine = holesOf(entry) === 9 && momentOf(entry) >= FROM_EXPECTED;
    const nine = isNine ? nineHoles(score.differential, score.against ?? entry.previousHandicap ?? null) : null;
    return [{ ...score, uid: entry.uid, entry, playedAt: roundOf(entry)?.playedAt ?? null, nine }];
  });
  return {
    ...explained,
    entries,
    scores: scores.toReversed(),
    holesUnknown: scores.filter(({ entry }) => holesOf(entry) === null).length,
  };
}

/** Since April 2024, Rule 5.1b applies everywhere. Before, two nines were combined, or net par was added. */
const FROM_EXPECTED = '2024-04-01';

function nineHoles(differential: number, before: number | null): RecordedScore['nine'] {
  if (before === null) return null;
  const expected = roundToTenth(expectedDifferential(before));
  return { played: Math.round((differential - expected) * 10) / 10, expected };
}
