import type { CsvField } from '@/lib/contract/csv-columns';
import type { CsvValue } from '@/lib/format/csv';
import { formatDateTime } from '@/lib/format/date';

export const headingIn = ({ heading, moment }: CsvField<never>, zone: string): string =>
  moment ? `${heading} (${zone})` : heading;

export function valueIn<Item>({ of, moment }: CsvField<Item>, item: Item, zone: string): CsvValue {
  const value = of(item);
  return moment && value ? formatDateTime(String(value), zone) : value;
}
