import { type BoardRow, type BoardRows, rowName } from '@/components/golf/leaderboard/rows';
import type { Column, TableOf } from '@/components/old-cells/column';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import { soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { reads } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';
import type { ResultTable } from '@/lib/golf/results/result-sheet';
import { resultTable } from './result-table';

type Board = { table: TableOf<BoardRow>; answer: Result<BoardRows>; notes: readonly string[] };

export function boardResult(title: string, { table, answer, notes }: Board): ResultTable {
  const rows = answer.ok ? soundItems(answer.value.rows) : [];
  const hasTeams = rows.some(({ team }) => team);
  const columns = hasTeams
    ? table.columns.flatMap((column) => (column.id === 'name' ? [column, players] : [column]))
    : table.columns;
  return resultTable(title, { table: { ...table, columns }, answer, notes: [...notes, ...rows.flatMap(doubts)] });
}

const players: Column<BoardRow> = {
  id: 'players',
  header: 'Players',
  width: 0,
  text: reads(['team.players.firstName', 'team.players.lastName'], ({ team }) =>
    team?.players.map(fullName).join(', '),
  ),
};

/** `Ann Lee: the scores make 2nd place`. */
function doubts(row: BoardRow): string[] {
  const faults = [row.rankFault, row.sumFault].filter((fault) => fault !== null);
  return faults.map((fault) => `${nameOrUid(row, rowName)}: ${fault}`);
}
