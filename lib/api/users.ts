import 'server-only';
import type { z } from 'zod';
import { type Page, readPage } from '@/lib/contract/read';
import { User, type UsersQuery } from '@/lib/contract/users';
import { api } from './client';
import { lastPageIfBeyond } from './last-page';

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listUsers(query: z.input<typeof UsersQuery>): Promise<Page<User>> {
  return lastPageIfBeyond(query, async (page) => readPage(User, await api().users.list(page)));
}

/** The golfer with this uid, found through the list, which matches uids exactly; null when there is none. */
export async function getUser(uid: string): Promise<User | null> {
  const { rows } = await listUsers({ search: uid, pageSize: 1 });
  const found = rows.find((row) => row.ok && row.item.uid === uid);
  return found?.ok ? found.item : null;
}
