import 'server-only';
import { cache } from 'react';
import type * as z from 'zod';
import {
  type Board,
  boardOf,
  type EventBoards,
  type FriendlyBoards,
  type FriendlyLeaders,
  isTeamMatch,
  type StrokeBoard,
} from '@/lib/contract/boards';
import type { Endpoint } from '@/lib/contract/endpoint';
import { type Event, events } from '@/lib/contract/events';
import { type FriendlyRound, friendlyRounds } from '@/lib/contract/friendly-rounds';
import { BoardHead, LeaderboardRow, type LeaderboardRows, Team } from '@/lib/contract/leaderboards';
import { MatchHead, MatchRow, type MatchRows } from '@/lib/contract/matches';
import { ContractBroken, toResult } from '@/lib/contract/result';
import { Scorecard, type ScorecardRows } from '@/lib/contract/scorecards';
import { fetchPage, fetchRows, type Source } from './fetch-page';
import { readRecord } from './read-page';

type Input = Readonly<Record<string, string>>;

function fetchLeaderboard(endpoint: Endpoint, input: Input): Promise<LeaderboardRows> {
  return fetchBoard({ endpoint, item: LeaderboardRow, mayBeMissing: MAY_BE_MISSING_IN_ROWS }, BoardHead, input);
}

export function fetchScorecards(endpoint: Endpoint, input: Input): Promise<ScorecardRows> {
  return fetchBoard({ endpoint, item: Scorecard, mayBeMissing: MAY_BE_MISSING_IN_CARDS }, BoardHead, input);
}

function fetchMatches(endpoint: Endpoint, input: Input): Promise<MatchRows> {
  return fetchBoard({ endpoint, item: MatchRow, mayBeMissing: MAY_BE_MISSING_IN_MATCHES }, MatchHead, input);
}

const MAY_BE_MISSING_IN_ROWS = [
  ...['position', 'tied', 'status', 'handicap', 'playingHandicap', 'tee', 'thru', 'gross', 'net', 'points', 'toPar'],
  ...['countback', 'rounds'],
];
const MAY_BE_MISSING_IN_CARDS = ['round', 'handicap', 'playingHandicap', 'totals'];
const MAY_BE_MISSING_IN_MATCHES = ['result', 'leader', 'holesUp', 'thru', 'dormie', 'decided', 'winnerUid', 'holes'];

async function fetchBoard<Item, Head extends object>(
  source: Source<Item>,
  head: z.ZodObject & z.ZodType<Head>,
  input: Input,
) {
  const { rows, rest } = await fetchRows(source, input);
  const reader = { endpoint: source.endpoint.path, item: head, mayBeMissing: Object.keys(head.shape) };
  const { item, faults } = readRecord<Head>(reader, rest);
  return { ...item, rows, faults };
}

type Scored = Pick<FriendlyRound, 'uid' | 'scoringFormat' | 'matchplayFormat'>;

export async function friendlyBoards(round: Scored, requested: Board | null): Promise<FriendlyBoards | null> {
  const board = requested ?? boardOf(round.scoringFormat);
  const [leaders, cards] = await Promise.all([
    friendlyLeaders(round, requested),
    board === null || board === 'matchplay'
      ? null
      : toResult(fetchScorecards(friendlyRounds[board].scorecard, { id: round.uid })),
  ]);
  if (leaders === null || leaders.board === 'matchplay') return leaders;
  return cards && { ...leaders, cards };
}

/** Loaded once per request, although both a round's page and its title, which names the players, need it. */
export const friendlyLeaders = cache(loadFriendlyLeaders);

async function loadFriendlyLeaders(round: Scored, requested: Board | null): Promise<FriendlyLeaders | null> {
  const { uid, scoringFormat, matchplayFormat } = round;
  const board = requested ?? boardOf(scoringFormat);
  if (board === null) return null;
  if (board === 'matchplay') {
    const isTeam = matchplayFormat && isTeamMatch(matchplayFormat);
    const { teamLeaderboard, individualLeaderboard } = friendlyRounds.matchplay;
    const matches = fetchMatches(isTeam ? teamLeaderboard : individualLeaderboard, { id: uid });
    return { board, matches: await toResult(matches) };
  }
  const leaderboard = fetchLeaderboard(friendlyRounds[board].individualLeaderboard, { id: uid });
  return { board, leaderboard: await toResult(leaderboard) };
}

type View = {
  tab: 'overview' | 'individuals' | 'teams' | 'team-sheet';
  board: StrokeBoard | null;
  team: string | null;
};

export async function eventBoards(event: Event, view: View): Promise<EventBoards | null> {
  const { tab, team } = view;
  const { scoringFormat } = event;
  const board = view.board ?? (scoringFormat ? boardOf(scoringFormat) : 'stableford');
  if (board === null || board === 'matchplay') return null;
  const of = tab === 'teams' || (tab !== 'individuals' && event.teamFormat) ? 'teams' : 'players';
  const { teamLeaderboard, individualLeaderboard, teamScorecard } = events[board];
  const [leaderboard, cards] = await Promise.all([
    toResult(
      addressOf(event).then((address) =>
        fetchLeaderboard(of === 'teams' ? teamLeaderboard : individualLeaderboard, address),
      ),
    ),
    team === null
      ? null
      : toResult(addressOf(event).then((address) => fetchScorecards(teamScorecard, { ...address, team }))),
  ]);
  return { of, board, leaderboard, cards };
}

export async function bothBoards(event: Event, team: string | null) {
  const [players, teams] = await Promise.all([
    eventBoards(event, { tab: 'individuals', board: null, team: null }),
    event.teamFormat ? eventBoards(event, { tab: 'teams', board: null, team }) : null,
  ]);
  return { players, teams };
}

type PageQuery = { pageNumber?: number; pageSize?: number; sortedBy?: 'name' };

export async function fetchTeams(event: Event, query: PageQuery) {
  const source = { endpoint: events.listTeams, item: Team, mayBeMissing: [] };
  return fetchPage(source, { ...(await addressOf(event)), ...query });
}

async function addressOf({ uid, group }: Event): Promise<{ group: string; event: string }> {
  if (!group) throw new ContractBroken(['group: Required']);
  return { group: group.uid, event: uid };
}
