'use client';

import { useSearchParams, useSelectedLayoutSegment } from 'next/navigation';
import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { withParams } from '@/lib/format/query-text';

/** A tool of a record's layout. On a team's leaderboard it leads to this team's results. */
export function ResultsLink({ href }: { href: string }) {
  const segment = useSelectedLayoutSegment();
  const query = useSearchParams();
  if (segment === 'results') return null;
  const team = query.get('tab') === 'teams' ? query.get('team') : null;
  return (
    <Link
      href={team ? withParams(href, { team }) : href}
      // On lists this key exports the list.
      aria-keyshortcuts={segment === null ? 'e' : undefined}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'coarse:h-11' })}
    >
      Results
    </Link>
  );
}
