import type { CsvValue } from '@/lib/format/csv';
import { formatDateTime } from '@/lib/format/date';

export type CsvColumn<Item> = {
  head: (zone: string) => string;
  value: (item: Item, zone: string) => CsvValue;
};

export function column<Item>(head: string, value: (item: Item) => CsvValue): CsvColumn<Item> {
  return { head: () => head, value };
}

/** A moment in the requested time zone; the heading names the zone. */
export function momentColumn<Item>(head: string, value: (item: Item) => string | null | undefined): CsvColumn<Item> {
  return {
    head: (zone) => `${head} (${zone})`,
    value: (item, zone) => {
      const moment = value(item);
      return moment ? formatDateTime(moment, zone) : null;
    },
  };
}
