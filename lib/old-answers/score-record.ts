import 'server-only';
import { millisecondsInDay } from 'date-fns/constants';
import type { EventRound } from '@/lib/contract/events';
import type { Member } from '@/lib/contract/members';
import { soundItems } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';
import type { ScoreRecord } from '@/lib/contract/score-record';
import { having } from '@/lib/contract/wire/unread';
import { eventRoundsOfGroup } from '@/lib/old-registry/event-rounds';
import { fetchEvery } from '@/lib/old-registry/fetch-list';
import { handicaps } from '@/lib/old-registry/handicaps';

const NO_ROUNDS: ScoreRecord['rounds'] = { ok: true, value: new Map() };
const MOST_ROUNDS = 200;
/** The scores that an Index is made of (Rule 5.2). */
const LATEST = 20;

/**
 * A member's handicaps, and the rounds of the latest twenty scores: two calls for most members.
 * @throws RequestFailed, ContractBroken, Unreachable where the handicaps cannot be had
 */
export async function getScoreRecord(member: Member): Promise<ScoreRecord> {
  const { rows } = await fetchEvery(handicaps, {}, { uid: member.uid });
  const entries = soundItems(rows)
    .flatMap((entry) => having(entry, 'changedAt', 'handicap') ?? [])
    .toReversed();
  const unread = rows.length - entries.length;
  const moments = entries
    .filter(({ differential }) => differential != null)
    .slice(-LATEST)
    .map(({ changedAt }) => Date.parse(changedAt));
  const group = member.group?.uid;
  if (moments.length === 0 || group === undefined) return { entries, unread, rounds: NO_ROUNDS };
  const rounds = fetchEvery(eventRoundsOfGroup, playedAround(moments), { uid: group, most: MOST_ROUNDS });
  return { entries, unread, rounds: await toResult(rounds.then(byUid)) };
}

/** A score is posted within days of its round. */
const DAYS_TO_POST = 3;

function playedAround(moments: readonly number[]): { playedFrom: string; playedTo: string } {
  const at = (moment: number, days: number) => new Date(moment + days * millisecondsInDay).toISOString();
  return { playedFrom: at(Math.min(...moments), -DAYS_TO_POST), playedTo: at(Math.max(...moments), 1) };
}

const byUid = ({ rows }: { rows: Parameters<typeof soundItems<EventRound>>[0] }) =>
  new Map(soundItems(rows).map((round) => [round.uid, round]));
