import 'server-only';
import type { z } from 'zod';
import { Group, type GroupsQuery } from '@/lib/contract/groups';
import { Member, type MembersQuery } from '@/lib/contract/members';
import { type Page, readPage } from '@/lib/contract/read';
import { byUid } from './by-uid';
import { api } from './client';
import { lastPageIfBeyond } from './last-page';

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listGroups(query: z.input<typeof GroupsQuery>): Promise<Page<Group>> {
  return lastPageIfBeyond(query, async (page) => readPage(Group, await api().groups.list(page)));
}

/** The group with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export function getGroup(uid: string): Promise<Group | null> {
  return byUid(uid, listGroups);
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listMembersOfGroup(
  id: string,
  query: z.input<typeof MembersQuery>,
  signal?: AbortSignal,
): Promise<Page<Member>> {
  return lastPageIfBeyond(query, async (page) =>
    readPage(Member, await api().members.listOfGroup({ ...page, id }, { signal })),
  );
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listMembers(query: z.input<typeof MembersQuery>): Promise<Page<Member>> {
  return lastPageIfBeyond(query, async (page) => readPage(Member, await api().members.list(page)));
}
