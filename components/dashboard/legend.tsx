import { Links } from '@/components/charts/links';
import { trendConfig } from '@/components/charts/trend-config';
import { ChartContainer, ChartLegend, ChartLegendContent } from '@/components/ui/chart';
import type { Interval } from '@/lib/contract/stats';
import { formatTime, zoneLabel } from '@/lib/format/date';
import { titleCase } from '@/lib/format/title-case';
import { type Span, spanLabel } from '@/lib/stats/days';
import { Refresh } from './refresh';

type Props = {
  now: Span;
  before: Span;
  /** The interval that is not over yet; null: all are over. */
  open: Interval | null;
  timeZone: string;
  fetchedAt: string;
  href: string;
};

/** One legend for all trends, with the time of the figures. */
export function Legend({ now, before, open, timeZone, fetchedAt, href }: Props) {
  const differentYears = before.last.slice(0, 4) !== now.last.slice(0, 4);
  const config = {
    now: { ...trendConfig.now, label: spanLabel(now, true) },
    before: { ...trendConfig.before, label: `Period before, ${spanLabel(before, differentYears)}` },
    open: { ...trendConfig.open, label: open && `${titleCase(open)} not over` },
  };
  return (
    <ChartContainer config={config} className="px-6 py-3 incomplete:invisible max-sm:px-4">
      <ChartLegend>
        <ChartLegendContent config={config} />
        <Links className="ml-auto inline-flex items-center gap-2 text-muted-foreground max-sm:ml-0">
          <span>
            {zoneLabel(timeZone)} · fetched <time dateTime={fetchedAt}>{formatTime(fetchedAt, timeZone)}</time>
          </span>
          <Refresh href={href} />
        </Links>
      </ChartLegend>
    </ChartContainer>
  );
}
