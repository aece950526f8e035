import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, Fragment, type ReactNode } from 'react';
import styles from './chart.module.css';
import { part } from './part';

export type ChartConfig = Record<string, { label?: ReactNode; color: string; strokeWidth?: number; dash?: string }>;

/** Sets the CSS variables `--color-<key>` and `--line-<key>`. Charts are server-rendered SVG, which can be printed. */
export function ChartContainer({
  config,
  className,
  style,
  ...props
}: ComponentProps<'div'> & { config: ChartConfig }) {
  const colors = Object.fromEntries(
    Object.entries(config).flatMap(([key, series]) => [
      [`--color-${key}`, series.color],
      ...(series.label ? [[`--line-${key}`, lineOf(key, series)]] : []),
    ]),
  );
  return (
    <div
      data-slot="chart"
      className={cx('text-xs [print-color-adjust:exact]', styles.chart, className)}
      style={{ ...colors, ...style } as CSSProperties}
      {...props}
    />
  );
}

function lineOf(key: string, { strokeWidth = 2, dash }: ChartConfig[string]): string {
  const [drawn = 0, gap = 0] = dash?.split(' ').map(Number) ?? [1];
  const color = `var(--color-${key})`;
  return `repeating-linear-gradient(90deg,${color} 0 ${drawn}px,transparent 0 ${drawn + gap}px) center/100% ${strokeWidth}px no-repeat`;
}

type SeriesProps = { config: ChartConfig; dataKey: string };

function strokeOf({ config, dataKey }: SeriesProps) {
  return {
    stroke: `var(--color-${dataKey})`,
    strokeWidth: config[dataKey]?.strokeWidth ?? 2,
    strokeDasharray: config[dataKey]?.dash,
  };
}

/** A line that keeps its width when the SVG is stretched. */
export function ChartLine({ config, dataKey, ...props }: ComponentProps<'path'> & SeriesProps) {
  return <path data-slot="chart-line" {...strokeOf({ config, dataKey })} {...props} />;
}

export function ChartBar({ dataKey, ...props }: ComponentProps<'rect'> & { dataKey: string }) {
  return <rect data-slot="chart-bar" rx={2} fill={`var(--color-${dataKey})`} {...props} />;
}

type GridProps = {
  lines: readonly { y: number; label: string; strong?: boolean }[];
  gap?: number;
};

/** Horizontal lines, with labels to the left of the plot. */
export function ChartGrid({ lines, gap = 8 }: GridProps) {
  return lines.map(({ y, label, strong = false }) => (
    <g key={label} data-slot="chart-grid">
      <line x1={0} x2="100%" y1={y} y2={y} className={strong ? 'stroke-chart-2' : 'stroke-border'} />
      <text x={-gap} y={y + 4} textAnchor="end">
        {label}
      </text>
    </g>
  ));
}

type TooltipProps = {
  config: ChartConfig;
  side: 'left' | 'right';
  label: string;
  payload: readonly { dataKey: string; value: string }[];
};

export function ChartTooltip({ config, side, label, payload }: TooltipProps) {
  return (
    <span data-slot="chart-tooltip" data-side={side === 'left' ? side : undefined}>
      <span>{label}</span>
      {payload.map(({ dataKey, value }) => (
        <Fragment key={dataKey}>
          <span>{config[dataKey]?.label}</span>
          <b data-slot="chart-tooltip-value" style={{ '--line': `var(--line-${dataKey})` } as CSSProperties}>
            {value}
          </b>
        </Fragment>
      ))}
    </span>
  );
}

/** A layer of marks on a chart. Each mark sets its height in `--y`. */
export function ChartMarks({ height, style, ...props }: ComponentProps<'div'> & { height: number }) {
  return <div data-slot="chart-marks" aria-hidden style={{ height, ...style }} {...props} />;
}

export const ChartLegend = part('div', 'chart-legend', 'flex flex-wrap items-center gap-x-6 gap-y-1 text-xs/5');

export function ChartLegendContent({ config }: { config: ChartConfig }) {
  return Object.entries(config).map(
    ([dataKey, { label }]) =>
      label && (
        <span key={dataKey} data-slot="chart-legend-item" className="inline-flex items-center gap-2">
          <svg aria-hidden="true" width="14" height="4" className="flex-none">
            <line x1="0" x2="14" y1="2" y2="2" {...strokeOf({ config, dataKey })} />
          </svg>
          <span>{label}</span>
        </span>
      ),
  );
}
