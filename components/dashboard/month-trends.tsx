import { Trend } from '@/components/charts/trend';
import { TrendChart } from '@/components/charts/trend-chart';
import { trendConfig } from '@/components/charts/trend-config';
import { trendRows } from '@/components/charts/trend-rows';
import { failureReason } from '@/components/feedback/failure-reason';
import { ChartContainer, ChartLegend, ChartLegendContent } from '@/components/ui/chart';
import { spanLabel } from '@/lib/stats/days';
import type { MonthReport } from '@/lib/stats/month-rows';
import { series as declared, seriesNames } from '@/lib/stats/series';

export function MonthTrends({ report: { spans, series } }: { report: MonthReport }) {
  const lines = trendConfig('day');
  const config = {
    now: { ...lines.now, label: spanLabel(spans.now) },
    before: { ...lines.before, label: spanLabel(spans.before) },
  };
  return (
    <>
      <ChartContainer config={config} className="px-6 py-3 max-sm:px-4">
        <ChartLegend>
          <ChartLegendContent config={config} />
        </ChartLegend>
      </ChartContainer>
      <div className="grid grid-cols-2 gap-x-12 gap-y-6 px-6 pb-10 max-lg:grid-cols-1 max-sm:px-4 print:grid-cols-2 print:gap-x-6">
        {seriesNames.map((name) => {
          const { label } = declared[name];
          const trends = series[name];
          return (
            <section key={name} aria-label={label} className="break-inside-avoid">
              <h3 className="text-sm font-semibold">{label}</h3>
              {trends.ok ? (
                <Trend id={name} interval="day" rows={trendRows({ ...trends.value.before, interval: 'day' })}>
                  <TrendChart />
                </Trend>
              ) : (
                <p data-slot="unread" className="pt-2 text-sm text-warning">
                  {`Could not be counted: ${failureReason(trends.failure)}`}
                </p>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}
