import 'server-only';
import { millisecondsInDay } from 'date-fns/constants';
import * as z from 'zod';
import { getCourseZone } from '@/lib/api/course-zone';
import { everyPage } from '@/lib/api/every-page';
import { fetchPage, type Source } from '@/lib/api/fetch-page';
import { requireSession } from '@/lib/auth/session/read-session';
import { acceptId, coerceDate, Ref, Timestamp } from '@/lib/contract/common';
import { events as endpoints } from '@/lib/contract/events';
import type { DatedHandicap } from '@/lib/contract/members';
import { type Result, toResult } from '@/lib/contract/result';
import { handicaps, isDated, type ScoreRecord, type ScoreRound } from '@/lib/resources/handicaps';
import type { OpenedRecord } from '@/lib/resources/loaded';
import type { Member } from '@/lib/resources/members';
import { readUid } from '@/lib/server/requests/uid';
import { fetchEveryRow } from './load-rows';

const MOST_ROUNDS = 200;
/** An Index is calculated from this many scores (Rule 5.2). */
const LATEST = 20;
/** Scores are posted within this many days after the round. */
const DAYS_TO_POST = 3;

const Round = acceptId(
  z.object({
    uid: z.string().min(1),
    playedAt: coerceDate(Timestamp).nullish(),
    course: acceptId(Ref).nullish(),
    tee: z.object({ holes: z.array(z.unknown()) }).nullish(),
  }),
);

const rounds: Source<z.infer<typeof Round>> = {
  endpoint: endpoints.listRounds,
  item: Round,
  mayBeMissing: ['playedAt', 'course', 'tee'],
};

/** Makes two API calls for most members, and more for rounds within 24 hours, which need their courses' time zones. */
export async function loadScoreRecord(
  memberUid: string,
  groupUid: string | null | Promise<string | null>,
): Promise<Result<ScoreRecord>> {
  await requireSession();
  return toResult(fetchScoreRecord(memberUid, groupUid));
}

export async function loadScoresOfMember(
  parameter: string,
  loading: Promise<OpenedRecord<Member>>,
): Promise<Result<ScoreRecord> | null> {
  const uid = readUid(parameter);
  const groupUid = loading.then(({ found }) => (found.ok ? (found.value.item.group?.uid ?? null) : null));
  return uid === null ? null : loadScoreRecord(uid, groupUid);
}

async function fetchScoreRecord(memberUid: string, groupUid: string | null | Promise<string | null>) {
  const [{ rows }, group] = await Promise.all([fetchEveryRow(handicaps, memberUid), groupUid]);
  const entries = rows.flatMap((row) => (row.ok && isDated(row.item) ? [row.item] : [])).toReversed();
  return { entries, unread: rows.length - entries.length, rounds: await toResult(fetchRounds(entries, group)) };
}

async function fetchRounds(
  entries: readonly DatedHandicap[],
  group: string | null,
): Promise<ReadonlyMap<string, ScoreRound>> {
  const moments = entries
    .filter(({ differential }) => differential != null)
    .slice(-LATEST)
    .map(({ changedAt }) => Date.parse(changedAt));
  if (moments.length === 0 || group === null) return new Map();
  const at = (moment: number, days: number) => new Date(moment + days * millisecondsInDay).toISOString();
  const played = {
    playedFrom: at(Math.min(...moments), -DAYS_TO_POST),
    playedTo: at(Math.max(...moments), 1),
  };
  const { rows } = await everyPage((page) => fetchPage(rounds, { ...page, ...played, group }), MOST_ROUNDS);
  const uids = new Set(entries.map(({ round }) => round?.uid));
  const own = rows.flatMap((row) => (row.ok && uids.has(row.item.uid) ? [row.item] : []));
  return new Map(await Promise.all(own.map(async (round) => [round.uid, await withZone(round, own)] as const)));
}

/** If another round is less than 24 hours away, adds the course's time zone, which gives the exact date. */
async function withZone(round: z.infer<typeof Round>, all: readonly z.infer<typeof Round>[]): Promise<ScoreRound> {
  const isNear = (other: typeof round) =>
    other !== round &&
    Math.abs(Date.parse(other.playedAt ?? '') - Date.parse(round.playedAt ?? '')) < millisecondsInDay;
  if (!round.course || !all.some(isNear)) return round;
  const zone = await toResult(getCourseZone(round.course.uid));
  return zone.ok && zone.value ? { ...round, timeZone: zone.value } : round;
}
