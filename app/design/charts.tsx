import { ColumnChart } from '@/components/charts/column-chart';
import { Trend } from '@/components/charts/trend';
import { TrendChart } from '@/components/charts/trend-chart';
import { trendConfig } from '@/components/charts/trend-config';
import { trendRows } from '@/components/charts/trend-rows';
import { ChartContainer, ChartLegend, ChartLegendContent } from '@/components/ui/chart';
import { Group, Specimen } from './specimen';

const config = trendConfig('day');

const pointsOf = (counts: readonly number[], month: string) =>
  counts.map((count, index) => {
    const day = `2026-${month}-1${index}`;
    return { span: { first: day, last: day }, count, byKind: null };
  });
const now = pointsOf([4, 14, 9, 16, 20], '11');
const before = pointsOf([8, 6, 17, 13, 10], '10');

const columns = [
  { label: '1–3', count: 20, href: '#group-charts' },
  { label: '4–9', count: 0, href: '#group-charts' },
  { label: '10+', count: 7, href: '#group-charts' },
];

export function Charts() {
  return (
    <Group name="charts">
      <Specimen file="chart">
        <ChartContainer config={config}>
          <ChartLegend>
            <ChartLegendContent config={config} />
          </ChartLegend>
        </ChartContainer>
        <Trend id="rounds" interval="day" rows={trendRows({ now, before, interval: 'day', openFrom: 4 })}>
          <TrendChart />
        </Trend>
        <ColumnChart columns={columns} caption="Members" />
      </Specimen>
    </Group>
  );
}
