import type { CsvValue } from '@/lib/csv/csv';
import type { AnyList, FieldDefinition } from '@/lib/resources/resource';

// biome-ignore lint/suspicious/noExplicitAny: the items of any list, which only the list's own functions read
type Item = any;

export type CsvField = FieldDefinition<Item> & { id?: string };

/** Returns the fields in the order of the screen, then those that only the CSV has. Ids come last. */
export function csvFields({ fields, csv }: Pick<AnyList, 'fields' | 'csv'>): CsvField[] {
  const all = [...Object.entries(fields).map(([id, field]) => ({ ...field, id })), ...(csv.more ?? [])];
  return [...all.filter(({ kind }) => kind !== 'id'), ...all.filter(({ kind }) => kind === 'id')];
}

export function csvHeading({ heading, label, kind }: CsvField, timeZone: string): string {
  return kind === 'time' ? `${label} (${timeZone})` : (heading ?? label);
}

export function csvValue({ number, hasDecimal, text }: CsvField, item: Item, timeZone: string): CsvValue {
  if (!number) return text(item, { timeZone });
  const value = number(item);
  return hasDecimal && value != null ? withDecimal(value) : value;
}

/** Returns `30.0` for 30, and more decimals if the number has them. */
export function withDecimal(value: number): string {
  const text = value.toFixed(1);
  return Number(text) === value ? text : String(value);
}
