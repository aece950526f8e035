import type { ReactNode } from 'react';
import type { FieldDefinition, Format } from '@/lib/resources/resource';
import { readField, type ShownField } from '@/lib/resources/shown-field';
import { type CellFacts, CellValue } from './cell-value';

/** Returns what the table needs besides the text; undefined if that is enough. */
export function cellFacts({ names = [], playedAt, href }: ShownField, rowHref: string | null): CellFacts | undefined {
  if (names.length === 0 && !playedAt && !href) return undefined;
  return {
    ...(names.length > 0 && { names }),
    ...(playedAt && { playedAt }),
    ...(href && (href === rowHref ? { isOfRow: true } : { href })),
  };
}

/** Renders a table cell; null if the field has no value. */
export function drawCell<Item>(
  field: FieldDefinition<Item>,
  item: Item,
  format: Format,
  rowHref: string | null,
): ReactNode {
  const shown = readField(field, item, format);
  const { label, text, kind, align } = shown;
  if (text === null) return null;
  return <CellValue column={{ label, kind, align }} text={text} facts={cellFacts(shown, rowHref)} rowHref={rowHref} />;
}
