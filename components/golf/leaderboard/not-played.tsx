import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Board } from '@/lib/contract/boards';

const names: Readonly<Record<Board, string>> = {
  stableford: 'Stableford',
  strokeplay: 'stroke play',
  matchplay: 'match play',
};

type Props = {
  title: string;
  words: string;
  instead: { label: string; href: string } | null;
};

/** In place of a leaderboard that the format does not have. */
export function NotPlayed({ title, words, instead }: Props) {
  return (
    <div className="flex min-h-56 flex-col items-center justify-center gap-1.5 border-t border-border px-6 py-12 text-center">
      <p className="text-base font-medium">{title}</p>
      <p className="max-w-prose text-sm text-muted-foreground">{words}</p>
      {instead && (
        <Link href={instead.href} className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-2' })}>
          {instead.label}
        </Link>
      )}
    </div>
  );
}

export const noLeaderboard = {
  title: 'No leaderboard',
  words: 'Fairway does not know the leaderboard of this format.',
  instead: null,
};

export function notPlayedAs(board: Board, played: Board | null, href: string) {
  return {
    title: `No ${names[board]} leaderboard`,
    words: played ? `This was played as ${names[played]}.` : 'Fairway does not know the leaderboard of this format.',
    instead: played && { label: `Show ${names[played]}`, href },
  };
}
