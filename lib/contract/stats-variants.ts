import * as z from 'zod';
import { Count, OpenEnum } from './common';
import { type Fields, isFields } from './fields';

/** The specification does not define the dashboard's responses, so these schemas accept common forms. */

const ROWS = ['items', 'data', 'content', 'results', 'rows', 'series', 'points', 'stats', 'distribution', 'buckets'];
const TOTALS = ['total', 'count', 'value', 'totalCount', 'users', 'groups', 'events', 'rounds'];
const COUNTS = ['count', 'total', 'value', 'users', 'groups', 'events', 'rounds', 'usersCount', 'groupsCount'];
const DATES = ['date', 'day', 'month', 'week', 'period', 'from', 'start', 'timestamp', 'label', 'key'];
const WORDS = ['status', 'kind', 'type', 'name', 'label', 'key'];

const firstOf = (fields: Fields, names: readonly string[]): unknown =>
  names.map((name) => fields[name]).find((value) => value !== undefined && value !== null);

const isCount = (value: unknown): boolean => Count.safeParse(value).success;

/** Accepts an array, an object with an array under a common name, or counts by label: `{ "1-5": 12, "6-10": 3 }`. */
function rowsIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return null;
  for (const name of ROWS) {
    const rows = rowsIn(value[name]);
    if (rows) return rows;
  }
  const entries = Object.entries(value);
  const isTable = entries.length > 0 && entries.every(([, count]) => isCount(count));
  return isTable ? entries.map(([label, count]) => ({ label, count })) : null;
}

const readRows = (value: unknown, readRow: (row: Fields) => unknown): unknown => {
  const rows = rowsIn(value);
  return rows ? { items: rows.map((row) => (isFields(row) ? readRow(row) : row)) } : value;
};

const countOf = (row: Fields) => firstOf(row, COUNTS);

/** Accepts `[{ status: "ACTIVE", count: 3 }]` or `{ "ACTIVE": 3 }`. */
function partsOf(value: unknown, name: 'status' | 'kind'): unknown[] | null {
  const parts = rowsIn(value)?.map((row) =>
    isFields(row) ? { [name]: firstOf(row, WORDS), count: countOf(row) } : row,
  );
  return parts?.filter((part) => !isFields(part) || part[name] !== undefined) ?? null;
}

const Parts = <Name extends 'status' | 'kind'>(name: Name) =>
  z.array(z.object({ [name]: OpenEnum, count: Count } as Record<Name, typeof OpenEnum> & { count: typeof Count }));

const unwrapData = (value: unknown): unknown => (isFields(value) && isFields(value.data) ? value.data : value);

function readLevel(value: unknown): unknown {
  if (!isFields(value)) return { total: value };
  return { total: firstOf(value, TOTALS), previousTotal: firstOf(value, ['previousTotal', 'previous', 'before']) };
}

const LevelVariant = z.object({ total: Count, previousTotal: Count.nullish() });

export const OverviewVariant = z.preprocess(
  (body) => {
    const fields = unwrapData(body);
    if (!isFields(fields)) return fields;
    const levels = (['user', 'group', 'event', 'round'] as const).map((one) => {
      const capital = `${one.charAt(0).toUpperCase()}${one.slice(1)}s`;
      const value = firstOf(fields, [`${one}s`, `total${capital}`, `${one}sCount`, `${one}Count`, `${one}sTotal`]);
      return [`${one}s`, value === undefined ? null : readLevel(value)] as const;
    });
    return Object.fromEntries(levels);
  },
  z.object({
    users: LevelVariant.nullable(),
    groups: LevelVariant.nullable(),
    events: LevelVariant.nullable(),
    rounds: LevelVariant.nullable(),
  }),
);
export type OverviewVariant = z.infer<typeof OverviewVariant>;

/** If the response has no total, the total is the sum of its parts. */
export const TotalVariant = z.preprocess(
  (body) => {
    const fields = unwrapData(body);
    if (!isFields(fields) && !Array.isArray(fields)) return { total: fields, byStatus: null, byKind: null };
    const ownTotal = isFields(fields) ? firstOf(fields, TOTALS) : undefined;
    const own = isFields(fields) ? fields : {};
    const statuses = firstOf(own, ['byStatus', 'statuses']) ?? (ownTotal === undefined ? fields : null);
    const byStatus = partsOf(statuses, 'status');
    const sum = byStatus?.reduce<number>((all, row) => all + Number((row as Fields).count), 0);
    return { total: ownTotal ?? sum, byStatus, byKind: partsOf(firstOf(own, ['byKind', 'byType']), 'kind') };
  },
  z.object({ total: Count, byStatus: Parts('status').nullable(), byKind: Parts('kind').nullable() }),
);
export type TotalVariant = z.infer<typeof TotalVariant>;

