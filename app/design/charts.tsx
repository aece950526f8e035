import type { CSSProperties } from 'react';
import {
  ChartBar,
  type ChartConfig,
  ChartContainer,
  ChartGrid,
  ChartLegend,
  ChartLegendContent,
  ChartLine,
  ChartMarks,
  ChartTooltip,
} from '@/components/ui/chart';
import { Group, Specimen } from './specimen';

const config = {
  now: { label: 'This week', color: 'var(--chart-1)' },
  before: { label: 'The week before', color: 'var(--chart-2)', strokeWidth: 1.5, dash: '4 3' },
  third: { label: 'Sand', color: 'var(--chart-3)' },
  fourth: { label: 'Water', color: 'var(--chart-4)' },
  fifth: { label: 'Heather', color: 'var(--chart-5)' },
} satisfies ChartConfig;

const bars = ['now', 'before', 'third', 'fourth', 'fifth'];

export function Charts() {
  return (
    <Group name="charts">
      <Specimen file="chart">
        <ChartContainer config={config}>
          <ChartLegend>
            <ChartLegendContent config={config} />
          </ChartLegend>
          <svg role="img" aria-label="Rounds by day" className="mt-3 block h-40 w-full overflow-visible pl-8">
            <ChartGrid
              lines={[
                { y: 10, label: '20' },
                { y: 70, label: '10' },
                { y: 130, label: '0', strong: true },
              ]}
            />
            <ChartLine config={config} dataKey="now" d="M0 120 L40 80 L80 95 L120 40 L160 20" />
            <ChartLine config={config} dataKey="before" d="M0 100 L40 110 L80 60 L120 75 L160 90" />
            {bars.map((key, index) => (
              <ChartBar
                key={key}
                dataKey={key}
                x={190 + index * 16}
                y={110 - index * 20}
                width={12}
                height={20 * (index + 1)}
              />
            ))}
          </svg>
          <div className="relative -mt-40 h-40 pl-8">
            <ChartMarks height={140} style={{ width: 40, marginLeft: 132, '--y': '40px' } as CSSProperties}>
              <span data-slot="chart-mark">
                <ChartTooltip
                  config={config}
                  side="right"
                  label="Thu 19 Nov"
                  payload={[{ dataKey: 'now', value: '16' }]}
                />
              </span>
            </ChartMarks>
          </div>
        </ChartContainer>
      </Specimen>
    </Group>
  );
}
