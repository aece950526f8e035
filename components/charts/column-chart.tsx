'use client';

import { ChartBar, type ChartConfig } from '@/components/ui/chart';
import { formatCount } from '@/lib/format/number';
import { Mark } from './mark';
import { Plot } from './plot';
import { axisSteps } from './scale';
import { columnText } from './trend-words';

const HEIGHT = 168;

const config = { count: { color: 'var(--chart-1)' } } satisfies ChartConfig;

type Column = { label: string; count: number; href: string | null };

export function ColumnChart({ columns, caption }: { columns: readonly Column[]; caption: string }) {
  const steps = axisSteps(Math.max(...columns.map(({ count }) => count), 1));
  const top = steps.at(-1) ?? 1;
  const width = 100 / columns.length;
  return (
    <Plot config={config} steps={steps} height={HEIGHT} below={44} words={columnText(columns, caption)}>
      {columns.map(({ label, count, href }, index) => {
        const middle = `${(index + 0.5) * width}%`;
        const height = (count / top) * HEIGHT;
        return (
          <Mark key={label} href={href}>
            <rect
              x={`${index * width}%`}
              y={-18}
              width={`${width}%`}
              height={HEIGHT + 42}
              fill="transparent"
              data-slot="chart-target"
            />
            <ChartBar
              dataKey="count"
              x={`${(index + 0.2) * width}%`}
              y={HEIGHT - height}
              width={`${0.6 * width}%`}
              height={height}
              rx={height > 2 ? 2 : 0}
            />
            <text
              x={middle}
              y={HEIGHT - height - 6}
              textAnchor="middle"
              data-slot="chart-count"
              className="fill-foreground text-sm"
            >
              {formatCount(count)}
            </text>
            <text x={middle} y={HEIGHT + 18} textAnchor="middle">
              {label}
            </text>
          </Mark>
        );
      })}
      <text x="50%" y={HEIGHT + 38} textAnchor="middle">
        {caption}
      </text>
    </Plot>
  );
}