const placesVariant = (kind: 'country' | 'region') =>
  z.preprocess(
    (body) => {
      const rows = rowsIn(body)?.map((row) => (isFields(row) ? { ...placeIn(row, kind), count: countOf(row) } : row));
      return rows ? { items: rows.filter((row) => !isFields(row) || row.uid !== null || row.name !== null) } : body;
    },
    z.object({ items: z.array(z.object({ uid: z.string().min(1).nullable(), name: z.string(), count: Count })) }),
  );

/** Accepts `{ country: { uid, name } }`, `{ countryId, countryName }`, `{ id, name }` and `{ country: "England" }`. */
function placeIn(row: Fields, kind: string): { uid: unknown; name: unknown } {
  const held = row[kind];
  const fields = isFields(held) ? held : row;
  const uid = firstOf(fields, ['uid', 'id', `${kind}Uid`, `${kind}Id`]);
  const name = typeof held === 'string' ? held : firstOf(fields, [`${kind}Name`, 'name', 'label']);
  return { uid: uid === undefined ? null : String(uid), name: name ?? null };
}

export const CountriesVariant = placesVariant('country');
export const RegionsVariant = placesVariant('region');

/** Accepts a group size as lowest and highest number, or as a label such as `1-5`, `> 50` or `Small`. */
export const GroupSizesVariant = z.preprocess(
  (body) =>
    readRows(body, (row) => {
      const label = firstOf(row, ['label', 'range', 'size', 'bucket', 'name', 'key']);
      const minSize = firstOf(row, ['minSize', 'min', 'from']);
      const ends =
        minSize === undefined
          ? sizesIn(String(label ?? ''))
          : { minSize, maxSize: firstOf(row, ['maxSize', 'max', 'to']) };
      return { ...ends, label: label === undefined ? null : String(label), count: countOf(row) };
    }),
  z.object({
    items: z.array(
      z
        .object({ minSize: Count.nullable(), maxSize: Count.nullish(), label: z.string().nullable(), count: Count })
        .refine(({ minSize, label }) => minSize !== null || label !== null, { path: ['minSize'], message: 'Required' }),
    ),
  }),
);

function sizesIn(label: string): { minSize: number | null; maxSize: number | null } {
  const [, more, first, last, plus] =
    /^\s*(>=?|≥)?\s*(\d{1,9})\s*(?:(?:-|–|to)\s*(\d{1,9})|(\+))?\s*$/.exec(label) ?? [];
  if (first === undefined) return { minSize: null, maxSize: null };
  const isOpen = more !== undefined || plus !== undefined;
  const min = Number(first) + (more === '>' ? 1 : 0);
  return { minSize: min, maxSize: isOpen ? null : Number(last ?? first) };
}

/** @param zone the time zone in which a moment becomes a date */
export const seriesVariant = (zone: string) =>
  z.preprocess(
    (body) =>
      readRows(body, (row) => ({
        date: dayOf(firstOf(row, DATES), zone),
        count: countOf(row),
        byKind: partsOf(firstOf(row, ['byKind', 'byType', 'kinds']), 'kind'),
      })),
    z.object({
      items: z.array(z.object({ date: z.iso.date(), count: Count, byKind: Parts('kind').nullable() })),
    }),
  );

/** Accepts a date, a month or a moment. A moment becomes its date in `zone`, but at 00:00 the date as it is written. */
function dayOf(value: unknown, zone: string): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d$/.test(value)) return `${value}-01`;
  if (!/^\d{4}-\d\d-\d\d[T ]/.test(value)) return value;
  if (/^.{10}[T ]00:00/.test(value)) return value.slice(0, 10);
  const moment = new Date(value.replace(' ', 'T'));
  return Number.isNaN(moment.getTime()) ? value : new Intl.DateTimeFormat('sv', { timeZone: zone }).format(moment);
}
