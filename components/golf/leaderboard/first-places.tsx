import { cx } from 'class-variance-authority';
import { EmptyPart } from '@/components/feedback/empty-part';
import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { formatCount } from '@/lib/format/number';
import { BoardTable, type ShownBoard } from './board-table';

type Props = {
  board: ShownBoard;
  count: number;
  columns?: readonly string[];
  href: string;
};

export function FirstPlaces({ board, count, columns, href }: Props) {
  const { rows } = board;
  if (rows.ok && rows.value.length === 0) return <EmptyPart title="Leaderboard" />;
  const fields = Object.entries(board.fields).filter(([id]) => columns?.includes(id) ?? true);
  const first = rows.ok ? { ok: true as const, value: rows.value.slice(0, count) } : rows;
  return (
    <div>
      <h2
        className={cx(
          'flex items-baseline gap-2.5 px-6 pt-6 text-lg font-semibold max-sm:px-4',
          board.notes.length === 0 && !board.hints?.length && 'pb-3',
        )}
      >
        Leaderboard
        {rows.ok && (
          <Link href={href} className={`${textLink} print:hidden`}>
            {`All ${formatCount(rows.value.length)}`}
          </Link>
        )}
        {rows.ok && rows.value.length > count && (
          <span className="hidden text-sm font-normal print:inline">
            {`First ${count} of ${formatCount(rows.value.length)}. To print all, print the results.`}
          </span>
        )}
      </h2>
      <BoardTable
        label="Leaderboard"
        board={{ ...board, rows: first, fields: Object.fromEntries(fields) }}
        href={href}
        empty="No leaderboard yet"
      />
    </div>
  );
}
