/** A row as it came, already held against the contract. */
export type Row = Readonly<Record<string, unknown>> & { uid: string };

/** What a sort key or a filter speaks of, where its name is not that of the field. */
const fields: Readonly<Record<string, string>> = {
  members: 'membersCount',
  created: 'createdAt',
  start: 'startDate',
  played: 'playedAt',
};

/** What can be compared of a row: a number, a text, or nothing. */
export function sortValue(row: Row, key: string): number | string | null {
  const value = key === 'name' && row.name === undefined ? row : row[key];
  if (typeof value === 'number' || typeof value === 'string') return value;
  return isNamed(value) ? nameOf(value) : null;
}

/** What a filter with several values compares: a word, or the uid of what stands there. */
export function filterValue(row: Row, key: string): string | null {
  const value = row[key];
  if (typeof value === 'string') return value;
  return value !== null && typeof value === 'object' && 'uid' in value ? String(value.uid) : null;
}

/** `createdFrom` → `createdAt`; null where the rows do not show it. */
export function fieldOfRange(key: string): { field: string; end: 'from' | 'to' } | null {
  const [, stem = '', end] = /^(.+?)(Min|Max|From|To)$/.exec(key) ?? [];
  if (end === undefined) return null;
  return { field: fields[stem] ?? stem, end: end === 'Min' || end === 'From' ? 'from' : 'to' };
}

function isNamed(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && ('name' in value || 'lastName' in value);
}

function nameOf({ name, firstName, lastName }: Record<string, unknown>): string {
  return typeof name === 'string' ? name : `${firstName} ${lastName}`;
}
