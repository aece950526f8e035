import type { Column } from '@/components/data-table/column';
import { Table } from '@/components/data-table/data-table';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { ListToast } from '@/components/data-table/states/list-toast';
import { onlyPage } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { BoardFrame } from './board-frame';
import { BoardNote } from './board-note';
import type { BoardRow, BoardRows } from './rows';

type Props = {
  label: string;
  columns: readonly Column<BoardRow>[];
  answer: Result<BoardRows>;
  /** What is said of its figures. */
  notes: readonly string[];
  /** The screen's URL, for Retry. */
  href: string;
  nothingYet: string;
  /** Whether it scrolls in place, as lists do. */
  scrolls?: boolean;
  /** The uid whose card is shown. */
  current?: string | null;
};

const NO_STATE = { pageNumber: 1, pageSize: 100, sortedBy: '', q: '', filters: {}, columns: null };

/** A leaderboard as a list: broken, missing and failed rows look as they do there. */
export function LeaderboardTable({ label, columns, answer, notes, href, nothingYet, scrolls, current = null }: Props) {
  const page = answer.ok ? { ok: true as const, value: onlyPage(answer.value) } : answer;
  return (
    <BoardFrame>
      <BoardNote words={notes} className="pt-3" />
      <ListNavigation>
        <Table
          {...{ label, columns, nothingYet, current }}
          whole={!scrolls}
          answer={page}
          pathname={href}
          state={NO_STATE}
        />
        <ListToast answer={page} id={crypto.randomUUID()} />
      </ListNavigation>
    </BoardFrame>
  );
}
