import type { ReactNode } from 'react';
import { type ChartConfig, ChartContainer, ChartGrid } from '@/components/ui/chart';
import { formatCount } from '@/lib/format/number';

type Props = {
  config: ChartConfig;
  steps: readonly number[];
  height: number;
  below?: number;
  over?: ReactNode;
  /** Describes the chart to screen readers. */
  words: string;
  children: ReactNode;
};

/** The SVG uses percentages of the plot's size, so that text is not stretched. `over` is rendered above it. */
export function Plot({ config, steps, height, below = 28, over, words, children }: Props) {
  const top = steps.at(-1) ?? 1;
  const gutter = 12 + 7 * formatCount(top).length;
  const lines = steps.map((step) => ({
    y: height - (step / top) * height,
    label: formatCount(step),
    strong: step === 0,
  }));
  return (
    <ChartContainer config={config} className="pt-3.5 pr-2" style={{ paddingLeft: gutter }}>
      <p className="sr-only">{words}</p>
      <div className="relative">
        <svg aria-hidden="true" width="100%" height={height + below} className="block overflow-visible">
          <ChartGrid lines={lines} />
          {children}
        </svg>
        {over}
      </div>
    </ChartContainer>
  );
}
