import { made, type Reads } from '@/lib/contract/wire/unread';
import type { CsvValue } from '@/lib/csv/csv';
import { formatDateTime } from '@/lib/format/date';

export type OldCsvField<Item> = {
  heading: string;
  of: Reads<Item, string | number | null | undefined>;
  moment?: true;
  play?: true;
};

/** A column of a CSV that the app writes, as the API would: the row's uid first, plus handicaps negative. */
export type CsvColumn<Item> = readonly [heading: string, value: Reads<Item, CsvValue>];

/** The columns of a CSV, for dates in a time zone. */
export function inZone<Item extends object>(
  fields: readonly OldCsvField<Item>[],
  zone: string,
): readonly CsvColumn<Item>[] {
  return fields.map(({ heading, of, moment }): CsvColumn<Item> => {
    if (!moment) return [heading, of];
    return [`${heading} (${zone})`, made(of, (value) => (value ? formatDateTime(String(value), zone) : null))];
  });
}
