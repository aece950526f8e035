import 'server-only';
import { cache } from 'react';
import { everyPage } from '@/lib/api/every-page';
import { fetchPage, fetchRecord } from '@/lib/api/http/fetch';
import type { Input } from '@/lib/contract/endpoints';
import type { Event } from '@/lib/contract/events';
import type { Team } from '@/lib/contract/leaderboards';
import type { Page } from '@/lib/contract/page';

/** @throws RequestFailed (404 when there is none), ContractBroken, Unreachable */
export const getEvent = cache((id: string): Promise<Event> => fetchRecord('events.get', { id }));

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listTeams(
  address: { group: string; event: string },
  query: Omit<Input<'events.listTeams'>, 'group' | 'event'>,
): Promise<Page<Team>> {
  return fetchPage('events.listTeams', { ...query, ...address });
}

/** The first five hundred teams, in five calls at most, with the total of all. @throws as the above */
export function listEveryTeam(address: { group: string; event: string }): Promise<Page<Team>> {
  return everyPage((page) => listTeams(address, { ...page, sortedBy: 'name' }));
}
