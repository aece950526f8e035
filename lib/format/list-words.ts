/** Joins words: `Ann`, `Ann and Bob`, or `Ann, Bob and Cay`. */
export function listText(items: readonly string[], before = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${before} ${items.at(-1)}`;
}
