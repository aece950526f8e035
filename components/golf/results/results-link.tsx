'use client';

import { useSearchParams, useSelectedLayoutSegment } from 'next/navigation';
import { Link } from '@/components/navigation/link';
import { useNavigate } from '@/components/navigation/navigation';
import { useShortcuts } from '@/components/navigation/shortcuts';
import { buttonVariants } from '@/components/ui/button-variants';
import { withParams } from '@/lib/format/query-text';

/** A link in a record's heading. On a team's leaderboard, it opens this team's results. */
export function ResultsLink({ href }: { href: string }) {
  const segment = useSelectedLayoutSegment();
  const query = useSearchParams();
  const { push } = useNavigate();
  const team = query.get('tab') === 'teams' ? query.get('team') : null;
  const address = team ? withParams(href, { team }) : href;
  const isShown = segment !== 'results';
  useShortcuts(isShown ? { results: () => push(address) } : {});
  if (!isShown) return null;
  return (
    <Link
      href={address}
      // On lists, this key exports the list.
      aria-keyshortcuts={segment === null ? 'e' : undefined}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'coarse:h-11' })}
    >
      Results
    </Link>
  );
}
