import 'server-only';
import { boardOf, type EventBoards, type StrokeBoard } from '@/lib/contract/boards';
import { type Event, events as endpoints } from '@/lib/contract/events';
import { Team } from '@/lib/contract/leaderboards';
import { ContractBroken, toResult } from '@/lib/contract/result';
import { fetchLeaderboard, fetchScorecards } from './fetch-board';
import { fetchPage } from './fetch-page';

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
  const { teamLeaderboard, individualLeaderboard, teamScorecard } = endpoints[board];
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
  const source = { endpoint: endpoints.listTeams, item: Team, assumed: [] };
  return fetchPage(source, { ...(await addressOf(event)), ...query });
}

async function addressOf({ uid, group }: Event): Promise<{ group: string; event: string }> {
  if (!group) throw new ContractBroken(['group: Required']);
  return { group: group.uid, event: uid };
}
