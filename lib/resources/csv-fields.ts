import type { AnyList, FieldDefinition } from './resource';

// biome-ignore lint/suspicious/noExplicitAny: the items of any list, which only the list's own functions read
type Item = any;

export type CsvField = FieldDefinition<Item> & { id?: string };

/** Returns the fields in the screen's order, then those of the CSV only. Ids come last. */
export function csvFields({ fields, csv }: Pick<AnyList, 'fields' | 'csv'>): CsvField[] {
  const all = [...Object.entries(fields).map(([id, field]) => ({ ...field, id })), ...(csv.more ?? [])];
  return [...all.filter(({ kind }) => kind !== 'id'), ...all.filter(({ kind }) => kind === 'id')];
}

export function csvHeading({ heading, label, kind }: CsvField, timeZone: string): string {
  return kind === 'time' ? `${label} (${timeZone})` : (heading ?? label);
}

export function csvValue(field: CsvField, item: Item, timeZone: string): ReturnType<typeof csvNumber> {
  return field.number ? csvNumber(field, item) : field.text(item, { timeZone });
}

/** The field's number as spreadsheets read it, with plus handicaps negative; undefined if it is no number. */
export function csvNumber<Of>(
  { number, hasDecimal }: FieldDefinition<Of>,
  item: Of,
): string | number | null | undefined {
  const value = number?.(item);
  return hasDecimal && value != null ? withDecimal(value) : value;
}

/** Returns `30.0` for 30, and more decimals if the number has them. */
export function withDecimal(value: number): string {
  const text = value.toFixed(1);
  return Number(text) === value ? text : String(value);
}
