import 'server-only';
import { cache } from 'react';
import { fetchPage, fetchRecord } from '@/lib/api/http/fetch';
import type { Input } from '@/lib/contract/endpoints';
import type { Member } from '@/lib/contract/members';
import type { Page } from '@/lib/contract/page';
import type { User } from '@/lib/contract/users';
import { byUid } from './by-uid';

type UsersQuery = Input<'users.list'>;

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listUsers(query: UsersQuery): Promise<Page<User>> {
  return fetchPage('users.list', query);
}

/** The golfer with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export const getUser = cache((uid: string): Promise<User | null> => byUid(uid, listUsers));

/** @throws RequestFailed, ContractBroken, Unreachable */
export async function getUserEmail(id: string): Promise<string> {
  const { email } = await fetchRecord('users.email', { id });
  return email;
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listFriends(id: string, query: UsersQuery): Promise<Page<User>> {
  return fetchPage('users.listFriends', { ...query, id });
}

/** The golfer's memberships. @throws RequestFailed, ContractBroken, Unreachable */
export function listGroupsOfUser(id: string, query: Input<'members.list'>): Promise<Page<Member>> {
  return fetchPage('users.listGroups', { ...query, id });
}
