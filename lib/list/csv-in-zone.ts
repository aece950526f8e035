import type { CsvField } from '@/lib/contract/csv-columns';
import { formatDateTime } from '@/lib/format/date';
import type { CsvColumn } from './export';

/** The contract's columns of a CSV, for dates in any time zone. */
export function inZone<Item>(fields: readonly CsvField<Item>[]): (zone: string) => readonly CsvColumn<Item>[] {
  return (zone) =>
    fields.map(({ heading, of, moment }): CsvColumn<Item> => {
      if (!moment) return [heading, of];
      return [
        `${heading} (${zone})`,
        (item) => {
          const value = of(item);
          return value ? formatDateTime(String(value), zone) : null;
        },
      ];
    });
}
