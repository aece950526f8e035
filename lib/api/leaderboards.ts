import 'server-only';
import { fetchRows } from '@/lib/api/http/fetch';
import type { StrokeBoard } from '@/lib/contract/boards';
import type { LeaderboardRows } from '@/lib/contract/leaderboards';
import type { MatchRows } from '@/lib/contract/matches';
import type { ScorecardRows } from '@/lib/contract/scorecards';

/** The paths below an event name its group, too. */
type EventAddress = { group: string; event: string };

// All @throws RequestFailed (404 for a format that was not played, or without teams), ContractBroken, Unreachable

export function getEventLeaderboard(board: StrokeBoard, address: EventAddress): Promise<LeaderboardRows> {
  return fetchRows(`events.${board}.individualLeaderboard`, address);
}

export function getTeamLeaderboard(board: StrokeBoard, address: EventAddress): Promise<LeaderboardRows> {
  return fetchRows(`events.${board}.teamLeaderboard`, address);
}

export function getTeamScorecards(
  board: StrokeBoard,
  address: EventAddress & { team: string },
): Promise<ScorecardRows> {
  return fetchRows(`events.${board}.teamScorecard`, address);
}

export function getFriendlyLeaderboard(board: StrokeBoard, id: string): Promise<LeaderboardRows> {
  return fetchRows(`friendlyRounds.${board}.individualLeaderboard`, { id });
}

export function getFriendlyScorecards(board: StrokeBoard, id: string): Promise<ScorecardRows> {
  return fetchRows(`friendlyRounds.${board}.scorecard`, { id });
}

export function getMatches(sides: 'individual' | 'team', id: string): Promise<MatchRows> {
  return fetchRows(`friendlyRounds.matchplay.${sides}Leaderboard`, { id });
}
