import type { ReactNode } from 'react';
import type { TableOf } from '@/components/old-cells/column';
import { FirstRows } from '@/components/old-list/first-rows';
import type { Result } from '@/lib/contract/result';
import { BoardFrame } from './board-frame';
import { BoardNote } from './board-note';
import type { BoardRow, BoardRows } from './rows';

type Props = {
  table: TableOf<BoardRow>;
  answer: Result<BoardRows>;
  notes: readonly string[];
  count: number;
  href: string;
  /** What its figures open. */
  children?: ReactNode;
};

export function FirstPlaces({ table, answer, notes, count, href, children }: Props) {
  return (
    <BoardFrame>
      {children}
      <FirstRows
        title="Leaderboard"
        table={table}
        note={<BoardNote words={notes} />}
        answer={answer.ok ? { ok: true, value: headOf(answer.value, count) } : answer}
        href={href}
      />
    </BoardFrame>
  );
}

function headOf({ endpoint, rows }: BoardRows, count: number) {
  return { endpoint, rows: rows.slice(0, count), paging: { pageNumber: 1, pageSize: count, total: rows.length } };
}
