import 'server-only';
import { cache } from 'react';
import { fetchPage, fetchRows } from '@/lib/api/http/fetch';
import type { Input } from '@/lib/contract/endpoints';
import type { ContestUsageRows, Group } from '@/lib/contract/groups';
import type { HandicapEntry, Member } from '@/lib/contract/members';
import type { Page } from '@/lib/contract/page';
import { byUid } from './by-uid';
import { everyPage } from './every-page';

type MembersQuery = Input<'members.list'>;

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listGroups(query: Input<'groups.list'>): Promise<Page<Group>> {
  return fetchPage('groups.list', query);
}

/** @throws RequestFailed (404 when there is no such group), ContractBroken, Unreachable */
export function getContestUsage(id: string): Promise<ContestUsageRows> {
  return fetchRows('groups.contestUsage', { id });
}

/** The group with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export const getGroup = cache((uid: string): Promise<Group | null> => byUid(uid, listGroups));

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listMembersOfGroup(id: string, query: MembersQuery, signal?: AbortSignal): Promise<Page<Member>> {
  return fetchPage('members.listOfGroup', { ...query, id }, { signal });
}

/** All members of a group, the first five hundred of a larger one. @throws RequestFailed, ContractBroken, Unreachable */
export function listEveryMemberOfGroup(id: string): Promise<Page<Member>> {
  return everyPage((page) => listMembersOfGroup(id, page));
}

/** @throws RequestFailed, ContractBroken, Unreachable */
function listMembers(query: MembersQuery): Promise<Page<Member>> {
  return fetchPage('members.list', query);
}

/** The member with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export const getMember = cache((uid: string): Promise<Member | null> => byUid(uid, listMembers));

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listHandicapHistory(
  id: string,
  query: Omit<Input<'members.handicapHistory'>, 'id'>,
  signal?: AbortSignal,
): Promise<Page<HandicapEntry>> {
  return fetchPage('members.handicapHistory', { ...query, id }, { signal });
}

/** A member's handicaps, the newest first: the latest five hundred. @throws RequestFailed, ContractBroken, Unreachable */
export function listEveryHandicap(id: string): Promise<Page<HandicapEntry>> {
  return everyPage((page) => listHandicapHistory(id, page));
}
