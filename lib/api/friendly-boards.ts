import 'server-only';
import { type Board, boardOf, type FriendlyBoards, type FriendlyLeaders, isTeamMatch } from '@/lib/contract/boards';
import { friendlyRounds as endpoints, type FriendlyRound } from '@/lib/contract/friendly-rounds';
import { toResult } from '@/lib/contract/result';
import { fetchLeaderboard, fetchMatches, fetchScorecards } from './fetch-board';

type Scored = Pick<FriendlyRound, 'uid' | 'scoringFormat' | 'matchplayFormat'>;

export async function friendlyBoards(round: Scored, requested: Board | null): Promise<FriendlyBoards | null> {
  const board = requested ?? boardOf(round.scoringFormat);
  const [leaders, cards] = await Promise.all([
    friendlyLeaders(round, requested),
    board === null || board === 'matchplay'
      ? null
      : toResult(fetchScorecards(endpoints[board].scorecard, { id: round.uid })),
  ]);
  if (leaders === null || leaders.board === 'matchplay') return leaders;
  return cards && { ...leaders, cards };
}

export async function friendlyLeaders(round: Scored, requested: Board | null): Promise<FriendlyLeaders | null> {
  const { uid, scoringFormat, matchplayFormat } = round;
  const board = requested ?? boardOf(scoringFormat);
  if (board === null) return null;
  if (board === 'matchplay') {
    const isTeam = matchplayFormat && isTeamMatch(matchplayFormat);
    const { teamLeaderboard, individualLeaderboard } = endpoints.matchplay;
    const matches = fetchMatches(isTeam ? teamLeaderboard : individualLeaderboard, { id: uid });
    return { board, matches: await toResult(matches) };
  }
  const leaderboard = fetchLeaderboard(endpoints[board].individualLeaderboard, { id: uid });
  return { board, leaderboard: await toResult(leaderboard) };
}
