import type { CsvField } from '@/lib/contract/csv-columns';
import { made, type Reads, reads } from '@/lib/contract/wire/unread';
import type { CsvValue } from '@/lib/csv/csv';
import { formatDateTime } from '@/lib/format/date';

/** A column of a CSV that the app writes, as the API would: the row's uid first, plus handicaps negative. */
export type CsvColumn<Item> = readonly [heading: string, value: Reads<Item, CsvValue>];

/** The zone of a row's course; null where it is not known. */
export type ZoneOf = (row: object) => string | null;

/**
 * The columns of a CSV, for dates in a time zone. With `zoneOf`, times of play are in the local time of their course
 * instead, which a last column names; they are empty where it is not known.
 */
export function inZone<Item extends object>(
  fields: readonly CsvField<Item>[],
  zone: string,
  zoneOf?: ZoneOf,
): readonly CsvColumn<Item>[] {
  const columns = fields.map(({ heading, of, moment, play }): CsvColumn<Item> => {
    if (!moment) return [heading, of];
    const local = play && zoneOf;
    const clock: ZoneOf = local || (() => zone);
    return [
      `${heading} (${local ? 'local time of the course' : zone})`,
      made(of, (value, item) => {
        const at = clock(item);
        return value && at ? formatDateTime(String(value), at) : null;
      }),
    ];
  });
  return zoneOf ? [...columns, ['Time zone of the course', reads([], zoneOf)]] : columns;
}
