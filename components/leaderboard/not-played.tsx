import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Board } from '@/lib/contract/boards';
import { boardNames } from './board-switch';

type Props = { title: string; message: string; instead: { label: string; href: string } | null };

/** In place of a leaderboard that was not played: the API's message and a link to the one that was. */
export function NotPlayed({ title, message, instead }: Props) {
  return (
    <div className="flex min-h-56 flex-col items-center justify-center gap-1.5 border-t border-border px-6 py-12 text-center">
      <p className="text-base font-medium">{title}</p>
      <p className="max-w-prose text-sm text-muted-foreground">{message}</p>
      {instead && (
        <Link
          href={instead.href}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-2' })}
        >
          {instead.label}
        </Link>
      )}
    </div>
  );
}

export const noLeaderboard = { title: 'No leaderboard', message: 'This format has no leaderboard.', instead: null };

/** @param own the board of the format that was played; `href` shows it */
export function notPlayedAs(board: Board, own: Board | null, href: string) {
  return {
    title: `Not played as ${boardNames[board].toLowerCase()}`,
    instead: own && { label: `Show ${boardNames[own].toLowerCase()}`, href },
  };
}
