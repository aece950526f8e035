import Link from 'next/link';
import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format/number';
import { axisLabel, isMonth, needYears, spanLabel } from '@/lib/stats/days';
import type { Point } from '@/lib/stats/trend';
import { Plot } from './plot';
import { RevealLink } from './reveal-link';
import { axisSteps, isLabelled } from './scale';

const PLOT_HEIGHT = 144;

type Props = {
  now: readonly Point[];
  before: readonly Point[];
  /** Index of the first interval that is not over yet. */
  openFrom: number;
  /** The rows of a point: a list, or a row of this page; null: in no list. */
  hrefOf: (point: Point) => string | null;
};

/** Two lines over the same intervals. The table behind the chart has the same figures for keyboard and screen reader. */
export function TrendChart({ now, before, openFrom, hrefOf }: Props) {
  const steps = axisSteps(Math.max(...now.map(({ count }) => count), ...before.map(({ count }) => count), 1));
  const top = steps.at(-1) ?? 1;
  const y = (count: number) => PLOT_HEIGHT - (count / top) * PLOT_HEIGHT;
  const line = (points: readonly Point[], from = 0) =>
    points.map(({ count }, index) => `${index === 0 ? 'M' : 'L'}${from + index + 0.5} ${y(count)}`).join('');
  const over = now.slice(0, openFrom);
  const width = 100 / now.length;
  const xOf = (index: number) => `${(index + 0.5) * width}%`;
  const dense = now.length > 40;
  /** Centred, the last label would overflow the edge. */
  const isTight = (index: number) => index === now.length - 1 && now.length > 12;
  const months = now.every(({ span }) => isMonth(span));
  const years = needYears(now.map(({ span }) => span));
  return (
    <Plot steps={steps} height={PLOT_HEIGHT}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${now.length} ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={PLOT_HEIGHT}
      >
        <path className="chart-area" d={`${line(now)}V${PLOT_HEIGHT}H0.5Z`} />
        <path className="chart-before" d={line(before)} />
        <path className="chart-now" d={line(over)} />
        <path className="chart-open" d={line(now.slice(Math.max(0, openFrom - 1)), Math.max(0, openFrom - 1))} />
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
          <circle
            key={span.first}
            cx={xOf(index)}
            cy={y(count)}
            r={2.5}
            className={index >= openFrom ? 'chart-point-open' : 'chart-point'}
          />
        ) : null,
      )}
      {now.map((point, index) => (
        <Mark key={point.span.first} href={hrefOf(point)}>
          <rect x={`${index * width}%`} width={`${width}%`} height={PLOT_HEIGHT} className="chart-target" />
          <g className="chart-shown">
            <line x1={xOf(index)} x2={xOf(index)} y1={0} y2={PLOT_HEIGHT} className="chart-guide" />
            <circle cx={xOf(index)} cy={y(point.count)} r={4} className="chart-point" />
            <Tip x={xOf(index)} toLeft={index * 2 >= now.length} years={years} point={point} earlier={before[index]} />
          </g>
        </Mark>
      ))}
    </Plot>
  );
}

/** A mark that links to its rows. Not in the tab order: the table behind the chart has the same links. */
export function Mark({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <g className="chart-mark">{children}</g>;
  if (isPageRow(href)) {
    return (
      <RevealLink href={href} tabIndex={-1} className="chart-mark">
        {children}
      </RevealLink>
    );
  }
  return (
    <Link href={href} prefetch={false} tabIndex={-1} className="chart-mark">
      {children}
    </Link>
  );
}

const isPageRow = (href: string): href is `#${string}` => href.startsWith('#');

type TipProps = { x: string; toLeft: boolean; years: boolean; point: Point; earlier: Point | undefined };

function Tip({ x, toLeft, years, point, earlier }: TipProps) {
  const left = toLeft ? -172 : 12;
  return (
    <svg aria-hidden="true" x={x} y={4} className="chart-tip">
      <rect x={left} y={0} width={160} height={70} rx={8} className="chart-tip-box" />
      <text x={left + 12} y={20} className="chart-tip-head">
        {spanLabel(point.span, years)}
      </text>
      <line x1={left + 12} x2={left + 26} y1={36} y2={36} className="chart-now" />
      <text x={left + 34} y={40}>
        This period
      </text>
      <text x={left + 148} y={40} textAnchor="end" className="chart-tip-count">
        {formatCount(point.count)}
      </text>
      <line x1={left + 12} x2={left + 26} y1={54} y2={54} className="chart-before" />
      <text x={left + 34} y={58}>
        Period before
      </text>
      <text x={left + 148} y={58} textAnchor="end" className="chart-tip-count">
        {formatCount(earlier?.count ?? 0)}
      </text>
    </svg>
  );
}
