import 'server-only';
import { cache } from 'react';
import { fetchPage, fetchRecord } from '@/lib/api/http/fetch';
import type { Input } from '@/lib/contract/endpoints';
import type { Event } from '@/lib/contract/events';
import type { Team } from '@/lib/contract/leaderboards';
import type { Page } from '@/lib/contract/page';
import { finderIn } from './finder';

/** @throws RequestFailed (404 when there is none), ContractBroken, Unreachable */
export const getEvent = cache((id: string): Promise<Event> => fetchRecord('events.get', { id }));

export const getEventRound = finderIn('events.listRounds');

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listTeams(
  address: { group: string; event: string },
  query: Omit<Input<'events.listTeams'>, 'group' | 'event'>,
): Promise<Page<Team>> {
  return fetchPage('events.listTeams', { ...query, ...address });
}
