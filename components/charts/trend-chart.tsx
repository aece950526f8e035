import { serialized } from '@/components/lazy/serialized';
import { ChartLine } from '@/components/ui/chart';
import type { Interval } from '@/lib/contract/stats';
import { formatCount } from '@/lib/format/number';
import { axisLabel, needYears, spanLabel } from '@/lib/stats/days';
import type { Part } from '@/lib/stats/sum';
import type { Point } from '@/lib/stats/trend';
import { Plot } from './plot';
import { axisSteps, isLabelled } from './scale';
import { type PointLook, trendConfig } from './trend-config';
import { type TrendMark, TrendMarks } from './trend-marks';

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
  const y = (count: number) => rounded(PLOT_HEIGHT - (count / top) * PLOT_HEIGHT);
  const line = (points: readonly Point[], from = 0) =>
    points.map(({ count }, index) => `${index === 0 ? 'M' : 'L'}${from + index + 0.5} ${y(count)}`).join('');
  // The line between whole points is solid, and dotted before the first of them and after the last.
  const start = looks.includes('now') ? looks.indexOf('now') : now.length - 1;
  const end = Math.max(start, looks.lastIndexOf('now'));
  const count = Math.max(now.length, before.length);
  const xOf = (index: number) => `${rounded(((index + 0.5) / count) * 100)}%`;
  const dense = count > 40;
  /** Centred, the last label would overflow the edge. */
  const isTight = (index: number) => index === count - 1 && count > 12;
  const years = needYears(now.map(({ span }) => span));
  const marks = now.map((point, index): TrendMark => {
    const href = hrefOf(point);
    return {
      href,
      label: spanLabel(point.span, years),
      ...(href?.startsWith('#') && { choice: choiceOf(point) }),
      y: y(point.count),
      payload: [
        { dataKey: looks[index] ?? 'now', value: formatCount(point.count) },
        ...before.slice(index, index + 1).map((other) => ({ dataKey: 'before', value: formatCount(other.count) })),
      ],
    };
  });
  const over = <TrendMarks height={PLOT_HEIGHT} count={count} config={config} marks={serialized(marks)} />;
  return (
    <Plot config={config} steps={steps} height={PLOT_HEIGHT} over={over}>
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
    </Plot>
  );
}

const rounded = (length: number) => Math.round(length * 100) / 100;
