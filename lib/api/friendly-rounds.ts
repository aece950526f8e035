import 'server-only';
import type { z } from 'zod';
import { type AllFriendlyRoundsQuery, FriendlyRound, type FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import type { Board } from '@/lib/contract/leaderboards';
import type { Page } from '@/lib/contract/read';
import { assertBelongsTo } from './assert-belongs-to';
import { byUid } from './by-uid';
import { api } from './client';
import { lastPageIfBeyond } from './last-page';
import {
  type LeaderboardRows,
  type MatchRows,
  readLeaderboard,
  readMatches,
  readScorecards,
  type ScorecardRows,
} from './leaderboards';
import { readPage } from './read';

type StrokeBoard = Exclude<Board, 'matchplay'>;

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listFriendlyRounds(
  query: z.input<typeof AllFriendlyRoundsQuery>,
  signal?: AbortSignal,
): Promise<Page<FriendlyRound>> {
  return lastPageIfBeyond(query, async (page) =>
    readPage(FriendlyRound, await api().friendlyRounds.list(page, { signal })),
  );
}

/** @throws RequestFailed, Unreachable, ContractBroken, also when rounds around other events are among them */
export async function listFriendlyRoundsOfEvent(
  event: string,
  query: Omit<z.input<typeof AllFriendlyRoundsQuery>, 'event'>,
  signal?: AbortSignal,
): Promise<Page<FriendlyRound>> {
  return assertBelongsTo('event', event, await listFriendlyRounds({ ...query, event }, signal));
}

/** The friendly round with this uid; null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
export function getFriendlyRound(uid: string): Promise<FriendlyRound | null> {
  return byUid(uid, listFriendlyRounds);
}

/** @throws RequestFailed, ContractBroken, Unreachable */
export function listFriendlyRoundsOfUser(
  id: string,
  query: z.input<typeof FriendlyRoundsQuery>,
  signal?: AbortSignal,
): Promise<Page<FriendlyRound>> {
  return lastPageIfBeyond(query, async (page) =>
    readPage(FriendlyRound, await api().friendlyRounds.listOfUser({ ...page, id }, { signal })),
  );
}

/** @throws RequestFailed (404 for a format that was not played), ContractBroken, Unreachable */
export async function getFriendlyLeaderboard(board: StrokeBoard, id: string): Promise<LeaderboardRows> {
  return readLeaderboard(await api().friendlyRounds[board].individualLeaderboard({ id }));
}

/** @throws RequestFailed (404 for a format that was not played), ContractBroken, Unreachable */
export async function getFriendlyScorecards(board: StrokeBoard, id: string): Promise<ScorecardRows> {
  return readScorecards(await api().friendlyRounds[board].scorecard({ id }));
}

/** @throws RequestFailed (404 for a round that was no such match), ContractBroken, Unreachable */
export async function getMatches(sides: 'individual' | 'team', id: string): Promise<MatchRows> {
  const { individualLeaderboard, teamLeaderboard } = api().friendlyRounds.matchplay;
  return readMatches(await (sides === 'team' ? teamLeaderboard({ id }) : individualLeaderboard({ id })));
}
