import { ContractBroken } from '@/lib/contract/result';
import type { Comparison } from './comparison';
import { divide, type Span, spanOf, spanOfAll } from './days';

type Kinds = readonly { kind: string; count: number }[];

export type Point = { span: Span; count: number; byKind: Kinds | null };

type Answer = { items: readonly { date: string; count: number; byKind?: Kinds | null }[] };

export type Trend = {
  now: Point[];
  before: Point[];
  compared: { now: Point; before: Point } | null;
  apart: Point | null;
  /** The sum of `now`. */
  all: Point | null;
};

/**
 * Counts a missing interval as zero.
 * @throws ContractBroken for wrong sums, and for repeated or unrequested intervals
 */
export function trendOf(answers: readonly Answer[], comparison: Comparison): Trend {
  const { interval, requested, compared } = comparison;
  const found = new Map<string, Omit<Point, 'span'>>();
  const faults: string[] = [];
  for (const [which, span] of requested.entries()) {
    const items = answers[which]?.items ?? [];
    // The API may date an interval that began before the span by its own first day, or by the span's.
    const requested = new Map(
      divide(span, interval).flatMap(({ first }) => [
        [spanOf(first, interval).first, first],
        [first, first],
      ]),
    );
    for (const [index, { date, count, byKind }] of items.entries()) {
      const day = requested.get(date);
      if (day === undefined || found.has(day)) faults.push(`items[${index}].date: ${date} is not a requested interval`);
      if (byKind && total(byKind) !== count) faults.push(`items[${index}].byKind: does not add up to ${count}`);
      if (day) found.set(day, { count, byKind: byKind ?? null });
    }
  }
  if (faults.length > 0) throw new ContractBroken(faults);
  const points = (spans: readonly Span[]): Point[] =>
    spans.map((span) => ({ span, ...(found.get(span.first) ?? { count: 0, byKind: null }) }));
  const [now, before] = [points(comparison.now), points(comparison.before)];
  const [first, other] = [together(now.slice(0, compared.now)), together(before.slice(0, compared.before))];
  return {
    now,
    before,
    compared: first && other && { now: first, before: other },
    apart: together(now.slice(compared.now)),
    all: together(now),
  };
}

function together(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { kind, count } of points.flatMap(({ byKind }) => byKind ?? [])) {
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  const byKind = [...counts].map(([kind, count]) => ({ kind, count }));
  return {
    span: spanOfAll(points.map(({ span }) => span)),
    count: total(points),
    byKind: counts.size > 0 ? byKind : null,
  };
}

function total(items: readonly { count: number }[]): number {
  return items.reduce((sum, { count }) => sum + count, 0);
}
