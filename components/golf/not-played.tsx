import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import type { Board } from '@/lib/contract/leaderboards';
import { boardNames } from './board-switch';

type Props = { asked: Board | null; message: string; own: Board | null; href: string };

/** A leaderboard in a format that was not played: what the API says, and the way to the one that was. */
export function NotPlayed({ asked, message, own, href }: Props) {
  return (
    <div className="flex min-h-56 flex-col items-center justify-center gap-1.5 border-t border-border px-6 py-12 text-center">
      <p className="text-base font-medium">
        {asked ? `Not played as ${boardNames[asked].toLowerCase()}` : 'No leaderboard'}
      </p>
      <p className="max-w-prose text-sm text-muted-foreground">{message}</p>
      {own && (
        <Link href={href} prefetch={false} className={buttonClass({}, 'mt-2')}>
          Show {boardNames[own].toLowerCase()}
        </Link>
      )}
    </div>
  );
}
