import 'server-only';
import { fetchRows } from '@/lib/api/fetch-page';
import { requireSession } from '@/lib/auth/session/read-session';
import { type Result, toResult } from '@/lib/contract/result';
import { contests, type LoadedContests } from '@/lib/resources/contests';

export async function loadContests(groupUid: string): Promise<Result<LoadedContests>> {
  await requireSession();
  return toResult(fetchContests(groupUid));
}

async function fetchContests(id: string): Promise<LoadedContests> {
  const { rows, rest } = await fetchRows(contests, { id });
  return { rows, eventsCount: typeof rest.eventsCount === 'number' ? rest.eventsCount : null };
}
