import type { CsvField } from '@/lib/contract/csv-columns';
import type { CsvValue } from '@/lib/format/csv';

export const headingIn = ({ heading, moment }: CsvField<never>, zone: string): string =>
  moment ? `${heading} (${zone})` : heading;

export function valueIn<Item>(
  { of, moment }: CsvField<Item>,
  item: Item,
  formatMoment: (moment: string) => string,
): CsvValue {
  const value = of(item);
  return moment && value ? formatMoment(String(value)) : value;
}
