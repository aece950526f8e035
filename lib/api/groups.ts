import 'server-only';
import type { z } from 'zod';
import { ContestUsage, ContestUsages, Group, type GroupsQuery } from '@/lib/contract/groups';
import { HandicapEntry, type HandicapHistoryQuery, Member, type MembersQuery } from '@/lib/contract/members';
import type { Page, Row } from '@/lib/contract/read';
import { byUid } from './by-uid';
import { api } from './client';
import { everyPage } from './every-page';
import { lastPageIfBeyond } from './last-page';
import { readItems, readPage } from './read';

const UsageEnvelope = ContestUsages.omit({ items: true });

/** `eventsCount` is of all events of the group. */
export type ContestUsageRows = z.infer<typeof UsageEnvelope> & { rows: readonly Row<ContestUsage>[] };

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listGroups(query: z.input<typeof GroupsQuery>): Promise<Page<Group>> {
  return lastPageIfBeyond(query, async (page) => readPage(Group, await api().groups.list(page)));
}

/** @throws RequestFailed (404 when there is no such group), ContractBroken, Unreachable */
export async function getContestUsage(id: string): Promise<ContestUsageRows> {
  return readItems(UsageEnvelope, ContestUsage, await api().groups.contestUsage({ id }));
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

/** All members of a group, the first five hundred of a larger one. @throws RequestFailed, ContractBroken, Unreachable */
export function listEveryMemberOfGroup(id: string): Promise<Page<Member>> {
  return everyPage((page) => listMembersOfGroup(id, page));
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listMembers(query: z.input<typeof MembersQuery>): Promise<Page<Member>> {
  return lastPageIfBeyond(query, async (page) => readPage(Member, await api().members.list(page)));
}

/** The member with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export function getMember(uid: string): Promise<Member | null> {
  return byUid(uid, listMembers);
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listHandicapHistory(
  id: string,
  query: z.input<typeof HandicapHistoryQuery>,
  signal?: AbortSignal,
): Promise<Page<HandicapEntry>> {
  return lastPageIfBeyond(query, async (page) =>
    readPage(HandicapEntry, await api().members.handicapHistory({ ...page, id }, { signal })),
  );
}

/** A member's handicaps, the newest first: the latest five hundred. @throws RequestFailed, ContractBroken, Unreachable */
export function listEveryHandicap(id: string): Promise<Page<HandicapEntry>> {
  return everyPage((page) => listHandicapHistory(id, page));
}
