import { boardResult } from '@/components/golf/results/board-result';
import { cardResults } from '@/components/golf/results/card-results';
import { matchResults } from '@/components/golf/results/match-result';
import { noBoardTable } from '@/components/golf/results/result-table';
import type { FriendlyBoards } from '@/lib/contract/boards';
import { formatDateTime, formatWithZone, zoneLabel } from '@/lib/format/date';
import { formatText } from '@/lib/format/format-words';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import type { ResultSheet, ResultTable } from '@/lib/golf/results/result-sheet';
import { CREATED_AT } from '@/lib/names';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import { roundBoard } from './round-board';
import { roundOutcome } from './round-outcome';
import { roundWinnerText } from './round-winner-text';

export function roundResultSheet(round: FriendlyRound, boards: FriendlyBoards | null, timeZone: string): ResultSheet {
  const { course, createdAt, scoringFormat, matchplayFormat, status, winnerPlayer } = round;
  const { words, differs } = roundWinnerText(round, roundOutcome(boards)) ?? {};
  const winner = [winnerPlayer && fullName(winnerPlayer), words].filter(Boolean).join(differs ? '. ' : ' ');
  return {
    title: `Friendly round at ${course.name}`,
    facts: [
      [CREATED_AT, `${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`],
      ['Format', formatText(scoringFormat, matchplayFormat) ?? '-'],
      ['Status', titleCase(status)],
      ['Winner', winner || '-'],
      ['As of', formatWithZone(new Date(), timeZone)],
    ],
    tables: resultTables(boards, status),
  };
}

function resultTables(boards: FriendlyBoards | null, status: string): ResultTable[] {
  if (boards === null) return [noBoardTable];
  if ('matches' in boards) return matchResults(boards.matches, status);
  return [boardResult('Leaderboard', roundBoard(boards)), ...cardResults('Cards', boards.cards)];
}
