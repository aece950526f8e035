/** One difference between a response and what the app expects. */
export type Finding = {
  check: 'answer' | 'paging' | 'sort' | 'filter' | 'search' | 'export';
  /** Path and query. */
  request: string;
  /** The place in the response, or the parameter: `items[].handicap`, `sortedBy=-createdAt`. */
  at: string;
  expected: string;
  actual: string;
};

/** A value in at most 80 characters. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
