import type { Result } from '@/lib/contract/result';

/** `total` is null if the API does not report it. `href` is null if no list has exactly these rows. */
export type CountedChoice = { label: string; href: string | null; total: Result<number | null> };

type Counts = { counted: readonly CountedChoice[]; total: Result<number | null>; isPart: boolean };

type Bar = { name: string; count: number; href: string | null; others?: boolean };

/** Adds a last bar for rows with other values or none. */
export function barsOf({ counted, total, isPart }: Counts): {
  bars: readonly Bar[];
  failed: readonly CountedChoice[];
  sum: number;
} {
  const bars = counted.flatMap(({ label, href, total: of }): Bar[] =>
    of.ok && of.value !== null ? [{ name: label, count: of.value, href }] : [],
  );
  const failed = counted.filter(({ total: of }) => !of.ok || of.value === null);
  const sum = bars.reduce((rows, { count }) => rows + count, 0);
  const all = total.ok ? total.value : null;
  const rest = all === null || counted.length === 0 || failed.length > 0 ? 0 : all - sum;
  const name = isPart ? 'Others or none' : 'None';
  return { bars: rest > 0 ? [...bars, { name, count: rest, href: null, others: true }] : bars, failed, sum };
}
