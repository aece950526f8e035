import { Change } from '@/components/charts/change';
import { CountLink } from '@/components/charts/count-link';
import { Headline, Note } from '@/components/charts/links';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard } from '@/components/dashboard/card';
import { PartFailure } from '@/components/dashboard/card-failure';
import { readable } from '@/components/feedback/readable';
import { CardDescription } from '@/components/ui/card';
import { toResult } from '@/lib/contract/result';
import type { Overview, Total } from '@/lib/contract/stats';
import { orNull } from '@/lib/contract/unread';
import { dayStart } from '@/lib/format/day-start';
import { formatCount } from '@/lib/format/number';
import { dayLabel, spanOfAll } from '@/lib/stats/days';
import { type Part, sumOf } from '@/lib/stats/sum';
import { getCachedOverview, getCachedTotal } from './cached-stats';
import { failedCard, toastId } from './failed-card';
import { sourceOf } from './source';
import { addressOf, type View } from './view';

export type TileProps = {
  name: keyof Overview;
  title: string;
  counts: string;
  /** The list of all rows; null: they are in several lists. */
  href: string | null;
  partsOf: (total: Total) => Part[];
  rest: Omit<Part, 'count'>;
};

/** A total, its change since the period began, and its parts. */
export async function tile({ name, title, counts, href, partsOf, rest }: TileProps, view: View) {
  const since = spanOfAll(view.comparison.now).first;
  const from = dayStart(since, view.timeZone);
  const [overview, total] = await Promise.all([toResult(getCachedOverview(from)), toResult(getCachedTotal(name))]);
  if (!overview.ok) return failedCard(title, overview.failure, view, { size: 'sm' });
  const level = overview.value[name];
  return (
    <DashboardCard
      size="sm"
      id={`all-${name}`}
      title={title}
      source={sourceOf(view, counts, ['/admin/dashboard/overview', { from }], [`/admin/dashboard/stats/${name}`])}
    >
      <Headline className="text-2xl">
        {readable(() => (
          <CountLink count={level.total} href={href} />
        ))}
      </Headline>
      {readable(
        () =>
          orNull(() => level.total) !== null &&
          level.previousTotal != null && (
            <CardDescription className="text-xs">
              <Change now={level.total} before={level.previousTotal} /> since{' '}
              {dayLabel(since, since.slice(0, 4) !== view.today.slice(0, 4))}
            </CardDescription>
          ),
      )}
      {total.ok ? (
        <>
          {orNull(() => total.value.total !== level.total) && (
            <Note className="text-warning">Counted a second time: {formatCount(total.value.total)}</Note>
          )}
          {readable(() => {
            const parts = partsOf(total.value);
            return parts.length > 0 && <SumLine sum={sumOf(total.value.total, parts, rest)} />;
          })}
        </>
      ) : (
        <PartFailure
          what={`what ${title.toLowerCase()} are made of`}
          failure={total.failure}
          href={addressOf(view)}
          toastId={toastId(total.failure, view)}
        />
      )}
    </DashboardCard>
  );
}
