import { leaderboardOutcome } from '@/components/golf/outcome/outcome';
import { winnerWords } from '@/components/golf/outcome/winner-words';
import { boardResult } from '@/components/golf/results/board-result';
import { cardResults } from '@/components/golf/results/card-results';
import { knownFacts, noBoardTable } from '@/components/golf/results/result-table';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import { field, reads } from '@/lib/contract/wire/unread';
import { formatDay, formatWithZone, zoneLabel } from '@/lib/format/date';
import type { ResultSheet } from '@/lib/golf/results/result-sheet';
import { eventBoard } from './board';
import { eventFormats, eventStatusWords } from './event-status';

/** The boards of an event that has them, the deciding one last. */
type EventResults = { players: EventBoards | null; teams: EventBoards | null };

export function eventResults(event: Event, { players, teams }: EventResults, timeZone: string): ResultSheet {
  const boards = [...(players ? [players] : []), ...(teams ? [teams] : [])];
  const deciding = teams ?? (event.teamFormat ? null : players);
  return {
    title: nameOrUid(event, 'name'),
    facts: knownFacts(event, [
      ['Group', 'group.name'],
      ['Course', 'course.name'],
      ['Date', reads(['startDate', 'endDate'], (of) => daysOf(of, timeZone))],
      ['Format', eventFormats],
      ['Status', field('status', (status) => (status ? eventStatusWords(status, event.endDate) : null))],
      ['Winner', field('status', (status) => (status && deciding ? winnerOf(status, deciding) : null))],
      ['As of', () => formatWithZone(new Date(), timeZone)],
    ]),
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
  return outcome === undefined ? null : winnerWords(status, null, outcome, 'board').words;
}

type Days = { startDate?: string | null | undefined; endDate?: string | null | undefined };

/** `2026-05-03 to 2026-05-04 (London)`: the days of the event in the zone of the screen. */
function daysOf({ startDate, endDate }: Days, timeZone: string): string | null {
  const days = [startDate, endDate].flatMap((at) => (at ? [formatDay(at, timeZone)] : []));
  return days.length === 0 ? null : `${[...new Set(days)].join(' to ')} (${zoneLabel(timeZone)})`;
}
