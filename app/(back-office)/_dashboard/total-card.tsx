import { CountLink } from '@/components/charts/count-link';
import { Headline, Links, Note } from '@/components/charts/links';
import { SumTable } from '@/components/charts/sum-table';
import { DashboardCard } from '@/components/dashboard/card';
import { PartFailure } from '@/components/dashboard/card-failure';
import { FaultMark } from '@/components/fields/fault-mark';
import { Link } from '@/components/navigation/link';
import { faultText } from '@/lib/api/read-page';
import { fetchOverview, fetchTotal } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { addedText } from '@/lib/stats/change';
import { apartText } from '@/lib/stats/comparison-words';
import { series } from '@/lib/stats/series';
import { sumOf } from '@/lib/stats/sum';
import { FailedCard, toastIdOf } from './failed-card';
import { GroupsBySize } from './group-sizes';
import { loadTrend } from './load-trend';
import { RoundsByStatus } from './rounds-by-status';
import type { TotalCardProps } from './totals';
import { addressOf, type View } from './view';

export async function TotalCard({ view, ...card }: TotalCardProps & { view: View }) {
  const { name, title, counts, href, partsOf, rest } = card;
  const [overview, all, trend] = await Promise.all([
    toResult(fetchOverview(view.from)),
    toResult(fetchTotal(name)),
    toResult(loadTrend(card.series, view)),
  ]);
  if (!overview.ok) return <FailedCard title={title} failure={overview.failure} view={view} size="sm" />;
  const level = overview.value[name];
  if (!level && !all.ok) return <FailedCard title={title} failure={all.failure} view={view} size="sm" />;
  const change = trend.ok ? trend.value.all : null;
  const rowsHref = change && series[card.series].rowsOf(change.span);
  const changeDescription = change && addedText(change.count, card.verb);
  const apart = trend.ok ? trend.value.apart : null;
  const counted = all.ok ? all.value.total : null;
  const now = level?.total ?? counted ?? 0;
  const unread = overview.value.faults
    .filter(({ field }) => field.split('.')[0] === name)
    .map((fault) => faultText(fault));
  const parts = all.ok && partsOf ? partsOf(all.value) : [];
  return (
    <DashboardCard size="sm" id={`all-${name}`} title={title} source={{ counts, fetchedAt: view.fetched }}>
      <Headline className="text-2xl">
        <CountLink count={now} href={href} />
        {unread.length > 0 && <FaultMark text={`Could not be read: ${unread.join(', ')}`} />}
      </Headline>
      {changeDescription && (
        <Links className="text-xs text-muted-foreground">
          {rowsHref ? <Link href={rowsHref}>{changeDescription}</Link> : <span>{changeDescription}</span>}
          {apart !== null && apart.count > 0 && (
            <span>{` (${formatCount(apart.count)} ${apartText(apart.span, view.period.interval, view.today)})`}</span>
          )}
        </Links>
      )}
      {counted !== null && counted !== now && (
        <Note className="text-warning">{`Counted again: ${formatCount(counted)}`}</Note>
      )}
      {counted !== null && parts.length > 0 && (
        <SumTable label={`Parts of ${title.toLowerCase()}`} sum={sumOf(counted, parts, rest)} />
      )}
      {name === 'groups' && <GroupsBySize />}
      {all.ok && name === 'rounds' && <RoundsByStatus total={all.value} />}
      {!all.ok && (
        <PartFailure
          what={`the breakdown of ${title.toLowerCase()}`}
          failure={all.failure}
          href={addressOf(view)}
          toastId={toastIdOf(all.failure, view)}
        />
      )}
    </DashboardCard>
  );
}
