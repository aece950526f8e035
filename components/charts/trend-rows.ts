import type { Interval } from '@/lib/contract/stats';
import { needYears, type Span, spanLabel } from '@/lib/stats/days';
import type { Sum } from '@/lib/stats/sum';
import type { Point } from '@/lib/stats/trend';
import type { PointLook } from './trend-config';

/** A count with its list, or the sum of its parts where they are in several. */
export type Figure = { count: number; href: string | null } | Sum;

export type TrendRow = { id?: string; label: string; note: string; now: Figure | null; before: Figure | null };

type Options = {
  id: string;
  interval: Interval;
  now: readonly Point[];
  before: readonly Point[];
  looks: readonly PointLook[];
  rowsOf: (span: Span) => string | null;
  /** A point beside its parts, where its rows are in several lists. */
  sum: (point: Point) => Sum | null;
};

/** The figures of a trend by interval, as its table draws them. */
export function trendRows({ id, interval, now, before, looks, rowsOf, sum }: Options): TrendRow[] {
  const years = needYears(now.map(({ span }) => span));
  const words = { now: '', open: ' (not over)', cut: ` (part of a ${interval})` };
  const figure = (point: Point | undefined): Figure | null => {
    if (!point) return null;
    const ofKinds = sum(point);
    return ofKinds && ofKinds.parts.length > 0 ? ofKinds : { count: point.count, href: rowsOf(point.span) };
  };
  return [
    ...now.map((point, index) => ({
      id: `${id}-${point.span.first}`,
      label: spanLabel(point.span, years),
      note: words[looks[index] ?? 'now'],
      now: figure(point),
      before: figure(before[index]),
    })),
    ...before.slice(now.length).map((point) => ({
      label: spanLabel(point.span, years),
      note: ' (before)',
      now: null,
      before: figure(point),
    })),
  ];
}
