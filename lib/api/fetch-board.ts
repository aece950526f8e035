import 'server-only';
import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { BoardHead, LeaderboardRow, type LeaderboardRows } from '@/lib/contract/leaderboards';
import { MatchHead, MatchRow, type MatchRows } from '@/lib/contract/matches';
import { Scorecard, type ScorecardRows } from '@/lib/contract/scorecards';
import { endpointName, fetchRows, type Source } from './fetch-page';
import { readRecord } from './read-page';

type Input = Readonly<Record<string, string>>;

export function fetchLeaderboard(endpoint: Endpoint, input: Input): Promise<LeaderboardRows> {
  return fetchBoard({ endpoint, item: LeaderboardRow, assumed: ASSUMED_OF_ROWS }, BoardHead, input);
}

export function fetchScorecards(endpoint: Endpoint, input: Input): Promise<ScorecardRows> {
  return fetchBoard({ endpoint, item: Scorecard, assumed: ASSUMED_OF_CARDS }, BoardHead, input);
}

export function fetchMatches(endpoint: Endpoint, input: Input): Promise<MatchRows> {
  return fetchBoard({ endpoint, item: MatchRow, assumed: ASSUMED_OF_MATCHES }, MatchHead, input);
}

const ASSUMED_OF_ROWS = [
  ...['position', 'tied', 'status', 'handicap', 'playingHandicap', 'tee', 'thru', 'gross', 'net', 'points', 'toPar'],
  ...['countback', 'rounds'],
];
const ASSUMED_OF_CARDS = ['round', 'handicap', 'playingHandicap', 'totals'];
const ASSUMED_OF_MATCHES = ['result', 'leader', 'holesUp', 'thru', 'dormie', 'decided', 'winnerUid', 'holes'];

async function fetchBoard<Item, Head extends object>(
  source: Source<Item>,
  head: z.ZodObject & z.ZodType<Head>,
  input: Input,
) {
  const { rows, rest } = await fetchRows(source, input);
  const reader = { endpoint: endpointName(source), item: head, assumed: Object.keys(head.shape) };
  const { item, faults } = readRecord<Head>(reader, rest);
  return { ...item, rows, faults };
}
