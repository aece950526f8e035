import { type ComponentProps, type CSSProperties, Fragment, type ReactNode } from 'react';
import styles from './chart.module.css';
import { cn } from './cn';

/** The series of a chart: their names and colours, and how their lines are drawn. */
export type ChartConfig = Record<string, { label?: ReactNode; color: string; strokeWidth?: number; dash?: string }>;

/**
 * Gives the charts and legends in it a `--color-<key>` for each series. The server draws charts as SVG, without
 * recharts: so they are there in print and without scripting.
 */
function ChartContainer({ config, className, style, ...props }: ComponentProps<'div'> & { config: ChartConfig }) {
  const colors = Object.fromEntries(Object.entries(config).map(([key, { color }]) => [`--color-${key}`, color]));
  return (
    <div
      data-slot="chart"
      className={cn('text-xs [print-color-adjust:exact]', styles.chart, className)}
      style={{ ...colors, ...style } as CSSProperties}
      {...props}
    />
  );
}

type SeriesProps = { config: ChartConfig; dataKey: string };

function strokeOf({ config, dataKey }: SeriesProps) {
  return {
    stroke: `var(--color-${dataKey})`,
    strokeWidth: config[dataKey]?.strokeWidth ?? 2,
    strokeDasharray: config[dataKey]?.dash,
  };
}

/** The line of a series, in an SVG that may be stretched. */
function ChartLine({ config, dataKey, ...props }: ComponentProps<'path'> & SeriesProps) {
  return <path data-slot="chart-line" {...strokeOf({ config, dataKey })} {...props} />;
}

/** One bar of a series, upright or lying. */
function ChartBar({ dataKey, ...props }: ComponentProps<'rect'> & { dataKey: string }) {
  return <rect data-slot="chart-bar" rx={2} fill={`var(--color-${dataKey})`} {...props} />;
}

type GridProps = {
  lines: readonly { y: number; label: string; strong?: boolean }[];
  /** Between the labels and the plot. */
  gap?: number;
};

/** Horizontal lines over the whole width, with their labels left of the plot. */
function ChartGrid({ lines, gap = 8 }: GridProps) {
  return lines.map(({ y, label, strong = false }) => (
    <g key={label} data-slot="chart-grid">
      <line x1={0} x2="100%" y1={y} y2={y} className={strong ? 'stroke-chart-2' : 'stroke-border'} />
      <text x={-gap} y={y + 4} textAnchor="end">
        {label}
      </text>
    </g>
  ));
}

/** What a mark (`data-slot="chart-mark"`) shows while it is hovered, such as a ChartTooltipContent. */
function ChartTooltip(props: ComponentProps<'g'>) {
  return <g data-slot="chart-tooltip" {...props} />;
}

const TIP = { width: 160, padding: 12, line: 18, distance: 12 };

type TooltipContentProps = {
  config: ChartConfig;
  /** Where the mark is. */
  x: string;
  side: 'left' | 'right';
  label: string;
  payload: readonly { dataKey: string; value: string }[];
};

function ChartTooltipContent({ config, x, side, label, payload }: TooltipContentProps) {
  const left = side === 'left' ? -TIP.width - TIP.distance : TIP.distance;
  const start = left + TIP.padding;
  return (
    <svg aria-hidden="true" x={x} y={4} overflow="visible" data-slot="chart-tooltip-content">
      <rect x={left} width={TIP.width} height={34 + payload.length * TIP.line} rx={8} />
      <text x={start} y={20}>
        {label}
      </text>
      {payload.map(({ dataKey, value }, index) => {
        const y = 40 + index * TIP.line;
        return (
          <Fragment key={dataKey}>
            <line x1={start} x2={start + 14} y1={y - 4} y2={y - 4} {...strokeOf({ config, dataKey })} />
            <text x={start + 22} y={y}>
              {config[dataKey]?.label}
            </text>
            <text
              x={left + TIP.width - TIP.padding}
              y={y}
              textAnchor="end"
              fontWeight={600}
              data-slot="chart-tooltip-value"
            >
              {value}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}

function ChartLegend({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="chart-legend"
      className={cn('flex flex-wrap items-center gap-x-6 gap-y-1 text-xs/5', className)}
      {...props}
    />
  );
}

/** The series that have a label, each with a piece of its line. */
function ChartLegendContent({ config }: { config: ChartConfig }) {
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

export {
  ChartBar,
  ChartContainer,
  ChartGrid,
  ChartLegend,
  ChartLegendContent,
  ChartLine,
  ChartTooltip,
  ChartTooltipContent,
};
