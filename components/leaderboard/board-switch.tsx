import { cx } from 'class-variance-authority';
import Link from 'next/link';
import type { Board } from '@/lib/contract/boards';

export const boardNames: Readonly<Record<Board, string>> = {
  stableford: 'Stableford',
  strokeplay: 'Stroke play',
  matchplay: 'Match play',
};

type Props<One extends Board> = { boards: readonly One[]; shown: One | null; hrefOf: (board: One) => string };

/** Links to the leaderboards of other formats, with the current one marked. */
export function BoardSwitch<One extends Board>({ boards, shown, hrefOf }: Props<One>) {
  return (
    <nav aria-label="Leaderboard format" className="inline-flex gap-0.5 rounded-lg bg-secondary p-0.5 text-sm">
      {boards.map((board) => (
        <Link
          key={board}
          href={hrefOf(board)}
          prefetch={false}
          scroll={false}
          aria-current={board === shown ? 'page' : undefined}
          className={cx(
            'flex h-7 items-center rounded-md px-2.5',
            board === shown ? 'bg-card font-medium' : 'text-muted-foreground hover:text-foreground',
          )}
        >
          {boardNames[board]}
        </Link>
      ))}
    </nav>
  );
}
