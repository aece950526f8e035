import { ContractBroken } from '@/lib/contract/result';
import type { Series } from '@/lib/contract/stats';
import type { Span } from './days';

export type Kinds = readonly { kind: string; count: number }[];

export type Point = { span: Span; count: number; byKind: Kinds | null };

/** This period and the previous one, interval by interval. */
type Trend = { now: Point[]; before: Point[]; total: number; totalBefore: number };

/**
 * Assigns a series to the requested intervals; a missing one counts as zero.
 * @throws ContractBroken for an interval that was not requested or comes twice, and where the kinds do not add up
 */
export function trendOf(series: Series, spans: { now: readonly Span[]; before: readonly Span[] }): Trend {
  const requested = new Set([...spans.before, ...spans.now].map(({ first }) => first));
  const faults = series.items.flatMap(({ date, count, byKind }, index) => [
    ...(requested.delete(date) ? [] : [`items[${index}].date: ${date} is not a requested interval`]),
    ...(byKind && total(byKind) !== count ? [`items[${index}].byKind: does not add up to ${count}`] : []),
  ]);
  if (faults.length > 0) throw new ContractBroken(faults);
  const found = new Map(series.items.map((item) => [item.date, item]));
  const points = (all: readonly Span[]): Point[] =>
    all.map((span) => ({
      span,
      count: found.get(span.first)?.count ?? 0,
      // Copies: a kind that could not be read fails the trend here.
      byKind: found.get(span.first)?.byKind?.map(({ kind, count }) => ({ kind, count })) ?? null,
    }));
  const [now, before] = [points(spans.now), points(spans.before)];
  return { now, before, total: total(now), totalBefore: total(before) };
}

/** The kinds of all points together, most first. */
export function kindsOf(points: readonly Point[]): Kinds {
  const counts = new Map<string, number>();
  for (const { kind, count } of points.flatMap(({ byKind }) => byKind ?? [])) {
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

function total(items: readonly { count: number }[]): number {
  return items.reduce((sum, { count }) => sum + count, 0);
}
