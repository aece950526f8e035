import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format/number';

type Props = { steps: readonly number[]; height: number; below?: number; children: ReactNode };

/**
 * The frame of a chart: y axis from zero, and an SVG whose percentages are those of the plot, so that it takes any
 * width without stretching its text.
 */
export function Plot({ steps, height, below = 28, children }: Props) {
  const top = steps.at(-1) ?? 1;
  const gutter = 12 + 7 * formatCount(top).length;
  return (
    <div className="chart" style={{ paddingLeft: gutter }}>
      <svg aria-hidden="true" width="100%" height={height + below} className="chart-plot">
        {steps.map((step) => {
          const y = height - (step / top) * height;
          return (
            <g key={step}>
              <line x1={0} x2="100%" y1={y} y2={y} className={step === 0 ? 'chart-zero' : 'chart-line'} />
              <text x={-8} y={y + 4} textAnchor="end">
                {formatCount(step)}
              </text>
            </g>
          );
        })}
        {children}
      </svg>
    </div>
  );
}
