import type { ChartConfig } from '@/components/ui/chart';

export const trendConfig = {
  now: { label: 'This period', color: 'var(--chart-1)' },
  before: { label: 'Period before', color: 'var(--chart-2)', strokeWidth: 1.5, dash: '4 3' },
  open: { color: 'var(--chart-1)', dash: '1.5 2.5' },
} satisfies ChartConfig;
