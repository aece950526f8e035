import { deserialized, type Serialized, serialized } from '@/components/old-lazy/serialized';
import type { Point } from '@/lib/stats/trend';
import type { TrendRow } from './trend-rows';

/** Without names: a page has hundreds of points. */
type Packed = [first: string, last: string, count: number, kinds?: [kind: string, count: number][]];
type PackedRow = [label: string, axis: string | null, look: TrendRow['look'], ...points: (Packed | null)[]];

/** The rows of a trend, for the way to the browser. */
export type PackedRows = Serialized<PackedRow[]>;

export function packRows(rows: readonly TrendRow[]): PackedRows {
  return serialized(
    rows.map(({ label, axis, look, now, before }): PackedRow => [label, axis, look, packed(now), packed(before)]),
  );
}

export function unpackRows(rows: PackedRows): TrendRow[] {
  return deserialized(rows).map(([label, axis, look, now, before]) => ({
    label,
    axis,
    look,
    now: unpacked(now),
    before: unpacked(before),
  }));
}

function packed(point: Point | null): Packed | null {
  if (!point) return null;
  const { span, count, byKind } = point;
  const kinds = byKind?.map(({ kind, count }): [string, number] => [kind, count]);
  return kinds ? [span.first, span.last, count, kinds] : [span.first, span.last, count];
}

function unpacked(point: Packed | null | undefined): Point | null {
  if (!point) return null;
  const [first, last, count, kinds] = point;
  return { span: { first, last }, count, byKind: kinds?.map(([kind, count]) => ({ kind, count })) ?? null };
}
