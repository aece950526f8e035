import { TrendChart } from '@/components/charts/trend-chart';
import { trendConfig } from '@/components/charts/trend-config';
import { failureReason } from '@/components/feedback/failure-reason';
import { ChartContainer, ChartLegend, ChartLegendContent } from '@/components/ui/chart';
import { spanLabel } from '@/lib/stats/days';
import { type MonthReport, seriesLabel, seriesNames } from '@/lib/stats/month-rows';

const none = { hrefOf: () => null, choiceOf: () => [] };

/** Day by day, beside the month before. The figures are on the dashboard. */
export function MonthTrends({ report: { spans, series } }: { report: MonthReport }) {
  const lines = trendConfig('day');
  const config = {
    now: { ...lines.now, label: spanLabel(spans.now, true) },
    before: { ...lines.before, label: spanLabel(spans.before, true) },
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
          const trends = series[name];
          return (
            <section key={name} aria-label={seriesLabel(name)} className="break-inside-avoid">
              <h3 className="text-sm font-semibold">{seriesLabel(name)}</h3>
              {trends.ok ? (
                <TrendChart
                  now={trends.value.before.now}
                  before={trends.value.before.before}
                  interval="day"
                  looks={trends.value.before.now.map(() => 'now')}
                  {...none}
                />
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
