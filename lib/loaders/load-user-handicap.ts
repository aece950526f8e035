import 'server-only';
import { requireSession } from '@/lib/auth/session/read-session';
import { toResult } from '@/lib/contract/result';
import { users } from '@/lib/resources/users';
import { findRecord } from './find-record';

export async function loadUserHandicap(userUid: string): Promise<number | null> {
  await requireSession();
  const found = await toResult(findRecord(users, userUid));
  return found.ok ? (found.value?.item.handicap ?? null) : null;
}
