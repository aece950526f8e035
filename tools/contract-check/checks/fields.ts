export type Row = Readonly<Record<string, unknown>> & { uid: string };

/** The fields of sort keys and filters that are not named like their field. */
const fields: Readonly<Record<string, string>> = {
  members: 'membersCount',
  created: 'createdAt',
  active: 'lastActiveAt',
  start: 'startDate',
  played: 'playedAt',
};

export function sortValue(row: Row, key: string): number | string | null {
  const value = key === 'name' && row.name === undefined ? row : row[key];
  if (typeof value === 'number' || typeof value === 'string') return value;
  return isNamed(value) ? nameOf(value) : null;
}

/** The text or uid in a row's field, by which a filter of the same name must find the row. */
export function filterValue(row: Row, key: string): string | null {
  const value = row[key];
  if (typeof value === 'string') return value;
  return value !== null && typeof value === 'object' && 'uid' in value ? String(value.uid) : null;
}

export type Range = {
  field: string;
  end: 'from' | 'to';
  /** True if rows without a value match too. */
  orMissing: boolean;
};

/** The field of a range filter, and the end of the range: `createdFrom` is the start for `createdAt`. */
export function fieldOfRange(key: string): Range | null {
  const [, stem = '', end] = /^(.+?)(Min|Max|From|To|Before)$/.exec(key) ?? [];
  if (end === undefined) return null;
  return {
    field: fieldOfTime(stem),
    end: end === 'Min' || end === 'From' ? 'from' : 'to',
    orMissing: end === 'Before',
  };
}

export const fieldOfTime = (stem: string): string => fields[stem] ?? stem;

function isNamed(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && ('name' in value || 'lastName' in value);
}

function nameOf({ name, firstName, lastName }: Record<string, unknown>): string {
  return typeof name === 'string' ? name : `${firstName} ${lastName}`;
}
