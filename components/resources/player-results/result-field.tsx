import type { Cells } from '@/components/fields/field-value';
import type { FieldDefinition, Fields } from '@/lib/resources/resource';
import type { RowResult, RowResults } from './load-results';

export function withResultField<Item extends { uid: string }>(
  fields: Fields<Item>,
  results: RowResults,
  { label = 'Result', width = 190 }: { label?: string; width?: number } = {},
): Fields<Item> {
  const result: FieldDefinition<Item> = {
    label,
    text: ({ uid }) => (results.has(uid) ? known(results.get(uid))?.text : 'Not loaded'),
    names: ({ uid }) => known(results.get(uid))?.names ?? [],
    href: ({ uid }) => known(results.get(uid))?.href,
    width,
    grow: 2,
    card: 'line-end',
  };
  const others: FieldDefinition<Item> = {
    label: 'Played with',
    text: ({ uid }) => (results.has(uid) ? known(results.get(uid))?.others?.join(', ') : 'Not loaded'),
    names: ({ uid }) => known(results.get(uid))?.others ?? [],
    width: 290,
    grow: 2,
  };
  const hasOthers = [...results.values()].some((one) => known(one)?.others);
  const othersColumn: [string, FieldDefinition<Item>][] = hasOthers ? [['others', others]] : [];
  const entries = Object.entries<FieldDefinition<Item>>(fields).map(([id, field]): [string, FieldDefinition<Item>] => {
    const { card: _, ...plain } = field;
    // On a phone, the result replaces this field in a card.
    return [id, field.card === 'line-end' ? plain : field];
  });
  const titleIndex = entries.findIndex(([, { card }]) => card === 'title');
  return Object.fromEntries(entries.toSpliced(titleIndex + 1, 0, ['result', result], ...othersColumn));
}

export function resultCells(results: RowResults): Cells<{ uid: string }> {
  return {
    result: ({ uid }) => {
      const result = results.get(uid);
      if (!result || !('error' in result)) return null;
      return (
        <span title={result.error} className="text-warning">
          {result.error}
        </span>
      );
    },
  };
}

const known = (result: RowResult | undefined) => (result && 'text' in result ? result : null);
