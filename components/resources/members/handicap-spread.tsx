'use client';

import { useFetched } from '@/components/feedback/use-fetched';
import { Link } from '@/components/navigation/link';
import { ChartBar, type ChartConfig, ChartContainer } from '@/components/ui/chart';
import { Skeleton } from '@/components/ui/skeleton';
import { formatHandicap } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import type { HandicapBand } from '@/lib/golf/handicap/handicap-spread';
import { type ListState, listHref } from '@/lib/list/url/list-state';
import type { MemberHandicaps } from '@/lib/resources/members';
import { routes } from '@/lib/routes';

type Props = {
  pathname: string;
  state: ListState;
  groupUid: string;
};

const config = {
  count: { color: 'var(--chart-1)' },
  none: { color: 'var(--border)' },
} satisfies ChartConfig;

/** Shows the handicaps of the group's first 500 members, whatever the list's search and filters are. */
export function HandicapSpread({ pathname, state, groupUid }: Props) {
  const { data, error } = useFetched<MemberHandicaps>(routes.handicapSpread(groupUid));
  if (error) {
    return (
      <p className="px-6 pb-4 text-sm text-warning max-sm:px-4" title={error.message}>
        Could not load the handicap spread.
      </p>
    );
  }
  if (!data) return <HandicapSpreadSkeleton />;
  const { spread, members, unread, isComplete } = data;
  if (unread > 0) {
    return (
      <p className="px-6 pb-4 text-sm text-warning max-sm:px-4">
        {`The handicap spread cannot be shown: ${formatCount(unread)} of ${formatCount(members)} members ${unread === 1 ? 'is' : 'are'} unreadable.`}
      </p>
    );
  }
  if (!spread) return null;
  const most = Math.max(...spread.bands.map(({ count }) => count));
  return (
    <section aria-label="Handicap spread" className="flex flex-wrap items-end gap-x-8 gap-y-3 px-6 py-4 max-sm:px-4">
      <h2 className="w-full text-sm font-medium">
        {isComplete ? 'Handicaps of all members' : `Handicaps of the first ${formatCount(members)} members`}
      </h2>
      <ChartContainer config={config} className="min-w-0 max-w-full">
        <ul className="flex items-end gap-1 max-sm:gap-0">
          {spread.bands.map((band) => (
            <li key={band.label} className="w-14 text-center text-xs">
              <Link
                href={listHref(pathname, state, { q: '', filters: filterOf(band) })}
                className="block rounded-sm hover:bg-accent"
              >
                <span className="block text-foreground">
                  <span>{formatCount(band.count)}</span>
                  <span className="sr-only">{band.count === 1 ? ' member, handicap' : ' members, handicap'}</span>
                </span>
                <Bar share={most === 0 ? 0 : band.count / most} />
                <span className="block whitespace-nowrap text-muted-foreground">{band.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </ChartContainer>
      <p className="text-xs text-muted-foreground">
        Lowest <strong className="font-medium text-foreground">{formatHandicap(spread.lowest)}</strong> · median{' '}
        <strong className="font-medium text-foreground">{formatHandicap(spread.median)}</strong> · highest{' '}
        <strong className="font-medium text-foreground">{formatHandicap(spread.highest)}</strong>
        {spread.missing > 0 && <span>{` · ${formatCount(spread.missing)} without a handicap`}</span>}
      </p>
    </section>
  );
}

const HEIGHT = 36;

function Bar({ share }: { share: number }) {
  const height = share === 0 ? 1 : Math.max(2, Math.round(share * HEIGHT));
  return (
    <svg aria-hidden viewBox={`0 0 40 ${HEIGHT}`} className="mx-auto block h-9 w-10">
      <ChartBar dataKey={share === 0 ? 'none' : 'count'} x={4} y={HEIGHT - height} width={32} height={height} />
    </svg>
  );
}

function filterOf({ min, max }: HandicapBand): Record<string, string> {
  return { ...(min !== null && { handicapMin: String(min) }), ...(max !== null && { handicapMax: String(max) }) };
}

/** As high as the bars, so that the table below does not move. */
function HandicapSpreadSkeleton() {
  return (
    <div aria-busy="true" className="h-36 px-6 py-4 max-sm:px-4 noscript:hidden">
      <Skeleton className="w-24" />
    </div>
  );
}
