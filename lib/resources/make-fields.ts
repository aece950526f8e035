import { handicapText } from '@/lib/format/handicap';
import { countText } from '@/lib/format/number';
import { CREATED_AT } from '@/lib/names';
import { timeText, wordText } from './field-text';
import type { FieldDefinition } from './resource';

type Text = string | null | undefined;
type Amount = number | null | undefined;
type Options<Item> = Omit<FieldDefinition<Item>, 'label' | 'text'>;
type Make<Item, Value> = (label: string, of: (item: Item) => Value, options: Options<Item>) => FieldDefinition<Item>;

export function wordField<Item>(...[label, of, options]: Parameters<Make<Item, Text>>): FieldDefinition<Item> {
  return { label, text: (item) => wordText(of(item)), kind: 'word', ...options };
}

export function statusField<Item>(of: (item: Item) => Text, options: Options<Item>): FieldDefinition<Item> {
  return wordField('Status', of, { kind: 'status', sortKey: 'status', card: 'aside', ...options });
}

export function timeField<Item>(...[label, of, options]: Parameters<Make<Item, Text>>): FieldDefinition<Item> {
  return { label, text: (item, format) => timeText(of(item), format), kind: 'time', ...options };
}

export function createdField<Item extends { createdAt?: Text }>(
  options: Pick<FieldDefinition<Item>, 'isHidden'> = {},
): FieldDefinition<Item> {
  const apiCsv = { headings: ['Created'] };
  return timeField(CREATED_AT, ({ createdAt }) => createdAt, { apiCsv, sortKey: 'createdAt', width: 128, ...options });
}

export function countField<Item>(...[label, of, options]: Parameters<Make<Item, Amount>>): FieldDefinition<Item> {
  return { label, text: (item) => countText(of(item)), number: of, align: 'end', ...options };
}

export function handicapField<Item>(of: (item: Item) => Amount, options: Options<Item>): FieldDefinition<Item> {
  const csv = { number: of, hasDecimal: true, heading: 'Handicap (plus = negative)' } as const;
  return { label: 'Handicap', text: (item) => handicapText(of(item)), ...csv, align: 'end', ...options };
}

export function idField<Item extends { uid: string }>(label: string, options: Options<Item>): FieldDefinition<Item> {
  return { label, text: ({ uid }) => uid, kind: 'id', apiCsv: { headings: ['Uid'] }, ...options };
}

export function idOf<Item>(
  label: string,
  of: (item: Item) => { uid: string } | null | undefined,
): FieldDefinition<Item> {
  return { label, text: (item) => of(item)?.uid, kind: 'id', width: 0 };
}
