import type { ChartConfig } from '@/components/ui/chart';
import type { Interval } from '@/lib/contract/stats';
import { titleCase } from '@/lib/format/title-case';

const dotted = { color: 'var(--chart-1)', dash: '1.5 2.5' };

export function trendConfig(interval: Interval) {
  return {
    now: { label: 'This period', color: 'var(--chart-1)' },
    before: { label: 'Previous period', color: 'var(--chart-2)', strokeWidth: 1.5, dash: '4 3' },
    open: { label: `${titleCase(interval)} so far`, ...dotted },
    cut: { label: `Part of a ${interval}`, ...dotted },
  } satisfies ChartConfig;
}
