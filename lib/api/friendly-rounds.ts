import 'server-only';
import { cache } from 'react';
import { fetchPage } from '@/lib/api/http/fetch';
import type { Input } from '@/lib/contract/endpoints';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { Page } from '@/lib/contract/page';
import { byUid } from './by-uid';
import { ownPage } from './own-rows';

type FriendlyRoundsQuery = Input<'friendlyRounds.list'>;

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listFriendlyRounds(query: FriendlyRoundsQuery, signal?: AbortSignal): Promise<Page<FriendlyRound>> {
  return fetchPage('friendlyRounds.list', query, { signal });
}

/** The rounds among them that name the event. @throws RequestFailed, ContractBroken, Unreachable */
export async function listFriendlyRoundsOfEvent(
  event: string,
  query: Omit<FriendlyRoundsQuery, 'event'>,
  signal?: AbortSignal,
): Promise<Page<FriendlyRound>> {
  return ownPage('event', event, await listFriendlyRounds({ ...query, event }, signal));
}

/** The friendly round with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export const getFriendlyRound = cache((uid: string): Promise<FriendlyRound | null> => byUid(uid, listFriendlyRounds));

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listFriendlyRoundsOfUser(
  id: string,
  query: Omit<Input<'friendlyRounds.listOfUser'>, 'id'>,
  signal?: AbortSignal,
): Promise<Page<FriendlyRound>> {
  return fetchPage('friendlyRounds.listOfUser', { ...query, id }, { signal });
}
