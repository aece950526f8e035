import type { ShownBoard } from '@/components/golf/leaderboard/board-table';
import type { BoardRow } from '@/components/golf/leaderboard/rows';
import { usableItems } from '@/lib/contract/read-item';
import { fullName } from '@/lib/format/name';
import { inOrderOfName } from '@/lib/format/order-of-name';
import type { ResultTable } from '@/lib/golf/results/result-sheet';
import type { FieldDefinition } from '@/lib/resources/resource';
import { resultTable } from './result-table';

export function boardResult(title: string, { rows, fields, notes }: ShownBoard): ResultTable {
  const items = rows.ok ? usableItems(rows.value).map(({ item }) => item) : [];
  const columns = Object.entries<FieldDefinition<BoardRow>>(fields).flatMap(([id, field]) =>
    id === 'name' && items.some(({ team }) => team) ? [[id, field] as const, PLAYERS] : [[id, field] as const],
  );
  const table = resultTable(title, {
    rows,
    fields: Object.fromEntries(columns),
    format: { timeZone: 'UTC' },
    notes: [...notes, ...items.flatMap(doubtsOf)],
  });
  return { ...table, names: items.flatMap(({ name, team }) => [name, ...(team?.players ?? []).map(fullName)]) };
}

const PLAYERS: readonly [id: string, field: FieldDefinition<BoardRow>] = [
  'players',
  {
    label: 'Players',
    text: ({ team }) => team && inOrderOfName(team.name, team.players).map(fullName).join(', '),
    width: 0,
  },
];

/** Returns what is wrong with a row, such as `Ann Lee: Recorded T2, should be 3.` */
function doubtsOf({ name, rankFault, sumFault }: BoardRow): string[] {
  return [rankFault, sumFault].filter((fault) => fault !== null).map((fault) => `${name}: ${fault}`);
}
