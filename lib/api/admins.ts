import 'server-only';
import type { z } from 'zod';
import { Admin, type AdminsQuery } from '@/lib/contract/admins';
import type { Page } from '@/lib/contract/read';
import { api } from './client';
import { lastPageIfBeyond } from './last-page';
import { readAnswer, readPage } from './read';

/** @throws RequestFailed (403 without the staff group), ContractBroken, Unreachable */
export async function getMe(): Promise<Admin> {
  return readAnswer(Admin, await api().me.get());
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listAdmins(query: z.input<typeof AdminsQuery>, signal?: AbortSignal): Promise<Page<Admin>> {
  return lastPageIfBeyond(query, async (page) => readPage(Admin, await api().admins.list(page, { signal })));
}
