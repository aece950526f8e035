import Link from 'next/link';
import { TabsList, TabsTrigger } from '@/components/ui/tabs';
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
    <TabsList aria-label="Leaderboard format">
      {boards.map((board) => (
        <TabsTrigger key={board} aria-current={board === shown ? 'page' : undefined} asChild>
          <Link href={hrefOf(board)} prefetch={false} scroll={false}>
            {boardNames[board]}
          </Link>
        </TabsTrigger>
      ))}
    </TabsList>
  );
}
