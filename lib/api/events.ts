import 'server-only';
import type { z } from 'zod';
import { Event, EventRound, type EventRoundsQuery, type EventsQuery, type TeamsQuery } from '@/lib/contract/events';
import { type Board, Team } from '@/lib/contract/leaderboards';
import type { Page } from '@/lib/contract/read';
import { assertBelongsTo } from './assert-belongs-to';
import { byUid } from './by-uid';
import { api } from './client';
import { lastPageIfBeyond } from './last-page';
import { type LeaderboardRows, readLeaderboard, readScorecards, type ScorecardRows } from './leaderboards';
import { readAnswer, readPage } from './read';

/** Whose event: the paths below an event name its group, too. */
export type EventAddress = { group: string; event: string };
export type EventBoard = Exclude<Board, 'matchplay'>;
type Unowned<Query extends z.ZodType> = Omit<z.input<Query>, 'group' | 'user'>;

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listEvents(query: z.input<typeof EventsQuery>, signal?: AbortSignal): Promise<Page<Event>> {
  return lastPageIfBeyond(query, async (page) => readPage(Event, await api().events.list(page, { signal })));
}

/** @throws RequestFailed, Unreachable, ContractBroken, also when events of other groups are among them */
export async function listEventsOfGroup(group: string, query: Unowned<typeof EventsQuery>, signal?: AbortSignal) {
  return assertBelongsTo('group', group, await listEvents({ ...query, group }, signal));
}

/** The events that a golfer takes part in. @throws RequestFailed, ContractBroken, Unreachable */
export function listEventsOfUser(user: string, query: Unowned<typeof EventsQuery>, signal?: AbortSignal) {
  return listEvents({ ...query, user }, signal);
}

/** @throws RequestFailed (404 when there is none), ContractBroken, Unreachable */
export async function getEvent(id: string): Promise<Event> {
  return readAnswer(Event, await api().events.get({ id }));
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listEventRounds(
  query: z.input<typeof EventRoundsQuery>,
  signal?: AbortSignal,
): Promise<Page<EventRound>> {
  return lastPageIfBeyond(query, async (page) => readPage(EventRound, await api().events.listRounds(page, { signal })));
}

/** @throws RequestFailed, Unreachable, ContractBroken, also when rounds of other groups are among them */
export async function listEventRoundsOfGroup(
  group: string,
  query: Unowned<typeof EventRoundsQuery>,
  signal?: AbortSignal,
) {
  return assertBelongsTo('group', group, await listEventRounds({ ...query, group }, signal));
}

/** The event round with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export function getEventRound(uid: string): Promise<EventRound | null> {
  return byUid(uid, listEventRounds);
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listTeams(address: EventAddress, query: z.input<typeof TeamsQuery>): Promise<Page<Team>> {
  return lastPageIfBeyond(query, async (page) => readPage(Team, await api().events.listTeams({ ...page, ...address })));
}

/** @throws RequestFailed (404 for a format that was not played), ContractBroken, Unreachable */
export async function getEventLeaderboard(board: EventBoard, address: EventAddress): Promise<LeaderboardRows> {
  return readLeaderboard(await api().events[board].individualLeaderboard(address));
}

/** @throws RequestFailed (404 for a format that was not played, or without teams), ContractBroken, Unreachable */
export async function getTeamLeaderboard(board: EventBoard, address: EventAddress): Promise<LeaderboardRows> {
  return readLeaderboard(await api().events[board].teamLeaderboard(address));
}

/** @throws RequestFailed (404 for a format that was not played, or without teams), ContractBroken, Unreachable */
export async function getTeamScorecards(
  board: EventBoard,
  address: EventAddress & { team: string },
): Promise<ScorecardRows> {
  return readScorecards(await api().events[board].teamScorecard(address));
}
