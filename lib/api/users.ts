import 'server-only';
import type { z } from 'zod';
import { Member, type MembersQuery } from '@/lib/contract/members';
import type { Page } from '@/lib/contract/read';
import { User, UserEmail, type UsersQuery } from '@/lib/contract/users';
import { byUid } from './by-uid';
import { api } from './client';
import { lastPageIfBeyond } from './last-page';
import { readAnswer, readPage } from './read';

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listUsers(query: z.input<typeof UsersQuery>): Promise<Page<User>> {
  return lastPageIfBeyond(query, async (page) => readPage(User, await api().users.list(page)));
}

/** The golfer with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export function getUser(uid: string): Promise<User | null> {
  return byUid(uid, listUsers);
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export async function getUserEmail(id: string): Promise<string> {
  return readAnswer(UserEmail, await api().users.email({ id })).email;
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listFriends(id: string, query: z.input<typeof UsersQuery>): Promise<Page<User>> {
  return lastPageIfBeyond(query, async (page) => readPage(User, await api().users.listFriends({ ...page, id })));
}

/** The golfer's memberships. @throws RequestFailed, ContractBroken, Unreachable */
export function listGroupsOfUser(id: string, query: z.input<typeof MembersQuery>): Promise<Page<Member>> {
  return lastPageIfBeyond(query, async (page) => readPage(Member, await api().users.listGroups({ ...page, id })));
}
