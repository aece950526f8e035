import { formatCount } from '@/lib/format/number';

/** `words` follows the count: `2,011 by country`. */
export type Part = { count: number; words: string; href: string | null };

/** `excess` is by how much the parts exceed the total. */
export type Sum = { total: number; parts: readonly Part[]; excess: number };

export function sumOf(total: number, parts: readonly Part[], rest: Omit<Part, 'count'>): Sum {
  const made = parts.reduce((sum, { count }) => sum + count, 0);
  const all = made < total ? [...parts, { ...rest, count: total - made }] : parts;
  return { total, parts: all.filter(({ count }) => count > 0), excess: Math.max(0, made - total) };
}

export function sumOfItems(
  total: number,
  items: readonly { count: number }[],
  words: string,
  rest: Omit<Part, 'count'>,
) {
  const count = items.reduce((sum, item) => sum + item.count, 0);
  return sumOf(total, [{ count, words, href: null }], rest);
}

/** Returns text such as `12 more than 2,048`. */
export function excessLabel({ total, excess }: Sum): string {
  return `${formatCount(excess)} more than ${formatCount(total)}`;
}
