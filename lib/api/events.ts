import 'server-only';
import { cache } from 'react';
import { fetchPage, fetchRecord } from '@/lib/api/http/fetch';
import type { Input } from '@/lib/contract/endpoints';
import type { Event, EventRound } from '@/lib/contract/events';
import type { Team } from '@/lib/contract/leaderboards';
import type { Page } from '@/lib/contract/page';
import { byUid } from './by-uid';
import { ownPage } from './own-rows';

type EventsQuery = Input<'events.list'>;
type EventRoundsQuery = Input<'events.listRounds'>;

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listEvents(query: EventsQuery, signal?: AbortSignal): Promise<Page<Event>> {
  return fetchPage('events.list', query, { signal });
}

/** The events among them that are the group's. @throws RequestFailed, ContractBroken, Unreachable */
export async function listEventsOfGroup(
  group: string,
  query: Omit<EventsQuery, 'group' | 'user'>,
  signal?: AbortSignal,
): Promise<Page<Event>> {
  return ownPage('group', group, await listEvents({ ...query, group }, signal));
}

/** The events that a golfer takes part in. @throws RequestFailed, ContractBroken, Unreachable */
export function listEventsOfUser(
  user: string,
  query: Omit<EventsQuery, 'group' | 'user'>,
  signal?: AbortSignal,
): Promise<Page<Event>> {
  return listEvents({ ...query, user }, signal);
}

/** @throws RequestFailed (404 when there is none), ContractBroken, Unreachable */
export const getEvent = cache((id: string): Promise<Event> => fetchRecord('events.get', { id }));

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listEventRounds(query: EventRoundsQuery, signal?: AbortSignal): Promise<Page<EventRound>> {
  return fetchPage('events.listRounds', query, { signal });
}

/** The round of an event with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export const getEventRound = cache((uid: string): Promise<EventRound | null> => byUid(uid, listEventRounds));

/** The rounds among them that are the group's. @throws RequestFailed, ContractBroken, Unreachable */
export async function listEventRoundsOfGroup(
  group: string,
  query: Omit<EventRoundsQuery, 'group'>,
  signal?: AbortSignal,
): Promise<Page<EventRound>> {
  return ownPage('group', group, await listEventRounds({ ...query, group }, signal));
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listTeams(
  address: { group: string; event: string },
  query: Omit<Input<'events.listTeams'>, 'group' | 'event'>,
): Promise<Page<Team>> {
  return fetchPage('events.listTeams', { ...query, ...address });
}
