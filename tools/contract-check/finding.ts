/** One way in which an answer differs from what the app expects. */
export type Finding = {
  check: 'answer' | 'paging' | 'sort' | 'filter' | 'search' | 'export';
  /** What was asked. */
  asked: string;
  /** Where in the answer, or by which key: `items[].handicap`, `sortedBy=-createdAt`. */
  at: string;
  expected: string;
  came: string;
};

/** A value as it can stand in a line. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
