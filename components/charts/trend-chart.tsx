import { ChartLine, ChartTooltip, ChartTooltipContent } from '@/components/ui/chart';
import { formatCount } from '@/lib/format/number';
import { axisLabel, isMonth, needYears, spanLabel } from '@/lib/stats/days';
import type { Part } from '@/lib/stats/sum';
import type { Point } from '@/lib/stats/trend';
import { Mark } from './mark';
import { Plot } from './plot';
import { axisSteps, isLabelled } from './scale';
import { trendConfig } from './trend-config';

const PLOT_HEIGHT = 144;

const filled = { fill: 'var(--color-now)' };
const hollow = { className: 'fill-background', stroke: 'var(--color-now)', strokeWidth: 1.5 };

type Props = {
  now: readonly Point[];
  before: readonly Point[];
  /** Index of the first interval that is not over yet. */
  openFrom: number;
  /** The rows of a point: a list, or a row of this page; null: in no list. */
  hrefOf: (point: Point) => string | null;
  /** The lists that have them, where there are several. */
  choiceOf: (point: Point) => readonly Part[];
};

/** Two lines over the same intervals. The table behind the chart has the same figures for keyboard and screen reader. */
export function TrendChart({ now, before, openFrom, hrefOf, choiceOf }: Props) {
  const steps = axisSteps(Math.max(...now.map(({ count }) => count), ...before.map(({ count }) => count), 1));
  const top = steps.at(-1) ?? 1;
  const y = (count: number) => PLOT_HEIGHT - (count / top) * PLOT_HEIGHT;
  const line = (points: readonly Point[], from = 0) =>
    points.map(({ count }, index) => `${index === 0 ? 'M' : 'L'}${from + index + 0.5} ${y(count)}`).join('');
  const over = now.slice(0, openFrom);
  const lastOver = Math.max(0, openFrom - 1);
  const width = 100 / now.length;
  const xOf = (index: number) => `${(index + 0.5) * width}%`;
  const dense = now.length > 40;
  /** Centred, the last label would overflow the edge. */
  const isTight = (index: number) => index === now.length - 1 && now.length > 12;
  const months = now.every(({ span }) => isMonth(span));
  const years = needYears(now.map(({ span }) => span));
  return (
    <Plot config={trendConfig} steps={steps} height={PLOT_HEIGHT}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${now.length} ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={PLOT_HEIGHT}
      >
        <path fill="var(--color-now)" fillOpacity={0.07} d={`${line(now)}V${PLOT_HEIGHT}H0.5Z`} />
        <ChartLine config={trendConfig} dataKey="before" d={line(before)} />
        <ChartLine config={trendConfig} dataKey="now" d={line(over)} />
        <ChartLine config={trendConfig} dataKey="open" d={line(now.slice(lastOver), lastOver)} />
      </svg>
      {now.map(({ span }, index) =>
        isLabelled(index, now.length, months ? 4 : 6) ? (
          <text
            key={span.first}
            x={isTight(index) ? '100%' : xOf(index)}
            y={PLOT_HEIGHT + 20}
            textAnchor={isTight(index) ? 'end' : 'middle'}
          >
            {axisLabel(span)}
          </text>
        ) : null,
      )}
      {now.map(({ span, count }, index) =>
        index >= openFrom || !dense ? (
          <circle key={span.first} cx={xOf(index)} cy={y(count)} r={2.5} {...(index >= openFrom ? hollow : filled)} />
        ) : null,
      )}
      {now.map((point, index) => (
        <Mark key={point.span.first} href={hrefOf(point)} label={spanLabel(point.span, years)} choice={choiceOf(point)}>
          <rect
            x={`${index * width}%`}
            width={`${width}%`}
            height={PLOT_HEIGHT}
            fill="transparent"
            data-slot="chart-target"
          />
          <ChartTooltip>
            <line x1={xOf(index)} x2={xOf(index)} y1={0} y2={PLOT_HEIGHT} />
            <circle cx={xOf(index)} cy={y(point.count)} r={4} fill="var(--color-now)" />
            <ChartTooltipContent
              config={trendConfig}
              x={xOf(index)}
              side={index * 2 >= now.length ? 'left' : 'right'}
              label={spanLabel(point.span, years)}
              payload={[
                { dataKey: 'now', value: formatCount(point.count) },
                { dataKey: 'before', value: formatCount(before[index]?.count ?? 0) },
              ]}
            />
          </ChartTooltip>
        </Mark>
      ))}
    </Plot>
  );
}
