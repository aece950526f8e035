'use client';

import { type CSSProperties, useState } from 'react';
import { ChartLine, ChartMarks, ChartTooltip } from '@/components/ui/chart';
import { formatCount } from '@/lib/format/number';
import { figureOf, type SeriesName } from '@/lib/stats/series';
import type { Part } from '@/lib/stats/sum';
import type { Point } from '@/lib/stats/trend';
import { ChoiceLink } from './choice-link';
import { Mark } from './mark';
import { Plot } from './plot';
import { axisSteps } from './scale';
import { rowId, useTrend } from './trend';
import { trendConfig } from './trend-config';
import { trendText } from './trend-words';

const PLOT_HEIGHT = 144;

/** Marks are hidden from keyboards and screen readers, because the table has the same numbers. */
export function TrendChart() {
  const { rows, interval } = useTrend();
  const config = trendConfig(interval);
  const now = rows.flatMap((row) => row.now ?? []);
  const before = rows.flatMap((row) => row.before ?? []);
  const looks = rows.slice(0, now.length).map(({ look }) => look);
  const steps = axisSteps(Math.max(...now.map(({ count }) => count), ...before.map(({ count }) => count), 1));
  const top = steps.at(-1) ?? 1;
  const y = (count: number) => rounded(PLOT_HEIGHT - (count / top) * PLOT_HEIGHT);
  const line = (points: readonly Point[], from = 0) =>
    points.map(({ count }, index) => `${index === 0 ? 'M' : 'L'}${from + index + 0.5} ${y(count)}`).join('');
  // A line needs two points. A single point is drawn as a line across its interval.
  const [only, ...others] = before;
  const lineBefore = only && others.length === 0 ? `M0.2 ${y(only.count)}H0.8` : line(before);
  // The line is solid between complete intervals, and dotted where it starts or ends at an incomplete one.
  const start = looks.includes('now') ? looks.indexOf('now') : now.length - 1;
  const end = Math.max(start, looks.lastIndexOf('now'));
  const count = rows.length;
  const xOf = (index: number) => `${rounded(((index + 0.5) / count) * 100)}%`;
  const dense = count > 40;
  /** With many labels, the last one would overflow if it were centred. */
  const isTight = (index: number) => index === count - 1 && count > 12;
  const dots = now.map(({ count }, index) => (looks[index] === 'now' ? `M${index + 0.5} ${y(count)}h.001` : ''));
  return (
    <Plot
      config={config}
      steps={steps}
      height={PLOT_HEIGHT}
      over={<TrendMarks yOf={y} />}
      words={trendText(rows, interval)}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${count} ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={PLOT_HEIGHT}
        className="overflow-visible"
      >
        <path fill="var(--color-now)" fillOpacity={0.07} d={`${line(now)}V${PLOT_HEIGHT}H0.5Z`} />
        <ChartLine config={config} dataKey="before" d={lineBefore} />
        <ChartLine config={config} dataKey="now" d={line(now.slice(start, end + 1), start)} />
        <ChartLine config={config} dataKey="cut" d={line(now.slice(0, start + 1))} />
        <ChartLine config={config} dataKey="open" d={line(now.slice(end), end)} />
        {!dense && <ChartLine config={config} dataKey="now" d={dots.join('')} strokeWidth={5} strokeLinecap="round" />}
      </svg>
      {rows.map(({ axis }, index) =>
        axis ? (
          <text
            key={axis}
            x={isTight(index) ? '100%' : xOf(index)}
            y={PLOT_HEIGHT + 20}
            textAnchor={isTight(index) ? 'end' : 'middle'}
          >
            {axis}
          </text>
        ) : null,
      )}
      {now.map(({ span, count }, index) =>
        looks[index] === 'now' ? null : (
          <circle
            key={span.first}
            cx={xOf(index)}
            cy={y(count)}
            r={2.5}
            className="fill-background"
            stroke="var(--color-now)"
            strokeWidth={1.5}
          />
        ),
      )}
    </Plot>
  );
}

const rounded = (length: number) => Math.round(length * 100) / 100;

/** @param yOf returns a count's position in px from the top of the chart */
function TrendMarks({ yOf }: { yOf: (count: number) => number }) {
  const { id, series, interval, rows, showRow } = useTrend();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const drawn = rows.flatMap((row) => (row.now ? { ...row, now: row.now } : []));
  return (
    <ChartMarks
      height={PLOT_HEIGHT}
      style={{ width: `${(drawn.length / rows.length) * 100}%` }}
      onPointerLeave={() => setPointedAt(null)}
    >
      {drawn.map(({ label, look, now, before }, index) => {
        const link = linkOf(series, now);
        const tooltip = index === pointedAt && (
          <ChartTooltip
            config={trendConfig(interval)}
            side={index * 2 + 1 >= rows.length ? 'left' : 'right'}
            label={label}
            payload={[
              { dataKey: look, value: formatCount(now.count) },
              ...(before ? [{ dataKey: 'before', value: formatCount(before.count) }] : []),
            ]}
          />
        );
        const mark = {
          onPointerEnter: () => setPointedAt(index),
          style: tooltip ? ({ '--y': `${yOf(now.count)}px` } as CSSProperties) : undefined,
          children: tooltip,
        };
        if (!link.choice) return <Mark key={label} href={link.href} {...mark} />;
        return (
          <ChoiceLink key={label} row={rowId(id, now)} label={label} choice={link.choice} showRow={showRow} {...mark} />
        );
      })}
    </ChartMarks>
  );
}

function linkOf(series: SeriesName | undefined, point: Point): { href: string | null; choice?: readonly Part[] } {
  if (!series) return { href: null };
  const figure = figureOf(series, point);
  if (!('parts' in figure)) return figure;
  const [only, ...others] = figure.parts;
  return others.length > 0 ? { href: null, choice: figure.parts } : { href: only?.href ?? null };
}
