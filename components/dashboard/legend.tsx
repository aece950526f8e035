import { Links } from '@/components/charts/links';
import { trendConfig } from '@/components/charts/trend-config';
import { ChartContainer, ChartLegend, ChartLegendContent } from '@/components/ui/chart';
import { formatTime, zoneLabel } from '@/lib/format/date';
import type { Comparison } from '@/lib/stats/comparison';
import { comparedText, isAllCompared } from '@/lib/stats/comparison-words';
import { isCut, spanLabel, spanOfAll } from '@/lib/stats/days';
import { Refresh } from './refresh';

type Props = { comparison: Comparison; timeZone: string; fetchedAt: string; href: string };

export function Legend({ comparison, timeZone, fetchedAt, href }: Props) {
  const { interval, openFrom } = comparison;
  const [now, before] = [spanOfAll(comparison.now), spanOfAll(comparison.before)];
  const isOpen = openFrom < comparison.now.length;
  const hasCut = comparison.now.slice(0, openFrom).some((span) => isCut(span, interval));
  const lines = trendConfig(interval);
  const config = {
    now: { ...lines.now, label: spanLabel(now) },
    before: { ...lines.before, label: `Previous period, ${spanLabel(before)}` },
    ...(isOpen && { open: lines.open }),
    ...(hasCut && { cut: lines.cut }),
  };
  return (
    <ChartContainer config={config} className="px-6 py-3 max-sm:px-4">
      <ChartLegend>
        <ChartLegendContent config={config} />
        {!isAllCompared(comparison) && <p>{comparedText(comparison)}</p>}
        <Links className="ml-auto inline-flex items-center gap-2 text-muted-foreground max-sm:ml-0">
          <span>
            <span>{`${zoneLabel(timeZone)} · as of `}</span>
            <time dateTime={fetchedAt}>{formatTime(fetchedAt, timeZone)}</time>
          </span>
          <Refresh href={href} />
        </Links>
      </ChartLegend>
    </ChartContainer>
  );
}
