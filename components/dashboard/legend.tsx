import { Links } from '@/components/charts/links';
import { trendConfig } from '@/components/charts/trend-config';
import { ChartContainer, ChartLegend, ChartLegendContent } from '@/components/ui/chart';
import type { Interval } from '@/lib/contract/stats';
import { formatTime, zoneLabel } from '@/lib/format/date';
import { needYears, type Span, spanLabel } from '@/lib/stats/days';
import { Refresh } from './refresh';

type Props = {
  now: Span;
  before: Span;
  /** An interval is not over yet. */
  open: boolean;
  /** The period cuts an interval that is over. */
  cut: boolean;
  /** What is compared, where it is not all of both. */
  compared: string | null;
  interval: Interval;
  timeZone: string;
  fetchedAt: string;
  href: string;
};

/** One legend for all trends, with the time of the figures. */
export function Legend({ now, before, open, cut, compared, interval, timeZone, fetchedAt, href }: Props) {
  const lines = trendConfig(interval);
  const config = {
    now: { ...lines.now, label: spanLabel(now, true) },
    before: { ...lines.before, label: `Period before, ${spanLabel(before, needYears([before, now]))}` },
    ...(open && { open: lines.open }),
    ...(cut && { cut: lines.cut }),
  };
  return (
    <ChartContainer config={config} className="px-6 py-3 incomplete:invisible max-sm:px-4">
      <ChartLegend>
        <ChartLegendContent config={config} />
        {compared && <p>{compared}</p>}
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
