import type { CsvField } from '@/lib/contract/csv-columns';
import { made, reads } from '@/lib/contract/wire/unread';
import { formatDateTime } from '@/lib/format/date';
import type { CsvColumn } from './export';

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
