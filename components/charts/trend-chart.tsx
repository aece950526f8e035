import { ChartLine, ChartTooltip, ChartTooltipContent } from '@/components/ui/chart';
import type { Interval } from '@/lib/contract/stats';
import { formatCount } from '@/lib/format/number';
import { axisLabel, needYears, spanLabel } from '@/lib/stats/days';
import type { Part } from '@/lib/stats/sum';
import type { Point } from '@/lib/stats/trend';
import { Mark } from './mark';
import { Plot } from './plot';
import { axisSteps, isLabelled } from './scale';
import { type PointLook, trendConfig } from './trend-config';

const PLOT_HEIGHT = 144;

const filled = { fill: 'var(--color-now)' };
const hollow = { className: 'fill-background', stroke: 'var(--color-now)', strokeWidth: 1.5 };

type Props = {
  now: readonly Point[];
  before: readonly Point[];
  interval: Interval;
  looks: readonly PointLook[];
  /** The rows of a point: a list, or a row of this page; null: in no list. */
  hrefOf: (point: Point) => string | null;
  /** The lists that have them, where there are several. */
  choiceOf: (point: Point) => readonly Part[];
};

/** Two lines over the same intervals. The table behind the chart has the same figures for keyboard and screen reader. */
export function TrendChart({ now, before, interval, looks, hrefOf, choiceOf }: Props) {
  const config = trendConfig(interval);
  const steps = axisSteps(Math.max(...now.map(({ count }) => count), ...before.map(({ count }) => count), 1));
  const top = steps.at(-1) ?? 1;
  const y = (count: number) => PLOT_HEIGHT - (count / top) * PLOT_HEIGHT;
  const line = (points: readonly Point[], from = 0) =>
    points.map(({ count }, index) => `${index === 0 ? 'M' : 'L'}${from + index + 0.5} ${y(count)}`).join('');
  // The line between whole points is solid, and dotted before the first of them and after the last.
  const start = looks.includes('now') ? looks.indexOf('now') : now.length - 1;
  const end = Math.max(start, looks.lastIndexOf('now'));
  const count = Math.max(now.length, before.length);
  const width = 100 / count;
  const xOf = (index: number) => `${(index + 0.5) * width}%`;
  const dense = count > 40;
  /** Centred, the last label would overflow the edge. */
  const isTight = (index: number) => index === count - 1 && count > 12;
  const years = needYears(now.map(({ span }) => span));
  return (
    <Plot config={config} steps={steps} height={PLOT_HEIGHT}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${count} ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={PLOT_HEIGHT}
      >
        <path fill="var(--color-now)" fillOpacity={0.07} d={`${line(now)}V${PLOT_HEIGHT}H0.5Z`} />
        <ChartLine config={config} dataKey="before" d={line(before)} />
        <ChartLine config={config} dataKey="now" d={line(now.slice(start, end + 1), start)} />
        <ChartLine config={config} dataKey="cut" d={line(now.slice(0, start + 1))} />
        <ChartLine config={config} dataKey="open" d={line(now.slice(end), end)} />
      </svg>
      {now.map(({ span }, index) =>
        isLabelled(index, now.length, interval === 'month' ? 4 : 6) ? (
          <text
            key={span.first}
            x={isTight(index) ? '100%' : xOf(index)}
            y={PLOT_HEIGHT + 20}
            textAnchor={isTight(index) ? 'end' : 'middle'}
          >
            {axisLabel(span, interval)}
          </text>
        ) : null,
      )}
      {now.map(({ span, count }, index) =>
        looks[index] !== 'now' || !dense ? (
          <circle
            key={span.first}
            cx={xOf(index)}
            cy={y(count)}
            r={2.5}
            {...(looks[index] === 'now' ? filled : hollow)}
          />
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
              config={config}
              x={xOf(index)}
              side={index * 2 >= count ? 'left' : 'right'}
              label={spanLabel(point.span, years)}
              payload={[
                { dataKey: looks[index] ?? 'now', value: formatCount(point.count) },
                ...before
                  .slice(index, index + 1)
                  .map((other) => ({ dataKey: 'before', value: formatCount(other.count) })),
              ]}
            />
          </ChartTooltip>
        </Mark>
      ))}
    </Plot>
  );
}
