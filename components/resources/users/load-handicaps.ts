import 'server-only';
import type { Result } from '@/lib/contract/result';
import { loadRows } from '@/lib/loaders/load-rows';
import { loadScoreRecord } from '@/lib/loaders/load-score-record';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';
import type { ScoreRecord } from '@/lib/resources/handicaps';
import { groupsOfUser, type Membership } from '@/lib/resources/memberships';

const MOST_GROUPS = 10;

export type UserHandicaps = {
  total: number | null;
  groups: readonly { membership: Membership; record: Result<ScoreRecord> }[];
};

export async function loadHandicaps(userUid: string): Promise<Result<UserHandicaps>> {
  const page = await loadRows(groupsOfUser, userUid, { pageSize: MOST_GROUPS });
  if (!page.ok) return page;
  const memberships = page.value.rows.flatMap((row) => (row.ok ? [row.item] : []));
  const groups = await mapConcurrently(memberships, async (membership) => ({
    membership,
    record: await loadScoreRecord(membership.uid, membership.group?.uid ?? null),
  }));
  return { ok: true, value: { total: page.value.paging.total, groups } };
}
