import type { ChartConfig } from '@/components/ui/chart';
import type { Interval } from '@/lib/contract/stats';
import { titleCase } from '@/lib/format/title-case';
import { isCut } from '@/lib/stats/days';
import type { Point } from '@/lib/stats/trend';

const dotted = { color: 'var(--chart-1)', dash: '1.5 2.5' };

/** The lines of a trend; the part of `now` that is in an unfinished or cut interval is dotted. */
export function trendConfig(interval: Interval) {
  return {
    now: { label: 'This period', color: 'var(--chart-1)' },
    before: { label: 'Period before', color: 'var(--chart-2)', strokeWidth: 1.5, dash: '4 3' },
    open: { label: `${titleCase(interval)} not over`, ...dotted },
    cut: { label: `Part of a ${interval}`, ...dotted },
  } satisfies ChartConfig;
}

/** How each point of a period is drawn. */
export type PointLook = 'now' | 'open' | 'cut';

export function looksOf(now: readonly Point[], openFrom: number, interval: Interval): PointLook[] {
  return now.map(({ span }, index) => {
    if (index >= openFrom) return 'open';
    return isCut(span, interval) ? 'cut' : 'now';
  });
}
