import type { StrokeBoard } from '@/lib/contract/boards';
import { checkUid } from '@/lib/contract/uid';

const tabs = ['overview', 'individuals', 'teams'] as const;
export type EventTab = (typeof tabs)[number];

const eventBoardNames = ['stableford', 'strokeplay'] as const satisfies readonly StrokeBoard[];

/** `board` is null for the event's format, `team` while no team's card is open. */
export type EventView = { tab: EventTab; board: StrokeBoard | null; team: string | null };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The view that a URL's query names; an invalid value falls back to its default. */
export function readEventView(query: Query): EventView {
  const [tab, board, team] = [query.tab, query.board, query.team].map((value) => [value].flat()[0]);
  return {
    tab: tabs.find((one) => one === tab) ?? 'overview',
    board: eventBoardNames.find((one) => one === board) ?? null,
    team: team && tab === 'teams' ? checkUid(team) : null,
  };
}
