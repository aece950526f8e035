import { formatCount } from '@/lib/format/number';
import { Plot } from './plot';
import { axisSteps } from './scale';
import { Mark } from './trend-chart';

const HEIGHT = 168;

type Column = { label: string; count: number; href: string };

/** Columns with their labels below and their figures on top. */
export function ColumnChart({ columns, caption }: { columns: readonly Column[]; caption: string }) {
  const steps = axisSteps(Math.max(...columns.map(({ count }) => count), 1));
  const top = steps.at(-1) ?? 1;
  const width = 100 / columns.length;
  return (
    <Plot steps={steps} height={HEIGHT} below={44}>
      {columns.map(({ label, count, href }, index) => {
        const middle = `${(index + 0.5) * width}%`;
        const height = (count / top) * HEIGHT;
        return (
          <Mark key={label} href={href}>
            <rect x={`${index * width}%`} y={-18} width={`${width}%`} height={HEIGHT + 42} className="chart-target" />
            <rect
              x={`${(index + 0.2) * width}%`}
              y={HEIGHT - height}
              width={`${0.6 * width}%`}
              height={height}
              rx={height > 2 ? 2 : 0}
              className="chart-bar"
            />
            <text x={middle} y={HEIGHT - height - 6} textAnchor="middle" className="chart-count">
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
