import type { Interval } from '@/lib/contract/stats';
import { axisLabel, isCut, spanLabel } from '@/lib/stats/days';
import type { Point } from '@/lib/stats/trend';
import { isLabelled } from './scale';

/** `now`: a complete interval; `open`: an interval that is not over; `cut`: an interval partly outside the period. */
type PointLook = 'now' | 'open' | 'cut';

export type TrendRow = { label: string; axis: string | null; look: PointLook; now: Point | null; before: Point | null };

type Options = { now: readonly Point[]; before: readonly Point[]; interval: Interval; openFrom?: number };

export function trendRows({ now, before, interval, openFrom = now.length }: Options): TrendRow[] {
  const lookOf = ({ span }: Point, index: number): PointLook => {
    if (index >= openFrom) return 'open';
    return isCut(span, interval) ? 'cut' : 'now';
  };
  return [
    ...now.map((point, index) => ({
      label: spanLabel(point.span),
      axis: isLabelled(index, now.length, interval === 'month' ? 4 : 6) ? axisLabel(point.span, interval) : null,
      look: lookOf(point, index),
      now: point,
      before: before[index] ?? null,
    })),
    ...before.slice(now.length).map(
      (point): TrendRow => ({
        label: spanLabel(point.span),
        axis: null,
        look: 'now',
        now: null,
        before: point,
      }),
    ),
  ];
}
