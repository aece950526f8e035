import type { StrokeBoard } from '@/lib/contract/boards';
import { checkUid } from '@/lib/contract/uid';
import { titleCase } from '@/lib/format/title-case';
import type { SearchParams } from '@/lib/list/url/list-state';

const tabs = ['overview', 'individuals', 'teams', 'team-sheet'] as const;
type EventTab = (typeof tabs)[number];

const eventBoardNames = ['stableford', 'strokeplay'] as const satisfies readonly StrokeBoard[];

/** `board` is null for the format's default leaderboard. `player` is the user or member whose row is marked. */
export type EventView = { tab: EventTab; board: StrokeBoard | null; team: string | null; player: string | null };

export const eventTabLabel = (tab: EventTab) => titleCase(tab === 'team-sheet' ? 'teams' : tab);

export function readEventView(query: SearchParams): EventView {
  const [named, board, team, player] = [query.tab, query.board, query.team, query.player].map(
    (value) => [value].flat()[0],
  );
  const tab = tabs.find((one) => one === named) ?? 'overview';
  return {
    tab,
    board: eventBoardNames.find((one) => one === board) ?? null,
    team: team && tab === 'teams' ? checkUid(team) : null,
    player: player && tab !== 'overview' && !team ? checkUid(player) : null,
  };
}
