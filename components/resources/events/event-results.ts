import { leaderboardOutcome } from '@/components/golf/outcome/outcome';
import { winnerDescription } from '@/components/golf/outcome/winner-words';
import { boardResult } from '@/components/golf/results/board-result';
import { cardResults } from '@/components/golf/results/card-results';
import { noBoardTable } from '@/components/golf/results/result-table';
import type { EventBoards } from '@/lib/contract/boards';
import { formatDay, formatWithZone, zoneLabel } from '@/lib/format/date';
import { formatText } from '@/lib/format/format-words';
import type { ResultSheet } from '@/lib/golf/results/result-sheet';
import type { loadEventResults } from '@/lib/loaders/load-event-results';
import { type Event, eventStatusText } from '@/lib/resources/events';
import { eventBoard } from './board';

type EventResults = Awaited<ReturnType<typeof loadEventResults>>;

export function eventResults(event: Event, { players, teams, stopped }: EventResults, timeZone: string): ResultSheet {
  // The leaderboard that decides the event comes first.
  const boards = [teams, players].filter((of) => of !== null);
  const deciding = teams ?? (event.teamFormat ? null : players);
  const { group, course, scoringFormat, teamFormat, status } = event;
  const facts = [
    ['Group', group?.name],
    ['Course', course?.name],
    ['Date', daysOf(event, timeZone)],
    ['Format', formatText(scoringFormat, teamFormat)],
    ['Status', eventStatusText(event)],
    ['Winner', status && deciding && winnerOf(status, deciding)],
    ['Rounds', stopped],
    ['As of', formatWithZone(new Date(), timeZone)],
  ] as const;
  return {
    title: event.name,
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    tables:
      boards.length === 0
        ? [noBoardTable]
        : boards.flatMap((of) => [
            boardResult(of.of === 'teams' ? 'Teams' : 'Individuals', eventBoard(event, of, NO_VIEW)),
            ...(of.cards ? cardResults('Cards', of.cards) : []),
          ]),
  };
}

const NO_VIEW = { tab: 'overview', board: null, team: null, player: null } as const;

function winnerOf(status: string, boards: EventBoards): string | null {
  const outcome = leaderboardOutcome(boards);
  return outcome === undefined ? null : winnerDescription(status, null, outcome, 'board').words;
}

type Days = { startDate?: string | null | undefined; endDate?: string | null | undefined };

/** Returns the days in the screen's time zone: `2026-05-03 to 2026-05-04 (London)`. */
function daysOf({ startDate, endDate }: Days, timeZone: string): string | null {
  const days = [startDate, endDate].flatMap((at) => (at ? [formatDay(at, timeZone)] : []));
  return days.length === 0 ? null : `${[...new Set(days)].join(' to ')} (${zoneLabel(timeZone)})`;
}
