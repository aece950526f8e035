import { formatCount } from '@/lib/format/number';

/** One of the parts that a total is made of: `2,011 by country`. */
export type Part = { count: number; words: string; href: string | null };

/** A total beside its parts: what the parts leave over, and how far they go beyond it. */
export type Sum = { total: number; parts: readonly Part[]; beyond: number };

/** Sets parts against their total. What they leave over is a part of its own, with these words. */
export function sumOf(total: number, parts: readonly Part[], rest: Omit<Part, 'count'>): Sum {
  const made = parts.reduce((sum, { count }) => sum + count, 0);
  const all = made < total ? [...parts, { ...rest, count: total - made }] : parts;
  return { total, parts: all.filter(({ count }) => count > 0), beyond: Math.max(0, made - total) };
}

/** `12 more than 2,048`: parts that are more than their total. */
export function beyondWords({ total, beyond }: Sum): string {
  return `${formatCount(beyond)} more than ${formatCount(total)}`;
}
