import { boardResult } from '@/components/golf/results/board-result';
import { cardResults } from '@/components/golf/results/card-results';
import { matchResults } from '@/components/golf/results/match-result';
import { knownFacts, noBoardTable } from '@/components/golf/results/result-table';
import type { FriendlyBoards } from '@/lib/contract/boards';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { reads } from '@/lib/contract/wire/unread';
import { formatDateTime, formatWithZone, zoneLabel } from '@/lib/format/date';
import { formatWords } from '@/lib/format/format-words';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import type { ResultSheet, ResultTable } from '@/lib/golf/results/result-sheet';
import { roundBoard } from './round-board';
import { roundOutcome } from './round-outcome';
import { saidOfWinner } from './said-of-winner';

export function roundResults(round: FriendlyRound, boards: FriendlyBoards | null, timeZone: string): ResultSheet {
  const recorded = round.winnerPlayer && fullName(round.winnerPlayer);
  const { words, differs } = saidOfWinner(round, roundOutcome(boards)) ?? {};
  const winner = [recorded, words].filter(Boolean).join(differs ? '. ' : ' ');
  return {
    title: `Friendly round at ${round.course.name}`,
    facts: knownFacts(round, [
      ['Played', ({ createdAt }) => `${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`],
      ['Format', reads(['matchplayFormat'], (of) => formatWords(of.scoringFormat, of.matchplayFormat))],
      ['Status', ({ status }) => titleCase(status)],
      ['Winner', () => winner],
      ['As of', () => formatWithZone(new Date(), timeZone)],
    ]),
    tables: tablesOf(boards),
  };
}

function tablesOf(boards: FriendlyBoards | null): ResultTable[] {
  if (boards === null) return [noBoardTable];
  if ('matches' in boards) return matchResults(boards.matches);
  return [boardResult('Leaderboard', roundBoard(boards)), ...cardResults('Cards', boards.cards)];
}
