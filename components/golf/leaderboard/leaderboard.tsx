import { ListToast } from '@/components/feedback/list-toast';
import type { TableOf } from '@/components/old-cells/column';
import { Table } from '@/components/old-list/answer-table';
import { onlyPage } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { BoardFrame } from './board-frame';
import { BoardNote } from './board-note';
import { BoardExplanations } from './explained-board';
import type { BoardRow, BoardRows } from './rows';

type Props = {
  label: string;
  table: TableOf<BoardRow>;
  answer: Result<BoardRows>;
  notes: readonly string[];
  href: string;
  nothingYet: string;
  /** Whether it scrolls in place, as lists do. */
  scrolls?: boolean;
};

const NO_STATE = { pageNumber: 1, pageSize: 100, sortedBy: '', q: '', filters: {}, columns: null };

/** A leaderboard as a list: broken, missing and failed rows look as they do there. */
export function LeaderboardTable({ label, table, answer, notes, href, nothingYet, scrolls }: Props) {
  const page = answer.ok ? { ok: true as const, value: onlyPage(answer.value) } : answer;
  return (
    <BoardFrame>
      <BoardNote words={notes} className="pt-3" />
      {answer.ok && <BoardExplanations rows={answer.value.rows} />}
      <Table {...{ label, table, nothingYet }} whole={!scrolls} answer={page} pathname={href} state={NO_STATE} />
      <ListToast answer={page} />
    </BoardFrame>
  );
}
